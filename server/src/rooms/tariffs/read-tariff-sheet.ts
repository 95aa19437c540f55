import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { toGrams } from '@waybill/domain/kernel/money.ts';
import { readNumber } from '@waybill/domain/kernel/number-rules.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { writtenAmount } from '@waybill/domain/kernel/written-amount.ts';
import { itemTypes, serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { inTableOrder } from '@waybill/domain/rooms/tariffs/table-order.ts';
import { priceMax, stepsMax, weightMax_g } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { problemAt, tariffProblems } from '@waybill/domain/rooms/tariffs/tariff-holes.ts';
import {
  gridKey,
  pairZone,
  zones,
  type TariffStep,
  type TariffTable,
} from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import type { SheetRead } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { zoneWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { wordsOf } from '../../kernel/errors.ts';
import { readForeignBook } from '../../kernel/sheets/read-foreign-sheet.ts';
import { isMerged, type Sheet, type SheetRow } from '../../kernel/sheets/read-sheet.ts';
import { columnWord, sheetColumns, type SheetColumn } from './tariff-sheet.ts';
import type { UploadedFile } from '../../kernel/uploads.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

export type Region = Pick<TableRow<'place'>, 'id' | 'code' | 'name_en' | 'name_mm' | 'name_zh'>;

interface SheetProblem {
  readonly row: number | null;
  readonly column: SheetColumn | null;
  readonly field: string;
  readonly problem: Problem;
}

const limits = { rows: stepsMax + 1, columns: 40, bytes: 8 * 1024 * 1024 } as const;
const optional: readonly SheetColumn[] = ['from_region', 'to_region', 'each_further_kg'];

/**
 * The steps in a sheet, and everything that is wrong with it in one go: cells, rows, and the holes that the table would have. Words are taken in any
 * of the three languages, numbers in Myanmar digits too, rows in any order. Steps are answered only when nothing is wrong.
 */
export async function readTariffSheet(
  file: UploadedFile,
  table: TariffTable,
  regions: readonly Region[],
  locale: Locale,
): Promise<SheetRead> {
  const book = await readForeignBook(/\.csv$/i.test(file.name) ? 'csv' : 'xlsx', file.content, limits);
  const sheet = bookSheet(book);
  if (typeof sheet === 'string')
    return withTexts(
      [{ row: null, column: null, field: 'file', problem: { code: sheet, values: { max: stepsMax } } }],
      locale,
      0,
    );
  const [head, ...rows] = sheet.rows.slice(headAt(sheet));
  const columns = columnsOf(head);
  const missing = sheetColumns.filter((column) => !columns.has(column) && !optional.includes(column));
  if (missing.length > 0) {
    return withTexts(
      missing.map((column) => ({
        row: head?.row ?? 1,
        column,
        field: column,
        problem: { code: 'sheet_head', values: { column: columnWord(column)[locale] } },
      })),
      locale,
      rows.length,
    );
  }
  const read = rows.map((row) => readRow(sheet, row, columns, regionKeys(regions)));
  const wrong = [...read.flatMap(({ problems }) => problems), ...twice(read)];
  const steps = read.flatMap(({ row, step }) => (step ? [{ row, step }] : []));
  if (wrong.length > 0) return withTexts(wrong, locale, rows.length);
  const ordered = inTableOrder(steps.map(({ step }) => step));
  const rowOf = new Map(steps.map(({ row, step }) => [step, row]));
  const holes = tariffProblems({ ...table, steps: ordered }).map((hole): SheetProblem => {
    const step = hole.row === null ? undefined : ordered[hole.row];
    return { row: (step && rowOf.get(step)) ?? null, column: null, ...problemAt(hole) };
  });
  return holes.length > 0 ? withTexts(holes, locale, rows.length) : { steps: ordered, problems: [], rows: rows.length };
}

/** Returns the visible sheet with the most known columns; the code of the problem when the file cannot be read. */
function bookSheet(book: Awaited<ReturnType<typeof readForeignBook>>): Sheet | string {
  if (typeof book === 'string') return book;
  if ('readings' in book) return 'csv_unreadable';
  const shown = book.filter(({ hidden }) => !hidden);
  const known = (sheet: Sheet) => columnsOf(sheet.rows[headAt(sheet)]).size;
  const [first, ...others] = shown.length > 0 ? shown : book;
  if (!first) return 'sheet_unreadable';
  const best = others.reduce((one, other) => (known(other) > known(one) ? other : one), first);
  return best.problem ?? best;
}

/** Titles and dates may come before the headings. */
const headRowsLookedAt = 20;

/** Returns the index of the row with the most known headings. */
function headAt({ rows }: Sheet): number {
  const known = rows.slice(0, headRowsLookedAt).map((row) => columnsOf(row).size);
  return Math.max(0, known.indexOf(Math.max(0, ...known)));
}

function withTexts(problems: readonly SheetProblem[], locale: Locale, rows: number): SheetRead {
  const inOrder = [...problems].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return {
    steps: [],
    rows,
    problems: inOrder.map(({ row, column, field, problem }) => ({
      row,
      column,
      code: problem.code,
      message: wordsOf(field, problem, locale),
    })),
  };
}

function columnsOf(head: SheetRow | undefined): Map<SheetColumn, number> {
  const named = new Map([...(head?.cells ?? [])].map(([at, { text }]) => [searchKey(text), at]));
  return new Map(
    sheetColumns.flatMap((column) => {
      const word = columnWord(column);
      const at = [column, word.en, word.mm, word.zh]
        .map((name) => named.get(searchKey(name)))
        .find((found) => found !== undefined);
      return at === undefined ? [] : [[column, at] as const];
    }),
  );
}

interface RowRead {
  readonly row: number;
  readonly step: TariffStep | null;
  readonly problems: readonly SheetProblem[];
}

function readRow(
  sheet: Sheet,
  { row, cells, hidden }: SheetRow,
  columns: ReadonlyMap<SheetColumn, number>,
  regions: ReadonlyMap<string, number>,
): RowRead {
  const problems: SheetProblem[] = [];
  // A price that nobody sees may be an old one.
  const isStruck = [...cells.values()].some(({ struck }) => struck !== undefined);
  if (hidden || isStruck)
    problems.push({ row, column: null, field: 'steps', problem: { code: hidden ? 'row_hidden' : 'row_struck' } });
  const wrong = (column: SheetColumn, problem: Problem): null => {
    problems.push({ row, column, field: column, problem });
    return null;
  };
  const text = (column: SheetColumn): string | null => {
    const at = columns.get(column);
    if (at === undefined) return '';
    if (isMerged(sheet, { row, column: at })) return wrong(column, { code: 'cell_merged' });
    const cell = cells.get(at);
    return cell?.formula ? wrong(column, { code: 'cell_formula' }) : (cell?.text.trim() ?? '');
  };
  const named = <T>(column: SheetColumn, names: ReadonlyMap<string, T>, needed: boolean): T | null => {
    const typed = text(column);
    if (typed === null || (typed === '' && !needed)) return null;
    const found = names.get(searchKey(typed));
    return (
      found ?? wrong(column, typed === '' ? { code: 'required' } : { code: 'cell_unknown', values: { value: typed } })
    );
  };
  const whole = (
    column: SheetColumn,
    needed: boolean,
    read: (typed: string) => number | Problem | null,
    scale: (n: number) => number,
    min: number,
    max: number,
  ): number | null => {
    const typed = text(column);
    if (typed === null || (typed === '' && !needed)) return null;
    const n = read(typed);
    if (typeof n !== 'number') return wrong(column, n ?? { code: typed === '' ? 'required' : 'number' });
    const value = scale(n);
    if (!Number.isInteger(value)) return wrong(column, { code: 'integer' });
    if (value < min) return wrong(column, { code: 'min', values: { min: column === 'up_to_kg' ? min / 1_000 : min } });
    return value > max
      ? wrong(column, { code: 'max', values: { max: column === 'up_to_kg' ? max / 1_000 : max } })
      : value;
  };
  const service_type = named('service_type', serviceNames, true);
  const item_type = named('item_type', itemNames, true);
  const zone = named('zone', zoneNames, true);
  const isPair = zone === pairZone;
  const from_region_id = isPair ? named('from_region', regions, true) : null;
  const to_region_id = isPair ? named('to_region', regions, true) : null;
  const up_to_g = whole('up_to_kg', true, numberIn, toGrams, 1, weightMax_g);
  const price = whole('price', true, priceIn, (n) => n, 0, priceMax);
  const each_further_kg = whole('each_further_kg', false, priceIn, (n) => n, 0, priceMax);
  if (
    problems.length > 0 ||
    service_type === null ||
    item_type === null ||
    zone === null ||
    up_to_g === null ||
    price === null
  )
    return { row, step: null, problems };
  return {
    row,
    problems,
    step: { service_type, item_type, zone, from_region_id, to_region_id, up_to_g, price, each_further_kg },
  };
}

/** A number cell is stored as a program writes numbers, a text cell as people type them. */
function numberIn(text: string): number | null {
  return /^-?\d+(\.\d+)?(E[+-]?\d+)?$/i.test(text) ? Number(text) : readNumber(text);
}

/** Reads a price as orders are read; one that is only likely is not taken. */
function priceIn(text: string): number | Problem | null {
  const read = writtenAmount(text);
  if (read === null) return null;
  if (read.amount === null) return { code: read.problem, values: { value: text, min: 0 } };
  return read.sure && !read.isPaid ? read.amount : { code: 'amount_unclear', values: { value: text } };
}

/** Two rows for one weight: the later one is told of the earlier. */
function twice(rows: readonly RowRead[]): SheetProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, step }) => {
    const key = step && `${gridKey(step)}.${step.up_to_g}`;
    const other = key === null ? undefined : first.get(key);
    if (key !== null && other === undefined) first.set(key, row);
    return other === undefined
      ? []
      : [{ row, column: null, field: 'steps', problem: { code: 'sheet_row_twice', values: { other } } }];
  });
}

/** Returns the spellings accepted for a name: the one of the API, and the word in each language. */
function keysOf<T extends string>(
  names: readonly T[],
  words: Readonly<Record<T, { en: string; mm: string; zh: string }>>,
): ReadonlyMap<string, T> {
  return new Map(
    names.flatMap((name) =>
      [name, words[name].en, words[name].mm, words[name].zh].map((word) => [searchKey(word), name] as const),
    ),
  );
}

const serviceNames = keysOf(serviceTypeNames, serviceTypeWords);
const itemNames = keysOf(itemTypes, itemTypeWords);
const zoneNames = keysOf(zones, zoneWords);

function regionKeys(regions: readonly Region[]): ReadonlyMap<string, number> {
  return new Map(
    regions.flatMap(({ id, code, name_en, name_mm, name_zh }) =>
      [code, name_en, name_mm, name_zh].filter((name) => name !== null).map((name) => [searchKey(name), id] as const),
    ),
  );
}
