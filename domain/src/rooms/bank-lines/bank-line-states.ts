import { after, lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';

export type BankLineState = 'open' | 'waiting' | 'matched';
export type BankLineCommand = 'match' | 'find' | 'charge' | 'interest' | 'confirm' | 'unmatch';

/**
 * The life of a line of a bank statement: nobody knows yet what it is, or it stands for a posting. It waits where whoever brought it has a hand in what it
 * stands for: they could have written the line themselves.
 */
export const bankLineLife = lifecycle<BankLineState, BankLineCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, waiting: { tone: 'attention' }, matched: { tone: 'success' } },
  commands: {
    match: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    find: { from: ['open'], to: 'waiting', permission: 'bank_line.match' },
    charge: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    interest: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    confirm: { from: ['waiting'], to: 'matched', permission: 'bank_line.match', confirm: true },
    unmatch: { from: ['waiting', 'matched'], to: 'open', permission: 'bank_line.match', confirm: true },
  },
});
export const bankLineStates = Object.keys(bankLineLife.states) as BankLineState[];
/** What people do; what a line names is found when its statement comes in. */
export const bankLineSteps = ['match', 'charge', 'interest', 'confirm', 'unmatch'] as const satisfies BankLineCommand[];
export type BankLineStep = (typeof bankLineSteps)[number];
export const bankLineAt = {
  open: bankLineLife.initial,
  waiting: bankLineLife.commands.find.to,
  matched: bankLineLife.commands.match.to,
} as const;

/**
 * How a line came to its posting: by amount, days and reference; by somebody; as a charge or the interest of the bank, or as what the books had on another
 * account, posted with it.
 */
export const matchHows = ['auto', 'hand', 'charge', 'interest', 'moved'] as const;
export type MatchHow = (typeof matchHows)[number];
/** What the bank takes or gives of itself. */
export const bookedHows = ['charge', 'interest'] as const satisfies readonly (MatchHow & BankLineCommand)[];
export type BookedHow = (typeof bookedHows)[number];
/** What the bank took: money that leaves. */
export const chargeHow: BookedHow = 'charge';
/** Of what stood on the books of another account. */
export const movedHow: MatchHow = 'moved';
/** Whoever takes such a line off its posting takes the posting back too: it was made with it. */
export const isPostedWithLine = (how: MatchHow | null): boolean =>
  how === movedHow || bookedHows.some((one) => one === how);

/** What the rules need to know of a line. Money in whole kyat. */
export interface BankLineFacts {
  readonly status: BankLineState;
  /** In is positive, out negative. */
  readonly amount: number;
  /** Who brought the statement. */
  readonly brought_by: number;
  /** Are the actor and whoever brought it two people (`areDifferentPeople`)? */
  readonly by_another: boolean;
  readonly limit: number;
  /** What was posted the same way today without two people, by the actor or from what the same person brought: charges, or interest. */
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
 * May this be done to a line? The state it leads to, or why not. What waits is confirmed by another than who brought it. A charge or interest above the limit
 * is posted by another person than who brought the statement: otherwise whoever moved money at the bank could call it a charge, and what somebody paid in could
 * be hidden as interest.
 */
export function decideBankLine(
  actor: Viewer,
  line: BankLineFacts,
  command: BankLineStep,
): BankLineState | Refusal<BankLineRefusal> {
  if (!can(actor, bankLineLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(bankLineLife, line.status, command);
  if (isRefusal(next)) return next;
  const problem = secondPersonProblem(actor.id, [line.brought_by], line.by_another);
  if (command === 'confirm') return problem === null ? next : refuse(problem);
  if (command !== 'charge' && command !== 'interest') return next;
  if (command === 'charge' && line.amount > 0) return refuse('bank_line_no_charge');
  if (command === 'interest' && line.amount < 0) return refuse('bank_line_no_interest');
  const { limit, left_today } = line;
  return problem !== null && needsSecondPerson({ approved_by: null, leaves: Math.abs(line.amount), left_today, limit })
    ? refuse(command === 'charge' ? 'charge_above_limit' : 'interest_above_limit', { values: { limit } })
    : next;
}

/** Who said what a line stands for. */
export interface MatchWords {
  /** Is whoever brought the line another person than everybody who made, approved or paid the document? */
  readonly bringer_apart: boolean;
  /** Is whoever matches it another person than who brought it? */
  readonly by_another: boolean;
}

/**
 * What a line becomes that is found to stand for a posting: matched when two people stand for it, those of the document and who brought the line, or who
 * brought it and who looked at it. `null` where by hand it would be one person alone.
 *
 * @example stateOfMatch('auto', { bringer_apart: false, by_another: false }) === 'waiting'
 * Source: decisions 15.
 */
export function stateOfMatch(
  how: Extract<MatchHow, 'auto' | 'hand'>,
  { bringer_apart, by_another }: MatchWords,
): BankLineState | null {
  if (bringer_apart) return bankLineAt.matched;
  if (how === 'auto') return bankLineAt.waiting;
  return by_another ? bankLineAt.matched : null;
}

/** Of how many lines one confirms at once. */
export const mostConfirmed = 200;
