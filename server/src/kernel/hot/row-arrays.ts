import { sql, type RawBuilder } from 'kysely';

type Cell = string | number | boolean | Date | object | null | undefined;

/** The SQL type of each column, in their order. */
export type ColumnTypes = Readonly<Record<string, string>>;

/** Rows as a statement takes them: a table expression over array parameters. */
export interface RowArrays<Column extends string> {
  /** A table expression with these columns and `n`, the place of the row from 1, over one parameter a column from `$first` on. */
  from(first: number): string;
  /** The parameters of these rows, one a column. */
  values(rows: readonly Readonly<Partial<Record<Column, Cell>>>[]): string[];
  readonly columns: readonly Column[];
}

/** Lists of different length cannot be elements of one array, so a list is written as its text. */
const isList = (type: string): boolean => type.endsWith('[]');
/** As an element of an array's text JSON would be quoted twice, so it has an array of its own kind. */
const isJson = (type: string): boolean => type === 'jsonb';

/**
 * Hands rows to a statement column by column: each column is one array written as text, a JSON column a JSON array. The database reads arrays several times
 * faster than rows of JSON. Each array stands in a subselect, which the planner does not look into: it estimates the same number of rows with and without the
 * values, so that a prepared statement keeps its plan.
 * @example const steps = rowArrays({ label_id: 'bigint', status: 'text' }); `… from ${steps.from(1)} as s …` with `steps.values(rows)`
 */
export function rowArrays<Types extends ColumnTypes>(types: Types): RowArrays<Extract<keyof Types, string>> {
  const columns = Object.entries(types) as [Extract<keyof Types, string>, string][];
  const outer = columns
    .map(([name, type]) =>
      isList(type) ? `${name}::${type}` : isJson(type) ? `nullif(${name}, 'null') as ${name}` : name,
    )
    .join(', ');
  const elements = (type: string, parameter: string): string =>
    isJson(type)
      ? `jsonb_array_elements((select ${parameter}::jsonb))`
      : `unnest((select ${parameter}::${isList(type) ? 'text' : type}[]))`;
  return {
    columns: columns.map(([name]) => name),
    from: (first) =>
      `(select n, ${outer} from rows from (${columns.map(([, type], at) => elements(type, `$${first + at}`)).join(', ')}) with ordinality as u(${columns.map(([name]) => name).join(', ')}, n))`,
    values: (rows) =>
      columns.map(([name, type], at) =>
        isJson(type) ? jsonOf(rows, name, at === 0) : `{${cellsOf(rows, name, type, at === 0)}}`,
      ),
  };
}

/**
 * The rows of one call are much alike, so a value equal to that of the row before is not written again. A column in which no row has a value stays empty,
 * because `unnest` fills shorter arrays up; `whole` is the column that says how many rows there are.
 */
function cellsOf<Column extends string>(
  rows: readonly Readonly<Partial<Record<Column, Cell>>>[],
  name: Column,
  type: string,
  whole: boolean,
): string {
  const cells: string[] = [];
  let last: Cell = null;
  let text = nothing;
  let empty = true;
  for (const row of rows) {
    const value = row[name];
    if (!isSame(value, last)) text = cell(value, type);
    if (text !== nothing) empty = false;
    last = value;
    cells.push(text);
  }
  return empty && !whole ? '' : cells.join(',');
}

/** All values at once, because a call of `JSON.stringify` costs as much as the text it writes. */
function jsonOf<Column extends string>(
  rows: readonly Readonly<Partial<Record<Column, Cell>>>[],
  name: Column,
  whole: boolean,
): string {
  return whole || rows.some((row) => row[name] !== null && row[name] !== undefined)
    ? JSON.stringify(rows.map((row) => row[name]))
    : '[]';
}

const nothing = 'NULL';

function isSame(one: Cell, other: Cell): boolean {
  return one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());
}

function cell(value: Cell, type: string): string {
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `"${value.toISOString()}"`;
  if (typeof value === 'string') return quoted(value);
  if (type.endsWith('[]') && Array.isArray(value))
    return quoted(`{${value.map((one) => cell(one as Cell, 'text')).join(',')}}`);
  throw new TypeError(`no column of the type ${type} has such a value`);
}

/** An element of an array's text, always quoted, so that no word or comma is read as syntax. */
function quoted(text: string): string {
  return /["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

/**
 * Ids of records as an array whose length the planner does not see: a prepared statement with it keeps its plan, however many there are.
 * @example sql`s.branch_id = any(${idArray(viewer.covers)})`
 */
export function idArray(ids: readonly number[]): RawBuilder<number[]> {
  return sql`(select ${`{${ids.join(',')}}`}::bigint[])::bigint[]`;
}

/** The same of texts. */
export function textArray(texts: readonly string[]): RawBuilder<string[]> {
  return sql`(select ${`{${texts.map(quoted).join(',')}}`}::text[])::text[]`;
}
