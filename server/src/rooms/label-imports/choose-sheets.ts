import { findHead, understandColumns } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { headKey } from '@waybill/domain/rooms/label-imports/known-heads.ts';
import { typedText } from '@waybill/domain/rooms/label-imports/read-cell.ts';
import { sheetBounds, type AsideReason, type FileQuestion } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { Sheet } from '../../kernel/sheets/read-sheet.ts';

export type CellMark = 'cell_merged' | 'cell_formula' | 'cell_struck';

interface RawRow {
  readonly row: number;
  cells: string[];
  marks: Record<number, CellMark>;
  aside: AsideReason | null;
}

/** One sheet of a file: its heading row and the rows below. */
interface Table {
  readonly name: string;
  readonly head: RawRow | undefined;
  readonly body: readonly RawRow[];
  readonly hiddenColumns: readonly number[];
}

/** Fields that the headings of an order sheet name at least, besides a receiver's name or phone. */
const fieldsLeast = 3;
const rowsLookedAt = 50;

/**
 * Returns the sheets of a file that have the orders: those that a person named, or the only one that looks like it. Else the question which ones, with the one
 * with the best headings proposed.
 */
export function chooseSheets(book: readonly Sheet[], named: readonly string[]): readonly Sheet[] | FileQuestion {
  const wanted = book.filter(({ name }) => named.includes(name));
  if (wanted.length > 0) return wanted;
  const filled = book.filter(
    ({ hidden, rows, problem }) => !hidden && (rows.length > 0 || problem === 'sheet_too_large'),
  );
  if (filled.length <= 1) return filled.length === 1 ? filled : book.slice(0, 1);
  const scored = filled.map((sheet) => ({ sheet, score: scoreOf(sheet) }));
  const likely = scored.filter(({ score }) => score >= fieldsLeast);
  if (likely.length === 1) return likely.map(({ sheet }) => sheet);
  const candidates = likely.length === 0 ? scored : likely;
  const best = candidates.reduce((one, other) =>
    other.score > one.score || (other.score === 0 && other.sheet.rows.length > one.sheet.rows.length) ? other : one,
  );
  return {
    sheets: candidates.map(({ sheet }) => ({
      name: sheet.name,
      rows: Math.max(0, tableOf(sheet).body.length),
      proposed: sheet === best.sheet,
    })),
  };
}

/** Counts the fields of orders that the headings of a sheet name; 0 for a sheet without a receiver, or without rows. */
function scoreOf(sheet: Sheet): number {
  const { head, body } = tableOf({ ...sheet, rows: sheet.rows.slice(0, rowsLookedAt) });
  if (!head || body.length === 0) return 0;
  const cells = head.cells.map((_, at) => body.map((row) => row.cells[at] ?? ''));
  const { columns } = understandColumns(head.cells, new Map(), cells);
  const fields = new Set(columns.filter((field) => field !== null));
  return fields.has('destination_name') || fields.has('destination_phone') ? fields.size : 0;
}

/** Error value of a formula in a spreadsheet. */
const failedFormula = /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM)[!?]?/;

/** Returns heading and rows of a sheet as texts, with what is wrong in their cells, and which rows are hidden, struck out, or headings again. */
export function tableOf(sheet: Sheet): Table {
  const isBook = sheet.name !== '';
  const rows = sheet.rows.map(({ row, cells, hidden }): RawRow => {
    const texts: string[] = [];
    const marks: RawRow['marks'] = {};
    let struckCells = 0;
    for (const [column, { text, formula, struck }] of cells) {
      // A CSV file has no formulas: an apparent error value is plain text.
      const failed = isBook && (failedFormula.test(text) || (formula && text.trim() === ''));
      if (failed) marks[column] = 'cell_formula';
      else if (struck) marks[column] = 'cell_struck';
      if (struck === 'all') struckCells += 1;
      texts[column] = failed ? '' : isBook ? typedText(text) : text;
    }
    const aside = hidden ? 'row_hidden' : struckCells * 2 > cells.size ? 'row_struck' : null;
    return { row, cells: Array.from(texts, (text) => text ?? ''), marks, aside };
  });
  markMerged(sheet, rows);
  const filled = rows.filter(({ cells, marks }) => cells.some((cell) => cell !== '') || Object.keys(marks).length > 0);
  const [head, ...body] = filled.slice(findHead(filled.map(({ cells }) => cells)));
  for (const row of body) if (head && isHeadAgain(head, row)) row.aside = 'row_head';
  return { name: sheet.name, head, body, hiddenColumns: sheet.hiddenColumns };
}

/** Returns whether a row has the names of the columns once more, as printed pages have. */
function isHeadAgain(head: RawRow, { cells }: RawRow): boolean {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [cell === head.cells[at]]));
  return filled.length >= 2 && filled.every(Boolean);
}

/** Marks cells merged over several rows: they may belong to one order or to all of them, and an amount would be collected twice. */
function markMerged({ merged }: Sheet, rows: readonly RawRow[]): void {
  for (const { from, to } of merged) {
    if (to.row === from.row) continue;
    for (const { row, marks } of rows) {
      if (row < from.row || row > to.row) continue;
      for (let column = from.column; column <= Math.min(to.column, sheetBounds.columns); column++)
        marks[column] = 'cell_merged';
    }
  }
}

/**
 * Puts several sheets below one another: columns with the same heading become one, others are added. Row numbers of a further sheet go on from those of the
 * one before.
 */
export function joined(tables: readonly Table[]): {
  readonly head: RawRow | undefined;
  readonly body: readonly RawRow[];
  readonly sheets: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly hiddenColumns: readonly number[];
} {
  const [first] = tables;
  const heads: string[] = [];
  const places = new Map<string, number>();
  const hiddenColumns = new Set<number>();
  const sheets: { name: string; from: number; to: number }[] = [];
  const body: RawRow[] = [];
  let before = 0;
  for (const { name, head, body: rows, hiddenColumns: hidden } of tables) {
    const width = Math.max(head?.cells.length ?? 0, ...rows.slice(0, 200).map(({ cells }) => cells.length));
    const seen = new Map<string, number>();
    const target = Array.from({ length: width }, (_, at) => {
      const text = head?.cells[at] ?? '';
      const key = headKey(text) === '' ? `column ${at}` : headKey(text);
      seen.set(key, (seen.get(key) ?? 0) + 1);
      const place = `${key} ${seen.get(key)}`;
      if (!places.has(place)) places.set(place, heads.push(text) - 1);
      return places.get(place) ?? at;
    });
    for (const at of hidden) if (target[at] !== undefined) hiddenColumns.add(target[at]);
    const isFirst = sheets.length === 0;
    sheets.push({ name, from: before + (rows[0]?.row ?? 0), to: before + (rows.at(-1)?.row ?? 0) });
    for (const row of rows) body.push(isFirst ? row : moved(row, target, before));
    before = sheets.at(-1)?.to ?? before;
  }
  return { head: first?.head && { ...first.head, cells: heads }, body, sheets, hiddenColumns: [...hiddenColumns] };
}

function moved({ row, cells, marks, aside }: RawRow, target: readonly number[], before: number): RawRow {
  const texts: string[] = [];
  for (const [at, cell] of cells.entries()) texts[target[at] ?? at] = cell;
  return {
    row: before + row,
    cells: Array.from(texts, (text) => text ?? ''),
    marks: Object.fromEntries(Object.entries(marks).map(([at, mark]) => [target[Number(at)] ?? Number(at), mark])),
    aside,
  };
}
