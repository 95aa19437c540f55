import { toLatinDigits } from '../../kernel/digits.ts';

/** An unmatched statement line. Whole kyat; in is positive. */
export interface OpenStatementLine {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  /** Its reference and all other text of the bank. */
  readonly text: string;
}

/** An unmatched posting of the bank account, with the numbers by which the bank may name it: of its document or slip. */
export interface OpenPosting {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  readonly references: readonly string[];
}

/** Maximum days between the bank's and the ledger's date. */
export const matchDays = 7;
/** Minimum length of a reference; shorter ones are ambiguous. */
const shortest = 4;

/** Returns the key for comparing references: only letters and digits. @example referenceKey('CLR-၂၆-000012') === 'CLR26000012' */
export function referenceKey(text: string): string {
  return toLatinDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/**
 * Returns whether the bank's text names one of these references.
 *
 * @example namesReference('From Ma Hla, trf 26/000007', ['TRF-26-000007']) === true
 */
export function namesReference(text: string, references: readonly string[]): boolean {
  const written = referenceKey(text);
  return references.map(referenceKey).some((key) => key.length >= shortest && written.includes(key));
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/**
 * Matches lines to postings: equal amount, near days, and the line names a reference of the posting. Only unambiguous pairs are matched; the rest is
 * left to a person. References are indexed, so that ten thousand lines take one pass.
 *
 * @example matchLines([{ id: 1, day: '2026-11-02', amount: -5_000, text: 'TRF TRF-26-000007' }], [{ id: 9, day: '2026-11-01', amount: -5_000, references: ['TRF-26-000007'] }])
 */
export function matchLines(
  lines: readonly OpenStatementLine[],
  postings: readonly OpenPosting[],
): { readonly line_id: number; readonly posting_id: number }[] {
  const named = new Map<string, OpenPosting[]>();
  const lengths = new Set<number>();
  for (const posting of postings)
    for (const reference of new Set(posting.references.map(referenceKey))) {
      if (reference.length < shortest) continue;
      lengths.add(reference.length);
      const key = `${posting.amount}|${reference}`;
      named.set(key, [...(named.get(key) ?? []), posting]);
    }
  const postingsOf = new Map<number, Set<number>>();
  const linesOf = new Map<number, number>();
  for (const line of lines) {
    const text = referenceKey(line.text);
    const found = new Set<number>();
    for (const length of lengths)
      for (let at = 0; at + length <= text.length; at++)
        for (const posting of named.get(`${line.amount}|${text.slice(at, at + length)}`) ?? [])
          if (Math.abs(dayNumber(posting.day) - dayNumber(line.day)) <= matchDays) found.add(posting.id);
    postingsOf.set(line.id, found);
    for (const id of found) linesOf.set(id, (linesOf.get(id) ?? 0) + 1);
  }
  return lines.flatMap(({ id }) => {
    const found = [...(postingsOf.get(id) ?? [])];
    const [only] = found;
    return found.length === 1 && only !== undefined && linesOf.get(only) === 1
      ? [{ line_id: id, posting_id: only }]
      : [];
  });
}
