import { lifecycle } from '../../kernel/lifecycle.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { decideBy } from '../../kernel/who-may.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';

export type BankLineState = 'open' | 'waiting' | 'matched';
export type BankLineCommand = 'match' | 'find' | 'gather' | 'charge' | 'interest' | 'confirm' | 'unmatch';

/**
 * Life of a bank statement line: open, or matched to a posting. It waits for confirmation when the person who imported it was involved in the document:
 * they could have written the line themselves.
 */
export const bankLineLife = lifecycle<BankLineState, BankLineCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, waiting: { tone: 'attention' }, matched: { tone: 'success' } },
  commands: {
    match: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    find: { from: ['open'], to: 'waiting', permission: 'bank_line.match' },
    gather: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    charge: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    interest: { from: ['open'], to: 'matched', permission: 'bank_line.match', confirm: true },
    confirm: { from: ['waiting'], to: 'matched', permission: 'bank_line.match', confirm: true },
    unmatch: { from: ['waiting', 'matched'], to: 'open', permission: 'bank_line.match', confirm: true },
  },
});
/** Steps that users take; a line that names a posting is matched at import. */
export const bankLineSteps = [
  'match',
  'gather',
  'charge',
  'interest',
  'confirm',
  'unmatch',
] as const satisfies BankLineCommand[];
export type BankLineStep = (typeof bankLineSteps)[number];
export const bankLineAt = {
  open: bankLineLife.initial,
  waiting: bankLineLife.commands.find.to,
  matched: bankLineLife.commands.match.to,
} as const;

/**
 * How a line was matched: by amount, days and reference; by a person; as a charge or interest of the bank; as a posting moved from another account
 * together with the match; or as the lump sum of a provider's payments.
 */
export const matchMethods = ['auto', 'hand', 'charge', 'interest', 'moved', 'gathered'] as const;
export type MatchMethod = (typeof matchMethods)[number];
/** Amounts that the bank itself takes or gives. */
export const bookedMethods = ['charge', 'interest'] as const satisfies readonly (MatchMethod & BankLineCommand)[];
export type BookedMethod = (typeof bookedMethods)[number];
/** A charge of the bank: money that leaves. */
export const chargeMethod: BookedMethod = 'charge';
/** Moved from the books of another account. */
export const movedMethod: MatchMethod = 'moved';
/** The lump sum of a provider, in place of its single payments. */
export const gatheredMethod: MatchMethod = 'gathered';
/** Returns whether the posting was made together with the match; unmatching then reverses it too. */
export const isPostedWithLine = (how: MatchMethod | null): boolean =>
  how === movedMethod || how === gatheredMethod || bookedMethods.some((one) => one === how);

/** Facts that the rules need of a line. Money in whole kyat. */
export interface BankLineFacts {
  readonly status: BankLineState;
  /** Positive: in; negative: out. */
  readonly amount: number;
  /** Who imported the statement. */
  readonly brought_by: number;
  /** The actor and the importer are two people (`areDifferentPeople`). */
  readonly by_another: boolean;
  readonly limit: number;
  /** Charges or interest posted today without two people, by the actor or from statements of the same importer. */
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
 * Returns the next state of a line, or the refusal. Another person than the importer confirms a waiting line. A charge or interest above the limit is
 * posted by another person than the importer: otherwise one person could call their transfer a charge, or hide a customer's payment as interest.
 */
export function decideBankLine(
  actor: Viewer,
  line: BankLineFacts,
  command: BankLineStep,
): BankLineState | Refusal<BankLineRefusal> {
  return decideBy(bankLineLife, actor, line.status, command, (): Refusal<BankLineRefusal> | null => {
    const problem = secondPersonProblem(actor.id, [line.brought_by], line.by_another);
    if (command === 'confirm') return problem && refuse(problem);
    if (command !== 'charge' && command !== 'interest') return null;
    if (command === 'charge' && line.amount > 0) return refuse('bank_line_no_charge');
    if (command === 'interest' && line.amount < 0) return refuse('bank_line_no_interest');
    const { limit, left_today } = line;
    return problem !== null &&
      needsSecondPerson({ approved_by: null, leaves: Math.abs(line.amount), left_today, limit })
      ? refuse(command === 'charge' ? 'charge_above_limit' : 'interest_above_limit', { values: { limit } })
      : null;
  });
}

/** Who confirmed a match. */
export interface MatchWords {
  /** The importer is a different person from everybody who made, approved or paid the document. */
  readonly bringer_apart: boolean;
  /** The person who matches is different from the importer. */
  readonly by_another: boolean;
}

/**
 * Returns the state of a matched line: matched when two people are behind it (those of the document and the importer, or the importer and the person who
 * matched), else waiting. `null` when a match by hand would be one person alone.
 *
 * @example stateOfMatch('auto', { bringer_apart: false, by_another: false }) === 'waiting'
 * Source: decisions 15.
 */
export function stateOfMatch(
  how: Extract<MatchMethod, 'auto' | 'hand'>,
  { bringer_apart, by_another }: MatchWords,
): BankLineState | null {
  if (bringer_apart) return bankLineAt.matched;
  if (how === 'auto') return bankLineAt.waiting;
  return by_another ? bankLineAt.matched : null;
}

/** Maximum number of lines confirmed at once. */
export const mostConfirmed = 200;
