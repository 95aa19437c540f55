import { addDays, businessDate, dayBounds, daysInMonth, weekdayOf } from '../../kernel/calendar.ts';
import type { Period } from '../dashboard/periods.ts';

export const rhythms = ['daily', 'weekly', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Days of a scheduled report, relative to its due day; all are over by then. */
export const schedulePeriods = ['yesterday', 'last_7_days', 'last_week', 'month_so_far', 'last_month'] as const;
export type SchedulePeriod = (typeof schedulePeriods)[number];

/** When a report is due, in Yangon time. */
export interface ScheduleTimes {
  readonly rhythm: Rhythm;
  /** For weekly reports; 0 is Sunday. */
  readonly weekday: number;
  /** For monthly reports; up to 28, which every month has. */
  readonly month_day: number;
  readonly hour: number;
}

const hourMs = 3_600_000;
/** Maximum days between two runs of any rhythm. */
const longestRhythm = 31;

function fallsOn({ rhythm, weekday, month_day }: ScheduleTimes, day: string): boolean {
  switch (rhythm) {
    case 'daily':
      return true;
    case 'weekly':
      return weekdayOf(day) === weekday;
    case 'monthly':
      return Number(day.slice(8)) === month_day;
  }
}

/** Returns the moment at which it is due on a day. */
const momentOn = (day: string, hour: number): Date => new Date(dayBounds(day)[0].getTime() + hour * hourMs);

/** Returns the nearest matching day, forwards or backwards from today, whose due moment passes `isRight`. */
function nearest(times: ScheduleTimes, now: Date, step: 1 | -1, isRight: (moment: Date) => boolean): string {
  const today = businessDate(now);
  for (let at = 0; at <= longestRhythm; at += 1) {
    const day = addDays(today, at * step);
    if (fallsOn(times, day) && isRight(momentOn(day, times.hour))) return day;
  }
  throw new RangeError(`never due: ${times.rhythm} ${times.weekday} ${times.month_day}`);
}

/**
 * Returns the latest due day: a server that was off makes up for this one only.
 *
 * @example dueDay({ rhythm: 'daily', weekday: 0, month_day: 1, hour: 6 }, new Date('2026-03-05T00:00:00Z')) === '2026-03-05' // 06:30 in Yangon
 */
export function dueDay(times: ScheduleTimes, now: Date): string {
  return nearest(times, now, -1, (moment) => moment <= now);
}

/** Returns the next due moment after now. */
export function nextDue(times: ScheduleTimes, now: Date): Date {
  return momentOn(
    nearest(times, now, 1, (moment) => moment > now),
    times.hour,
  );
}

/**
 * Returns the days that a run covers, by its due day, whenever it runs.
 *
 * @example daysOfRun('last_week', '2026-03-05') // { from: '2026-02-23', to: '2026-03-01' }, Monday to Sunday
 */
export function daysOfRun(period: SchedulePeriod, day: string): Period {
  const yesterday = addDays(day, -1);
  switch (period) {
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'last_7_days':
      return { from: addDays(day, -7), to: yesterday };
    case 'last_week': {
      const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    }
    case 'month_so_far':
      return { from: `${yesterday.slice(0, 7)}-01`, to: yesterday };
    case 'last_month': {
      const to = addDays(`${day.slice(0, 7)}-01`, -1);
      return { from: addDays(to, 1 - daysInMonth(Number(to.slice(0, 4)), Number(to.slice(5, 7)))), to };
    }
  }
}
