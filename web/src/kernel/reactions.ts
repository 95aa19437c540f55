import type { ApiError } from './api-error.ts';

/** Reaction of the whole product to an error; the rest is left to the caller. */
export type Reaction =
  /** The session has ended: open the login page and show why. */
  | { readonly kind: 'leave'; readonly why: 'idle' | 'ended' }
  | { readonly kind: 'go'; readonly page: 'unauthorized' | '404' | 'account.password' }
  /** A toast: the product's own words, or the server's message. */
  | { readonly kind: 'tell'; readonly what: 'server' | 'network' | 'refused' }
  | { readonly kind: 'none' };

export interface CallKind {
  /** A write: the person is in the middle of something and stays on the page. */
  readonly write: boolean;
  /** Background request (a bell, a live refresh): only the end of the session matters. */
  readonly background: boolean;
  /** The request carried the current session; a late answer to an old one changes nothing. */
  readonly withSession: boolean;
}

const none: Reaction = { kind: 'none' };

/** Decides the reaction to an error by the error catalogue of the source. */
export function reactionTo(error: Pick<ApiError, 'status' | 'code'>, callKind: CallKind): Reaction {
  const { status, code } = error;
  if (status === 401)
    return callKind.withSession ? { kind: 'leave', why: code === 'session_expired' ? 'idle' : 'ended' } : none;
  if (callKind.background) return none;
  if (status === 403 && code === 'password_change_required') return { kind: 'go', page: 'account.password' };
  if (status === 403) return callKind.write ? { kind: 'tell', what: 'refused' } : { kind: 'go', page: 'unauthorized' };
  if (status === 405) return { kind: 'go', page: '404' };
  if (status >= 500) return { kind: 'tell', what: 'server' };
  return status === 0 && callKind.write ? { kind: 'tell', what: 'network' } : none;
}
