import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { weekdayNames } from '@waybill/domain/kernel/spelled-date.ts';
import type { CustomerScope } from '@waybill/domain/rooms/reports/report-periods.ts';
import { exportFormatWords } from '@waybill/contract/rooms/exports/exports.words.ts';
import type { ExportScheduleRow } from '@waybill/contract/rooms/export-schedules/export-schedules.contract.ts';
import { schedulePeriodWords } from '@waybill/contract/rooms/exports/schedule.words.ts';
import { customerScopeWords } from '@waybill/contract/rooms/reports/reports.words.ts';
import type { Say } from '../../kernel/i18n.tsx';
import { schedulePageWords as words } from './schedule-page.words.ts';

const everybody: CustomerScope = 'all';

/** An hour as a clock shows it. @example clockOf(6) === '06:00' */
export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** When it runs: "Every Monday at 06:00". */
export function sayTimes(say: Say, locale: Locale, { rhythm, weekday, month_day, hour }: ExportScheduleRow): string {
  switch (rhythm) {
    case 'daily':
      return say(words.daily, { hour: clockOf(hour) });
    case 'weekly':
      return say(words.weekly, { day: weekdayNames[locale][weekday] ?? '', hour: clockOf(hour) });
    case 'monthly':
      return say(words.monthly, { n: String(month_day), hour: clockOf(hour) });
  }
}

/** Describes the content of a schedule: period, branches, customers, file format. */
export function sayContents(say: Say, locale: Locale, schedule: ExportScheduleRow): string {
  const { period, branch, branch_collection, customers, customer, format } = schedule;
  const place = branch ?? branch_collection;
  return [
    say.loose(schedulePeriodWords[period]),
    place ? localName(place, locale) : say(words.everyBranch),
    ...(customer
      ? [customer.name ?? say(words.customerNo, { n: String(customer.id) })]
      : customers === everybody
        ? []
        : [say.loose(customerScopeWords[customers])]),
    say.loose(exportFormatWords[format]),
  ].join(' · ');
}
