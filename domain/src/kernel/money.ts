import { groupThousands, minus } from './digits.ts';
import type { Locale } from './locale.ts';
import type { Word } from './words.ts';

/** Units of shortened amounts. Myanmar has its own word for the lakh; K and M are used in every language, as in the source (K-08). */
export const unitWords = {
  kyat: { en: 'Ks', mm: 'ကျပ်', zh: '缅元' },
  kg: { en: 'kg', mm: 'ကီလိုဂရမ်', zh: '公斤' },
  thousand_short: { en: 'K', mm: 'K', zh: 'K' },
  lakh_short: { en: 'L', mm: 'သိန်း', zh: 'L' },
  million_short: { en: 'M', mm: 'M', zh: 'M' },
} as const satisfies Record<string, Word>;

/**
 * Formats an amount and its unit as two texts, so that a table can show them in two columns. Whole kyat, Latin digits and U+2212 as minus in every
 * locale. Throws a RangeError when the amount is not a safe integer.
 *
 * @example formatKyat(12345, 'en') // { amount: '12,345', unit: 'Ks' }
 * Source: T-02.
 */
export function formatKyat(amount: number, locale: Locale): { amount: string; unit: string } {
  return { amount: groupThousands(amount), unit: unitWords.kyat[locale] };
}

/** @example sayKyat(12345, 'mm') === '12,345 ကျပ်' */
export function sayKyat(amount: number, locale: Locale): string {
  const money = formatKyat(amount, locale);
  return `${money.amount} ${money.unit}`;
}

/**
 * Shortens a dashboard figure: unchanged below 1,000, then thousands (K), from 100,000 lakhs (L, of 100,000), from 1,000,000 millions (M). At most one
 * decimal, truncated: the shown figure is never too high and never reaches the next unit.
 *
 * @example compactAmount(99_999, 'en') === '99.9K'
 * @example compactAmount(1_000_000, 'en') === '1M'
 * Source: K-08.
 */
export function compactAmount(n: number, locale: Locale): string {
  const size = Math.abs(n);
  const full = groupThousands(n);
  if (size < 1_000) return full;
  if (size < 100_000) return inUnits(n, 1_000, unitWords.thousand_short[locale]);
  if (size < 1_000_000) return inUnits(n, 100_000, unitWords.lakh_short[locale]);
  return inUnits(n, 1_000_000, unitWords.million_short[locale]);
}

function inUnits(n: number, of: number, name: string): string {
  const size = Math.abs(n);
  const tenths = Math.floor((size % of) / (of / 10));
  const figure = (n < 0 ? minus : '') + groupThousands(Math.floor(size / of)) + (tenths > 0 ? `.${tenths}` : '');
  return name.length > 1 ? `${figure} ${name}` : figure + name;
}

/**
 * Returns a percentage of an amount in whole kyat. Rounds halves away from zero, so that a reversal is exactly the negative. The percentage is in
 * hundredths of a percent: 2 % = 200, 0.5 % = 50.
 *
 * @example percentHalfUp(299_999, 200) === 6_000
 * Source: decisions 4.4.
 */
export function percentHalfUp(amount: number, percentTimes100: number): number {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(percentTimes100))
    throw new RangeError(`not whole numbers: ${amount}, ${percentTimes100}`);
  const product = BigInt(amount) * BigInt(percentTimes100);
  const size = product < 0n ? -product : product;
  const rounded = Number((size + 5_000n) / 10_000n);
  return product < 0n && rounded > 0 ? -rounded : rounded;
}

/** Formats a percentage stored in hundredths of a percent. @example sayPercent(250) === '2.5%' */
export function sayPercent(hundredths: number): string {
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${groupThousands(Math.floor(hundredths / 100))}${rest ? `.${rest}` : ''}%`;
}

/**
 * Formats a weight in kilograms with the decimals it needs, at most three. Throws when the grams are not a safe integer.
 *
 * @example formatWeight(1250, 'en') === '1.25 kg'
 * Source: T-02.
 */
export function formatWeight(grams: number, locale: Locale): string {
  if (!Number.isSafeInteger(grams)) throw new RangeError(`not whole grams: ${grams}`);
  const size = Math.abs(grams);
  const decimals = String(size % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const kg = groupThousands(Math.floor(size / 1_000)) + (decimals ? `.${decimals}` : '');
  return `${grams < 0 ? minus : ''}${kg} ${unitWords.kg[locale]}`;
}

/**
 * Converts typed kilograms to whole grams as stored; rounds half a gram up.
 *
 * @example toGrams(1.25) === 1250
 */
export function toGrams(kg: number): number {
  return Math.round(Number((kg * 1_000).toPrecision(15)));
}
