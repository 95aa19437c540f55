import { shape, shapes } from '../../kernel/value-shape.ts';
import { exportFormatWords } from '../exports/exports.words.ts';
import { customerScopeWords, reportWords } from '../reports/reports.words.ts';
import { rhythmWords, schedulePeriodWords, scheduleStateFaces, weekdayWords } from '../exports/schedule.words.ts';

export const exportScheduleValues = shapes({
  report: shape.words(Object.fromEntries(Object.entries(reportWords).map(([key, { title }]) => [key, title]))),
  period: shape.words(schedulePeriodWords),
  branch_id: shape.record('branch'),
  branch_collection_id: shape.record('branch_collection'),
  customers: shape.words(customerScopeWords),
  customer_id: shape.record('customer'),
  rhythm: shape.words(rhythmWords),
  weekday: shape.words(weekdayWords),
  month_day: shape.count,
  hour: shape.count,
  format: shape.words(exportFormatWords),
  destination_id: shape.count,
  file_name: shape.text,
  status: shape.states(scheduleStateFaces),
});
