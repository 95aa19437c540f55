import { form } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankLineLife } from './bank-line-states.ts';
import { can, type Viewer } from '../roles/access.ts';

const most = 1_000_000_000_000;

/** What the bank itself says an account holds at the end of a day that its statement has lines of. Whole kyat, with a minus when it is overdrawn. */
export const closingBalanceForm = form({
  day: rule.date({ required: true }),
  amount: unit.kyat(rule.number({ min: -most, max: most, integer: true, required: true })),
});

/** Who enters it: the same people who say what its lines are. */
export const entersClosing = bankLineLife.commands.confirm.permission;

/** Whoever brought lines up to that day since the last complete balance, and who of them are other people than the actor. */
export interface Bringers {
  readonly all: readonly number[];
  readonly apart: readonly number[];
}

/**
 * May this person enter it? Not who brought all the lines: a file shows whatever its writer left in it, so the bank's own figure is read by somebody else.
 *
 * Source: decisions 15.
 */
export function bankBalanceProblem(
  actor: Viewer,
  { all, apart }: Bringers,
): Refusal<'missing_permission' | 'second_person_needed' | 'not_independent'> | null {
  if (!can(actor, entersClosing)) return refuse('missing_permission');
  if (all.length === 0 || apart.length > 0) return null;
  return refuse(all.includes(actor.id) ? 'second_person_needed' : 'not_independent');
}

/** What the reconciliation of a day comes to. */
export const verdicts = ['agrees', 'unconfirmed', 'waits', 'differs', 'no_statement'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Do bank and books say the same, and do two people stand for that? Lines that wait are of one person, and so is a balance that only the lines of a file
 * add up to.
 */
export function verdictOf({
  has_lines,
  difference,
  apart,
  waiting,
  confirmed,
}: {
  readonly has_lines: boolean;
  /** Bank less books, whole kyat. */
  readonly difference: number;
  /** How many things only one side has. */
  readonly apart: number;
  readonly waiting: number;
  /** The bank's balance after the last line was entered by another than who brought the lines, and it is what they come to. */
  readonly confirmed: boolean;
}): Verdict {
  if (difference !== 0 || apart > 0) return 'differs';
  if (!has_lines) return 'no_statement';
  if (waiting > 0) return 'waits';
  return confirmed ? 'agrees' : 'unconfirmed';
}
