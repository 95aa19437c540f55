import type { auditActions } from '../audit/audit-actions.ts';

type StaffAction = (typeof auditActions)['staff'][number];

/** For this many days, somebody who could have signed in to an account of another person counts as possibly still using it. */
export const inHandsDays = 30;

/** The owner of the account is notified of this: somebody else knew the password. */
export const passwordReset = 'reset_password' satisfies StaffAction;
/** A sign-in with a password that another person had set. */
export const passwordUse = 'use_one_time_password' satisfies StaffAction;

/**
 * Actions after which the actor could use the account: they set its password, or decided what it may do. An edit counts when it gives another role.
 */
export const givesHold: readonly StaffAction[] = ['create', passwordReset, 'reactivate', 'unban'];

/** Those of them that nobody else would notice: a new account has no owner yet who would miss a password. */
export const makesAccount: readonly StaffAction[] = ['create'];

/**
 * Two accounts, each with the ids of those who could have used it or made it lately, directly or through another account; its own id is among them.
 */
export interface TwoPeople {
  readonly first: { readonly id: number; readonly heldBy: ReadonlySet<number>; readonly madeBy: ReadonlySet<number> };
  readonly second: { readonly id: number; readonly heldBy: ReadonlySet<number>; readonly madeBy: ReadonlySet<number> };
  /**
   * The ids of super roles. They create the first accounts of an operator, so that both were made by one of them does not make two accounts one
   * person.
   */
  readonly supers: ReadonlySet<number>;
}

/**
 * Do these accounts belong to two people, as far as accounts can show? Not when one could have used the other within `inHandsDays`, nor when a
 * third person made both and may be using both.
 *
 * Source: decisions 15.
 */
export function areTwo({ first, second, supers }: TwoPeople): boolean {
  if (first.id === second.id || second.heldBy.has(first.id) || first.heldBy.has(second.id)) return false;
  return ![...first.madeBy].some((maker) => second.madeBy.has(maker) && !supers.has(maker));
}

/** Money that somebody is about to pay out. Whole kyat. */
export interface Outflow {
  /** The second person who approved exactly this. */
  readonly approved_by: number | null;
  /** All that leaves, fees included. */
  readonly leaves: number;
  /** What left today in the same way without a second person, so that a large sum is not split into small ones. */
  readonly left_today: number;
  readonly limit: number;
}

/**
 * Must a second person approve before it is paid?
 *
 * @example needsSecondPerson({ approved_by: null, leaves: 900_000, left_today: 200_000, limit: 1_000_000 }) === true
 * Source: decisions 15.
 */
export function needsSecondPerson({ approved_by, leaves, left_today, limit }: Outflow): boolean {
  return approved_by === null && leaves > 0 && leaves + left_today > limit;
}

/**
 * Why this person cannot be the second one beside those who made or changed something; null when they can. `byAnother` says that none of those accounts
 * is in their hands (`areTwo`).
 */
export function secondPersonProblem(
  actorId: number,
  makers: readonly number[],
  byAnother: boolean,
): 'second_person_needed' | 'not_independent' | null {
  if (makers.includes(actorId)) return 'second_person_needed';
  return byAnother ? null : 'not_independent';
}
