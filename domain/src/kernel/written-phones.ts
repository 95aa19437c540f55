import { bareText } from './bare-text.ts';
import { toLatinDigits } from './digits.ts';
import { foreignPhone, isPhone, normalizePhone } from './phone.ts';

/** A phone number in a text, in national form. */
export interface PhoneFound {
  readonly phone: string;
  readonly from: number;
  readonly to: number;
  /** A mobile number without its leading 0. */
  readonly guessed: boolean;
}

/**
 * Matches a mobile number: 09, +959, 00959 or 959 with 7 to 9 digits, spaces and dashes between them, or a bare 9 with 7 to 9 digits in one run. No
 * digit may follow after a possible separator, so that of two adjacent numbers each is found.
 */
const mobile =
  /(?<![\d+])(?:(?:\(?(?:[+＋]|00)\s?95\)?[ .-]{0,2}(?:\(0\)|0)?|95|0)[ .-]{0,2}9(?:[ .()‐-―-]{0,2}\d){7,9}|9\d{7,9})(?!\d)/g;
/** Matches a landline number, which counts only after a word for it. */
const landline = /(?<![\d+])0[1-8](?:[ .()‐-―-]{0,2}\d){5,8}(?!\d)/g;

/**
 * Returns the phone numbers in a line, also in Myanmar digits.
 *
 * @example phonesIn('Ma Mya ၀၉-၇၉၁ ၂၃၄ ၅၆၇, +95 9 440012345').map(({ phone }) => phone) // ['09791234567', '09440012345']
 */
export function phonesIn(text: string, announced = false): PhoneFound[] {
  const latin = toLatinDigits(text);
  const hits = [...latin.matchAll(mobile), ...(announced ? latin.matchAll(landline) : [])];
  return hits
    .map((hit) => ({
      phone: normalizePhone(hit[0]),
      from: hit.index,
      to: hit.index + hit[0].length,
      guessed: !announced && /^9\d+$/.test(hit[0]) && !hit[0].startsWith('959'),
    }))
    .sort((one, other) => one.from - other.from);
}

const between = /[/,;၊，、\n|&]|\s(?:or|and|နှင့်|သို့မဟုတ်|或)\s/i;
/** Words separate from the digits, such as "Viber" or a name; letters beside a digit belong to a code. */
const words = /(?<![\d\p{L}])[\p{L}\p{M}'’]+\.?(?![\d\p{L}])/gu;

/** Returns whether digits of a phone were replaced by stars before it was exported. @example isMaskedPhone('******67') === true */
export const isMaskedPhone = (text: string): boolean =>
  /\d/.test(toLatinDigits(text)) && /[*•●✱\uFF0A]{2,}|x{3,}/i.test(text);

/**
 * Returns the phone numbers of a cell, several of them too, without words and signs beside them. What is no number stays as typed, so that the rule of
 * the field refuses it.
 *
 * @example writtenPhones('09791230023-09440012345 (Viber)') // ['09791230023', '09440012345']
 */
export function writtenPhones(text: string): string[] {
  return bareText(text)
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(numbersOf)
    .filter((part) => /\d/.test(toLatinDigits(part)) || !/^[\p{L}\p{M}\s.'’]+$/u.test(part));
}

function numbersOf(part: string): string[] {
  if (isNumber(part)) return [part];
  const digits = toLatinDigits(part).replace(words, ' ').trim();
  if (isNumber(digits)) return [digits];
  const found = phonesIn(digits, true);
  const inside = found.reduce((sum, { from, to }) => sum + countDigits(digits.slice(from, to)), 0);
  return found.length > 0 && inside === countDigits(digits) ? found.map(({ phone }) => phone) : [part];
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;
const isNumber = (text: string) => isPhone(normalizePhone(text)) || foreignPhone(text) !== null;
