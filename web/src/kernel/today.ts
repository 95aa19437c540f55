import { businessDate } from '@waybill/domain/kernel/calendar.ts';

/** The business date of this moment by the device's clock, as 2026-11-24: what a form begins with. The server decides the date of anything that counts. */
export const today = (): string => businessDate(new Date());
