import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { auditActions } from '../audit/audit-actions.ts';

type StaffAction = (typeof auditActions)['staff'][number];

/** For this many days, somebody who could have signed in to an account of another person counts as possibly still using it. */
export const inHandsDays = 30;

/** A reset code is refused after this many hours. */
export const codeHours = 24;

/** The owner of the account is notified of this: somebody else knew the password. */
export const passwordReset = 'reset_password' satisfies StaffAction;
/** A sign-in with a password that another person had set. */
export const passwordUse = 'use_one_time_password' satisfies StaffAction;

/** Confirms that a person of their own holds the account, and gives them the second half of a reset code. */
export const personConfirmation = 'confirm_person' satisfies StaffAction;

/** Actions after which the actor may be using the account, or decided that it may act again. An edit counts when it gives another role. */
export const accountActs: readonly StaffAction[] = ['create', passwordReset, 'reactivate', 'unban'];

/** One of these actions on an account of another person, within `inHandsDays`. */
export interface AccountAct {
  readonly account: number;
  readonly actor: number;
  /** Who confirmed afterwards that the account belongs to a person of their own. */
  readonly witnesses: readonly number[];
}

/** Who had a hand in which account. Accounts made by the system itself, as by `create-owner`, have no act. */
export interface AccountGraph {
  readonly acts: readonly AccountAct[];
  /** The accounts of super roles among the actors. */
  readonly supers: ReadonlySet<number>;
}

/**
 * Do these accounts all belong to different people, as far as accounts can show? They do when nobody may be behind two of them.
 *
 * Behind an account is its owner, and whoever is behind the actor of an act on it, followed to the end. An act with a witness was done by two: behind it
 * is only who is behind both. The witness of a super role must be a super role, because a super role can make any other witness. After `inHandsDays` an
 * act no longer counts.
 *
 * @example
 * // IT support (9) set the passwords of a manager (1) and an owner (2): one person may be using both.
 * areDifferentPeople([1, 2], { acts: [{ account: 1, actor: 9, witnesses: [] }, { account: 2, actor: 9, witnesses: [] }], supers }) // false
 * // A supervisor (8) gave the manager the second half of the code: IT support never had a password of the manager.
 * areDifferentPeople([1, 2], { acts: [{ account: 1, actor: 9, witnesses: [8] }, { account: 2, actor: 9, witnesses: [] }], supers }) // true
 * Source: decisions 15.
 */
export function areDifferentPeople(accounts: readonly number[], { acts, supers }: AccountGraph): boolean {
  const behind = new Map<number, Set<number>>();
  const of = (account: number): Set<number> => {
    const known = behind.get(account) ?? new Set([account]);
    behind.set(account, known);
    return known;
  };
  for (let grew = true; grew;) {
    grew = false;
    for (const { account, actor, witnesses } of acts) {
      const counted = witnesses.filter((witness) => !supers.has(actor) || supers.has(witness));
      for (const id of of(actor)) {
        if (of(account).has(id) || !counted.every((witness) => of(witness).has(id))) continue;
        of(account).add(id);
        grew = true;
      }
    }
  }
  const seen = new Set<number>();
  for (const account of accounts) {
    if ([...of(account)].some((id) => seen.has(id))) return false;
    for (const id of of(account)) seen.add(id);
  }
  return true;
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
 * may be in their hands (`areDifferentPeople`).
 */
export function secondPersonProblem(
  actorId: number,
  makers: readonly number[],
  byAnother: boolean,
): 'second_person_needed' | 'not_independent' | null {
  if (makers.includes(actorId)) return 'second_person_needed';
  return byAnother ? null : 'not_independent';
}

/** Refuses whoever cannot be the second person (`secondPersonProblem`); null for who can. */
export function refuseHands(
  actorId: number,
  makers: readonly number[],
  byAnother: boolean,
): Refusal<'second_person_needed' | 'not_independent'> | null {
  const problem = secondPersonProblem(actorId, makers, byAnother);
  return problem && refuse(problem);
}
