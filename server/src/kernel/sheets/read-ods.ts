import { bareText } from '@waybill/domain/kernel/bare-text.ts';
import {
  overlaps,
  textMax,
  textsMax,
  type Sheet,
  type SheetCell,
  type SheetLimits,
  type SheetRow,
} from './read-sheet.ts';
import { readXml, type XmlEvents } from './sheet-xml.ts';
import { BadFile, codeOf, openZip } from './zip-entries.ts';

/** Returns whether a file is a spreadsheet of LibreOffice or another program that writes OpenDocument. */
export function isOds(file: Buffer): boolean {
  try {
    const { names } = openZip(file);
    return names.includes('content.xml') && !names.includes('xl/workbook.xml');
  } catch {
    return false;
  }
}

/**
 * Reads the sheets of an OpenDocument spreadsheet as `readBook` does those of a workbook: texts, results of formulas, numbers as they are stored, with what is
 * hidden, struck out or merged.
 */
export function readOds(file: Buffer, limits: SheetLimits): Sheet[] | BadFile['code'] {
  try {
    const content = openZip(file).read('content.xml', limits.bytes);
    if (!content) return 'sheet_unreadable';
    const reader = contentReader(limits);
    readXml(content, { '': ['document-content'] }, reader.events);
    return [...reader.sheets.filter(({ hidden }) => !hidden), ...reader.sheets.filter(({ hidden }) => hidden)];
  } catch (error) {
    return codeOf(error);
  }
}

type Attribute = (name: string) => string | undefined;
/** The cell that is being read; its text may be in several paragraphs. */
interface OpenCell {
  readonly value: string | undefined;
  readonly formula: boolean;
  readonly struck: boolean;
  readonly times: number;
  readonly spans: { readonly rows: number; readonly columns: number };
  lines: string[];
}

/** A sheet made by people has only a few. */
const mergedMax = 1_000;
const repeats = (attribute: Attribute, what: string) =>
  Math.max(1, Number(attribute(`table:number-${what}`) ?? 1) || 1);

