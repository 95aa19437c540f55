import { expect, test } from 'vitest';
import { toIso } from '../../kernel/calendar.ts';
import { daysOfRun, dueDay, nextDue, type SchedulePeriod, type ScheduleTimes } from './schedule-times.ts';

const at = (yangon: string) => new Date(`${yangon}:00+06:30`);
const daily: ScheduleTimes = { rhythm: 'daily', weekday: 0, month_day: 1, hour: 6 };
const monday: ScheduleTimes = { ...daily, rhythm: 'weekly', weekday: 1 };
const third: ScheduleTimes = { ...daily, rhythm: 'monthly', month_day: 3 };

test.each<[string, ScheduleTimes, string, string, string]>([
  ['daily, at its hour', daily, '2026-03-05T06:00', '2026-03-05', '2026-03-06'],
  ['daily, a minute before', daily, '2026-03-05T05:59', '2026-03-04', '2026-03-05'],
  ['daily, on another day in London', { ...daily, hour: 0 }, '2026-03-05T00:00', '2026-03-05', '2026-03-06'],
  ['weekly, on its day', monday, '2026-03-02T06:00', '2026-03-02', '2026-03-09'],
  ['weekly, before its hour', monday, '2026-03-02T05:59', '2026-02-23', '2026-03-02'],
  ['weekly, in between', monday, '2026-03-05T12:00', '2026-03-02', '2026-03-09'],
  ['monthly, on its day', third, '2026-03-03T06:00', '2026-03-03', '2026-04-03'],
  ['monthly, before its hour', third, '2026-03-03T05:00', '2026-02-03', '2026-03-03'],
  ['monthly, over the end of a year', third, '2027-01-02T12:00', '2026-12-03', '2027-01-03'],
])('N-22 a scheduled report is due by the clock of Yangon: %s', (_, times, now, last, next) => {
  expect(dueDay(times, at(now))).toBe(last);
  expect(toIso(nextDue(times, at(now))).slice(0, 16)).toBe(`${next}T${String(times.hour).padStart(2, '0')}:00`);
});

test.each<[SchedulePeriod, string, string, string]>([
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last_7_days', '2026-03-05', '2026-02-26', '2026-03-04'],
  ['last_week', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['last_week', '2026-03-08', '2026-02-23', '2026-03-01'],
  ['month_so_far', '2026-03-05', '2026-03-01', '2026-03-04'],
  ['month_so_far', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2027-01-01', '2026-12-01', '2026-12-31'],
])('N-22 the days of a scheduled report, %s, are told from the day it is due: %s', (period, day, from, to) => {
  expect(daysOfRun(period, day)).toEqual({ from, to });
});
