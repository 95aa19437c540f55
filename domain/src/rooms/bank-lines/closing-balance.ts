import { form } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankLineLife } from './bank-line-states.ts';
import { can, type Viewer } from '../../kernel/access.ts';

const most = 1_000_000_000_000;

/** Closing balance that the bank reports for a day of the statement. Whole kyat, negative when overdrawn. */
export const closingBalanceForm = form({
  day: rule.date({ required: true }),
  amount: unit.kyat(rule.number({ min: -most, max: most, integer: true, required: true })),
});

/** Permission to enter it: the same as for confirming lines. */
export const entersClosing = bankLineLife.commands.confirm.permission;

/** Importers of lines since the last confirmed balance up to that day, and those of them who are not the actor. */
export interface StatementImporters {
  readonly all: readonly number[];
  readonly apart: readonly number[];
}

/**
 * Returns why this person may not enter the balance, or null. The importer of all lines may not: a file shows what its author left in it, so another
 * person reads the bank's balance. Source: decisions 15.
 */
export function bankBalanceProblem(
  actor: Viewer,
  { all, apart }: StatementImporters,
): Refusal<'missing_permission' | 'second_person_needed' | 'not_independent'> | null {
  if (!can(actor, entersClosing)) return refuse('missing_permission');
  if (all.length === 0 || apart.length > 0) return null;
  return refuse(all.includes(actor.id) ? 'second_person_needed' : 'not_independent');
}

/** Result of a day's reconciliation. */
export const verdicts = ['agrees', 'unconfirmed', 'waits', 'differs', 'no_statement'] as const;
export type BalanceVerdict = (typeof verdicts)[number];

/**
 * Returns the result of comparing bank and books. Waiting lines, and a balance computed only from a file's lines, depend on one person, so they do not
 * count as confirmed.
 */
export function verdictOf({
  has_lines,
  difference,
  apart,
  waiting,
  confirmed,
}: {
  readonly has_lines: boolean;
  /** Bank minus books, in whole kyat. */
  readonly difference: number;
  /** Number of items that only one side has. */
  readonly apart: number;
  readonly waiting: number;
  /** Another person than the importer entered the balance after the last line, and it equals the sum of the lines. */
  readonly confirmed: boolean;
}): BalanceVerdict {
  if (difference !== 0 || apart > 0) return 'differs';
  if (!has_lines) return 'no_statement';
  if (waiting > 0) return 'waits';
  return confirmed ? 'agrees' : 'unconfirmed';
}
