import type { auditActions } from '../audit/audit-actions.ts';

type StaffAction = (typeof auditActions)['staff'][number];

/** For so many days whoever had an account in their hands may still be the one who uses it. */
export const inHandsDays = 30;

/** After this an account's owner has to be told: somebody else knew how to sign in. */
export const passwordReset = 'reset_password' satisfies StaffAction;
/** Somebody came in with a password that another had set. */
export const passwordUse = 'use_one_time_password' satisfies StaffAction;

/** What puts an account into the hands of whoever does it: they know how to sign in, or chose what it may do. An edit does when it gives another role. */
export const givesHold: readonly StaffAction[] = ['create', passwordReset, 'reactivate', 'unban'];

/** Of them, what nobody but the doer would ever notice: an account that was made has no owner yet who misses a password. */
export const makesAccount: readonly StaffAction[] = ['create'];

/** Two people with those who had their accounts in hand lately, at first or second hand; each stands among their own. */
export interface TwoPeople {
  readonly first: { readonly id: number; readonly heldBy: ReadonlySet<number>; readonly madeBy: ReadonlySet<number> };
  readonly second: { readonly id: number; readonly heldBy: ReadonlySet<number>; readonly madeBy: ReadonlySet<number> };
  /** Super roles make everybody's account where an operator begins: that they made both does not make two people one. */
  readonly supers: ReadonlySet<number>;
}

/**
 * Are these two people, as far as accounts can tell? Not when one had the other's account in hand within `inHandsDays`, nor when a third made both and
 * may be sitting at both.
 *
 * Source: decisions 15.
 */
export function areTwo({ first, second, supers }: TwoPeople): boolean {
  if (first.id === second.id || second.heldBy.has(first.id) || first.heldBy.has(second.id)) return false;
  return ![...first.madeBy].some((maker) => second.madeBy.has(maker) && !supers.has(maker));
}
