import { writtenDate, type WrittenDate } from '../../kernel/written-date.ts';

export const dateOrders = ['day', 'month'] as const;
/** Which of the two comes first in a date of figures. */
export type DateOrder = (typeof dateOrders)[number];

/**
 * The order of day and month in a file: certain, or the only one that fits, if any, for a person to answer. `example` is a date that changes with it;
 * null when all dates are certain.
 */
export interface FoundOrder {
  readonly order: DateOrder | null;
  readonly isSure: boolean;
  readonly example: (WrittenDate & { readonly text: string }) | null;
}

const dateInText = /(?<![\d/-])\d{1,2}([-/])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/-])/g;

/**
 * Returns the order of day and month by all dates of a file, in cells and in the titles above its heading. Day first is certain where the file shows
 * it; month first, which is unusual here, is always asked. `usual` is what was answered for this bank account before.
 *
 * @example findDateOrder(['11/05/2026', '11/25/2026'], [], null) // { order: 'month', isSure: false, … }
 */
export function findDateOrder(
  texts: readonly string[],
  titles: readonly string[],
  usual: DateOrder | null,
): FoundOrder {
  const dates = [...texts, ...titles.flatMap((title) => title.match(dateInText) ?? [])]
    .map((text) => ({ text, date: writtenDate(text) }))
    .flatMap(({ text, date }) => (date === null || date.day === date.month ? [] : [{ text, ...date }]));
  const fits = dateOrders.filter((order) => dates.every((date) => date[order] !== null));
  const [only = null, other] = fits;
  const order = usual !== null && fits.includes(usual) ? usual : other === undefined ? only : null;
  const isSure = dates.length === 0 || (order !== null && (order === usual || order === 'day'));
  return { order, isSure, example: dates[0] ?? null };
}
