import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { findHead } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { typedText } from '@waybill/domain/rooms/label-imports/read-cell.ts';
import { sheetBounds } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { readForeignSheet } from '../../kernel/sheets/read-foreign-sheet.ts';
import type { Sheet } from '../../kernel/sheets/read-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';

/** Why a cell cannot be used as it is, by its column. */
export type Marks = Readonly<Record<number, 'cell_merged' | 'cell_formula'>>;

/** An uploaded row: texts by column, empty ones as empty text. */
export interface TakenRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** The texts before Zawgyi was converted to Unicode; null when nothing was. */
  readonly raw: readonly string[] | null;
  readonly marks: Marks;
}

export interface TakenSheet {
  readonly heads: readonly string[];
  readonly headRow: number;
  readonly rows: readonly TakenRow[];
  /** The same for equal cells, whatever program wrote them. */
  readonly hash: string;
}

interface RawRow {
  readonly row: number;
  cells: string[];
  marks: Record<number, 'cell_merged' | 'cell_formula'>;
}

const limits = { rows: sheetBounds.rows + 20, columns: sheetBounds.columns, bytes: sheetBounds.bytes } as const;
/** Error value of a formula in a spreadsheet. */
const failedFormula = /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM)[!?]?/;
const tooLarge: Problem = { code: 'sheet_too_large', values: { max: sheetBounds.rows } };

/**
 * Reads header and rows of an order sheet, Excel or CSV, with Zawgyi converted to Unicode row by row. Values of formulas are used, formulas never run. Returns
 * the refusal when it is no sheet, has no order, or exceeds the limits.
 */
export async function takeSheet(file: UploadedFile): Promise<TakenSheet | { readonly problem: Problem }> {
  const read = await rowsOf(file);
  if ('problem' in read) return read;
  const headAt = findHead(read.rows.map(({ cells }) => cells));
  const [head, ...body] = read.rows.slice(headAt);
  if (!head || body.length === 0) return { problem: { code: 'sheet_empty' } };
  if (body.length > sheetBounds.rows) return { problem: tooLarge };
  const width = Math.max(head.cells.length, ...body.slice(0, 200).map(({ cells }) => cells.length));
  const heads = unicode(padded(head.cells, width)).cells;
  const rows: TakenRow[] = [];
  for (const [at, { row, cells, marks }] of body.entries()) {
    if (at % 500 === 0) await setImmediate();
    rows.push({ row, marks, ...unicode(padded(cells, width)) });
  }
  const hash = createHash('sha256');
  for (const { cells } of [{ cells: heads }, ...rows]) hash.update(JSON.stringify(cells.map((cell) => cell.trim())));
  return { heads, headRow: head.row, rows, hash: hash.digest('hex') };
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

async function rowsOf(file: UploadedFile): Promise<{ rows: RawRow[] } | { problem: Problem }> {
  const kind = /\.csv$/i.test(file.name) ? 'csv' : 'xlsx';
  const sheet = await readForeignSheet(kind, file.content, limits);
  if (typeof sheet === 'string') return { problem: { code: sheet, values: { max: sheetBounds.rows } } };
  const rows = sheet.rows.map(({ row, cells }): RawRow => {
    const texts: string[] = [];
    const marks: RawRow['marks'] = {};
    for (const [column, { text, formula }] of cells) {
      // A CSV file has no formulas: an apparent error value is plain text.
      const failed = kind === 'xlsx' && (failedFormula.test(text) || (formula && text.trim() === ''));
      if (failed) marks[column] = 'cell_formula';
      texts[column] = failed ? '' : kind === 'csv' ? text : typedText(text);
    }
    return { row, cells: Array.from(texts, (text) => text ?? ''), marks };
  });
  markMerged(sheet, rows);
  return {
    rows: rows.filter(({ cells, marks }) => cells.some((cell) => cell !== '') || Object.keys(marks).length > 0),
  };
}

/** Marks cells merged over several rows: they may belong to one order or to all of them, and an amount would be collected twice. */
function markMerged({ merged }: Sheet, rows: readonly RawRow[]): void {
  for (const { from, to } of merged) {
    if (to.row === from.row) continue;
    for (const { row, marks } of rows) {
      if (row < from.row || row > to.row) continue;
      for (let column = from.column; column <= Math.min(to.column, limits.columns); column++)
        marks[column] = 'cell_merged';
    }
  }
}
