import { useCallback } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { signOut } from '../../kernel/session.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { loadChunk } from '../../kernel/chunks.ts';
import { countWaiting, scanState } from './scan-state.ts';

/** How long scans on their way are waited for before the person is asked, in milliseconds. */
const patience = 2000;

/** Logs out; whoever leaves scans on the device is told how many, whose they are and what becomes of them, and may save them or stay. */
export function useSignOut(): () => Promise<void> {
  const say = useSay();
  const count = useCount();
  const confirm = useConfirm();
  return useCallback(async () => {
    const n = await countLeft();
    if (n > 0) {
      const { leavingQuestion } = await loadChunk(() => import('./leaving-question.tsx'));
      if (!(await confirm(leavingQuestion(say, count(n))))) return;
    }
    await signOut();
  }, [say, count, confirm]);
}

/** How many scans stay behind, once those that go out just now are gone. */
function countLeft(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const state = scanState.get();
      const n = countWaiting(state);
      if (n === 0 || state.stuck || state.unsafe.length > 0) done(n);
    };
    const timer = setTimeout(() => done(countWaiting(scanState.get())), patience);
    const leave = scanState.subscribe(look);
    const done = (n: number) => {
      clearTimeout(timer);
      leave();
      resolve(n);
    };
    look();
  });
}
