import { readNumber } from '../../kernel/number-rules.ts';
import { searchKey } from '../../kernel/text.ts';
import { labelBounds } from '../labels/label-form.ts';
import { headSynonyms, otherThings, passedHeads } from './head-synonyms.ts';
import { readKyat } from './read-cell.ts';
import { sheetFieldNames, type SheetField } from './sheet-fields.ts';

/** Field of each column; null for an unused one. No field occurs twice. */
export type Columns = readonly (SheetField | null)[];

/** Fields of the merchant's earlier sheets by heading. */
export type RememberedHeads = ReadonlyMap<string, SheetField | null>;

/** Reduces a heading to its words, so that "Phone No. " equals "phone no", and "Weight(kg)" equals "weight kg". */
export function headKey(head: string): string {
  return searchKey(head).replace(/[*:：#_"'“”?]/g, '');
}

const fieldOfHead = new Map(
  sheetFieldNames.flatMap((field) => headSynonyms[field].map((head) => [headKey(head), field] as const)),
);
const passed = new Set(passedHeads.map(headKey));

/**
 * Returns the field for exactly this word, as a column heading or before a value in a text; null for an ignored word.
 *
 * @example fieldNamed('Ph. No') === 'destination_phone'
 */
export function fieldNamed(head: string): SheetField | null | undefined {
  const key = headKey(head);
  return passed.has(key) ? null : fieldOfHead.get(key);
}

/** Returns whether this word is a known column heading. */
const isKnownHead = (head: string) => fieldNamed(head) !== undefined;

/**
 * Returns the field of each column by its heading: from the merchant's last sheet, else a known word in the three languages, else known words inside it.
 * When two columns match one field, the more certain one gets it, else the first.
 *
 * @example guessColumns(['No', 'ဖုန်းနံပါတ်', '收件人'], new Map()) // [null, 'destination_phone', 'destination_name']
 */
export function guessColumns(heads: readonly string[], remembered: RememberedHeads): Columns {
  const keys = heads.map(headKey);
  const columns: (SheetField | null)[] = heads.map(() => null);
  const taken = new Set<SheetField>();
  const settled = new Set<number>();
  const take = (at: number, field: SheetField | null | undefined) => {
    if (field === undefined || settled.has(at) || (field !== null && taken.has(field))) return;
    settled.add(at);
    columns[at] = field;
    if (field !== null) taken.add(field);
  };
  keys.forEach((key, at) => {
    if (key !== '') take(at, remembered.get(key));
  });
  heads.forEach((head, at) => take(at, fieldNamed(head)));
  heads.forEach((head, at) => take(at, likeliest(head)));
  return columns;
}

/** Matches where a word of a heading ends: at a separator or a change of script. The dots of "C.O.D" do not end a word. */
const wordEnds =
  /[\s()（）[\]\u3010\u3011{}<>/\\|,，、၊။:：*#_"'“”?+&=~-]+|\.(?=\p{L}{2})|(?<=[a-z0-9.])(?=[^\p{ASCII}])|(?<=[^\p{ASCII}])(?=[a-z0-9])/iu;

/** Short words that also count inside a heading; other words of one or two letters count only as the whole heading. */
const shortWords = new Set(['wt', 'ph']);

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

interface Hit {
  readonly field: SheetField;
  readonly from: number;
  readonly to: number;
}

/** Returns known words in a heading: Latin ones as whole words, others anywhere; longer words win over those they overlap. */
function wordsIn(head: string): readonly Hit[] {
  const parts = head.split(wordEnds).map(headKey).filter(Boolean);
  const key = parts.join('');
  const ends = new Set([0]);
  let end = 0;
  for (const part of parts) ends.add((end += part.length));
  const hits: Hit[] = [];
  for (const [word, field] of fieldOfHead) {
    const latin = isLatin(word);
    if (word.length < (latin ? 3 : 2) && !shortWords.has(word)) continue;
    for (let from = key.indexOf(word); from >= 0; from = key.indexOf(word, from + 1))
      if (!latin || (ends.has(from) && ends.has(from + word.length)))
        hits.push({ field, from, to: from + word.length });
  }
  return hits.filter(
    (hit) =>
      !hits.some((other) => other.from < hit.to && other.to > hit.from && other.to - other.from > hit.to - hit.from),
  );
}

const ofSender: Partial<Record<SheetField, SheetField>> = {
  destination_phone: 'source_phone',
  destination_township: 'source_township',
  destination_address: 'source_address',
};

/**
 * Guesses a heading's field from its words among units, brackets and remarks: "COD ( ကျပ် )", "Wt.", "Customer township". A word for a person beside a
 * word for a thing only names its owner. A heading with words of two fields, or with a word that changes the meaning ("Delivery fee", "Order date"),
 * stays undecided and the user is asked.
 */
function likeliest(head: string): SheetField | undefined {
  const parts = head.split(wordEnds).map(headKey).filter(Boolean);
  const key = parts.join('');
  if (
    otherThings.some((word) => (isLatin(headKey(word)) ? parts.includes(headKey(word)) : key.includes(headKey(word))))
  )
    return undefined;
  const fields = new Set(wordsIn(head).map(({ field }) => field));
  if (fields.size === 1) return [...fields][0];
  const sender = fields.delete('source_name');
  const receiver = fields.delete('destination_name');
  fields.delete('item_name');
  const [field, ...more] = fields;
  if (field === undefined || more.length > 0 || (sender && receiver)) return undefined;
  return sender ? (ofSender[field] ?? field) : field;
}

const amountLeast = 500;

/** Returns the amount that a text may be; null when it is not one, such as counts, phone numbers and codes. */
function amountIn(text: string): number | null {
  const amount = readNumber(readKyat(text));
  return amount !== null && Number.isInteger(amount) && amount >= amountLeast && amount <= labelBounds.amountMax
    ? amount
    : null;
}

/** Returns whether most of these cells hold amounts of money and not a running number. @example holdsAmounts(['45,000 ကျပ်', '12000', '']) */
export function holdsAmounts(cells: readonly string[]): boolean {
  const texts = cells.filter((text) => text.trim() !== '');
  const amounts = texts.map(amountIn).filter((amount) => amount !== null);
  const running =
    amounts.length > 2 && amounts.every((amount, at) => at === 0 || amount === (amounts[at - 1] ?? 0) + 1);
  return amounts.length > 0 && amounts.length * 2 >= texts.length && !running;
}

/**
 * Returns the columns that a user must name before labels are made: they hold amounts, but neither the heading nor an earlier answer says which. `cells`
 * are those of each column.
 */
export function columnsToAnswer(
  heads: readonly string[],
  columns: Columns,
  remembered: RememberedHeads,
  cells: readonly (readonly string[])[],
): number[] {
  return heads.flatMap((head, at) => {
    const key = headKey(head);
    const open = (columns[at] ?? null) === null && !passed.has(key) && !(key !== '' && remembered.get(key) === null);
    return open && holdsAmounts(cells[at] ?? []) ? [at] : [];
  });
}

/** Number of first rows searched for the headings, because titles, dates and merged cells may come first. */
const headRowsLookedAt = 20;

/**
 * Returns the index of the heading row: the row with the most known headings, or the first with several cells when no row has two.
 *
 * @example findHead([['အော်ဒါစာရင်း'], ['Name', 'Phone'], ['Ma Mya', '0979…']]) === 1
 */
export function findHead(rows: readonly (readonly string[])[]): number {
  const known = rows
    .slice(0, headRowsLookedAt)
    .map((cells) => cells.filter((cell) => cell !== '' && isKnownHead(cell)).length);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}
