/**
 * Syllables of the languages that share the Myanmar block. Zawgyi uses letters of Mon, Karen and Shan for Burmese shapes, so a text is taken for Zawgyi
 * only when it cannot be a word of any of these languages.
 */

interface Language {
  /** Letters that begin a syllable, each with what may follow it; a closing consonant counts as a syllable. */
  readonly syllable: string;
  /** Signs that Burmese does not have; a word needs one of them. */
  readonly own: RegExp;
}

const kinzi =
  '(?<=^|[^\\u1029-\\u103E]|[\\u1000-\\u1021][\\u102D\\u102F])[\\u1004\\u101B]\\u103A\\u1039(?=[\\u1000-\\u1007\\u1011\\u1012\\u1015-\\u1018\\u101B\\u101C\\u101E])';
const burmeseBase = '[\\u1000-\\u1021\\u1023-\\u102A\\u103F]';
const medials = '\\u103B?\\u103C?\\u103D?\\u103E?';
const burmeseVowels = '(?:\\u1031[\\u102B\\u102C]?|[\\u102B\\u102C\\u102E\\u1030\\u1032]|\\u102D?\\u102F?)\\u1036?';
/** Asat closes a letter or ော, not another vowel; the visarga needs a vowel or asat before it. In ယောက်ျား and ကျွန်ုပ် the asat comes earlier. */
const endings =
  '\\u1037?(?:(?<![\\u102D-\\u1030\\u1032\\u1036]\\u1037?)\\u103A)?(?:(?<=[\\u1023-\\u1032\\u1036\\u1037\\u103A])\\u1038)?';
const burmeseSyllable = `(?:${kinzi})?${burmeseBase}(?:\\u1039[\\u1000-\\u1021])*(?:\\u103A(?=\\u103B[\\u103D\\u103E]*[\\u102B\\u102C]))?${medials}(?:\\u103A(?=\\u102F))?${burmeseVowels}${endings}`;

const sgaw: Language = {
  syllable:
    '[\\u1000-\\u1021\\u1027\\u1061](?:\\u103A|[\\u103B-\\u103E\\u1060]{0,3}[\\u102B\\u102D-\\u1030\\u1032\\u1036\\u1037\\u1062]?(?:[\\u1062\\u1063\\u102C]\\u103A|[\\u1038\\u1064])?)',
  own: /[\u1060-\u1064]|[\u102D-\u1030\u1032\u1037]\u102C|[\u1000-\u1021]\u1038/,
};

const pwo: Language = {
  syllable:
    '[\\u1000-\\u1021\\u1023-\\u102A\\u105A-\\u105D\\u1061\\u1065\\u1066\\u106E-\\u1070](?:\\u1039[\\u1000-\\u1021])?[\\u103B-\\u103E\\u105E-\\u1060]{0,3}[\\u102B-\\u1032\\u1036\\u1037\\u103A\\u1062\\u1063\\u1067\\u1068]{0,4}[\\u1038\\u1064\\u1069-\\u106D]?[\\u103A\\u1037]?',
  own: /[\u1060-\u1070]/,
};

const mon: Language = {
  syllable:
    '[\\u1000-\\u1021\\u1023-\\u102A\\u103F\\u1050-\\u1055\\u105A-\\u105D](?:\\u1039[\\u1000-\\u1021\\u105A-\\u105D])?[\\u103B-\\u103E\\u105E-\\u1060]{0,3}\\u1031?[\\u102D\\u102E\\u1033-\\u1035]?[\\u102F\\u1030]?[\\u102B\\u102C]?\\u1032?\\u1036?\\u103A?\\u1038?',
  own: /[\u1033-\u1035\u105A-\u1060]|[\u102B-\u1030][\u1032]|\u1031\u102F|\u1039|[\u1000-\u1021]\u1038/,
};

const shan: Language = {
  syllable:
    '[\\u1004\\u1010\\u1011\\u1012\\u1017\\u1015\\u1019\\u101A\\u101B\\u101C\\u101D\\u101E\\u1022\\u1075-\\u1081\\u108E](?:\\u103A|[\\u103B-\\u103D\\u1082]{0,2}[\\u1031\\u1084]?[\\u102D-\\u1030\\u1035\\u1062\\u1083\\u1085\\u1086]{0,3}\\u1036?\\u103A?)[\\u1087-\\u108A\\u1038]?',
  own: /\u1022|[\u1035\u1062\u1075-\u108A]|\u102D\u1030/,
};

