import { bareText } from '@waybill/domain/kernel/bare-text.ts';
import { isSwitchedOn, openBook, sheetShape, excelText, type Book } from './open-book.ts';
import { readXml, type XmlEvents } from './sheet-xml.ts';
import { BadFile, codeOf } from './zip-entries.ts';

/** Content of a cell. Numbers are the text as stored, so that a phone number or a code keeps its zeros. */
export interface SheetCell {
  readonly text: string;
  /** Was its value computed by a formula? */
  readonly formula: boolean;
  /** Is its text struck out, or a part of it, which is then left out? */
  readonly struck?: 'all' | 'part';
}

export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  readonly row: number;
  /** Is it hidden, by a person or a filter? */
  readonly hidden?: true;
  /** By column, from 0; empty cells are left out. */
  readonly cells: ReadonlyMap<number, SheetCell>;
}

export interface Sheet {
  /** Empty for a CSV file. */
  readonly name: string;
  /** Is the whole sheet hidden? */
  readonly hidden: boolean;
  readonly rows: readonly SheetRow[];
  /** Ranges of merged cells: first and last row and column. */
  readonly merged: readonly { readonly from: SheetCellAt; readonly to: SheetCellAt }[];
  /** Columns that the spreadsheet program does not show, from 0. */
  readonly hiddenColumns: readonly number[];
  /** Why it could not be read beside the others of its workbook. */
  readonly problem: BadFile['code'] | null;
}

export interface SheetCellAt {
  readonly row: number;
  readonly column: number;
}

/** A sheet made by people has only a few. */
const mergedMax = 1_000;
/** A longer text is cut: no field accepts it. */
export const textMax = 4_000;
/** Maximum characters of all cells together. A text stored once in the file can be used by a million cells, each with its own copy. */
export const textsMax = 32_000_000;

export interface SheetLimits {
  /** Rows with content. */
  readonly rows: number;
  readonly columns: number;
  /** Of the unpacked sheet and of its texts, each. */
  readonly bytes: number;
}

/**
 * Reads the sheets of an Excel workbook in their order, hidden ones last, or only the first one. Empty rows and cells are left out. Returns
 * `sheet_unreadable` or `sheet_too_large` for an invalid file or one above the limits; never runs, follows or fetches anything in it. Its duration
 * depends on the file: the server reads uploaded files only by `readForeignBook`.
 *
 * @example readBook(file, { rows: 3_000, columns: 30, bytes: 8_000_000 }, 'all')
 */
export function readBook(file: Buffer, limits: SheetLimits, which: 'first' | 'all'): Sheet[] | BadFile['code'] {
  try {
    const book = openBook(file, limits.bytes);
    const wanted = which === 'first' ? book.sheets.slice(0, 1) : book.sheets;
    const sheets = wanted.map(({ name, hidden, file: part }): Sheet => {
      const nothing = { name, hidden, rows: [], merged: [], hiddenColumns: [] };
      try {
        const reader = rowReader(book, limits);
        readXml(book.part(part), sheetShape, reader.events);
        return { ...nothing, ...reader.sheet(), problem: null };
      } catch (error) {
        return { ...nothing, problem: codeOf(error) };
      }
    });
    const [only, other] = sheets;
    return only && !other && only.problem ? only.problem : sheets;
  } catch (error) {
    return codeOf(error);
  }
}

interface OpenCell {
  readonly type: string;
  readonly struck: boolean;
  value: string;
  struckValue: string;
  formula: boolean;
}

