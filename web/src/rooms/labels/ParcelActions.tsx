import { useState } from 'react';
import { MoreHorizontal, PackageCheck } from 'lucide-react';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { ParcelCommand } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { reasonWord } from '../../shell/detail/ActionBar.tsx';
import { refusedBy } from '../../shell/who-may.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import { isDecision, stepWord, wordsOf } from './step-words.ts';
import type { MenuItem } from '../../ui/overlays/MenuPopup.tsx';

export const StepDialog = lazyPart(async () => (await import('./ParcelDialogs.tsx')).StepDialog);
export const DecisionDialog = lazyPart(async () => (await import('./ParcelDialogs.tsx')).DecisionDialog);

interface ParcelActionsProps {
  shipping: Shipping;
  /** Whole kyat that the receiver pays at the door. */
  collects?: number;
  onDone: (shipping: Shipping | null) => void;
  /** A decision that is asked for at once, where it may be taken: the page was opened for it. */
  begin?: string | undefined;
  /** Further menu items for decisions. */
  more?: readonly MenuItem[];
}

type ActionRequest =
  | { readonly kind: 'step'; readonly status: string; readonly needs: readonly string[] }
  | { readonly kind: 'decision'; readonly command: ParcelCommand };

/** The steps that may come next, as the server says: the usual one as a button, the others in a menu, where a blocked one says why. */
export function ParcelActions({ shipping, collects = 0, onDone, begin = '', more = [] }: ParcelActionsProps) {
  const say = useSay();
  const [request, setRequest] = useState<ActionRequest | null>(() =>
    isDecision(begin) && shipping.actions.some(({ command, blocked }) => command === begin && blocked === null)
      ? { kind: 'decision', command: begin }
      : null,
  );
  const outside = isMerchant(useViewer());
  const usual = shipping.steps.find((step) => step.usual && step.blocked === null);
  const steps = shipping.steps
    .filter((step) => step !== usual)
    .map((step): MenuItem => ({
      key: `step-${step.status}`,
      label: say.loose(stepWord(step.status)),
      ...(step.blocked === null ? {} : { refused: refusedBy(say.loose(reasonWord(step.blocked)), step.permission) }),
      onSelect: () => setRequest({ kind: 'step', status: step.status, needs: step.needs }),
    }));
  const decisions = shipping.actions.flatMap(({ command, blocked, permission }): MenuItem[] =>
    isDecision(command)
      ? [
          {
            key: command,
            label: say.loose(wordsOf(command, outside).verb),
            ...(blocked === null ? {} : { refused: refusedBy(say.loose(reasonWord(blocked)), permission) }),
            onSelect: () => setRequest({ kind: 'decision', command }),
          },
        ]
      : [],
  );
  const close = () => setRequest(null);
  return (
    <>
      {steps.length + decisions.length + more.length > 0 && (
        <Menu
          trigger={<Button icon={MoreHorizontal}>{say(words.steps)}</Button>}
          groups={[
            { key: 'steps', items: steps },
            { key: 'decisions', items: [...decisions, ...more] },
          ]}
        />
      )}
      {usual && (
        <Button
          variant="main"
          icon={PackageCheck}
          onClick={() => setRequest({ kind: 'step', status: usual.status, needs: usual.needs })}>
          {say.loose(stepWord(usual.status))}
        </Button>
      )}
      {request?.kind === 'step' && (
        <StepDialog
          shipping={shipping}
          collects={collects}
          status={request.status}
          needs={request.needs}
          onClose={close}
          onDone={onDone}
        />
      )}
      {request?.kind === 'decision' && (
        <DecisionDialog shipping={shipping} command={request.command} onClose={close} onDone={onDone} />
      )}
    </>
  );
}
