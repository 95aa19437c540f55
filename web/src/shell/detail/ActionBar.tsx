import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useElementId } from '../../ui/element-id.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { useReasonWord } from '../reasons.ts';
import { refusedBy } from '../who-may.tsx';
import styles from './DetailPage.module.css';

export { reasonWord } from '../reasons.ts';

/** A command that the server offers, with the refusal code when it is blocked now. */
export interface ServerAction {
  readonly command: string;
  readonly blocked: string | null;
  /** Permission of people who could do it, where another person could. */
  readonly permission?: string | undefined;
}

/** Appearance and handler of a command. */
export interface ActionFace {
  readonly word: Word;
  readonly icon?: IconSource;
  readonly variant?: 'main' | 'plain' | 'danger';
  readonly run: () => void;
}

export interface ActionBarProps {
  actions: readonly ServerAction[];
  faces: Readonly<Record<string, ActionFace>>;
}

/**
 * Commands on a record, as the server offers them: a blocked command is shown with its reason, never hidden.
 *
 * @example <ActionBar actions={staff.actions} faces={{ suspend: { word: accountCommandWords.suspend.verb, run: ask } }} />
 */
export function ActionBar({ actions, faces }: ActionBarProps) {
  return actions.map(({ command, blocked, permission }) => {
    const face = faces[command];
    return face && <OneAction key={command} face={face} blocked={blocked} permission={permission} />;
  });
}

function OneAction({ face, blocked, permission }: { face: ActionFace } & Pick<ServerAction, 'blocked' | 'permission'>) {
  const say = useSay();
  const id = useElementId();
  const reasonWord = useReasonWord();
  const why = blocked === null ? undefined : say.loose(reasonWord(blocked));
  return (
    <>
      <Tooltip content={why && refusedBy(why, permission)}>
        <Button
          icon={face.icon}
          variant={why === undefined ? face.variant : 'plain'}
          aria-disabled={why !== undefined || undefined}
          aria-describedby={why === undefined ? undefined : id}
          className={why === undefined ? undefined : styles.blocked}
          onClick={() => {
            if (why === undefined) face.run();
          }}>
          {say.loose(face.word)}
        </Button>
      </Tooltip>
      {why !== undefined && (
        <span id={id} className="sr-only">
          {why}
        </span>
      )}
    </>
  );
}
