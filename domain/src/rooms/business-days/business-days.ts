import { addDays } from '../../kernel/calendar.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';

/** Maximum age of a forgotten day that can still be closed: a later count says nothing about it. */
const daysToClose = 7;

/**
 * Returns why this business day cannot be closed, or null. `closed` is the branch's last closed day, null before its first. Closing a day closes all
 * days before it, so no earlier day can be closed afterwards; a day that has not begun has nothing to count.
 *
 * @example closingProblem('2026-11-24', { today: '2026-11-24', closed: '2026-11-23' }) === null
 * Source: decisions 14, M-04.
 */
export function closingProblem(
  closesOn: string,
  { today, closed }: { readonly today: string; readonly closed: string | null },
): Refusal<'day_not_begun' | 'day_closed' | 'day_too_old'> | null {
  if (closesOn > today) return refuse('day_not_begun');
  if (closed !== null && closesOn <= closed) return refuse('day_closed', { values: { until: closed } });
  return closesOn < addDays(today, -daysToClose) ? refuse('day_too_old', { values: { n: daysToClose } }) : null;
}

/** One kind of movement of a till in a day: whole kyat in or out. */
export interface TillMovement {
  readonly event: string;
  readonly amount: number;
}

/** Orders incoming before outgoing movements, the largest first in each. */
export function insAndOuts<Movement extends TillMovement>(movements: readonly Movement[]): readonly Movement[] {
  const bySize = movements.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return [...bySize.filter(({ amount }) => amount > 0), ...bySize.filter(({ amount }) => amount < 0)];
}
