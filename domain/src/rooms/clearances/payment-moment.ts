import { businessDate, formatDate, formatDateTime } from '../../kernel/calendar.ts';

/**
 * Names a payment of a document on paper: by its day, and with the time where others came in on the same day. `paid_at` in ISO 8601.
 *
 * @example momentOfPayment('2026-11-26T04:00:00Z', [{ paid_at: '2026-11-26T04:00:00Z' }]) === '26-11-2026'
 */
export function momentOfPayment(paid_at: string, payments: readonly { readonly paid_at: string }[]): string {
  const day = businessDate(new Date(paid_at));
  const sameDay = payments.filter((other) => businessDate(new Date(other.paid_at)) === day);
  return sameDay.length > 1 ? formatDateTime(new Date(paid_at)) : formatDate(new Date(paid_at));
}