function contentReader(limits: SheetLimits): { readonly sheets: Sheet[]; readonly events: XmlEvents } {
  const sheets: Sheet[] = [];
  const styles = styleReader();
  let rows: SheetRow[] = [];
  let merged: Sheet['merged'][number][] = [];
  let hiddenColumns: number[] = [];
  let table: { name: string; hidden: boolean } | null = null;
  let rowTimes = 1;
  let isRowHidden = false;
  let row = 0;
  let column = 0;
  let columnsBefore = 0;
  let cells = new Map<number, SheetCell>();
  let cell: OpenCell | null = null;
  const texts = textReader(() => cell?.lines);
  let length = 0;
  const beginCell = (attribute: Attribute) => {
    const type = attribute('office:value-type') ?? 'string';
    const styleName = attribute('table:style-name') ?? '';
    cell = {
      value:
        type === 'date'
          ? attribute('office:date-value')
          : type === 'string'
            ? attribute('office:string-value')
            : attribute('office:value'),
      formula: attribute('table:formula') !== undefined,
      struck: styles.struck.has(styleName),
      times: repeats(attribute, 'columns-repeated'),
      spans: { rows: repeats(attribute, 'rows-spanned'), columns: repeats(attribute, 'columns-spanned') },
      lines: [],
    };
  };
  const endCell = ({ value, formula, struck, times, spans, lines }: OpenCell) => {
    const typed = bareText(value ?? lines.join('\n'));
    const text = typed.slice(0, textMax);
    if (spans.rows > 1 || spans.columns > 1) {
      const range = {
        from: { row: row + 1, column },
        to: { row: row + spans.rows, column: column + spans.columns - 1 },
      };
      if (merged.some((other) => overlaps(range, other))) throw new BadFile('sheet_unreadable');
      merged.push(range);
      if (merged.length > mergedMax) throw new BadFile('sheet_too_large');
    }
    if (text !== '' || formula)
      for (let at = column; at < Math.min(column + times, limits.columns); at++) {
        length += text.length;
        cells.set(at, struck ? { text, formula, struck: 'all' } : { text, formula });
      }
    if (length > textsMax) throw new BadFile('sheet_too_large');
    column += times;
  };
  const endRow = () => {
    if (cells.size > 0) {
      if (rows.length + rowTimes > limits.rows) throw new BadFile('sheet_too_large');
      for (let at = 1; at <= rowTimes; at++)
        rows.push({ row: row + at, ...(isRowHidden ? { hidden: true as const } : {}), cells });
    }
    row += rowTimes;
  };
  const open: Open = {
    ...styles.open,
    table: (attribute) => {
      if (table) throw new BadFile('sheet_unreadable');
      table = { name: attribute('table:name') ?? '', hidden: styles.hidden.has(attribute('table:style-name') ?? '') };
      [rows, merged, hiddenColumns, row, columnsBefore] = [[], [], [], 0, 0];
    },
    'table-column': (attribute) => {
      const times = repeats(attribute, 'columns-repeated');
      if ((attribute('table:visibility') ?? 'visible') !== 'visible')
        for (let at = columnsBefore; at < Math.min(columnsBefore + times, limits.columns); at++) hiddenColumns.push(at);
      columnsBefore += times;
    },
    'table-row': (attribute) => {
      rowTimes = repeats(attribute, 'rows-repeated');
      isRowHidden = (attribute('table:visibility') ?? 'visible') !== 'visible';
      [column, cells] = [0, new Map()];
    },
    'table-cell': beginCell,
    'covered-table-cell': beginCell,
    ...texts.open,
  };
  const close: Readonly<Record<string, () => void>> = {
    ...texts.close,
    'table-cell': () => {
      if (cell) endCell(cell);
      cell = null;
    },
    'covered-table-cell': () => {
      if (cell) endCell({ ...cell, spans: { rows: 1, columns: 1 } });
      cell = null;
    },
    'table-row': endRow,
    table: () => {
      if (table) sheets.push({ ...table, rows, merged, hiddenColumns, problem: null });
      table = null;
    },
  };
  return {
    sheets,
    events: { open: (name, attribute) => open[name]?.(attribute), text: texts.add, close: (name) => close[name]?.() },
  };
}

type Open = Readonly<Record<string, (attribute: Attribute) => void>>;

/** Reads the names of the styles that strike a text out or hide a sheet. */
function styleReader(): {
  readonly struck: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  readonly open: Open;
} {
  const struck = new Set<string>();
  const hidden = new Set<string>();
  let style = '';
  return {
    struck,
    hidden,
    open: {
      style: (attribute) => (style = attribute('style:name') ?? ''),
      'text-properties': (attribute) => {
        if ((attribute('style:text-line-through-style') ?? 'none') !== 'none') struck.add(style);
      },
      'table-properties': (attribute) => {
        if (attribute('table:display') === 'false') hidden.add(style);
      },
    },
  };
}

const spacesMax = 100;

/** Adds the paragraphs of a cell to its lines; those of its comment are left out. */
function textReader(lines: () => string[] | undefined) {
  let inText = false;
  let aside = 0;
  const add = (more: string): void => {
    const all = lines();
    if (all && inText && all.length > 0) all[all.length - 1] += more;
  };
  const open: Open = {
    annotation: () => (aside += 1),
    p: () => {
      inText = aside === 0;
      if (inText) lines()?.push('');
    },
    s: (attribute) => add(' '.repeat(Math.min(spacesMax, Math.max(1, Number(attribute('text:c') ?? 1) || 1)))),
    tab: () => add(' '),
    'line-break': () => add('\n'),
  };
  const close: Readonly<Record<string, () => void>> = {
    annotation: () => (aside -= 1),
    p: () => (inText = false),
  };
  return { add, open, close };
}
