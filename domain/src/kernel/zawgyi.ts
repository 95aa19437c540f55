import { isWellFormedMyanmar } from './text.ts';

/** Tells Zawgyi from Unicode. `probability` is 0 to 1, or -Infinity for text without Myanmar letters. */
export interface ZawgyiDetector {
  probability(text: string): number;
  toUnicode(text: string): string;
}

const zawgyiAtLeast = 0.95;
const zawgyiAtMost = 0.05;

/** Letters of Shan and Mon that Zawgyi uses for Burmese shapes. Without Karen letters: the detector takes Karen for Zawgyi. */
const borrowedLetter = /[\u1033\u1034\u1060\u1071-\u1097\u105A]/;
/** Unicode stacks letters of the same row or equal letters, with few exceptions; Zawgyi writes its asat with the same sign, between any two. */
const strangeStack =
  /(?!(?:[က-င]\u1039[က-င]|[စ-ည]\u1039[စ-ည]|[ဋ-ဏ]\u1039[ဋ-ဏ]|[တ-န]\u1039[တ-န]|[ပ-မ]\u1039[ပ-မ]|(.)\u1039\1|ဟ\u1039မ|တ\u1039က))[က-အ]\u1039[က-အ]|င\u1039./;
/** Medials that these letters never have: Zawgyi shows ွ or an asat there. */
const strangeMedial = /[ညထနယရလဝအ]\u103C|[ညထဓနအ]\u103B/;

/**
 * Converts the texts of one record to Unicode when they were typed in Zawgyi. The whole record decides, because a short valid word often looks like
 * Zawgyi: the probability must be at least 0.95 and some field must be invalid Unicode. In a mixed record (a pasted name beside a stored address) each
 * field is converted under the same two conditions; a field that is plainly Unicode never changes.
 *
 * @example mendZawgyi({ name: 'ရန္ကုန္' }, detector) // { record: { name: 'ရန်ကုန်' }, converted: true }
 * Source: T-04.
 */
export function mendZawgyi(
  record: Readonly<Record<string, string>>,
  detector: ZawgyiDetector,
): { record: Record<string, string>; converted: boolean } {
  const texts = Object.entries(record).filter(([, text]) => /[\u1000-\u109F]/.test(text));
  if (!texts.some(([, text]) => cannotBeUnicode(text))) return { record: { ...record }, converted: false };
  const allZawgyi = detector.probability(texts.map(([, text]) => text).join(' ')) >= zawgyiAtLeast;
  const zawgyi = texts.filter(([, text]) =>
    allZawgyi
      ? !isPlainlyUnicode(text, detector)
      : cannotBeUnicode(text) && detector.probability(text) >= zawgyiAtLeast,
  );
  const mended = Object.fromEntries(zawgyi.map(([field, text]) => [field, detector.toUnicode(text)]));
  return { record: { ...record, ...mended }, converted: zawgyi.length > 0 };
}

/** Returns whether a field of a Zawgyi record is Unicode: it reads as such, or converting would damage it. */
function isPlainlyUnicode(text: string, detector: ZawgyiDetector): boolean {
  return (
    !cannotBeUnicode(text) && (detector.probability(text) <= zawgyiAtMost || cannotBeUnicode(detector.toUnicode(text)))
  );
}

function cannotBeUnicode(text: string): boolean {
  return !isWellFormedMyanmar(text) || borrowedLetter.test(text) || strangeStack.test(text) || strangeMedial.test(text);
}
