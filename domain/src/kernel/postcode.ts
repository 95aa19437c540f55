import { bareText } from './bare-text.ts';
import { toLatinDigits } from './digits.ts';

/**
 * Restores the leading zeros that a spreadsheet removed: 5 digits for a township, 7 for a quarter of 6. Never shortens; other text is returned trimmed:
 * check it with `isPostcode`.
 *
 * @example padPostcode('501') === '00501'
 * @example padPostcode('1011001') === '1011001'
 * Source: V-13.
 */
export function padPostcode(text: string): string {
  const code = toLatinDigits(bareText(text));
  return /^\d+$/.test(code) ? code.padStart(code.length > 5 ? 7 : 5, '0') : code;
}

/** Returns whether the text is a township's postcode of 5 digits or a quarter's of 7, padded. @example isPostcode('05010') === true */
export function isPostcode(padded: string): boolean {
  return /^(?:\d{5}|\d{7})$/.test(padded);
}
