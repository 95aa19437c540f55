import { searchKey } from '../../kernel/text.ts';
import { headSynonyms, passedHeads } from './head-synonyms.ts';
import { sheetFieldNames, type SheetField } from './sheet-fields.ts';

/** The field of each column; null for one that is passed over. No field stands twice. */
export type Columns = readonly (SheetField | null)[];

/** What earlier sheets of the same merchant had under a head. */
export type RememberedHeads = ReadonlyMap<string, SheetField | null>;

/** A head without what people write around it: "Phone No. *", "Weight(kg)" and "weight kg" are one. */
export function headKey(head: string): string {
  return searchKey(head).replace(/[*:：#_"'“”?]/g, '');
}

const fieldOfHead = new Map(
  sheetFieldNames.flatMap((field) => headSynonyms[field].map((head) => [headKey(head), field] as const)),
);
const passed = new Set(passedHeads.map(headKey));

/** Is this one of the words by which a column is known? */
function isKnownHead(head: string): boolean {
  const key = headKey(head);
  return fieldOfHead.has(key) || passed.has(key);
}

/**
 * The field of each column by its head: as the merchant's last sheet had it, else by the words of three languages, else by a head that begins with
 * one of them. Of two columns that would be the same field the surer, then the first, has it.
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
  keys.forEach((key, at) => take(at, passed.has(key) ? null : fieldOfHead.get(key)));
  keys.forEach((key, at) => take(at, likeliest(key)));
  return columns;
}

/** A head such as "Receiver name (Myanmar)": the longest known word that it begins with. */
function likeliest(key: string): SheetField | undefined {
  let best: [string, SheetField] | undefined;
  for (const [word, field] of fieldOfHead)
    if (word.length >= 4 && key.startsWith(word) && word.length > (best?.[0].length ?? 0)) best = [word, field];
  return best?.[1];
}

/** Rows from the top among which the head is looked for: titles, dates and merged banners stand above it. */
const headRowsLookedAt = 20;

/**
 * Which of the first rows is the head: the one with the most known heads; the first row that has several cells when none has two.
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
