import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { Question } from './ConfirmWindow.tsx';

const ConfirmWindow = lazyPart(async () => (await import('./ConfirmWindow.tsx')).ConfirmWindow);

type Confirm = (question?: Question) => Promise<boolean>;
const ConfirmContext = createContext<Confirm>(() =>
  Promise.reject(new Error('useConfirm needs a ConfirmProvider above it')),
);

/**
 * Lets the components below ask for confirmation. One question at a time: a second one answers the first with no, and so does a question that cannot be shown.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Question>({});
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const waiting = useRef<((yes: boolean) => void) | undefined>(undefined);
  const answer = useCallback((yes: boolean) => {
    setOpen(false);
    waiting.current?.(yes);
    waiting.current = undefined;
  }, []);
  const ask = useCallback<Confirm>(
    async (question = {}) => {
      answer(false);
      if (!(await ConfirmWindow.fetch())) return false;
      setRequest(question);
      setUsed(true);
      setOpen(true);
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    [answer],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {used && <ConfirmWindow {...request} open={open} onAnswer={answer} />}
    </ConfirmContext>
  );
}

/**
 * Asks the user and waits for the answer.
 *
 * @example const confirm = useConfirm(); if (await confirm({ kind: 'delete' })) remove();
 */
export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
