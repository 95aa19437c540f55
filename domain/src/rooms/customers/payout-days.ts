import { weekdayOf } from '../../kernel/calendar.ts';

/** Days on which payout runs include a merchant. */
export const payoutDays = ['daily', 'tue_fri', 'weekly', 'monthly'] as const;
export type PayoutDay = (typeof payoutDays)[number];
export const defaultPayoutDay: PayoutDay = 'daily';

const tuesday = 2;
const friday = 5;
const isDayOf: Readonly<Record<PayoutDay, (date: string) => boolean>> = {
  daily: () => true,
  tue_fri: (date) => [tuesday, friday].includes(weekdayOf(date)),
  weekly: (date) => weekdayOf(date) === friday,
  monthly: (date) => date.endsWith('-01'),
};

/** @example isPayoutDay('weekly', '2026-11-27') === true // a Friday */
export const isPayoutDay = (day: PayoutDay, date: string): boolean => isDayOf[day](date);
