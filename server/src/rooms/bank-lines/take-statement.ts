import { createHash } from 'node:crypto';
import {
  readStatement,
  statementBounds,
  type SheetCells,
  type StatementColumns,
  type StatementLine,
} from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { readForeignSheet } from '../../kernel/sheets/read-foreign-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';

/** A line with the key that identifies it in another file. */
export type TakenStatementLine = StatementLine & { readonly line_key: string; readonly nth: number };

export type TakenStatement =
  | { readonly lines: readonly TakenStatementLine[]; readonly hash: string }
  | { readonly problem: Problem }
  | { readonly headings: readonly string[] }
  | { readonly wrong: number };

const limits = {
  rows: statementBounds.rows + 60,
  columns: statementBounds.columns,
  bytes: statementBounds.bytes,
} as const;
const longest = 200;

/** Reads the lines of an Excel or CSV statement, in a thread with limits, under the account's headings for its bank. */
export async function takeStatement(file: UploadedFile, columns: StatementColumns): Promise<TakenStatement> {
  const kind = /\.csv$/i.test(file.name) ? 'csv' : 'xlsx';
  const sheet = await readForeignSheet(kind, file.content, limits);
  const max = { values: { max: statementBounds.rows } };
  if (typeof sheet === 'string') return { problem: { code: sheet, ...max } };
  const rows = sheet.rows.map(({ row, cells }): SheetCells => {
    const texts: string[] = [];
    for (const [column, { text }] of cells) texts[column] = clean(text);
    return { row, cells: Array.from(texts, (text) => text ?? '') };
  });
  const read = readStatement(rows, columns);
  if (!('lines' in read)) return read;
  if (read.lines.length === 0) return { problem: { code: 'sheet_empty' } };
  if (read.lines.length > statementBounds.rows) return { problem: { code: 'sheet_too_large', ...max } };
  const whole = createHash('sha256');
  const seen = new Map<string, number>();
  const lines = read.lines.map((line) => {
    const key = createHash('sha256')
      .update(JSON.stringify([line.day, line.amount, line.reference, line.details]))
      .digest('base64url');
    whole.update(key);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...line, line_key: key, nth };
  });
  return { lines, hash: whole.digest('hex') };
}

function clean(text: string): string {
  const whole = hasBadCodeUnits(text) ? text.replace(/[\0\p{Surrogate}]/gu, '') : text;
  const trimmed = whole.trim().slice(0, longest);
  return mendZawgyi({ text: trimmed }, zawgyiDetector).record['text'] ?? trimmed;
}
