import { after, lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';

export type BankLineState = 'open' | 'matched';
export type BankLineCommand = 'match' | 'charge' | 'interest' | 'unmatch';

/** The life of a line of a bank statement: nobody knows yet what it is, or it stands for a posting. */
export const bankLineLife = lifecycle<BankLineState, BankLineCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, matched: { tone: 'success' } },
  commands: {
    match: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    charge: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    interest: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    unmatch: { from: ['matched'], to: 'open', permission: 'bank_line.match', confirm: true },
  },
});
export const bankLineStates = Object.keys(bankLineLife.states) as BankLineState[];
export const bankLineCommands = Object.keys(bankLineLife.commands) as BankLineCommand[];
export const bankLineAt = { open: bankLineLife.initial, matched: bankLineLife.commands.match.to } as const;

/** How a line came to its posting: by amount, days and reference; by somebody; as a charge or the interest of the bank, posted with it. */
export const matchHows = ['auto', 'hand', 'charge', 'interest'] as const;
export type MatchHow = (typeof matchHows)[number];
/** What the bank takes or gives of itself. Whoever takes such a line off its posting takes the posting back too: it was made with it. */
export const bookedHows = ['charge', 'interest'] as const satisfies readonly (MatchHow & BankLineCommand)[];
export type BookedHow = (typeof bookedHows)[number];

/** What the rules need to know of a line. Money in whole kyat. */
export interface BankLineFacts {
  readonly status: BankLineState;
  /** In is positive, out negative. */
  readonly amount: number;
  /** Who brought the statement. */
  readonly brought_by: number;
  /** Are the actor and whoever brought it two people (`areTwo`)? */
  readonly by_another: boolean;
  readonly limit: number;
  /** What the same person posted the same way today from statements that they brought themselves: charges, or interest. */
  readonly left_today: number;
}

export type BankLineRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'bank_line_no_charge'
  | 'bank_line_no_interest'
  | 'charge_above_limit'
  | 'interest_above_limit'
  | 'second_person_needed'
  | 'not_independent';

/**
 * May this be done to a line? The state it leads to, or why not. A charge or interest above the limit is posted by another person than who brought the
 * statement: otherwise whoever moved money at the bank could call it a charge, and what somebody paid in could be hidden as interest.
 */
export function decideBankLine(
  actor: Viewer,
  line: BankLineFacts,
  command: BankLineCommand,
): BankLineState | Refusal<BankLineRefusal> {
  if (!can(actor, bankLineLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(bankLineLife, line.status, command);
  if (isRefusal(next) || (command !== 'charge' && command !== 'interest')) return next;
  if (command === 'charge' && line.amount > 0) return refuse('bank_line_no_charge');
  if (command === 'interest' && line.amount < 0) return refuse('bank_line_no_interest');
  const alone = secondPersonProblem(actor.id, [line.brought_by], line.by_another) !== null;
  const { limit, left_today } = line;
  return alone && needsSecondPerson({ approved_by: null, leaves: Math.abs(line.amount), left_today, limit })
    ? refuse(command === 'charge' ? 'charge_above_limit' : 'interest_above_limit', { values: { limit } })
    : next;
}
