import { toLatinDigits, toMyanmarDigits } from '../../kernel/digits.ts';
import { cleanText } from '../../kernel/text.ts';

/** Kinds of identity cards: the letter in brackets, its Burmese form, and other spellings; the last one in Zawgyi (T-04). */
const types = {
  N: { mm: 'နိုင်', others: ['C', 'NAING', 'ႏိုင္', 'ႏုိင္'] },
  E: { mm: 'ဧည့်', others: ['AC', 'EH', 'ဧ', 'ဧည့္', 'ဧည္႕'] },
  P: { mm: 'ပြု', others: ['NC', 'PYU', 'ျပဳ', 'ျပု'] },
  T: { mm: 'သာသနာ', others: ['THATHANA', 'သ'] },
  Y: { mm: 'ယာယီ', others: ['YAYI', 'ယ'] },
  S: { mm: 'စ', others: ['SA'] },
} as const satisfies Record<string, { mm: string; others: readonly string[] }>;
export type NrcType = keyof typeof types;
export const nrcTypes = Object.keys(types) as NrcType[];
export const nrcTypeMm: Readonly<Record<NrcType, string>> = {
  N: types.N.mm,
  E: types.E.mm,
  P: types.P.mm,
  T: types.T.mm,
  Y: types.Y.mm,
  S: types.S.mm,
};

/** States and regions by the number on identity cards: Shan and Bago have one number each, Nay Pyi Taw belongs to Mandalay. */
export const nrcStates = Array.from({ length: 14 }, (_, at) => at + 1);

/** Parts of a card's number. The prefix is three Burmese letters, or capitals where only those are known; the number is six Latin digits. */
export interface Nrc {
  readonly state_no: number;
  readonly prefix: string;
  readonly type: NrcType;
  readonly number: string;
}

/** Township of a prefix. A prefix of either script may belong to several townships. */
export interface NrcTownship {
  readonly state_no: number;
  readonly prefix_mm: string;
  readonly prefix_en: string;
  readonly prefix_en_alt: readonly string[];
  readonly township_en: string;
  readonly township_mm: string;
}

const mmPrefix = /^[က-ဪ]{3}$/;
const enPrefix = /^[A-Z]{4,12}$/;
const whole = /^([\d၀-၉]{1,2})[/／\\-]?([က-ဪ]{3}|[A-Z]{4,12})[(（[]([^)）\]]+)[)）\]]([\d၀-၉]{6})$/;

/** Returns the letter of a card's kind in any spelling; `null` when it is not one. @example readNrcType('နိုင်') === 'N' */
export function readNrcType(text: string): NrcType | null {
  const typed = cleanText(text).toUpperCase();
  return (
    nrcTypes.find(
      (type) => type === typed || types[type].mm === typed || (types[type].others as readonly string[]).includes(typed),
    ) ?? null
  );
}

/** Returns the prefix as stored, in the script it is written in; `null` when it is not one. @example readNrcPrefix('oukama') === 'OUKAMA' */
export function readNrcPrefix(text: string): string | null {
  // A lone zero is the similar letter: prefixes have no digits.
  const typed = cleanText(text).replaceAll(' ', '').toUpperCase().replaceAll('၀', 'ဝ');
  return mmPrefix.test(typed) || enPrefix.test(typed) ? typed : null;
}

/**
 * Parses a typed or pasted number, in either script and kind of digits; the slash may be missing, because text fields remove it. `null` when it is not
 * one.
 *
 * @example parseNrc('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆') // { state_no: 12, prefix: 'ဥကမ', type: 'N', number: '123456' }
 * Source: E-01 (source_nrc, destination_nrc).
 */
export function parseNrc(text: string): Nrc | null {
  const [, state = '', prefix = '', type = '', number = ''] =
    whole.exec(cleanText(text).replaceAll(' ', '').toUpperCase()) ?? [];
  const read = {
    state_no: Number(toLatinDigits(state)),
    prefix: readNrcPrefix(prefix),
    type: readNrcType(type),
    number: toLatinDigits(number),
  };
  return nrcStates.includes(read.state_no) && read.prefix !== null && read.type !== null
    ? { ...read, prefix: read.prefix, type: read.type }
    : null;
}

export type NrcScript = 'mm' | 'en';

function scriptOfPrefix(prefix: string): NrcScript {
  return mmPrefix.test(prefix) ? 'mm' : 'en';
}

/** Returns the townships that a prefix may mean. */
export function townshipsOfPrefix(townships: readonly NrcTownship[], stateNo: number, prefix: string): NrcTownship[] {
  return townships.filter(
    (row) =>
      row.state_no === stateNo &&
      (row.prefix_mm === prefix || row.prefix_en === prefix || row.prefix_en_alt.includes(prefix)),
  );
}

/** Returns the prefix in the other script, when the list knows exactly one. */
function prefixIn(
  script: NrcScript,
  { state_no, prefix }: Pick<Nrc, 'state_no' | 'prefix'>,
  townships: readonly NrcTownship[],
): string | null {
  if (scriptOfPrefix(prefix) === script) return prefix;
  const found = new Set(
    townshipsOfPrefix(townships, state_no, prefix).map((row) => (script === 'mm' ? row.prefix_mm : row.prefix_en)),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/**
 * Formats a number in the reader's script. Where the list has no prefix in that script, the whole number stays in its own.
 *
 * @example formatNrc({ state_no: 12, prefix: 'ဥကမ', type: 'N', number: '123456' }, 'en', townships) === '12/OUKAMA(N)123456'
 */
export function formatNrc(nrc: Nrc, script: NrcScript, townships: readonly NrcTownship[] = []): string {
  const translated = prefixIn(script, nrc, townships);
  const prefix = translated ?? nrc.prefix;
  return scriptOfPrefix(prefix) === 'mm'
    ? `${toMyanmarDigits(String(nrc.state_no))}/${prefix}(${types[nrc.type].mm})${toMyanmarDigits(nrc.number)}`
    : `${nrc.state_no}/${prefix}(${nrc.type})${nrc.number}`;
}

/**
 * Returns a number as stored: in Burmese as on the card, or in Latin letters where the list does not know the Burmese prefix, so that one card is one
 * text. `null` when it is not one.
 *
 * @example settleNrc('12/oukama(C)123456', townships) === '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆'
 */
export function settleNrc(text: string, townships: readonly NrcTownship[] = []): string | null {
  const nrc = parseNrc(text);
  return nrc && formatNrc(nrc, 'mm', townships);
}
