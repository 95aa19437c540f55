import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { laterWords } from '../later.words.ts';
import overlay from './Overlay.module.css';
import dialog from './Dialog.module.css';
import styles from './ConfirmDialog.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface Question {
  /** The question, one sentence; 'Are u sure' by default, 'Are you sure to delete?' for a delete. */
  question?: string;
  /** Effect of the action, and its object. */
  text?: ReactNode;
  /** Text of the confirming button; 'Yes, do it' by default. */
  yes?: string;
  no?: string;
  /** A destructive action: the button is red, and the other one has the initial focus. */
  kind?: 'plain' | 'delete' | 'danger';
}

export interface ConfirmWindowProps extends Question {
  open: boolean;
  onAnswer: (yes: boolean) => void;
  /** Content between the text and the buttons, for example a reason field. */
  children?: ReactNode;
  /** Disables the yes button until `children` is filled in. */
  notYet?: boolean;
}

/** Asks before an action that is harmful when done by mistake. Escape means no; a press outside is ignored. */
export function ConfirmWindow({
  question,
  text,
  yes,
  no,
  kind = 'plain',
  open,
  onAnswer,
  children,
  notYet,
}: ConfirmWindowProps) {
  const say = useSay();
  const noButton = useRef<HTMLButtonElement>(null);
  const hurts = kind !== 'plain';
  const questionText = question ?? say(kind === 'delete' ? laterWords.sureDelete : laterWords.sure);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onAnswer(false);
      }}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={dialog.viewport}>
          <Base.Popup
            className={`${dialog.popup} ${dialog.small}`}
            initialFocus={hurts && !children ? noButton : undefined}>
            <div className={styles.body}>
              <Base.Title className={styles.question}>{questionText}</Base.Title>
              {text && (
                <Base.Description render={<div />} className={styles.text}>
                  {text}
                </Base.Description>
              )}
              {children}
            </div>
            <footer className={dialog.foot}>
              <Button ref={noButton} onClick={() => onAnswer(false)}>
                {no ?? say(commonWords.cancel)}
              </Button>
              <Button variant={hurts ? 'danger' : 'main'} disabled={notYet} onClick={() => onAnswer(true)}>
                {yes ?? say(commonWords.yesDoIt)}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
