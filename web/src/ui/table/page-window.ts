/** An item of a row of page buttons: a page number, or a gap. */
export type PageMark = number | 'gap';

/** Default number of rows per page (K-10). */
export const usualRows = 9;

/** Returns the number of pages. @example pagesOf(10, 9) === 2 */
export function pagesOf(total: number, perPage = usualRows): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * Returns the page buttons to show: the first, the last, and `range` pages on either side of the current one (P-01).
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
 * Parses a typed page number; only a whole number from 1 to `last` is accepted (P-01). The text has Latin digits.
 *
 * @example parsePage(' 12 ', 20) === 12
 */
export function parsePage(text: string, last: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,9}$/.test(trimmed)) return undefined;
  const page = Number(trimmed);
  return page >= 1 && page <= last ? page : undefined;
}
