import { createHash } from 'node:crypto';
import { postFileBounds } from '@waybill/domain/rooms/mail-post/post-results.ts';
import {
  postColumns,
  postHeadAt,
  readPostLine,
  type PostLine,
} from '@waybill/domain/rooms/mail-post/read-post-file.ts';
import type { StatusTable } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { readForeignSheet } from '../../kernel/sheets/read-foreign-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';

/** A line as it came in, and what it says. */
export interface TakenLine {
  readonly row: number;
  readonly text: { readonly code: string; readonly state: string; readonly date: string };
  readonly line: PostLine;
}

export type TakenPostFile =
  | { readonly lines: readonly TakenLine[]; readonly hash: string }
  | { readonly problem: Problem }
  | { readonly columns: false };

const limits = {
  rows: postFileBounds.rows + 20,
  columns: postFileBounds.columns,
  bytes: postFileBounds.bytes,
} as const;
const longest = 200;

/** The lines of a tracking file of the mail post, Excel or CSV: read in a thread with limits, the columns found by their heads and by what is in them. */
export async function takePostFile(file: UploadedFile, table: StatusTable, now: Date): Promise<TakenPostFile> {
  const kind = /\.csv$/i.test(file.name) ? 'csv' : 'xlsx';
  const sheet = await readForeignSheet(kind, file.content, limits);
  const tooLarge: Problem = { code: 'sheet_too_large', values: { max: postFileBounds.rows } };
  if (typeof sheet === 'string') return { problem: { code: sheet, values: { max: postFileBounds.rows } } };
  const rows = sheet.rows
    .map(({ row, cells }) => ({ row, cells: Array.from(textsOf(cells), (text) => clean(text ?? '')) }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  const headAt = postHeadAt(rows.map(({ cells }) => cells));
  const [head, ...body] = rows.slice(headAt);
  if (!head || body.length === 0) return { problem: { code: 'sheet_empty' } };
  if (body.length > postFileBounds.rows) return { problem: tooLarge };
  const columns = postColumns(
    head.cells,
    body.map(({ cells }) => cells),
  );
  if (!columns) return { columns: false };
  const hash = createHash('sha256');
  const lines = body.map(({ row, cells }): TakenLine => {
    const at = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const text = { code: at(columns.code), state: at(columns.state), date: at(columns.date) };
    hash.update(JSON.stringify([text.code, text.state, text.date]));
    return { row, text, line: readPostLine(text, table, now) };
  });
  return { lines, hash: hash.digest('hex') };
}

function textsOf(cells: Iterable<readonly [number, { readonly text: string }]>): string[] {
  const texts: string[] = [];
  for (const [column, { text }] of cells) texts[column] = text;
  return texts;
}

function clean(text: string): string {
  const whole = hasBadCodeUnits(text) ? text.replace(/[\0\p{Surrogate}]/gu, '') : text;
  const trimmed = whole.trim().slice(0, longest);
  return mendZawgyi({ text: trimmed }, zawgyiDetector).record['text'] ?? trimmed;
}
