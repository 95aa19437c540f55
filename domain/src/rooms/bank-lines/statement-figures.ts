import { bareText } from '../../kernel/bare-text.ts';
import { minus, toLatinDigits } from '../../kernel/digits.ts';

/** Into the account, or out of it. */
export type StatementSign = 1 | -1;

/** An amount as the bank printed it, in pyas. `sign` is what is written beside the digits; null without one. */
export interface Figure {
  readonly pyas: number;
  readonly sign: StatementSign | null;
  /** The sign is a word such as Cr or Dr. */
  readonly named: boolean;
}

const inWords =
  /^(?:c|cr|credit(?:ed)?|deposit(?:ed)?|in|inward|inflow|cash ?in|money in|paid in|transfer(?:red)? in|top ?up|receipts?|receive[ds]?|\+|ဝင်|ငွေဝင်|ဝင်ငွေ|အဝင်|သွင်း|ငွေသွင်း|သွင်းငွေ|အသွင်း|လက်ခံ|ငွေလက်ခံ|လက်ခံငွေ|收|收入|入|入账|贷|贷方|存|存入|存款|转入|收款)$/i;
const outWords =
  /^(?:d|dr|db|debit(?:ed)?|withdraw(?:al|n)?|out|outward|outflow|cash ?out|money out|paid out|transfer(?:red)? out|pay(?:ment)?|sen[dt]|-|ထွက်|ငွေထွက်|ထွက်ငွေ|အထွက်|ထုတ်|ငွေထုတ်|ထုတ်ငွေ|အထုတ်|ပေးပို့|လွှဲ|ငွေလွှဲ|ပေးချေ|ငွေပေးချေ|支|支出|出|出账|借|借方|取|支取|取款|转出|付款)$/i;

/**
 * Returns the direction that a word or sign names; null for another text. Credit is money in, because the account is the bank's debt.
 *
 * @example signOfWord('Dr') === -1
 */
export function signOfWord(text: string): StatementSign | null {
  const word = bareText(text)
    .replaceAll(minus, '-')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[.:]+$/, '')
    .trim();
  return inWords.test(word) ? 1 : outWords.test(word) ? -1 : null;
}

const currency = /(?:^(?:ks|kyats?|mmk|ကျပ်)\.?\s*|\s*(?:ks|kyats?|mmk|ကျပ်(?:တိတိ)?|缅元|缅币|元|\/-)\.?$)/gi;
const nothing = /^(?:[-–—.]+|nil|n\/a)?$/i;

/** Returns the figure with its words and without currency: `-1,234.56`. */
function plainFigure(text: string): string {
  return toLatinDigits(bareText(text)).replaceAll(minus, '-').replace(/[–—]/g, '-').replace(currency, '').trim();
}

/** Returns whether a cell of amounts is left empty: blank, a dash or `nil`. */
export function isBlankFigure(text: string): boolean {
  return nothing.test(plainFigure(text));
}

/** Signs of a file's amounts between kyat and pyas. `isSeen` when some amount has pyas, so that three digits after it are not thousands. */
export interface DecimalSign {
  readonly sign: '.' | ',';
  readonly isSeen: boolean;
}

/** Returns the sign before the pyas by the amounts of a file; a point unless only commas have one or two digits after them. */
export function decimalSignOf(texts: readonly string[]): DecimalSign {
  const withPyas = (sign: RegExp) => texts.some((text) => sign.test(plainFigure(text).replace(/[^\d.,]+/g, '')));
  const point = withPyas(/\d\.\d{1,2}$/);
  return point || !withPyas(/\d,\d{1,2}$/) ? { sign: '.', isSeen: point } : { sign: ',', isSeen: true };
}

const amounts = {
  '.': /^(\d{1,13}|\d{1,3}(?:[,'’ \u00A0\u202F]\d{2,3}){0,4}[,'’ \u00A0\u202F]\d{3})(?:\.(\d*))?$/,
  ',': /^(\d{1,13}|\d{1,3}(?:[.'’ \u00A0\u202F]\d{2,3}){0,4}[.'’ \u00A0\u202F]\d{3})(?:,(\d*))?$/,
} as const;
const pointed = /^\d{1,3}(?:\.\d{3})+$/;

/**
 * Reads an amount with its sign: minus before or after, brackets, Dr or Cr. Null when it is not exactly one amount.
 *
 * @example readFigure('30,000.00 Dr', { sign: '.', isSeen: true }) // { pyas: 3_000_000, sign: -1, named: true }
 */
export function readFigure(text: string, decimal: DecimalSign): Figure | null {
  const plain = plainFigure(text);
  const bracketed = /^\(([^()]*\d)\)$/.exec(plain)?.[1];
  if (bracketed !== undefined) {
    const pyas = pyasOf(bracketed.trim(), decimal);
    return pyas === null ? null : { pyas, sign: -1, named: false };
  }
  const [, before = '', digits = '', after = ''] = /^([^\d]*)(\d(?:.*\d)?\.?)([^\d]*)$/s.exec(plain) ?? [];
  const pyas = pyasOf(digits.replace(currency, '').trim(), decimal);
  const words = [before, after].map((word) => word.replace(currency, '').trim()).filter((word) => word !== '');
  if (pyas === null || words.length > 1) return null;
  const [word] = words;
  if (word === undefined) return { pyas, sign: null, named: false };
  const sign = signOfWord(word);
  return sign === null ? null : { pyas, sign, named: /\p{L}/u.test(word) };
}

function pyasOf(text: string, { sign, isSeen }: DecimalSign): number | null {
  // A workbook stores large and computed numbers as 1.05E6 and 1234.5600000001.
  if (/^\d(?:\.\d{1,16})?e\+?\d{1,2}$/i.test(text)) return wholePyas(Number(text) * 100);
  // Kyat have no thousandths: a point before three digits groups thousands, as in 12.000.
  if (sign === '.' && !isSeen && pointed.test(text) && !text.startsWith('0'))
    return Number(text.replaceAll('.', '')) * 100;
  const [, whole, part = ''] = amounts[sign].exec(text) ?? [];
  if (whole === undefined) return null;
  const kyat = Number(whole.replace(/\D/g, ''));
  if (part.length <= 2) return wholePyas(kyat * 100 + Number(part.padEnd(2, '0')));
  const isClear = part.length >= 6 || (Number(part) === 0 && (part.length > 3 || kyat > 999));
  return isClear ? wholePyas(kyat * 100 + Math.round(Number(`0.${part}`) * 100)) : null;
}

/** Largest amount of a statement, in pyas. */
const mostPyas = 100_000_000_000_000;
const wholePyas = (pyas: number): number | null =>
  pyas <= mostPyas && Math.abs(pyas - Math.round(pyas)) < 1e-3 ? Math.round(pyas) : null;
