import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { reactionTo } from '../../kernel/reactions.ts';

/** What a failed change still has to tell the person; `null` when the product has told it already, as it does of a lost connection. */
export function leftToSay(error: unknown): string | null {
  const told =
    error instanceof ApiError &&
    reactionTo(error, { write: true, background: false, withSession: true }).kind !== 'none';
  return told ? null : firstMessage(error);
}
