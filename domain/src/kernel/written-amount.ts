import { bareText } from './bare-text.ts';
import { minus, toLatinDigits } from './digits.ts';

/**
 * An amount as people and programs write it: whole kyat, and whether it can mean nothing else. Refused when no single amount can be read: `number` for
 * text without one, `integer` for parts of a kyat, `min` for a negative one, `amount_unclear` for several figures or a calculation.
 */
export type WrittenAmount =
  | { readonly amount: number; readonly sure: boolean; readonly isPaid: boolean }
  | { readonly amount: null; readonly problem: 'number' | 'integer' | 'min' | 'amount_unclear' };

/** Words of money and their kyat; ခွဲ adds a half. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:သိန်း|lakhs?|lacs?)/i, 100_000],
  [/^(?:သောင်း|万|\u842C)/i, 10_000],
  [/^(?:ထောင်|thousand|千|k(?![a-z]))/i, 1_000],
  [/^(?:ရာ|hundred|百)/i, 100],
];
const unitWord = 'သိန်း|သောင်း|ထောင်|ရာ|lakhs?|lacs?|thousand|hundred|万|\u842C|千|百|k(?![\\p{L}])';
const spelled: readonly (readonly [RegExp, string])[] = [
  ['တစ်', '1'],
  ['နှစ်', '2'],
  ['သုံး', '3'],
  ['လေး', '4'],
  ['ငါး', '5'],
  ['ခြောက်', '6'],
  ['ခုနစ်', '7'],
  ['ခုနှစ်', '7'],
  ['ရှစ်', '8'],
  ['ကိုး', '9'],
].map(([word = '', digit = '']) => [new RegExp(`${word}(?=\\s*(?:သိန်း|သောင်း|ထောင်|ရာ))`, 'g'), digit] as const);

const kyatWords = /\s*(?:ks|kyats?|mmk|ကျပ်(?:တိတိ)?|缅元|缅币|元|\/-|-\/|\/=)\.?$/i;
const kyatSigns = /^(?:ks|mmk|kyats?|ကျပ်)\.?\s*/i;

/** Removes the word for kyat from an amount. @example withoutKyat('45,000 ကျပ်') === '45,000' */
function withoutKyat(text: string): string {
  return bareText(text).replace(kyatWords, '').replace(kyatSigns, '').trim();
}

/** Words that say that the receiver pays nothing more; a fee beside them is another amount. */
const paidWords =
  /\b(?:pre)?paid\b|\bpaid[- ]?up\b|\bno cod\b|ရှင်းပြီး|ရှင်းပီး|ချေပြီး|ပေးပြီး|လွှဲပြီး|ငွေလွှဲ|已付|付清|已支付|无需代收/iu;
const notPaid = /\b(?:un|not[ -]?)paid\b|မရှင်း|မပေး|未付/iu;
const feeWords = /deli(?:very)?|\bfees?\b|charges?|ပို့ခ|ဒီလီ|运费/iu;
const calculation = /\d\s*(?:ks|ကျပ်)?\s*(?:[+＋=×*~–-]|to)\s*\d/iu;