/** Pa-O adds tones after Burmese syllables, Kayah and Geba vowels. */
const paO: Language = {
  syllable: `${burmeseSyllable}(?:(?<=[\\u102B-\\u103A])[\\u108F\\uAA7B])?`,
  own: /[\u108F\uAA7B]/,
};
const kayah: Language = {
  syllable:
    '[\\u1000-\\u1021](?:\\u103A|[\\u103B-\\u103E]{0,3}[\\u102B-\\u1032\\u1071-\\u1074]{0,3}[\\u1036-\\u1038\\u103A]{0,2})',
  own: /[\u1071-\u1074]/,
};

const others: Readonly<Record<'sgaw' | 'pwo' | 'mon' | 'shan' | 'pa_o' | 'kayah', Language>> = {
  sgaw,
  pwo,
  mon,
  shan,
  pa_o: paO,
  kayah,
};
export type OtherLanguage = keyof typeof others;

/** Shan digits form separate numbers; Zawgyi uses them as marks inside a word. */
const whole = (syllable: string) => new RegExp(`^(?:(?:${syllable}|[\\u1040-\\u104F])+|[\\u1090-\\u1099]+)$`);
const burmeseWord = whole(burmeseSyllable);
const otherWords = Object.entries(others).map(([name, { syllable, own }]) => ({
  name: name as OtherLanguage,
  own,
  word: whole(syllable),
}));

/** Stacks that Pali and Burmese have: a letter under itself, its aspirate under it, or its row under a nasal; and a few loans. */
const rows = [
  '\u1000\u1001\u1002\u1003\u1004',
  '\u1005\u1006\u1007\u1008\u1009',
  '\u100B\u100C\u100D\u100E\u100F',
  '\u1010\u1011\u1012\u1013\u1014',
  '\u1015\u1016\u1017\u1018\u1019',
];
const loans = new Set(['\u101F\u1019', '\u1010\u1000', '\u1010\u1019', '\u101E\u1019', '\u101C\u1000', '\u100A\u1005']);
function stackFits(upper: string, lower: string): boolean {
  if (upper === lower || loans.has(upper + lower)) return true;
  const row = rows.find((letters) => letters.includes(upper));
  if (row === undefined || !row.includes(lower)) return false;
  const [from, to] = [row.indexOf(upper), row.indexOf(lower)];
  return from === 4 ? upper !== '\u1004' : to === from + 1 && from % 2 === 0;
}

/** Medials that these letters never have in Burmese: Zawgyi shows ွ or an asat there. */
const strangeMedial = /[ညထနယရလဝအ]\u103C|[ညထဓနအ]\u103B/;

/** A letter with another below it closes the syllable before, so it neither begins a word nor follows a closed syllable; the lower one is never closed. */
const strangeStack =
  /(?:^|[\u1037\u1038\u103A])(?![\u1004\u101B]\u103A\u1039)[\u1000-\u1021]\u1039|\u1039[\u1000-\u1021]\u103A/;

/** Returns whether a word, without spaces and with its marks in order, is spelled as Burmese is. */
export function isBurmeseWord(word: string): boolean {
  return (
    burmeseWord.test(word) &&
    !strangeMedial.test(word) &&
    !strangeStack.test(word) &&
    [...word.matchAll(/(?<=([^\u103A]))\u1039(.)/gu)].every(([, upper = '', lower = '']) => stackFits(upper, lower))
  );
}

/**
 * Returns the language of another people that a word is spelled in; null for Burmese words and for words of none.
 *
 * @example otherLanguageOf('ၸၢႆး') === 'shan'
 */
export function otherLanguageOf(word: string): OtherLanguage | null {
  return otherWords.find(({ own, word: shape }) => own.test(word) && shape.test(word))?.name ?? null;
}

/** Splits a text into its words in the Myanmar block. */
export const myanmarWords = (text: string): string[] => text.match(/[\u1000-\u1049\u104C-\u109F\uAA60-\uAA7F]+/g) ?? [];

/**
 * Returns whether all Myanmar characters form syllables of Burmese or of another language of the script; other scripts pass.
 *
 * @example isWellFormedMyanmar('ရန်ကုန်') === true
 * @example isWellFormedMyanmar('ရန္ကုန္') === false
 */
export function isWellFormedMyanmar(text: string): boolean {
  return myanmarWords(text.normalize('NFC')).every((word) => isBurmeseWord(word) || otherLanguageOf(word) !== null);
}