function rowReader(
  { texts, struckTexts, struckStyles }: Book,
  limits: SheetLimits,
): { sheet: () => Pick<Sheet, 'rows' | 'merged' | 'hiddenColumns'>; events: XmlEvents } {
  const rows: { row: number; hidden?: true; cells: Map<number, SheetCell> }[] = [];
  const merged: { from: SheetCellAt; to: SheetCellAt }[] = [];
  const hiddenColumns: number[] = [];
  let at: SheetCellAt = { row: 0, column: -1 };
  let isHidden = false;
  let cell: OpenCell | null = null;
  let reading: 'value' | 'formula' | null = null;
  let isRunStruck = false;
  let length = 0;
  const keep = (open: OpenCell) => {
    const { type, formula } = open;
    const shared = type === 's' ? Number(open.value) : -1;
    const isText = type === 'inlineStr' || type === 'str';
    const shown = type === 's' ? (texts[shared] ?? '') : isText ? excelText(open.value) : open.value;
    const isEmpty = open.struckValue !== '' && shown.trim() === '';
    const text = bareText(isEmpty ? excelText(open.struckValue) : shown);
    if (text === '' && !formula) return;
    if (at.column >= limits.columns) return;
    if (rows.at(-1)?.row !== at.row)
      rows.push({ row: at.row, ...(isHidden ? { hidden: true } : {}), cells: new Map() });
    if (rows.length > limits.rows) throw new BadFile('sheet_too_large');
    const kept = text.length > textMax ? text.slice(0, textMax) : text;
    length += kept.length;
    if (length > textsMax) throw new BadFile('sheet_too_large');
    const struck =
      open.struck || isEmpty
        ? 'all'
        : open.struckValue !== ''
          ? 'part'
          : type === 's'
            ? struckTexts.get(shared)
            : undefined;
    rows.at(-1)?.cells.set(at.column, struck ? { text: kept, formula, struck } : { text: kept, formula });
  };
  const open: Readonly<Record<string, (attribute: (name: string) => string | undefined) => void>> = {
    col: (attribute) => {
      if (!isSwitchedOn(attribute('hidden')) && Number(attribute('width') ?? 1) !== 0) return;
      const last = Math.min(Number(attribute('max') ?? 0), limits.columns);
      for (let column = Number(attribute('min') ?? 1); column <= last; column++) hiddenColumns.push(column - 1);
    },
    row: (attribute) => {
      at = { row: rowNumber(attribute('r') ?? String(at.row + 1)), column: -1 };
      isHidden = isSwitchedOn(attribute('hidden')) || Number(attribute('ht') ?? 1) === 0;
    },
    c: (attribute) => {
      const ref = attribute('r');
      at = ref === undefined ? { ...at, column: at.column + 1 } : cellAt(ref);
      const struck = struckStyles.size > 0 && struckStyles.has(Number(attribute('s') ?? 0));
      cell = { type: attribute('t') ?? 'n', struck, value: '', struckValue: '', formula: false };
    },
    f: () => {
      if (cell) cell.formula = true;
      reading = 'formula';
    },
    v: () => (reading = 'value'),
    t: () => (reading = 'value'),
    r: () => (isRunStruck = false),
    strike: (attribute) => (isRunStruck = isSwitchedOn(attribute('val') ?? '1')),
    mergeCell: (attribute) => {
      const [from = '', to = from] = (attribute('ref') ?? '').split(':');
      const range = { from: cellAt(from), to: cellAt(to) };
      if (merged.some((other) => overlaps(range, other))) throw new BadFile('sheet_unreadable');
      merged.push(range);
      if (merged.length > mergedMax) throw new BadFile('sheet_too_large');
    },
  };
  const events: XmlEvents = {
    open: (name, attribute) => open[name]?.(attribute),
    text(more) {
      if (reading !== 'value' || !cell) return;
      if (isRunStruck) cell.struckValue += more;
      else cell.value += more;
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') reading = null;
      if (name === 'is') isRunStruck = false;
      if (name !== 'c' || !cell) return;
      keep(cell);
      cell = null;
    },
  };
  return { sheet: () => ({ rows, merged, hiddenColumns }), events };
}

function rowNumber(digits: string): number {
  if (!/^\d{1,7}$/.test(digits)) throw new BadFile('sheet_unreadable');
  return Number(digits);
}

type Range = Sheet['merged'][number];

/** Programs merge a cell once. With overlapping ranges, each cell would be visited once per range. */
export function overlaps(one: Range, other: Range): boolean {
  return (
    one.from.row <= other.to.row &&
    other.from.row <= one.to.row &&
    one.from.column <= other.to.column &&
    other.from.column <= one.to.column
  );
}

/** @example cellAt('AB12') // { row: 12, column: 27 } */
function cellAt(ref: string): SheetCellAt {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? [];
  if (letters === '') throw new BadFile('sheet_unreadable');
  return {
    row: Number(digits),
    column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1,
  };
}

/** Is this cell one of several merged ones? */
export function isMerged({ merged }: Pick<Sheet, 'merged'>, { row, column }: SheetCellAt): boolean {
  return merged.some(
    ({ from, to }) => row >= from.row && row <= to.row && column >= from.column && column <= to.column,
  );
}
