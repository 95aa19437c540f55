/** What the courier comes with (E-04). */
export const vehicles = ['motor_bike', 'car'] as const;
export type Vehicle = (typeof vehicles)[number];
export const usualVehicle: Vehicle = 'motor_bike';

/** When on the day the sender expects the courier. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const usualDayPart: DayPart = 'morning';

/** Days of the week as `weekdayOf` counts them, 0 is Sunday; here they begin with Monday, as the strip of a week does. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
