import { normalizePhone } from '../../kernel/phone.ts';

/**
 * The first of these numbers that takes messages: a mobile one of Myanmar; null when none does.
 *
 * @example smsPhone(['01234567', '+95 9 791 234 567']) === '09791234567'
 */
export function smsPhone(phones: readonly string[]): string | null {
  return phones.map((phone) => normalizePhone(phone)).find((phone) => /^09\d{6,9}$/.test(phone)) ?? null;
}
