import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { exportFormats } from './export-states.ts';
import { customerScopes } from '../reports/report-periods.ts';
import { rhythms, schedulePeriods } from './schedule-times.ts';

/** Maximum scheduled reports of one user. */
export const mostSchedules = 20;

/** @example numbers(1, 3) // [1, 2, 3] */
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A scheduled report: which one, for whom, for which days, and when. */
export const scheduleForm = form({
  report: rule.text({ required: true, max: 40 }),
  period: rule.select({ options: schedulePeriods, required: true }),
  branch_id: rule.idRef(),
  branch_collection_id: rule.idRef(),
  customers: rule.select({ options: customerScopes, required: true }),
  customer_id: rule.idRef(),
  rhythm: rule.select({ options: rhythms, required: true }),
  weekday: rule.select({ options: numbers(0, 6), required: true }),
  month_day: rule.select({ options: numbers(1, 28), required: true }),
  hour: rule.select({ options: numbers(0, 23), required: true }),
  format: rule.select({ options: exportFormats, required: true }),
  destination_id: rule.idRef(),
  file_name: rule.text({ max: 100 }),
});
export type ScheduleValues = FormValues<typeof scheduleForm>;

/** Defaults of a new scheduled report. */
export const usualSchedule = {
  period: 'yesterday',
  branch_id: null,
  branch_collection_id: null,
  customers: 'all',
  customer_id: null,
  rhythm: 'daily',
  weekday: 1,
  month_day: 1,
  hour: 6,
  format: 'csv',
  destination_id: null,
  file_name: null,
} as const satisfies Omit<ScheduleValues, 'report'>;
