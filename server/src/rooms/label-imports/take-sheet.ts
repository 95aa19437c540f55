import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import {
  sheetBounds,
  type AsideReason,
  type FileQuestion,
  type SheetOrigin,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { readForeignBook } from '../../kernel/sheets/read-foreign-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';
import { chooseSheets, joined, tableOf, type CellMark } from './choose-sheets.ts';

/** Why a cell cannot be used as it is, by its column. */
export type Marks = Readonly<Record<number, CellMark>>;

/** An uploaded row: texts by column, empty ones as empty text. */
export interface TakenRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** The texts before Zawgyi was converted to Unicode; null when nothing was. */
  readonly raw: readonly string[] | null;
  readonly marks: Marks;
  readonly aside: AsideReason | null;
}

export interface TakenSheet {
  readonly heads: readonly string[];
  readonly headRow: number;
  readonly rows: readonly TakenRow[];
  readonly origin: SheetOrigin;
  /** The same for equal cells, whatever program wrote them. */
  readonly hash: string;
}

/** A person's answers to the questions of a file. */
export interface FileAnswers {
  readonly sheets: readonly string[];
  readonly encoding: FileEncoding | null;
}

const limits = { rows: sheetBounds.rows + 20, columns: sheetBounds.columns, bytes: sheetBounds.bytes } as const;
const tooLarge: Problem = { code: 'sheet_too_large', values: { max: sheetBounds.rows } };

/**
 * Reads header and rows of an order sheet, Excel or CSV, with Zawgyi converted to Unicode row by row. Values of formulas are used, formulas never run.
 * Returns the refusal when it is no sheet, has no order, or exceeds the limits; and the question that a person has to answer first.
 */
export async function takeSheet(
  file: UploadedFile,
  answers: FileAnswers = { sheets: [], encoding: null },
): Promise<TakenSheet | { readonly problem: Problem } | { readonly question: FileQuestion }> {
  const kind = /\.csv$/i.test(file.name) ? 'csv' : 'xlsx';
  const book = await readForeignBook(kind, file.content, limits, answers.encoding ?? undefined);
  if (typeof book === 'string') return { problem: { code: book, values: { max: sheetBounds.rows } } };
  if ('readings' in book) return { question: { readings: book.readings } };
  const chosen = chooseSheets(book, answers.sheets);
  if (!Array.isArray(chosen)) return { question: chosen as FileQuestion };
  const failed = chosen.find(({ problem }) => problem !== null);
  if (failed?.problem) return { problem: { code: failed.problem, values: { max: sheetBounds.rows } } };
  const tables = chosen.map(tableOf);
  const { head, body, sheets, hiddenColumns } = joined(tables);
  if (!head || body.length === 0) return { problem: { code: 'sheet_empty' } };
  if (body.length > sheetBounds.rows) return { problem: tooLarge };
  const width = Math.max(head.cells.length, ...body.slice(0, 200).map(({ cells }) => cells.length));
  const heads = unicode(padded(head.cells, width)).cells;
  const rows: TakenRow[] = [];
  for (const [at, { row, cells, marks, aside }] of body.entries()) {
    if (at % 500 === 0) await setImmediate();
    rows.push({ row, marks, aside, ...unicode(padded(cells, width)) });
  }
  const hash = createHash('sha256');
  for (const { cells } of [{ cells: heads }, ...rows]) hash.update(JSON.stringify(cells.map((cell) => cell.trim())));
  const passed = book
    .filter((sheet) => !chosen.includes(sheet) && sheet.rows.length > 0)
    .map(({ name, rows: { length }, hidden }) => ({ name, rows: length, hidden }));
  const origin = { sheets, passed, encoding: answers.encoding, hiddenColumns };
  return { heads, headRow: head.row, rows, origin, hash: hash.digest('hex') };
}

/** Returns the texts of each column by which its meaning is guessed, without rows left out. A column of failed formulas is not empty. */
export function columnTexts({ heads, rows }: Pick<TakenSheet, 'heads' | 'rows'>): string[][] {
  const orders = rows.filter(({ aside }) => aside === null);
  return heads.map((_, at) => orders.map(({ cells, marks }) => cells[at] || (marks[at] === 'cell_formula' ? '0' : '')));
}

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: Math.min(width, sheetBounds.columns) }, (_, at) => (cells[at] ?? '').slice(0, sheetBounds.cell));

/** Decided for the row as a whole, because one short name is not enough (T-04). */
function unicode(cells: readonly string[]): { cells: readonly string[]; raw: readonly string[] | null } {
  const clean = cells.map((cell) => (hasBadCodeUnits(cell) ? cell.replace(/[\0\p{Surrogate}]/gu, '') : cell));
  const { record, converted } = mendZawgyi(
    Object.fromEntries(clean.map((cell, at) => [String(at), cell])),
    zawgyiDetector,
  );
  return converted
    ? { cells: clean.map((_, at) => record[String(at)] ?? ''), raw: clean }
    : { cells: clean, raw: null };
}
