import { offsetMinutes } from '../../kernel/calendar.ts';

/** Hours of the night without messages, in Yangon: from one to the other, over midnight or not. Equal hours mean no quiet hours. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const dayMinutes = 24 * 60;

/**
 * Returns the first allowed moment from an instant on: the instant itself by day, otherwise the end of the quiet hours.
 *
 * @example allowedAt(new Date('2026-11-21T23:00:00+06:30'), { from: 21, to: 7 }) // 2026-11-22T07:00:00+06:30
 */
export function allowedAt(instant: Date, { from, to }: QuietHours): Date {
  const minutes = Math.floor(instant.getTime() / 60_000) + offsetMinutes;
  const ofDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const [begin, end] = [from * 60, to * 60];
  const night = begin <= end ? ofDay >= begin && ofDay < end : ofDay >= begin || ofDay < end;
  if (!night) return instant;
  const wait = (end - ofDay + dayMinutes) % dayMinutes;
  return new Date((minutes - offsetMinutes + wait) * 60_000);
}
