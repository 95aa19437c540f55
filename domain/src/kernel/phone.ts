import { bareText } from './bare-text.ts';
import { toLatinDigits } from './digits.ts';

/** Spaces, points, hyphens and dashes, and brackets of a pasted number. */
const separators = /[\s.·\-‐-―−()[\]（）]/g;
/** Words and pictograms around a number: "tel:", "Ph", "(Viber)". */
const before =
  /^(?:tel(?:ephone)?|ph(?:one)?|mobile|mob|hp|cell|viber|contact|ဖုန်း(?:နံပါတ်)?|电话|手机号?)\s*(?:no|number)?\s*[.:：-]*\s*(?=[+＋(\d၀-၉])/i;
const inBrackets = /[(（][\p{L}\p{M}\s]+[)）]/gu;
const pictograms = /\p{Extended_Pictographic}|\u20E3/gu;

/** Returns only the digits of a typed number, and its plus. */
function digitsIn(text: string): string {
  const bare = bareText(text.replace(pictograms, '')).replace(before, '').replace(inBrackets, '');
  return toLatinDigits(bareText(bare).replace(separators, ''));
}

/**
 * Returns a phone number in national form with the leading 0, however it was typed: Myanmar digits, separators, +95, 0095, or a bare 95 before a mobile
 * number. Other text is returned without separators: check it with `isPhone`.
 *
 * @example normalizePhone('+95 9 791 234 567') === '09791234567'
 * @example normalizePhone('၉-၇၉၁-၂၃၄-၅၆၇') === '09791234567'
 * Source: V-01.
 */
export function normalizePhone(text: string): string {
  const digits = digitsIn(text).replace(/^(?:[+＋]|00)95|^95(?=9\d{7,}$)/, '');
  return /^[1-9]\d*$/.test(digits) ? `0${digits}` : digits;
}

/**
 * Returns whether a normalised number is a phone number: after an optional leading 0, 7 to 10 digits that do not begin with 0.
 *
 * @example isPhone('09791234567') === true
 * Source: V-01.
 */
export function isPhone(normalized: string): boolean {
  return /^0?[1-9]\d{6,9}$/.test(normalized);
}

/**
 * Returns a phone number of another country with + and country code, however it was typed; null for other text and for numbers of Myanmar.
 *
 * @example foreignPhone('0066 81-234 5678') === '+66812345678'
 */
export function foreignPhone(text: string): string | null {
  const digits = digitsIn(text).replace(/^(?:＋|00)/, '+');
  return /^\+(?!95)[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/**
 * Returns the search key of a phone: its digits without the leading 0, so that 09… and 9… match. Also takes a part of a number.
 *
 * @example phoneKey('+95 979') === phoneKey('0979')
 */
export function phoneKey(text: string): string {
  return normalizePhone(text).replace(/^0/, '');
}

/**
 * Returns the number probably meant by 0959…, the country code typed after a 0; null for any other.
 *
 * @example phoneSuggestion('0959791234567') === '09791234567'
 * Source: T-04.
 */
export function phoneSuggestion(text: string): string | null {
  const meant = /^095(9\d{7,9})$/.exec(normalizePhone(text))?.[1];
  return meant === undefined ? null : `0${meant}`;
}
