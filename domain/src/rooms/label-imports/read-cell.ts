import { toLatinDigits } from '../../kernel/digits.ts';

/** Matches numbers as programs store them: plain, or with an exponent. */
const stored = /^-?\d+(\.\d+)?(E[+-]?\d+)?$/i;
const exactDigits = 15;

/**
 * Returns a cell's text as a person would type it. Programs store long numbers with exponents, and fractions with binary rounding errors. A number that
 * lost digits (9.79E+09) stays unchanged.
 *
 * @example typedText('9.791234567E9') === '9791234567'
 * @example typedText('0.30000000000000004') === '0.3'
 */
export function typedText(text: string): string {
  const trimmed = text.trim();
  if (!stored.test(trimmed)) return trimmed;
  const [, mantissa = '', exponent] = /^-?([\d.]+)(?:E([+-]?\d+))?$/i.exec(trimmed) ?? [];
  const digits = mantissa.replace('.', '');
  if (exponent !== undefined) {
    const whole = mantissa.split('.')[0]?.length ?? 0;
    const missing = Number(exponent) - (digits.length - whole);
    return missing > 0 || Math.abs(Number(exponent)) > exactDigits + 5 ? trimmed : plain(Number(trimmed));
  }
  return digits.replace(/^0+/, '').length > exactDigits && mantissa.includes('.')
    ? plain(Number(Number(trimmed).toPrecision(exactDigits)))
    : trimmed;
}

function plain(n: number): string {
  return Number.isInteger(n) ? n.toFixed(0) : String(n);
}

/**
 * Splits several phone numbers in one cell.
 *
 * @example readPhones('09791234567 / 09-440 012 345၊ ') // ['09791234567', '09-440 012 345']
 */
export function readPhones(text: string): string[] {
  return text
    .split(/[/,;၊，、\n|]|\s(?:or|and|နှင့်|或)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const kyatWords = /(?:ks|kyats?|mmk|ကျပ်|缅元|缅币)\.?$/i;
const kyatSigns = /^(?:ks|mmk)\.?\s*/i;

/** Removes the word for kyat from an amount. @example readKyat('45,000 ကျပ်') === '45,000' */
export function readKyat(text: string): string {
  return text
    .replace(/\s*\/-$/, '')
    .replace(kyatSigns, '')
    .replace(kyatWords, '')
    .trim();
}

/** Returns a weight in kg without its unit; converts grams. @example readWeight('800 g') === '0.8' */
export function readWeight(text: string): string {
  const grams = /^([\d.,၀-၉０-９]+)\s*(?:g|gm|gms|grams?|ဂရမ်|克)\.?$/i.exec(text)?.[1];
  if (grams !== undefined) {
    const n = Number(toLatinDigits(grams).replaceAll(',', ''));
    return Number.isFinite(n) ? String(n / 1_000) : text;
  }
  return text.replace(/\s*(?:kgs?|kilos?|kilograms?|ကီလိုဂရမ်|ကီလို|公斤|千克)\.?$/i, '').trim();
}
