import { toLatinDigits } from './digits.ts';

/**
 * A postcode with the zeros that a spreadsheet took from it: a township's to 5 digits, a quarter's of 6 to 7. Nothing is ever cut off, and
 * text that is no number comes back trimmed: ask `isPostcode`.
 *
 * @example padPostcode('501') === '00501'
 * @example padPostcode('1011001') === '1011001'
 * Source: V-13.
 */
export function padPostcode(text: string): string {
  const code = toLatinDigits(text).trim();
  return /^\d+$/.test(code) ? code.padStart(code.length > 5 ? 7 : 5, '0') : code;
}

/** A township's postcode of 5 digits or a quarter's of 7, padded. @example isPostcode('05010') === true */
export function isPostcode(padded: string): boolean {
  return /^(?:\d{5}|\d{7})$/.test(padded);
}
