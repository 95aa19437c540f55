import { businessDate } from './calendar.ts';

/**
 * Returns whether a promised moment has passed. A promised day is kept until it ends in Yangon.
 *
 * @example isPast('2026-11-28', new Date('2026-11-28T17:29:59Z')) // false: still the 28th
 */
export function isPast(promised: string, now: Date): boolean {
  return promised.length === 'yyyy-mm-dd'.length ? businessDate(now) > promised : now > new Date(promised);
}
