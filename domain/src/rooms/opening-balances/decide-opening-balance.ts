import { form } from '../../kernel/form.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { refuseHands } from '../staff/second-person.ts';
import { openingBalanceLife, type OpeningBalanceCommand, type OpeningBalanceState } from './opening-balance-states.ts';
import { decideBy } from '../../kernel/who-may.ts';

const most = 1_000_000_000_000;

/** Holding of a bank account or a till before the books began: one of the two, in whole kyat, with the source of the figure. */
export const openingBalanceForm = form({
  bank_account_id: rule.idRef(),
  branch_id: rule.idRef(),
  amount: unit.kyat(rule.number({ min: -most, max: most, integer: true, required: true })),
  note: rule.text({ required: true, max: 200 }),
  /** The account was already used, and this is added to its books. */
  on_top: rule.toggle({ fallback: false }),
});
export const voidOpeningBalanceForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Facts that the rules need of an opening balance. */
export interface OpeningBalanceFacts {
  readonly status: OpeningBalanceState;
  readonly created_by: number;
  readonly confirmed_by: number | null;
  /** The actor and the person who entered it are two people (`areDifferentPeople`). */
  readonly by_another: boolean;
}

export type OpeningBalanceRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent';

/**
 * Returns the next state of a command, or the refusal. The person who entered it does not confirm it; a third person reverses a booked one, because that
 * takes money out of the books. Source: decisions 15.
 */
export function decideOpeningBalance(
  actor: Viewer,
  { status, created_by, confirmed_by, by_another }: OpeningBalanceFacts,
  command: OpeningBalanceCommand,
): OpeningBalanceState | Refusal<OpeningBalanceRefusal> {
  return decideBy(openingBalanceLife, actor, status, command, () => {
    if (command === 'void' && status === openingBalanceLife.at.pending) return null;
    return refuseHands(actor.id, confirmed_by === null ? [created_by] : [created_by, confirmed_by], by_another);
  });
}

/**
 * Returns the postings of an opening balance against the operator's capital; whole kyat.
 *
 * @example openedPostings(accountRef('bank'), 5_000_000) // bank +5,000,000, equity −5,000,000
 */
export function openedPostings(place: AccountRef, amount: number): Posting[] {
  return [
    { account: place, amount },
    { account: accountRef('equity'), amount: -amount },
  ];
}
