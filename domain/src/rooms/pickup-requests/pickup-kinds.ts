import { addDays, businessDate, toIso } from '../../kernel/calendar.ts';

/** What the courier comes with (E-04). */
export const vehicles = ['motor_bike', 'car'] as const;
export type Vehicle = (typeof vehicles)[number];
export const usualVehicle: Vehicle = 'motor_bike';

/** When on the day the sender expects the courier. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const usualDayPart: DayPart = 'morning';

/** The hour in Yangon from which a courier can no longer be promised for this part of the same day. */
const lastHours: Readonly<Record<DayPart, number>> = { morning: 11, afternoon: 16, evening: 19 };

/**
 * The next part of a day that can still be promised, for a request that is made now.
 *
 * @example nextPickup(new Date('2026-11-28T19:10:00+06:30')) // { day: '2026-11-29', part: 'morning' }
 */
export function nextPickup(now: Date): { readonly day: string; readonly part: DayPart } {
  const hour = Number(toIso(now).slice(11, 13));
  const part = dayParts.find((one) => hour < lastHours[one]);
  const day = businessDate(now);
  return part ? { day, part } : { day: addDays(day, 1), part: usualDayPart };
}

/** Days of the week as `weekdayOf` counts them, 0 is Sunday; here they begin with Monday, as the strip of a week does. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
