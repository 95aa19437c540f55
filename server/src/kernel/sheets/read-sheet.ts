import { bareText } from '@waybill/domain/kernel/bare-text.ts';
import { BadFile, openZip } from './zip-entries.ts';
import { readXml, type XmlEvents, type XmlShape } from './sheet-xml.ts';

/** Content of a cell. Numbers are the text as stored, so that a phone number or a code keeps its zeros. */
export interface SheetCell {
  readonly text: string;
  /** Was its value computed by a formula? */
  readonly formula: boolean;
}

export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  readonly row: number;
  /** By column, from 0; empty cells are left out. */
  readonly cells: ReadonlyMap<number, SheetCell>;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Ranges of merged cells: first and last row and column. */
  readonly merged: readonly { readonly from: SheetCellAt; readonly to: SheetCellAt }[];
}

export interface SheetCellAt {
  readonly row: number;
  readonly column: number;
}

/** A sheet made by people has only a few. */
const mergedMax = 1_000;
/** A longer text is cut: no field accepts it. */
const textMax = 4_000;
/** Maximum characters of all cells together. A text stored once in the file can be used by a million cells, each with its own copy. */
export const textsMax = 32_000_000;

/** Elements of a text: runs with their formats, and reading aids. */
const textParts = ['t', 'r', 'rPh', 'phoneticPr'];
const insideText: XmlShape = { r: ['rPr', 't'], rPh: ['t'], t: [] };
const sheetShape: XmlShape = {
  '': ['worksheet'],
  sheetData: ['row'],
  row: ['c', 'extLst'],
  c: ['f', 'v', 'is', 'extLst'],
  is: textParts,
  f: [],
  v: [],
  mergeCells: ['mergeCell'],
  mergeCell: [],
  ...insideText,
};

export interface SheetLimits {
  /** Rows with content. */
  readonly rows: number;
  readonly columns: number;
  /** Of the unpacked sheet and of its texts, each. */
  readonly bytes: number;
}

/**
 * Reads the first sheet of an Excel workbook. Empty rows and cells are left out. Returns `sheet_unreadable` or `sheet_too_large` for an invalid file
 * or one above the limits; never runs, follows or fetches anything in it. Its duration depends on the file: the server reads uploaded files only by
 * `readForeignSheet`.
 *
 * @example readSheet(file, { rows: 3_000, columns: 30, bytes: 8_000_000 })
 */
