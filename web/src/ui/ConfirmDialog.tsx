import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { Button } from './Button.tsx';
import { dataWords } from './data.words.ts';
import overlay from './Overlay.module.css';
import dialog from './Dialog.module.css';
import styles from './ConfirmDialog.module.css';

export interface Question {
  /** What is asked, as one sentence; 'Are u sure' by default, 'Are you sure to delete?' for a delete. */
  question?: string;
  /** What will happen, and to what. */
  text?: ReactNode;
  /** The words of the button that does it; 'Yes, do it' by default. */
  yes?: string;
  no?: string;
  /** It takes something away: the button is red, and the focus begins on the other one. */
  kind?: 'plain' | 'delete' | 'danger';
}

export interface ConfirmDialogProps extends Question {
  open: boolean;
  onAnswer: (yes: boolean) => void;
  /** Between the text and the buttons: a reason to fill in, for example. */
  children?: ReactNode;
  /** Holds the yes back until what stands in `children` is filled in. */
  notYet?: boolean;
}

/** Asks before something that hurts when done by mistake. Escape is a no; a press outside is no answer. */
export function ConfirmDialog({ question, text, yes, no, kind = 'plain', open, onAnswer, children, notYet }: ConfirmDialogProps) {
  const say = useSay();
  const noButton = useRef<HTMLButtonElement>(null);
  const hurts = kind !== 'plain';
  const asked = question ?? say(kind === 'delete' ? dataWords.sureDelete : dataWords.sure);
  return (
    <Base.Root open={open} onOpenChange={(next) => { if (!next) onAnswer(false); }}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={dialog.viewport}>
          <Base.Popup className={`${dialog.popup} ${dialog.small}`} initialFocus={hurts && !children ? noButton : undefined}>
            <div className={styles.body}>
              <Base.Title className={styles.question}>{asked}</Base.Title>
              {text && <Base.Description render={<div />} className={styles.text}>{text}</Base.Description>}
              {children}
            </div>
            <footer className={dialog.foot}>
              <Button ref={noButton} onClick={() => onAnswer(false)}>{no ?? say(dataWords.cancel)}</Button>
              <Button variant={hurts ? 'danger' : 'main'} disabled={notYet} onClick={() => onAnswer(true)}>{yes ?? say(dataWords.yesDoIt)}</Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type Confirm = (question?: Question) => Promise<boolean>;
const ConfirmContext = createContext<Confirm>(() => Promise.reject(new Error('useConfirm needs a ConfirmProvider above it')));

/** Gives the parts below a way to ask. One question at a time: a second one answers the first with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question>({});
  const [open, setOpen] = useState(false);
  const waiting = useRef<((yes: boolean) => void) | undefined>(undefined);
  const answer = useCallback((yes: boolean) => {
    setOpen(false);
    waiting.current?.(yes);
    waiting.current = undefined;
  }, []);
  const ask = useCallback<Confirm>((question = {}) => {
    answer(false);
    setAsked(question);
    setOpen(true);
    return new Promise((resolve) => { waiting.current = resolve; });
  }, [answer]);
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog {...asked} open={open} onAnswer={answer} />
    </ConfirmContext>
  );
}

/**
 * Asks the person and waits for the answer.
 *
 * @example const confirm = useConfirm(); if (await confirm({ kind: 'delete' })) remove();
 */
export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
