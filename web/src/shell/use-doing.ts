import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { ApiError, firstMessage } from '../kernel/api-error.ts';
import { useSay } from '../kernel/i18n.tsx';
import { kernelWords } from '../kernel/kernel.messages.ts';
import { reactionTo } from '../kernel/reactions.ts';
import { useToast } from '../ui/feedback/Toasts.tsx';

export interface DoingOptions<T> {
  /** What is said when it is done; nothing says nothing. */
  readonly success?: string | ((result: T) => string);
  /** The calls whose answers may be others now. */
  readonly fresh?: readonly EndpointId[];
}

/**
 * Makes a change outside a form: says that it was done, or why not, and asks again for what it has changed. The result, or `undefined` when
 * it was refused; it never throws an `ApiError`.
 *
 * @example const run = useDoing(); await run(() => call('views.remove', { params: { id } }), { success: say(words.removed), fresh: ['views.list'] });
 */
export function useDoing(): <T>(doing: () => Promise<T>, options?: DoingOptions<T>) => Promise<T | undefined> {
  const say = useSay();
  const toast = useToast();
  const client = useQueryClient();
  return useCallback(
    async (doing, { success, fresh = [] } = {}) => {
      try {
        const result = await doing();
        for (const call of fresh) void client.invalidateQueries({ queryKey: [call] });
        const said = typeof success === 'function' ? success(result) : success;
        if (said !== undefined) toast.success(said);
        return result;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!toldAlready(error)) toast.error(firstMessage(error) || say(kernelWords.server));
        return undefined;
      }
    },
    [say, toast, client],
  );
}

/** Has the product itself told the person of this failed change, as it does of a lost connection or a bug of the server? */
function toldAlready(error: ApiError): boolean {
  return reactionTo(error, { write: true, background: false, withSession: true }).kind !== 'none';
}
