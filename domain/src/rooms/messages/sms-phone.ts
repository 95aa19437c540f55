import { normalizePhone } from '../../kernel/phone.ts';

/**
 * Returns the first of these numbers that can receive messages: a mobile number of Myanmar; null without one.
 *
 * @example smsPhone(['01234567', '+95 9 791 234 567']) === '09791234567'
 */
export function smsPhone(phones: readonly string[]): string | null {
  return phones.map((phone) => normalizePhone(phone)).find((phone) => /^09\d{6,9}$/.test(phone)) ?? null;
}
