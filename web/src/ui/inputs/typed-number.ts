import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';

/** More digits than this are no whole number that JavaScript keeps exactly. */
const maxDigits = 15;

/**
 * V-12: what stays of typed text in a number field: Myanmar digits turned into Latin, anything else dropped; null when the number would be
 * too long to keep exactly, so that the previous value stays. A minus before it stays where the field may be below zero.
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

/** The number that accepted text stands for; null for none. */
export function numberOf(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** How a number stands in its field while nobody types: grouped by thousands if asked. */
export function showNumber(value: number | null, grouped: boolean): string {
  if (value === null) return '';
  const [whole = '', fraction] = String(value).split('.');
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? shown : `${shown}.${fraction}`;
}
