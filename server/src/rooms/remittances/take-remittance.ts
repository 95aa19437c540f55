import { createHash } from 'node:crypto';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { remittanceBounds } from '@waybill/domain/rooms/remittances/remittance-forms.ts';
import {
  isSumLine,
  readRemittedAmount,
  readRemittedCode,
  remittanceColumns,
  remittanceHeadAt,
  typedLines,
} from '@waybill/domain/rooms/remittances/read-remittance.ts';
import { readForeignSheet } from '../../kernel/sheets/read-foreign-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';

/** A line as it came in, and what it says. */
export interface TakenRemittanceLine {
  readonly row: number;
  readonly code: string;
  readonly amount_text: string;
  readonly amount: number | null;
}

export type TakenRemittance =
  | { readonly lines: readonly TakenRemittanceLine[]; readonly hash: string }
  | { readonly problem: Problem }
  | { readonly choices: readonly string[] }
  | { readonly columns: false };

const limits = {
  rows: remittanceBounds.rows + 20,
  columns: remittanceBounds.columns,
  bytes: remittanceBounds.bytes,
} as const;
const longest = 60;

/** The lines of a remittance, Excel or CSV: read in a thread with limits, the columns found by their heads and by what is in them. */
export async function takeRemittance(file: UploadedFile, amountColumn: string | null): Promise<TakenRemittance> {
  const kind = /\.csv$/i.test(file.name) ? 'csv' : 'xlsx';
  const sheet = await readForeignSheet(kind, file.content, limits);
  const max = { max: remittanceBounds.rows };
  if (typeof sheet === 'string') return { problem: { code: sheet, values: max } };
  const rows = sheet.rows.map(({ row, cells }) => ({
    row,
    cells: Array.from(textsOf(cells), (text) => clean(text ?? '')),
  }));
  const headAt = remittanceHeadAt(rows.map(({ cells }) => cells));
  const [head, ...body] = rows.slice(headAt).filter(({ cells }) => cells.some((text) => text !== ''));
  if (!head || body.length === 0) return { problem: { code: 'sheet_empty' } };
  const columns = remittanceColumns(
    head.cells,
    body.map(({ cells }) => cells),
    amountColumn,
  );
  if (!columns) return { columns: false };
  if ('choices' in columns) return columns;
  const lines = body
    .map(({ row, cells }) => lineOf(row, cells[columns.code] ?? '', cells[columns.amount] ?? ''))
    .filter(({ code }) => !isSumLine(code));
  return taken(lines);
}

/** The same of lines that somebody typed. */
export function takeTyped(text: string): TakenRemittance {
  return taken(typedLines(text).map(([code, amount], at) => lineOf(at + 1, clean(code), clean(amount))));
}

function taken(lines: readonly TakenRemittanceLine[]): TakenRemittance {
  if (lines.length === 0) return { problem: { code: 'sheet_empty' } };
  if (lines.length > remittanceBounds.rows)
    return { problem: { code: 'sheet_too_large', values: { max: remittanceBounds.rows } } };
  const hash = createHash('sha256');
  for (const { code, amount, amount_text } of lines) hash.update(JSON.stringify([code, amount ?? amount_text]));
  return { lines, hash: hash.digest('hex') };
}

function lineOf(row: number, code: string, amount_text: string): TakenRemittanceLine {
  return { row, code: readRemittedCode(code) ?? code, amount_text, amount: readRemittedAmount(amount_text) };
}

function textsOf(cells: Iterable<readonly [number, { readonly text: string }]>): string[] {
  const texts: string[] = [];
  for (const [column, { text }] of cells) texts[column] = text;
  return texts;
}

function clean(text: string): string {
  const whole = hasBadCodeUnits(text) ? text.replace(/[\0\p{Surrogate}]/gu, '') : text;
  return whole.trim().slice(0, longest);
}