export function readSheet(file: Buffer, limits: SheetLimits): Sheet | BadFile['code'] {
  try {
    const { sheet, shared } = partsOf(file, limits);
    const texts = textReader();
    if (shared) readXml(shared, { '': ['sst'], sst: ['si', 'extLst'], si: textParts, ...insideText }, texts.events);
    const rows = rowReader(texts.texts, limits);
    readXml(sheet, sheetShape, rows.events);
    return rows.sheet;
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): BadFile['code'] {
  if (error instanceof BadFile) return error.code;
  if (error instanceof RangeError) return 'sheet_unreadable';
  throw error;
}

function partsOf(file: Buffer, limits: SheetLimits): { sheet: Buffer; shared: Buffer | null } {
  const zip = openZip(file);
  const part = (name: string) => zip.read(name, limits.bytes);
  const sheet = part(firstSheet(part));
  if (!sheet) throw new BadFile('sheet_unreadable');
  return { sheet, shared: part('xl/sharedStrings.xml') };
}

function firstSheet(part: (name: string) => Buffer | null): string {
  const [book, relations] = [part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')];
  if (!book || !relations) throw new BadFile('sheet_unreadable');
  const ids: string[] = [];
  readXml(
    book,
    { '': ['workbook'], sheets: ['sheet'], sheet: [] },
    {
      open: (name, attribute) => {
        if (name === 'sheet' && (attribute('state') ?? 'visible') === 'visible')
          ids.push(attribute('r:id') ?? attribute('id') ?? '');
      },
    },
  );
  let target = '';
  readXml(
    relations,
    { '': ['Relationships'], Relationships: ['Relationship'], Relationship: [] },
    {
      open: (name, attribute) => {
        if (name === 'Relationship' && attribute('Id') === ids[0]) target = attribute('Target') ?? '';
      },
    },
  );
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Reads the shared texts. Furigana (`rPh`) is a reading aid, not part of the text. */
function textReader(): { texts: readonly string[]; events: XmlEvents } {
  const texts: string[] = [];
  let text: string | null = null;
  let inside = false;
  let aside = 0;
  const events: XmlEvents = {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') aside += 1;
      inside = name === 't' && aside === 0;
    },
    text(more) {
      if (inside && text !== null) text += more;
    },
    close(name) {
      if (name === 't') inside = false;
      if (name === 'rPh') aside -= 1;
      if (name === 'si') texts.push(unescaped(text ?? ''));
    },
  };
  return { texts, events };
}

function rowReader(texts: readonly string[], limits: SheetLimits): { sheet: Sheet; events: XmlEvents } {
  const rows: { row: number; cells: Map<number, SheetCell> }[] = [];
  const merged: { from: SheetCellAt; to: SheetCellAt }[] = [];
  let at: SheetCellAt = { row: 0, column: -1 };
  let cell: { type: string; value: string; formula: boolean } | null = null;
  let reading: 'value' | 'formula' | null = null;
  let length = 0;
  const keep = ({ type, value, formula }: { type: string; value: string; formula: boolean }) => {
    const text = bareText(
      type === 's' ? (texts[Number(value)] ?? '') : type === 'inlineStr' || type === 'str' ? unescaped(value) : value,
    );
    if (text === '' && !formula) return;
    if (at.column >= limits.columns) return;
    if (rows.at(-1)?.row !== at.row) rows.push({ row: at.row, cells: new Map() });
    if (rows.length > limits.rows) throw new BadFile('sheet_too_large');
    const kept = text.length > textMax ? text.slice(0, textMax) : text;
    length += kept.length;
    if (length > textsMax) throw new BadFile('sheet_too_large');
    rows.at(-1)?.cells.set(at.column, { text: kept, formula });
  };
  const events: XmlEvents = {
    open(name, attribute) {
      if (name === 'row') at = { row: rowNumber(attribute('r') ?? String(at.row + 1)), column: -1 };
      if (name === 'c') {
        const ref = attribute('r');
        at = ref === undefined ? { ...at, column: at.column + 1 } : cellAt(ref);
        cell = { type: attribute('t') ?? 'n', value: '', formula: false };
      }
      if (name === 'f' && cell) cell.formula = true;
      if (name === 'f') reading = 'formula';
      if (name === 'v' || name === 't') reading = 'value';
      if (name === 'mergeCell') {
        const [from = '', to = from] = (attribute('ref') ?? '').split(':');
        const range = { from: cellAt(from), to: cellAt(to) };
        // Programs merge a cell once. With overlapping ranges, each cell would be visited once per range.
        if (merged.some((other) => overlaps(range, other))) throw new BadFile('sheet_unreadable');
        merged.push(range);
        if (merged.length > mergedMax) throw new BadFile('sheet_too_large');
      }
    },
    text(more) {
      if (reading === 'value' && cell) cell.value += more;
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') reading = null;
      if (name !== 'c' || !cell) return;
      keep(cell);
      cell = null;
    },
  };
  return { sheet: { rows, merged }, events };
}

function rowNumber(digits: string): number {
  if (!/^\d{1,7}$/.test(digits)) throw new BadFile('sheet_unreadable');
  return Number(digits);
}

type Range = Sheet['merged'][number];

function overlaps(one: Range, other: Range): boolean {
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

/** Excel escapes characters that XML may not contain as _xHHHH_. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Is this cell one of several merged ones? */
export function isMerged({ merged }: Pick<Sheet, 'merged'>, { row, column }: SheetCellAt): boolean {
  return merged.some(
    ({ from, to }) => row >= from.row && row <= to.row && column >= from.column && column <= to.column,
  );
}
