import { fieldNamed } from './known-heads.ts';
import { headSynonyms } from './head-synonyms.ts';
import { orderTextFields, type OrderTextField, type SheetField } from './sheet-fields.ts';

/** A part of a line: the text after a word such as "Address:", or text without such a word. */
export interface Piece {
  readonly field: OrderTextField | null;
  /** Word before the text; empty when there is none. */
  readonly head: string;
  readonly text: string;
  /** Word and text as written. */
  readonly whole: string;
  /** Describes the sender, who is already known. */
  readonly ofSender: boolean;
  /** Only a space or a pictogram separates the word from its text. */
  readonly loose: boolean;
}

const announcing: readonly SheetField[] = [
  ...orderTextFields,
  'include_products',
  'destination_region',
  'destination_no',
  'destination_street',
  'source_name',
  'source_phone',
  'source_township',
  'source_address',
];
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s*');
const byLength = (one: string, other: string) => other.length - one.length;
const wordsOf = (fields: readonly SheetField[]) => fields.flatMap((field) => [...headSynonyms[field]]).sort(byLength);
const allWords = wordsOf(announcing).map(escaped).join('|');
/** Words before a colon anywhere; at the beginning of a line also before a dash or an equals sign. */
const sides = 'sender|from|shop|ပေးပို့သူ|ပို့သူ|ဆိုင်|寄件人|发件人|receiver|customer|လက်ခံသူ|ဝယ်သူ|收件人';
const announced = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(?<side>${sides})(?:'s|’s|၏)?\\s*)?(?<word>${allWords})\\s*(?:no\\.?|နံပါတ်|\\(?[1-9၁-၉]\\)?)?\\s*(?:\\([^()]{0,20}\\)\\s*)?[:：]`,
  'giu',
);
const atStart = new RegExp(
  `^(?:(?<side>${sides})(?:'s|’s|၏)?\\s*)?(?<word>${allWords})\\s*(?:no\\.?|နံပါတ်|\\(?[1-9၁-၉]\\)?)?\\s*(?:=|။|[-‐-―]|\\t)\\s*(?=\\S)`,
  'iu',
);
const looseWords = wordsOf(['destination_name', 'destination_phone', 'destination_address', 'remark'])
  .filter((word) => !['customer', 'contact', 'to', 'comment'].includes(word))
  .map(escaped)
  .join('|');
const beforeSpace = new RegExp(`^(?<word>${looseWords})\\.?\\s+(?=\\S)`, 'iu');
const senderSide = /^(?:sender|from|shop|ပေးပို့သူ|ပို့သူ|ဆိုင်|寄件人|发件人)$/iu;

/** Pictograms used before a line instead of a word. */
const pictures: readonly (readonly [RegExp, OrderTextField])[] = [
  [/^(?:👤|👩|👨|🙋|🧑|👧)/u, 'destination_name'],
  [/^(?:📞|☎|📱|📲)/u, 'destination_phone'],
  [/^(?:📍|🏠|🏡|📮|🗺)/u, 'destination_address'],
  [/^(?:💰|💵|💸|💴)/u, 'cod_amount'],
  [/^(?:📦|🎁|🛍|👗|👕)/u, 'item_name'],
];
const decoration = /^(?:[\s•·●▪◦○■□◆★☆*>»→✓✔✅☑–—-]|\p{Extended_Pictographic}|\uFE0F|\u20E3)+/u;

/** Removes bullets and pictograms before a line, unless no letter or digit would remain. */
function undecorated(line: string): { text: string; picture: OrderTextField | null } {
  const bare = line.replace(/^[\s•·●▪◦*>–—-]+/u, '');
  const picture = pictures.find(([sign]) => sign.test(bare))?.[1] ?? null;
  return { text: line.replace(decoration, '').trim(), picture };
}

/** Returns the field that the text after a word fills; all parts of an address fill the address. */
function fieldOf(word: string, side: string | undefined): { field: OrderTextField | null; ofSender: boolean } {
  const named = fieldNamed(word) ?? null;
  const ofSender =
    senderSide.test(side ?? '') || (named !== null && named.startsWith('source_') && !/^(?:to)$/i.test(word));
  if (ofSender || named === null) return { field: null, ofSender };
  if (named === 'destination_no' || named === 'destination_street' || named === 'destination_region')
    return { field: 'destination_address', ofSender };
  if (named === 'include_products') return { field: 'item_name', ofSender };
  return { field: orderTextFields.find((one) => one === named) ?? null, ofSender };
}

const trimmed = (text: string) => text.replace(/^[\s,၊，;|/]+|[\s,၊，;|/]+$/g, '');

/**
 * Splits a line into parts: each word that announces a field begins a new one.
 *
 * @example piecesOf('Name: Ma Mya, Ph: 09791234567').map(({ field, text }) => [field, text]) // [['destination_name', 'Ma Mya'], ['destination_phone', '09791234567']]
 */
export function piecesOf(line: string): Piece[] {
  const { text, picture } = undecorated(line);
  if (text === '') return [];
  const marks = [...text.matchAll(announced)].map((hit) => ({ hit, loose: false }));
  if (marks[0]?.hit.index !== 0) {
    const strict = atStart.exec(text);
    const hit = strict ?? beforeSpace.exec(text);
    if (hit) marks.unshift({ hit: hit as RegExpExecArray, loose: strict === null });
  }
  const pieces: Piece[] = [];
  const first = trimmed(text.slice(0, marks[0]?.hit.index ?? text.length));
  if (first !== '')
    pieces.push({ field: picture, head: '', text: first, whole: first, ofSender: false, loose: picture !== null });
  for (const [at, { hit, loose }] of marks.entries()) {
    const end = marks[at + 1]?.hit.index ?? text.length;
    const { word = '', side } = hit.groups ?? {};
    pieces.push({
      ...fieldOf(word, side),
      head: word,
      text: trimmed(text.slice(hit.index + hit[0].length, end)),
      whole: trimmed(text.slice(hit.index, end)),
      loose,
    });
  }
  return pieces;
}
