import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';

/** JavaScript cannot represent longer whole numbers exactly. */
const maxDigits = 15;

/**
 * Cleans typed text of a number field (V-12): Myanmar digits become Latin, other characters are dropped; null when the number would be too long to represent
 * exactly, so that the previous value stays. A leading minus stays where the field may be below zero.
 *
 * @example acceptNumber('၁၂,၀၀၀', 0) === '12000'
 */
export function acceptNumber(typed: string, decimals: number, negative = false): string | null {
  const latin = toLatinDigits(typed).replace(/[^\d.]/g, '');
  const sign = negative && /^\s*[-−–]/.test(typed) ? '-' : '';
  const [whole = '', ...rest] = latin.split('.');
  if (decimals === 0 || rest.length === 0) return whole.length > maxDigits ? null : sign + whole;
  const fraction = rest.join('').slice(0, decimals);
  return whole.length + fraction.length > maxDigits ? null : `${sign}${whole}.${fraction}`;
}

/** Parses cleaned text; null when it is empty. */
export function numberOf(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** Formats a number for its field while it is not being edited: with grouped thousands if requested. */
export function showNumber(value: number | null, grouped: boolean): string {
  if (value === null) return '';
  const [whole = '', fraction] = String(value).split('.');
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? shown : `${shown}.${fraction}`;
}
