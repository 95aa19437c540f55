import { businessDate } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import { readNumber } from '../../kernel/number-rules.ts';
import { rule } from '../../kernel/rules.ts';
import { searchKey } from '../../kernel/text.ts';
import type { BankAccountValues } from '../bank-accounts/bank-account-form.ts';
import { postDateOf } from '../mail-post/read-post-file.ts';

/** Maximum size of a statement. */
export const statementBounds = { rows: 10_000, columns: 40, bytes: 24_000_000, fileBytes: 5 * 1024 * 1024 } as const;
export const statementForm = form({
  bank_account_id: rule.idRef({ required: true }),
  file: rule.file({ maxBytes: statementBounds.fileBytes, types: ['.xlsx', '.csv'], required: true }),
});

export type StatementColumns = Pick<
  BankAccountValues,
  'col_day' | 'col_out' | 'col_in' | 'col_reference' | 'col_details'
>;

/** A line as the bank wrote it. Whole kyat; in is positive. */
export interface StatementLine {
  readonly row: number;
  readonly day: string;
  readonly amount: number;
  readonly reference: string;
  readonly details: string;
}

export interface SheetCells {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * Reads the lines of a statement. Otherwise returns the headings found when the account's are missing, or the first unreadable row. Skips rows without a
 * date or amount, such as opening balance and totals. Understands Myanmar digits and thousands; a withdrawal has its own column, or a minus where one
 * column is used.
 */
export function readStatement(
  rows: readonly SheetCells[],
  columns: StatementColumns,
):
  | { readonly lines: readonly StatementLine[] }
  | { readonly headings: readonly string[] }
  | { readonly wrong: number } {
  const at = (cells: readonly string[], heading: string | null) =>
    heading === null ? -1 : cells.findIndex((text) => searchKey(text) === searchKey(heading));
  const needed = [columns.col_day, columns.col_out, columns.col_in];
  const headAt = rows.slice(0, 40).findIndex(({ cells }) => needed.every((heading) => at(cells, heading) >= 0));
  const head = rows[headAt]?.cells;
  if (!head) return { headings: widest(rows.slice(0, 40)) };
  const [day, out, into] = needed.map((heading) => at(head, heading)) as [number, number, number];
  const [reference, details] = [at(head, columns.col_reference), at(head, columns.col_details)];
  const lines: StatementLine[] = [];
  for (const { row, cells } of rows.slice(headAt + 1)) {
    const text = (column: number) => cells[column] ?? '';
    if (!/\p{N}/u.test(text(day))) continue;
    const moment = postDateOf(text(day));
    const amount = out === into ? kyatOf(text(into)) : difference(kyatOf(text(into)), kyatOf(text(out)));
    if (moment === null || amount === null) return { wrong: row };
    if (amount === 0) continue;
    lines.push({ row, day: businessDate(moment), amount, reference: text(reference), details: text(details) });
  }
  return { lines };
}

/** Returns the row with the most texts among the first rows: probably the headings. */
function widest(rows: readonly SheetCells[]): readonly string[] {
  const texts = rows.map(({ cells }) => cells.filter((text) => text !== '' && readNumber(text) === null));
  return texts.reduce((most, row) => (row.length > most.length ? row : most), []);
}

/** Returns in minus out. Banks print withdrawals with or without a sign; both are subtracted. */
function difference(into: number | null, out: number | null): number | null {
  return into === null || out === null ? null : into - Math.abs(out);
}

/** Parses whole kyat; empty and a dash are 0. Null when it is not an amount or has pyas. */
function kyatOf(text: string): number | null {
  const typed = text.replace(/\s|ks|mmk|ကျပ်/giu, '');
  if (typed === '' || /^[-–—]$/.test(typed)) return 0;
  const bracketed = /^\((.+)\)$/.exec(typed);
  const amount = readNumber(bracketed ? `-${bracketed[1]}` : typed);
  return amount !== null && Number.isInteger(amount) ? amount : null;
}
