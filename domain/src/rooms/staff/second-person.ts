import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { staffActions } from './account-states.ts';

type StaffAction = (typeof staffActions)[number];

/** Days for which a person who could have signed in to another account counts as possibly using it. */
export const inHandsDays = 30;

/** Lifetime of a reset code, in hours. */
export const codeHours = 24;

/** Hours within which a second person must remove the second factor that the first asked to remove. */
export const factorResetHours = 24;

/** Notifies the owner of the account, because another person knew the password. */
export const passwordReset = 'reset_password' satisfies StaffAction;
/** Sign-in with a password set by another person. */
export const passwordUse = 'use_one_time_password' satisfies StaffAction;

/** Confirms that the account has its own owner, and gives them the second half of a reset code. */
export const personConfirmation = 'confirm_person' satisfies StaffAction;

/** Actions after which the actor may be using the account, or allowed it to act again. An edit counts when it changes the role. */
export const accountActs: readonly StaffAction[] = ['create', passwordReset, 'reactivate', 'unban'];

/** One of these actions on another person's account, within `inHandsDays`. */
export interface AccountAct {
  readonly account: number;
  readonly actor: number;
  /** Who later confirmed that the account has its own owner. */
  readonly witnesses: readonly number[];
}

/** Actions of people on accounts. Accounts made by the system, as by `create-owner`, have none. */
export interface AccountGraph {
  readonly acts: readonly AccountAct[];
  /** Accounts of super roles among the actors. */
  readonly supers: ReadonlySet<number>;
}

/**
 * Returns whether these accounts belong to different people, as far as accounts can show: nobody may be behind two of them. Behind an account are its
 * owner and, recursively, everyone behind the actor of an act on it. A witnessed act was done by two people: behind it are only those behind both. A
 * super role's witness must be a super role, because a super role can make any other witness. After `inHandsDays` an act no longer counts.
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

/** A payment about to be made. Whole kyat. */
export interface Outflow {
  /** Second person who approved exactly this payment. */
  readonly approved_by: number | null;
  /** Total that leaves, fees included. */
  readonly leaves: number;
  /** Paid today in the same way without a second person, so that a large sum cannot be split. */
  readonly left_today: number;
  readonly limit: number;
}

/**
 * Returns whether a second person must approve before payment.
 *
 * @example needsSecondPerson({ approved_by: null, leaves: 900_000, left_today: 200_000, limit: 1_000_000 }) === true
 * Source: decisions 15.
 */
export function needsSecondPerson({ approved_by, leaves, left_today, limit }: Outflow): boolean {
  return approved_by === null && leaves > 0 && leaves + left_today > limit;
}

/**
 * Returns why this person cannot be the second one besides those who made or changed something; null when they can. `byAnother`: they control none of
 * those accounts (`areDifferentPeople`).
 */
export function secondPersonProblem(
  actorId: number,
  makers: readonly number[],
  byAnother: boolean,
): 'second_person_needed' | 'not_independent' | null {
  if (makers.includes(actorId)) return 'second_person_needed';
  return byAnother ? null : 'not_independent';
}

/** Refuses a person who cannot be the second one (`secondPersonProblem`); null otherwise. */
export function refuseHands(
  actorId: number,
  makers: readonly number[],
  byAnother: boolean,
): Refusal<'second_person_needed' | 'not_independent'> | null {
  const problem = secondPersonProblem(actorId, makers, byAnother);
  return problem && refuse(problem);
}
