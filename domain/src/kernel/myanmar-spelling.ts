/**
 * Spelling of stored Myanmar text: letters that look like digits, and the order of the marks around a letter. Source: Unicode Technical Note 11. Text in
 * Shan, Mon and Karen letters (U+1050 to U+109F) is not changed.
 */

const digit = '0-9၀-၉';
const letter =
  '\\u1000-\\u102A\\u103F\\u1050-\\u1055\\u105A-\\u105D\\u1061\\u1065\\u1066\\u106E-\\u1070\\u1075-\\u1081\\u108E';
const sign =
  '\\u102B-\\u103E\\u1056-\\u1059\\u105E-\\u1060\\u1062-\\u1064\\u1067-\\u106D\\u1071-\\u1074\\u1082-\\u108D\\u108F\\u109A-\\u109D';
/** Vowel signs, medials and asat. Not the two tone marks: the visarga is also typed as a colon (၇း၃၀). */
const joining = '\\u102B-\\u1032\\u1036\\u103A-\\u103E';
const kinzi = '[\\u1004\\u101B\\u105A]\\u103A\\u1039';
const base = '[\\u1000-\\u102A\\u103F]';

/** Matches letters that an adjacent digit, or the end of the number, shows to be digits (or the reverse). */
export const lettersInNumber = (letters: string) =>
  new RegExp(`(?<=[${digit}])[${letters}]+(?=[${digit}]|(?![${letter}${sign}]))`, 'g');
const sevenForRa = new RegExp(`၇(?=[${joining}])`, 'g');
const sevenBesideLetter = new RegExp(`(?<![${digit}])(?:(?<=[${letter}])၇|၇(?=[${letter}]))(?![${digit}])`, 'g');
const waInNumber = lettersInNumber('ဝ');
const zeroForWa = new RegExp(
  `(?<![${digit}])(?:(?<=[${letter}${sign}])၀|၀(?=[${letter}${joining}]))(?![${digit}])`,
  'g',
);
const fourForAforementioned = new RegExp(`(?<![${digit}])၄(?=င်း)`, 'g');

/**
 * Corrects digits typed as similar letters and the reverse, where only one reading is possible.
 *
 * @example mendConfusions('၀င်း ၁ဝဝ ၇ုံး') === 'ဝင်း ၁၀၀ ရုံး'
 */
export function mendConfusions(text: string): string {
  return text
    .replace(sevenForRa, 'ရ')
    .replace(waInNumber, (letters) => '၀'.repeat(letters.length))
    .replace(zeroForWa, 'ဝ');
}

/** Replaces ၇ beside a plain letter by ra. Probable but not certain, so it is used for search keys only. */
export function guessRa(text: string): string {
  return text.replace(sevenBesideLetter, 'ရ');
}

const asat = '\u103A';
const ranks: Readonly<Record<string, number>> = {
  '\u103B': 1,
  '\u103C': 2,
  '\u103D': 3,
  '\u103E': 4,
  '\u1031': 5,
  '\u102D': 6,
  '\u102E': 6,
  '\u1032': 6,
  '\u102F': 7,
  '\u1030': 7,
  '\u102B': 8,
  '\u102C': 8,
  '\u1036': 9,
  '\u1037': 10,
  [asat]: 11,
  '\u1038': 12,
};
const vowelsButU = '\u102B\u102C\u102D\u102E\u1030\u1031\u1032\u1036';
const leadingE = new RegExp(
  `(?<![${letter}\\u1039\\u103B-\\u103E\\u105E-\\u1060\\u1082])\\u1031+((?:${kinzi})?${base})`,
  'g',
);
const uWithItsVowel = /\u1025((?:(?!\u102E)[\u102B-\u1032\u1036-\u1038\u103A-\u103E])*)\u102E/g;
const cluster = new RegExp(
  `((?:${kinzi})?${base})((?:\\u1039[\\u1000-\\u1021]|[\\u102B-\\u1032\\u1036-\\u1038\\u103A-\\u103E])*)`,
  'g',
);

/**
 * Orders the marks of every letter canonically and drops repeated ones; a vowel ေ typed before its letter moves after it.
 *
 * @example orderMarks('ေကာင်း') === 'ကောင်း'
 * @example orderMarks('ရံုး') === 'ရုံး'
 */
export function orderMarks(text: string): string {
  return (
    text
      .replace(leadingE, '$1\u1031')
      // The only pair of the script that NFC composes: composed first, so that the remaining marks are ordered correctly.
      .replace(uWithItsVowel, '\u1026$1')
      .replace(cluster, (_whole, letters: string, marks: string) => letters + inOrder(marks))
      .replace(/(?<!\u1039)\u1025(?=\u1037?\u103A)/g, '\u1009')
      .replace(fourForAforementioned, '၎')
  );
}

/** Marks that a Burmese syllable can have, in order. Others are of Mon, Karen or Shan (နာဲ, ကျိာ်) and stay as typed. */
const burmeseMarks =
  /^\u103A?(?:\u1039.)*\u103A?\u103B?\u103C?\u103D?\u103E?\u103A?(?:\u1031[\u102B\u102C]?|[\u102B\u102C\u102E\u1030\u1032]|\u102D?\u102F?)\u1036?\u1037?\u103A?\u1038?$/u;

function inOrder(marks: string): string {
  const units = [...new Set(marks.match(/\u1039.|./gu))];
  const has = (signs: string) => units.some((unit) => signs.includes(unit));
  // ယောက်ျား: the asat of the first syllable, unless it was typed after the vowel, as the tone of S'gaw Karen is.
  const contracted = has('\u103B') && has('\u102B\u102C') && !has('\u1031') && !/[\u102B\u102C]\u103A$/.test(marks);
  const asatRank = contracted ? 0.5 : has('\u102F') && !has(vowelsButU) ? 6.5 : 11;
  const rank = (unit: string) => (unit === asat ? asatRank : (ranks[unit] ?? 0));
  const sorted = units.sort((one, other) => rank(one) - rank(other)).join('');
  return burmeseMarks.test(sorted) ? sorted : marks;
}
