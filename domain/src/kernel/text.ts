import { bareText, withoutInvisible } from './bare-text.ts';
import { toLatinDigits } from './digits.ts';
import { guessRa, lettersInNumber, mendConfusions, orderMarks } from './myanmar-spelling.ts';

const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;
const controls = /(?![\t\n\v\f])\p{Cc}/gu;
const plain = /^[\x20-\x7E]*$/;

/**
 * Returns text as it is stored: NFC, bare (see `bareText`), no control characters, single spaces, Myanmar marks in canonical order, Myanmar letters that were
 * typed as digits corrected. Idempotent. `multiline` keeps line breaks (as \n).
 *
 * @example cleanText('  ၀င်း\u200Bေအး ') === 'ဝင်းအေး'
 * Source: T-04.
 */
export function cleanText(text: string, options: { multiline?: boolean } = {}): string {
  if (plain.test(text)) return bareText(text.replace(/ {2,}/g, ' '));
  const lines = withoutInvisible(text.replace(lineBreaks, '\n').replace(controls, '')).normalize('NFC');
  const spaced = options.multiline
    ? lines
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim()
    : lines.replace(/\s+/g, ' ').trim();
  return bareText(orderMarks(mendConfusions(spaced)).normalize('NFC'));
}

const placeWords = /(?<=.)(?:ရပ်ကွက်|ကျေးရွာအုပ်စု|မြို့နယ်|မြို့)$/;
const raOrWaInNumber = lettersInNumber('ရဝ');
const folds: Readonly<Record<string, string>> = { ဩ: 'သြ', ဪ: 'သြော်', ဈ: 'စျ', ဉ: 'ဥ' };

/**
 * Returns the search key of a text, for the stored key and the query alike. Ignores the kind of digits, the order of marks, ၀ for ဝ, ၇ for ရ, case,
 * spaces and punctuation. `dropPlaceWords` also drops a last word such as quarter or township.
 *
 * @example searchKey('၇န်ကုန်') === searchKey('ရန်ကုန်')
 * @example searchKey('No. (၁၂)') === 'no12'
 * Source: T-04.
 */
export function searchKey(text: string, options: { dropPlaceWords?: boolean } = {}): string {
  const numbers = guessRa(cleanText(text)).replace(raOrWaInNumber, (letters) =>
    letters.replaceAll('ရ', '၇').replaceAll('ဝ', '၀'),
  );
  const key = toLatinDigits(numbers)
    .toLowerCase()
    .replace(/[ဩဪဈဉ]/g, (letter) => folds[letter] ?? letter)
    .replace(/[\s၊။.,()/（），。、\-‐-―]/g, '');
  return options.dropPlaceWords ? key.replace(placeWords, '') : key;
}

/** Returns whether a text contains what no database can store: NUL, or half of a surrogate pair. */
export function hasBadCodeUnits(text: string): boolean {
  return /[\0\p{Surrogate}]/u.test(text);
}

/** Matches one visible character with all its marks, stacked letters and joiners. */
const grapheme = /\r\n|\p{RI}\p{RI}|[^\p{M}\u200D](?:\u1039\p{Lo}|\p{M}|\p{EMod}|\u200D\p{ExtPict}?)*|[^]/gu;
/** Matches a letter that ends the syllable before it, or is stacked under the next: a cut before it would change the reading. */
const closesSyllable = /^[\u1000-\u1021](?:\u1037?\u103A|\u1039)/;

/**
 * Shortens to at most 30 characters and an ellipsis; never cuts inside a character or a Myanmar syllable.
 *
 * @example shortText('အ'.repeat(31)) === 'အ'.repeat(30) + '…'
 * Source: K-08.
 */
export function shortText(text: string): string {
  return cutAt(text, 30);
}

/** Shortens a message for a list: at most 70 characters and an ellipsis (K-08). */
export function shortMessage(text: string): string {
  return cutAt(text, 70);
}

function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const parts = text.match(grapheme) ?? [];
  if (parts.length <= limit) return text;
  let end = limit;
  while (end > 1 && closesSyllable.test(parts[end] ?? '')) end -= 1;
  if (closesSyllable.test(parts[end] ?? '')) end = limit;
  return `${parts.slice(0, end).join('').trimEnd()}…`;
}
