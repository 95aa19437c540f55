import { useCallback } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { signOut } from '../../kernel/session.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { shellWords } from '../shell.messages.ts';
import { countWaiting, scanState } from './scan-state.ts';
import { scanWords as words } from './scan.messages.ts';
import { WaitingList } from './WaitingList.tsx';

/** Scans that are on their way are waited for so long before they are spoken of. */
const patience = 2000;

/** Logs out; whoever leaves scans on the device is told how many, whose they are and what becomes of them, and may save them or stay. */
export function useSignOut(): () => Promise<void> {
  const say = useSay();
  const count = useCount();
  const confirm = useConfirm();
  return useCallback(async () => {
    const n = await countLeft();
    const question = say(words.waitHere, { n: count(n) });
    if (n > 0 && !(await confirm({ question, text: <WaitingList />, yes: say(shellWords.logout), kind: 'plain' })))
      return;
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
