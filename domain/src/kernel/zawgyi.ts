import {
  isBurmeseWord,
  isWellFormedMyanmar,
  myanmarWords,
  otherLanguageOf,
  type OtherLanguage,
} from './myanmar-languages.ts';
import { cleanText } from './text.ts';

/** Tells Zawgyi from Unicode. `probability` is 0 to 1, or -Infinity for text without Myanmar letters. */
export interface ZawgyiDetector {
  probability(text: string): number;
  toUnicode(text: string): string;
}

const zawgyiAtLeast = 0.95;
const zawgyiAtMost = 0.05;

/**
 * Encoding of a text by its words: `unicode` when they are words of a language of the script and converting would break them, `zawgyi` when the reverse
 * holds, `both` when both readings are words, `neither` when none is.
 */
type Reading = 'unicode' | 'zawgyi' | 'both' | 'neither';

/**
 * Converts the texts of one person or row to Unicode when they were typed in Zawgyi. All its texts decide together, because a short valid word often
 * looks like Zawgyi. Names in Mon, Karen, Shan, Pa-O and Kayah letters are never converted, nor is a field that is plainly Unicode beside one in Zawgyi.
 *
 * @example mendZawgyi({ name: 'ရန္ကုန္' }, detector) // { record: { name: 'ရန်ကုန်' }, converted: true }
 * Source: T-04.
 */
export function mendZawgyi(
  record: Readonly<Record<string, string>>,
  detector: ZawgyiDetector,
): { record: Record<string, string>; converted: boolean } {
  const texts = Object.entries(record)
    .filter(([, text]) => /[\u1000-\u109F]/.test(text))
    .map(([field, text]) => ({ field, text, reading: readingOf(text, detector) }));
  const found = texts.filter(({ reading }) => reading === 'zawgyi' || reading === 'neither');
  if (found.length === 0) return { record: { ...record }, converted: false };
  const likely = (text: string) => detector.probability(text) >= zawgyiAtLeast;
  const allZawgyi =
    found.some(({ reading }) => reading === 'zawgyi') || likely(texts.map(({ text }) => text).join(' '));
  const zawgyi = texts.filter(({ text, reading }) => {
    if (reading === 'zawgyi') return true;
    if (reading === 'unicode') return false;
    if (reading === 'neither') return allZawgyi ? !isPlainlyUnicode(text, detector) : likely(text);
    return allZawgyi && !isPlainlyUnicode(text, detector);
  });
  const mended = Object.fromEntries(zawgyi.map(({ field, text }) => [field, detector.toUnicode(text)]));
  return { record: { ...record, ...mended }, converted: zawgyi.length > 0 };
}

const isPlainlyUnicode = (text: string, detector: ZawgyiDetector) => detector.probability(text) <= zawgyiAtMost;

function readingOf(text: string, detector: ZawgyiDetector): Reading {
  const isUnicode = isWellFormedMyanmar(cleanText(text));
  if (!isBurmese(detector.toUnicode(text))) return isUnicode ? 'unicode' : 'neither';
  if (!isUnicode) return 'zawgyi';
  const words = myanmarWords(cleanText(text)).filter((word) => !isBurmeseWord(word));
  const probability = detector.probability(text);
  if (words.length === 0)
    return probability >= zawgyiAtLeast && cleanText(text) !== withoutSpaces(text) ? 'zawgyi' : 'both';
  const isOwn = (language: OtherLanguage | null) => language !== null && hasOwnShapes.has(language);
  if (words.some((word) => isOwn(otherLanguageOf(word)) && ownSign.test(word))) return 'unicode';
  return probability >= (sharedLetter.test(text) ? zawgyiAtLeast : 0.5) ? 'zawgyi' : 'unicode';
}

const hasOwnShapes: ReadonlySet<OtherLanguage> = new Set(['sgaw', 'shan', 'pa_o']);
/** Signs of Shan, Karen and Pa-O that Zawgyi shows in places where these languages never have them. */
const ownSign = /\u1022|[\u1035\u1062-\u1064\u1082-\u108A\u108F]|[\uAA60-\uAA7F]/;
/** Letters of Mon, Pwo, Kayah and Shan that Zawgyi shows as stacked letters. */
const sharedLetter = /\u1028|[\u1033\u1034]|[\u1050-\u108F]/;
/** The text as typed but for spaces: when cleaning changes more, its marks were in the order of Zawgyi. */
const withoutSpaces = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Returns whether a converted text consists of Burmese words. */
const isBurmese = (text: string) => myanmarWords(cleanText(text)).every((word) => isBurmeseWord(word));
