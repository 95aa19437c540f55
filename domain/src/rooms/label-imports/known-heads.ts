import { searchKey } from '../../kernel/text.ts';
import { headSynonyms, otherThings, passedHeads } from './head-synonyms.ts';
import { sheetFieldNames, type SheetField } from './sheet-fields.ts';

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
export function likeliest(head: string): SheetField | undefined {
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
