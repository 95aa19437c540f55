import { createHash } from 'node:crypto';
import {
  bankMessageKind,
  messageHeadings,
  readMt940,
  readOfx,
} from '@waybill/domain/rooms/bank-lines/read-bank-messages.ts';
import {
  readStatement,
  statementBounds,
  type StatementFailure,
  type StatementReading,
} from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import type { SheetCells, StatementLine } from '@waybill/domain/rooms/bank-lines/statement-rows.ts';
import type { AccountHeadings } from '@waybill/domain/rooms/bank-lines/statement-columns.ts';
import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { inUtf8 } from '../../kernel/sheets/foreign-encoding.ts';
import { readForeignBook, readForeignSheet, type UnsureEncoding } from '../../kernel/sheets/read-foreign-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';

/** A line with the key that identifies it in another file. */
export type TakenStatementLine = Omit<StatementLine, 'more'> & { readonly line_key: string; readonly nth: number };

export type TakenStatement =
  | { readonly reading: StatementReading; readonly lines: readonly TakenStatementLine[]; readonly hash: string }
  | { readonly problem: Problem }
  | UnsureEncoding
  | StatementFailure;

const limits = {
  rows: statementBounds.rows * 3,
  columns: statementBounds.columns,
  bytes: statementBounds.bytes,
} as const;
const longest = 200;
/** Details with the words of several rows. */
const longestDetails = 500;

type ReadOptions = NonNullable<Parameters<typeof readStatement>[2]>;

/**
 * Reads a statement: Excel or CSV, in a thread with limits, under the account's headings or those that are understood; MT940 or OFX, whose lines have
 * one meaning. A text file whose encoding is not certain returns its possible readings until `encoding` answers them.
 */
export async function takeStatement(
  file: UploadedFile,
  headings: AccountHeadings,
  { encoding, ...options }: ReadOptions & { readonly encoding?: FileEncoding | null },
): Promise<TakenStatement> {
  const max = { values: { max: statementBounds.rows } };
  const rows = await rowsOf(file, encoding ?? undefined);
  if ('readings' in rows) return rows;
  if ('problem' in rows) return { problem: { code: rows.problem, ...max } };
  const read = readStatement(rows.cells, rows.isMessage ? messageHeadings : headings, options);
  if (!('lines' in read)) return read;
  if (read.lines.length === 0 && read.left.length === 0) return { problem: { code: 'sheet_empty' } };
  if (read.lines.length > statementBounds.rows) return { problem: { code: 'sheet_too_large', ...max } };
  return { reading: read, ...keyed(read.lines) };
}

type Rows = { readonly cells: readonly SheetCells[]; readonly isMessage: boolean };

async function rowsOf(
  file: UploadedFile,
  encoding: FileEncoding | undefined,
): Promise<Rows | UnsureEncoding | { readonly problem: Exclude<Awaited<ReturnType<typeof sheetOf>>, object> }> {
  const isWorkbook = file.content[0] === 0x50 && file.content[1] === 0x4b;
  const text = isWorkbook ? '' : new TextDecoder().decode(file.content);
  const kind = bankMessageKind(text);
  if (kind !== null) {
    const known = inUtf8(file.content, encoding);
    if ('readings' in known) return known.readings.length === 0 ? { problem: 'csv_unreadable' } : known;
    const message = new TextDecoder().decode(known.bytes);
    const read = kind === 'ofx' ? readOfx(message) : readMt940(message);
    return { cells: read.map(({ row, cells }) => ({ row, cells: cells.map(clean) })), isMessage: true };
  }
  const sheet = await sheetOf(file, isWorkbook, encoding);
  if (typeof sheet === 'string') return { problem: sheet };
  if ('readings' in sheet) return sheet;
  const cells = sheet.rows.map(({ row, cells: found }): SheetCells => {
    const texts: string[] = [];
    for (const [column, { text: cell }] of found) texts[column] = clean(cell);
    return { row, cells: Array.from(texts, (cell) => cell ?? '') };
  });
  return { cells, isMessage: false };
}

/** Reads the first sheet of a workbook, or a text file as one. */
async function sheetOf({ name, content }: UploadedFile, isWorkbook: boolean, encoding: FileEncoding | undefined) {
  if (isWorkbook || /\.xlsx$/i.test(name)) return readForeignSheet('xlsx', content, limits);
  const book = await readForeignBook('csv', content, limits, encoding);
  return typeof book === 'string' || 'readings' in book ? book : (book[0] ?? 'sheet_unreadable');
}

/** Adds the keys of the lines. Words of further rows are not part of them, so that lines taken before such words were read are known again. */
function keyed(read: readonly StatementLine[]): { lines: TakenStatementLine[]; hash: string } {
  const whole = createHash('sha256');
  const seen = new Map<string, number>();
  const lines = read.map(({ more, ...line }) => {
    const key = createHash('sha256')
      .update(
        JSON.stringify([line.day, line.pyas === null ? line.amount : line.pyas / 100, line.reference, line.details]),
      )
      .digest('base64url');
    whole.update(key);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...line, details: `${line.details} ${more}`.trim().slice(0, longestDetails), line_key: key, nth };
  });
  return { lines, hash: whole.digest('hex') };
}

function clean(text: string): string {
  const whole = hasBadCodeUnits(text) ? text.replace(/[\0\p{Surrogate}]/gu, '') : text;
  const trimmed = whole.trim().slice(0, longest);
  return mendZawgyi({ text: trimmed }, zawgyiDetector).record['text'] ?? trimmed;
}
