import { sql, type RawBuilder } from 'kysely';

type Cell = string | number | boolean | Date | object | null | undefined;

/** The SQL type of each column, in their order. */
export type ColumnTypes = Readonly<Record<string, string>>;

/** Rows as parameters of a statement: a table expression over arrays. */
export interface RowArrays<Column extends string> {
  /** Returns a table expression with these columns and `n`, the row's position from 1, over one parameter per column from `$first` on. */
  from(first: number): string;
  /** Returns the parameters of these rows, one per column. */
  values(rows: readonly Readonly<Partial<Record<Column, Cell>>>[]): string[];
  readonly columns: readonly Column[];
}

/** Lists of different length cannot be elements of one array, so a list is written as its text. */
const isList = (type: string): boolean => type.endsWith('[]');
/** In the text of an array JSON would be quoted twice, so it is sent as a JSON array. */
const isJson = (type: string): boolean => type === 'jsonb';

/**
 * Passes rows to a statement column by column: each column is one array written as text, a JSON column a JSON array. The database reads arrays
 * several times faster than rows of JSON. Each array is in a subselect, which the planner cannot inspect: it estimates the same number of rows with
 * and without the values, so that a prepared statement keeps its plan.
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
 * Rows of one call are similar, so a value equal to that of the row before is not serialized again. A column without values stays empty, because
 * `unnest` pads shorter arrays; `whole` is the column that determines the number of rows.
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

/** Serializes all values at once, because a call of `JSON.stringify` costs as much as the text it writes. */
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

/** Returns an element of an array's text, always quoted, so that no word or comma is parsed as syntax. */
function quoted(text: string): string {
  return /["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

/**
 * Passes ids as an array whose length the planner does not see, so that a prepared statement keeps its plan for any number of ids.
 * @example sql`s.branch_id = any(${idArray(viewer.covers)})`
 */
export function idArray(ids: readonly number[]): RawBuilder<number[]> {
  return sql`(select ${`{${ids.join(',')}}`}::bigint[])::bigint[]`;
}

/** The same for texts. */
export function textArray(texts: readonly string[]): RawBuilder<string[]> {
  return sql`(select ${`{${texts.map(quoted).join(',')}}`}::text[])::text[]`;
}
