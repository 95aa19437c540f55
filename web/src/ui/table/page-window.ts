/** What stands in a row of page buttons: a page number, or a gap that leaves pages out. */
export type PageMark = number | 'gap';

/** Rows on a page of a list that does not set another number (K-10). */
export const usualRows = 9;

/** How many pages the rows fill. @example pagesOf(10, 9) === 2 */
export function pagesOf(total: number, perPage = usualRows): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * The page buttons to show: the first, the last, and `range` pages on either side of the current one (P-01).
 *
 * @example pageWindow(10, 20) // [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]
 */
export function pageWindow(page: number, last: number, range = 2): PageMark[] {
  if (last < 1) return [];
  const here = Math.min(Math.max(page, 1), last);
  const from = Math.max(1, here - range);
  const to = Math.min(last, here + range);
  const marks: PageMark[] = [];
  if (from > 1) marks.push(1);
  if (from > 2) marks.push('gap');
  for (let number = from; number <= to; number += 1) marks.push(number);
  if (to < last - 1) marks.push('gap');
  if (to < last) marks.push(last);
  return marks;
}

/**
 * The page that a typed text asks for, or nothing: only a whole number from 1 to `last` changes the page (P-01).
 * The text comes with Latin digits.
 *
 * @example parsePage(' 12 ', 20) === 12
 */
export function parsePage(text: string, last: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,9}$/.test(trimmed)) return undefined;
  const page = Number(trimmed);
  return page >= 1 && page <= last ? page : undefined;
}
