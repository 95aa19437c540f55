import { businessDate, formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';

/** The business date of this moment by the device's clock, as 2026-11-24: what a form begins with. The server decides the date of anything that counts. */
export const today = (): string => businessDate(new Date());

/** A moment as briefly as it can be said: the hour is enough for what came today. */
export function sayTime(at: Date): string {
  return businessDate(at) === today() ? formatClock(at) : formatDateTime(at);
}
