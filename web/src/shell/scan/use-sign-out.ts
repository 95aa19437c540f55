import { useCallback } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { signOut } from '../../kernel/session.ts';
import { currentSession } from '../../kernel/session-store.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { loadChunk } from '../../kernel/chunks.ts';
import { frameParts, type Unsent } from '../frame-parts.ts';
import { countWaiting, scanState } from './scan-state.ts';

/** Milliseconds to wait for requests in progress before the user is asked. */
const patience = 2000;

/** Logs out; a user who leaves scans, messages or labels on the device is told how many, whose they are and what happens to them, and may save them or stay. */
export function useSignOut(): () => Promise<void> {
  const say = useSay();
  const count = useCount();
  const confirm = useConfirm();
  return useCallback(async () => {
    const [scans, unsent] = await Promise.all([countLeft(), readUnsent()]);
    if (scans > 0 || unsent) {
      const { leavingQuestion } = await loadChunk(() => import('./leaving-question.tsx'));
      if (!(await confirm(leavingQuestion(say, scans > 0 ? count(scans) : null, unsent)))) return;
    }
    await signOut();
  }, [say, count, confirm]);
}

/** Returns what rooms still have unsent, after current requests have ended. */
async function readUnsent(): Promise<Unsent | null> {
  const staffId = currentSession()?.user.id;
  if (staffId === undefined) return null;
  for (const until = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const unsent = await frameParts()
      .unsent(staffId)
      .catch(() => null);
    if (!unsent || !navigator.onLine || Date.now() > until) return unsent;
  }
}

/** Returns the number of scans left, after current requests have ended. */
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
