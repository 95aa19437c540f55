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

/** Grams in one unit of weight. A viss (ပိဿာ) has 100 ticals (ကျပ်သား). */
const gramsOf: readonly (readonly [RegExp, number])[] = [
  [/^(?:kgs?|kilos?|kilograms?|ကီလိုဂရမ်|ကီလို|公斤|千克)/i, 1_000],
  [/^(?:g|gm|gms|grams?|ဂရမ်|克)(?![a-z])/i, 1],
  [/^(?:lbs?|pounds?|ပေါင်|\u78C5)/i, 453.592_37],
  [/^(?:oz|ounces?|အောင်စ|\u76CE司)/i, 28.349_523],
  [/^(?:viss|ပိဿာ|缅斤)/i, 1_632.932_5],
  [/^(?:ticals?|ကျပ်သား)/i, 16.329_325],
  [/^斤/, 500],
];
const weightPart = /^([\d.,]+)\s*(\D+?)\.?\s*(?=[\d]|$)/;

/**
 * Returns a weight in kg without its unit: grams, pounds, ounces, viss and ticals are converted to whole grams. Text without a known unit stays.
 *
 * @example readWeight('800 g') === '0.8'
 * @example readWeight('၁ ပိဿာ ၅၀ ကျပ်သား') === '2.449'
 */
export function readWeight(text: string): string {
  let rest = toLatinDigits(text).trim();
  let grams = 0;
  while (rest !== '') {
    const [part = '', number = '', unit = ''] = weightPart.exec(rest) ?? [];
    const size = gramsOf.find(([word]) => word.test(unit))?.[1];
    const n = Number(number.replaceAll(',', ''));
    if (size === undefined || !Number.isFinite(n)) return text.trim();
    grams += n * size;
    rest = rest.slice(part.length);
  }
  return grams === 0 ? text.trim() : String(Math.round(grams) / 1_000);
}
