import { after, lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';

export type BankLineState = 'open' | 'matched';
export type BankLineCommand = 'match' | 'charge' | 'unmatch';

/** The life of a line of a bank statement: nobody knows yet what it is, or it stands for a posting. */
export const bankLineLife = lifecycle<BankLineState, BankLineCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, matched: { tone: 'success' } },
  commands: {
    match: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    charge: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    unmatch: { from: ['matched'], to: 'open', permission: 'bank_line.match', confirm: true },
  },
});
export const bankLineStates = Object.keys(bankLineLife.states) as BankLineState[];
export const bankLineCommands = Object.keys(bankLineLife.commands) as BankLineCommand[];
export const bankLineAt = { open: bankLineLife.initial, matched: bankLineLife.commands.match.to } as const;

/** How a line came to its posting: by amount, days and reference; by somebody; as a charge of the bank that was posted with it. */
export const matchHows = ['auto', 'hand', 'charge'] as const;
export type MatchHow = (typeof matchHows)[number];
/** Whoever takes such a line off its posting takes the posting back too: it was made with it. */
export const chargeHow: MatchHow = 'charge';

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
  /** Charges that the same person posted today from statements that they brought themselves. */
  readonly left_today: number;
}

export type BankLineRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'bank_line_no_charge'
  | 'charge_above_limit'
  | 'second_person_needed'
  | 'not_independent';

/**
 * May this be done to a line? The state it leads to, or why not. A charge above the limit is posted by another person than who brought the statement:
 * otherwise whoever moved money at the bank could call it a charge.
 */
export function decideBankLine(
  actor: Viewer,
  line: BankLineFacts,
  command: BankLineCommand,
): BankLineState | Refusal<BankLineRefusal> {
  if (!can(actor, bankLineLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(bankLineLife, line.status, command);
  if (isRefusal(next) || command !== 'charge') return next;
  if (line.amount > 0) return refuse('bank_line_no_charge');
  const alone = secondPersonProblem(actor.id, [line.brought_by], line.by_another) !== null;
  const { limit, left_today } = line;
  return alone && needsSecondPerson({ approved_by: null, leaves: -line.amount, left_today, limit })
    ? refuse('charge_above_limit', { values: { limit } })
    : next;
}
