import { form } from '../../kernel/form.ts';
import { after } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import { can, type Viewer } from '../roles/access.ts';
import { secondPersonProblem } from '../staff/second-person.ts';
import {
  openingBalanceAt,
  openingBalanceLife,
  type OpeningBalanceCommand,
  type OpeningBalanceState,
} from './opening-balance-states.ts';

const most = 1_000_000_000_000;

/** What a bank account or a till held before the books began: one of the two, whole kyat, and where the figure is from. */
export const openingBalanceForm = form({
  bank_account_id: rule.idRef(),
  branch_id: rule.idRef(),
  amount: unit.kyat(rule.number({ min: -most, max: most, integer: true, required: true })),
  note: rule.text({ required: true, max: 200 }),
  /** The account has been at work already, and this comes on top of what the books have. */
  on_top: rule.toggle({ fallback: false }),
});
export const voidOpeningBalanceForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** What the rules need to know of an opening balance. */
export interface OpeningBalanceFacts {
  readonly status: OpeningBalanceState;
  readonly created_by: number;
  readonly confirmed_by: number | null;
  /** Are the actor and whoever entered it two people (`areDifferentPeople`)? */
  readonly by_another: boolean;
}

export type OpeningBalanceRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent';

/**
 * May this command be given? The state it leads to, or why not. Whoever entered it does not confirm it; what is in the books is taken back by a third person,
 * because money leaves the books by it.
 *
 * Source: decisions 15.
 */
export function decideOpeningBalance(
  actor: Viewer,
  { status, created_by, confirmed_by, by_another }: OpeningBalanceFacts,
  command: OpeningBalanceCommand,
): OpeningBalanceState | Refusal<OpeningBalanceRefusal> {
  if (!can(actor, openingBalanceLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(openingBalanceLife, status, command);
  if (isRefusal(next)) return next;
  if (command === 'void' && status === openingBalanceAt.entered) return next;
  const hands = confirmed_by === null ? [created_by] : [created_by, confirmed_by];
  const problem = secondPersonProblem(actor.id, hands, by_another);
  return problem ? refuse(problem) : next;
}

/**
 * What was there before the books began, against the operator's own capital; whole kyat.
 *
 * @example openedPostings(accountRef('bank'), 5_000_000) // bank +5,000,000, equity −5,000,000
 */
export function openedPostings(place: AccountRef, amount: number): Posting[] {
  return [
    { account: place, amount },
    { account: accountRef('equity'), amount: -amount },
  ];
}
