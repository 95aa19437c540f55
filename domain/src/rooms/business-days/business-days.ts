import { addDays } from '../../kernel/calendar.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';

/** How far back a day may be closed that somebody forgot: later its count says nothing about it. */
const daysToClose = 7;

/**
 * What is wrong with closing this business day; null when it may be closed. `closed` is the last day that the branch has closed, null before its first. A day
 * closes all days before it, so none may be closed behind it; a day that has not begun has nothing to count.
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

/** One kind of movement of a till in a day: how much came in or went out by it, in whole kyat. */
export interface TillMovement {
  readonly event: string;
  readonly amount: number;
}

/** What came into the till, then what left it, the largest first of both. */
export function insAndOuts<Movement extends TillMovement>(movements: readonly Movement[]): readonly Movement[] {
  const bySize = movements.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return [...bySize.filter(({ amount }) => amount > 0), ...bySize.filter(({ amount }) => amount < 0)];
}
