import { businessDate, formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';

/** Returns the current business date by the device's clock, as 2026-11-24: the default of forms. The server decides every date that counts. */
export const today = (): string => businessDate(new Date());

/** Formats a moment briefly: only the time for today. */
export function sayTime(at: Date): string {
  return businessDate(at) === today() ? formatClock(at) : formatDateTime(at);
}
