import { addDays, businessDate, toIso } from '../../kernel/calendar.ts';

/** Vehicle of the courier (E-04). */
export const vehicles = ['motor_bike', 'car'] as const;
export type Vehicle = (typeof vehicles)[number];
export const usualVehicle: Vehicle = 'motor_bike';

/** Part of the day when the sender expects the courier. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const usualDayPart: DayPart = 'morning';

/** Hour in Yangon from which this part of the same day can no longer be promised. */
const lastHours: Readonly<Record<DayPart, number>> = { morning: 11, afternoon: 16, evening: 19 };

/**
 * Returns the next part of a day that can be promised to a request made now.
 *
 * @example nextPickup(new Date('2026-11-28T19:10:00+06:30')) // { day: '2026-11-29', part: 'morning' }
 */
export function nextPickup(now: Date): { readonly day: string; readonly part: DayPart } {
  const hour = Number(toIso(now).slice(11, 13));
  const part = dayParts.find((one) => hour < lastHours[one]);
  const day = businessDate(now);
  return part ? { day, part } : { day: addDays(day, 1), part: usualDayPart };
}

/** Weekdays as numbered by `weekdayOf`, 0 is Sunday; here starting with Monday, as in the week strip. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
