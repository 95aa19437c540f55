import { useCallback } from 'react';
import { ApiError, firstMessage } from '../kernel/api-error.ts';
import { useSay } from '../kernel/i18n.tsx';
import { kernelWords } from '../kernel/kernel.words.ts';
import { reactionTo } from '../kernel/reactions.ts';
import { useToast } from '../ui/feedback/Toasts.tsx';
import { useConfirm, type Question } from '../ui/overlays/ConfirmDialog.tsx';
import { useFresh, type Fresh } from './use-fresh.ts';

export interface DoingOptions<T> {
  /** Asked first; whoever says no changes nothing. */
  readonly ask?: Question;
  /** What is said when it is done; nothing says nothing. */
  readonly success?: string | ((result: T) => string | null);
  /** What may show something else now. After a refusal too: it often means that somebody else was faster. */
  readonly fresh?: readonly Fresh[];
}

/**
 * Makes a change outside a form: asks, does it, says that it was done, or why not, and asks again for what it has changed. The result, or
 * `undefined` when the person said no or it was refused; it never throws an `ApiError`.
 *
 * @example const run = useDoing(); await run(() => call('views.remove', { params: { id } }), { success: say(words.removed), fresh: ['views.list'] });
 */
export function useDoing(): <T>(doing: () => Promise<T>, options?: DoingOptions<T>) => Promise<T | undefined> {
  const say = useSay();
  const toast = useToast();
  const confirm = useConfirm();
  const freshen = useFresh();
  return useCallback(
    async (doing, { ask, success, fresh = [] } = {}) => {
      if (ask && !(await confirm(ask))) return undefined;
      try {
        const result = await doing();
        const message = typeof success === 'function' ? success(result) : success;
        if (message !== undefined && message !== null) toast.success(message);
        return result;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isAnnounced(error)) toast.error(firstMessage(error) || say(kernelWords.server));
        return undefined;
      } finally {
        void freshen(fresh);
      }
    },
    [say, toast, confirm, freshen],
  );
}

/** Has the product itself told the person of this failed change, as it does of a lost connection or a bug of the server? */
function isAnnounced(error: ApiError): boolean {
  return reactionTo(error, { write: true, background: false, withSession: true }).kind !== 'none';
}