/** Groups of three digits after commas, spaces or apostrophes mean thousands; after a point they may. */
const grouped = /^(\d{1,3}(?:[,၊，'’ \u00A0\u202F]\d{3})+)(?:\.(\d*))?$/;
const pointed = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/;
const whole = /^(\d{1,15})(?:\.(\d*))?$/;
const exponent = /^\d(?:\.\d+)?e\+?\d{1,2}$/i;

const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));
const refusal = (problem: 'number' | 'integer' | 'min' | 'amount_unclear') => ({ amount: null, problem }) as const;

/**
 * Reads an amount in whole kyat: Myanmar digits, separators, the word for kyat, thousands (45k), Burmese and Chinese units, words that say it is paid.
 * Null for an empty text.
 *
 * @example writtenAmount('၄သောင်း ၅ထောင်') // { amount: 45_000, sure: true, isPaid: false }
 * @example writtenAmount('12.000') // { amount: 12_000, sure: false, isPaid: false }
 * @example writtenAmount('ရှင်းပြီး') // { amount: 0, sure: true, isPaid: true }
 */
export function writtenAmount(text: string): WrittenAmount | null {
  const plain = withoutKyat(toLatinDigits(bareText(text)).replaceAll(minus, '-'));
  if (plain === '') return null;
  const exact = exactly(plain);
  if (exact) return exact;
  if (paidWords.test(plain) && !notPaid.test(plain) && !feeWords.test(plain))
    return { amount: 0, sure: !/\d/.test(plain), isPaid: true };
  return besideWords(plain);
}

function exactly(text: string): WrittenAmount | null {
  const negative = /^\((.*)\)$/.exec(text)?.[1] ?? /^-\s*(.*)$/.exec(text)?.[1];
  if (negative !== undefined) {
    const size = exactly(withoutKyat(negative));
    return size && (size.amount === 0 ? size : refusal('min'));
  }
  const positive = text.replace(/^\+\s*/, '');
  const plain = whole.exec(positive) ?? grouped.exec(positive);
  const fraction = plain?.[2] ?? '';
  // Kyat have no parts: a point before exactly three digits groups thousands, as in 12.000.
  const isGrouped = /^\d{3}$/.test(fraction) && /^[1-9]\d{0,2}\./.test(positive);
  if (plain && !isGrouped)
    return /^0*$/.test(fraction) ? { amount: digitsOf(plain[1] ?? ''), sure: true, isPaid: false } : refusal('integer');
  const points = pointed.exec(positive);
  if (points) {
    const [, groups = '', rest = ''] = points;
    if (!/^0*$/.test(rest)) return refusal('integer');
    return { amount: digitsOf(groups), sure: groups.split('.').length > 2 || rest !== '', isPaid: false };
  }
  if (exponent.test(positive) && Number.isInteger(Number(positive)))
    return { amount: Number(positive), sure: false, isPaid: false };
  return inUnits(positive);
}

function inUnits(text: string): WrittenAmount | null {
  let rest = spelled.reduce((left, [word, digit]) => left.replace(word, digit), text);
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const number = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,3})?\s*/.exec(rest);
    if (!number) return null;
    rest = rest.slice(number[0].length);
    const unit = units.find(([word]) => word.test(rest));
    if (!unit || unit[1] >= last) return null;
    [, last] = unit;
    const name = unit[0].exec(rest)?.[0] ?? '';
    const size = digitsOf(number[1] ?? '');
    // "45000k" says kyat with its first letter.
    if (/^k$/i.test(name) && size >= 1_000 && rest.length === 1) return { amount: size, sure: false, isPaid: false };
    rest = rest.slice(name.length);
    const half = /^\s*ခွဲ/.exec(rest);
    sum += Math.round((size + Number(number[2] ?? 0)) * last * 1_000) / 1_000 + (half ? last / 2 : 0);
    rest = rest.slice(half?.[0].length ?? 0).replace(/^[\s,၊]+/, '');
  }
  if (sum <= 0) return null;
  return Number.isInteger(sum) ? { amount: sum, sure: true, isPaid: false } : refusal('integer');
}

const figure = new RegExp(
  String.raw`(?<![\d.,])(?:\d{1,3}(?:[,.]\d{3})+|\d+)(?:\.\d+)?(?:\s*(?:${unitWord})(?:\s*ခွဲ)?(?:\s*\d+\s*(?:${unitWord}))*)?`,
  'giu',
);

/** Reads the only figure of a text with other words: a guess. */
function besideWords(text: string): WrittenAmount {
  const figures = text.match(figure) ?? [];
  if (figures.length === 0) return refusal('number');
  const [first = ''] = figures;
  const rest = text.replace(first, ' ');
  // A text of one word, such as a code or a phone number, is no amount.
  if (figures.length > 1 || calculation.test(text) || /[\d@#]/.test(rest)) return refusal('amount_unclear');
  if (!/\p{L}{2}|[+＋]/u.test(rest) || /[\p{L}\p{M}]$/u.test(text.slice(0, text.indexOf(first))))
    return refusal('number');
  const read = exactly(first);
  return read === null || read.amount === null ? (read ?? refusal('number')) : { ...read, sure: false };
}
