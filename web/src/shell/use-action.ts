import { useCallback } from 'react';
import { ApiError, firstMessage } from '../kernel/api-error.ts';
import { useSay } from '../kernel/i18n.tsx';
import { kernelWords } from '../kernel/kernel.words.ts';
import type { Changes } from '../kernel/query-topics.ts';
import { reactionTo } from '../kernel/reactions.ts';
import type { ToastAction } from '../ui/feedback/toast-clock.ts';
import { useToast } from '../ui/feedback/Toasts.tsx';
import { useConfirm } from '../ui/overlays/ConfirmDialog.tsx';
import { useChanged } from './use-changed.ts';
import type { Question } from '../ui/overlays/ConfirmWindow.tsx';

export interface ActionOptions<T> {
  /** Question to confirm first; no changes nothing. */
  readonly ask?: Question;
  /** Message shown afterwards; null shows none. */
  readonly success?: string | ((result: T) => string | null);
  /** Action that the message offers, such as undoing the change. */
  readonly undo?: ToastAction | undefined;
  /** Topics to refetch afterwards; also after a refusal, which often means that another user was faster. */
  readonly changes?: Changes;
}

/**
 * Makes a change outside a form: confirms, runs it, reports success or the reason of a refusal, and refetches what has changed. Returns the result, or
 * `undefined` when it was not confirmed or was refused; it never throws an `ApiError`.
 *
 * @example const run = useAction(); await run(() => call('views.remove', { params: { id } }), { success: say(words.removed), changes: 'views' });
 */
export function useAction(): <T>(action: () => Promise<T>, options?: ActionOptions<T>) => Promise<T | undefined> {
  const say = useSay();
  const toast = useToast();
  const confirm = useConfirm();
  const changed = useChanged();
  return useCallback(
    async (action, { ask, success, undo, changes = [] } = {}) => {
      if (ask && !(await confirm(ask))) return undefined;
      try {
        const result = await action();
        const message = typeof success === 'function' ? success(result) : success;
        if (message !== undefined && message !== null) toast.success(message, undefined, undo);
        return result;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isAnnounced(error)) toast.error(firstMessage(error) || say(kernelWords.server));
        return undefined;
      } finally {
        void changed(changes);
      }
    },
    [say, toast, confirm, changed],
  );
}

/** Returns whether the product has already notified the user of this failure, such as a lost connection or a server error. */
function isAnnounced(error: ApiError): boolean {
  return reactionTo(error, { write: true, background: false, withSession: true }).kind !== 'none';
}
