import { sql, type QueryResult, type RawBuilder, type Transaction } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { countCap, type Column, type ListDefinition } from '@waybill/contract/kernel/list.ts';
import { systemViewer, type SessionViewer } from './viewer.ts';
import { cellsSql, type SqlCell } from './file-cells.ts';
import type { Tables } from './db/tables.ts';
import { withIsoInstants, type Wire } from './read-records.ts';
import { rememberedCount, sharedRows } from './hot/remembered-counts.ts';
import type { Database } from './services.ts';

/** The source of a list's rows. Names of columns and filters are those of its definition, so none can be forgotten. */
export interface ListSource<Raw extends object = object, Row extends object = object> {
  readonly definition: ListDefinition;
  readonly from: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  /** Columns that differ by viewer, such as whether they have read it. */
  readonly ownColumns?: (viewer: SessionViewer) => RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** The rows this viewer may see (A-06). */
  readonly scope: (viewer: SessionViewer) => RawBuilder<boolean>;
  /** The sort expression of each sortable column. */
  readonly sort: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly search?: (term: string) => RawBuilder<boolean>;
  readonly filters: Readonly<Record<string, (value: string, viewer: SessionViewer) => RawBuilder<boolean>>>;
  readonly row: (raw: Raw, viewer: SessionViewer) => Row;
  /** Reads further data of the raw rows, once for all of them. */
  readonly gather?: (db: Database, raws: readonly Raw[], viewer: SessionViewer) => Promise<readonly object[]>;
  /** Checks a question, so that exports and selections are refused like the list itself. */
  readonly check?: (question: ListQuestion) => Refusal | null;
  /**
   * Every column as the database writes it into a file, equal to the result of `row`: for lists that are exported with hundreds of thousands of rows.
   */
  readonly cells?: (viewer: SessionViewer) => Readonly<Record<string, SqlCell>>;
}

/** A source with rows of any type. */
export type AnySource = Pick<ListSource, 'definition' | 'from' | 'id' | 'scope' | 'sort' | 'search' | 'filters'>;

/**
 * How a row of the database becomes a row of the list. `row` has its instants as ISO text, as answers have them, and is left out where nothing else
 * differs; `rowOfInstants` has them as dates, for rows whose rules calculate with time.
 */
type RowReader<Raw extends object, Row extends object> = Raw extends Row & Wire<Raw>
  ? Partial<Pick<ListSource<Raw, Row>, 'row'>>
  : Raw extends Wire<Raw>
    ? Pick<ListSource<Raw, Row>, 'row'>
    : { readonly rowOfInstants: ListSource<Raw, Row>['row'] };

/** Binds a source to its definition; throws at the start of the server for a sortable column or a filter without SQL. */
export function listSource<Raw extends object, Row extends object = Raw>(
  definedAs: Omit<ListSource<Raw, Row>, 'row'> & RowReader<Raw, Row>,
): ListSource<Raw, Row> {
  const { row, rowOfInstants, ...rest } = definedAs as Omit<ListSource<Raw, Row>, 'row'> & {
    [Reader in 'row' | 'rowOfInstants']?: ListSource<Raw, Row>['row'];
  };
  const source: ListSource<Raw, Row> = {
    ...rest,
    row: (raw, viewer) => {
      if (rowOfInstants) return rowOfInstants(raw, viewer);
      const wire = withIsoInstants(raw);
      return row ? row(wire as Raw, viewer) : (wire as object as Row);
    },
  };
  for (const column of source.definition.columns)
    if (column.sortable && !source.sort[column.key])
      throw new Error(`list ${source.definition.name}: no sort for ${column.key}`);
  const cells = source.cells?.(systemViewer);
  for (const column of source.definition.columns)
    if (cells && !cells[column.key]) throw new Error(`list ${source.definition.name}: no cell for ${column.key}`);
  for (const filter of source.definition.filters)
    if (!source.filters[filter.key]) throw new Error(`list ${source.definition.name}: no filter ${filter.key}`);
  return source;
}

/** A question to a list: the validated query of its endpoint, or the same members from a saved selection or export. */
export interface ListQuestion {
  readonly search?: string;
  readonly sort?: string;
  readonly filters: Readonly<Record<string, string | undefined>>;
}

/** Returns a list query as a question: members other than page, sort and search are its filters. */
export function questionOf(
  query: { page: number; per_page: number; sort: string; search: string } & Record<string, unknown>,
): ListQuestion {
  const { page: _page, per_page: _perPage, sort, search, ...filters } = query;
  return { sort, search, filters: filters as Record<string, string | undefined> };
}

export interface ListPage<Row> {
  data: Row[];
  total: number;
  page: number;
  per_page: number;
  last_page: number;
  total_capped: boolean;
}

/** Returns the statement that reads the rows of a page. */
export function pageQuery<Raw extends object, Row extends object>(
  source: ListSource<Raw, Row>,
  viewer: SessionViewer,
  query: { page: number; per_page: number; sort: string; search: string } & Record<string, unknown>,
): RawBuilder<Raw> {
  const question = questionOf(query);
  return sql<Raw>`select ${columnsFor(source, viewer)} from ${source.from} where ${conditionOf(source, viewer, question)}
    order by ${ordering(source, question)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
}

/**
 * Reads one page with its total. The total is counted up to the cap only, so that no page becomes slower with history, and is shared by all who ask
 * the same within a moment; those who ask at the same moment share the rows as well.
 */
export async function readPage<Raw extends object, Row extends object>(
  db: Database,
  source: ListSource<Raw, Row>,
  viewer: SessionViewer,
  query: { page: number; per_page: number; sort: string; search: string } & Record<string, unknown>,
): Promise<ListPage<Row>> {
  const where = conditionOf(source, viewer, questionOf(query));
  const page = pageQuery(source, viewer, query);
  const counted = sql<{ n: number }>`
    select count(*)::int as n from (select 1 from ${source.from} where ${where} limit ${countCap + 1}) counted`;
  const [rows, found] = await Promise.all([sharedRows(db, page.compile(db)), rememberedCount(db, counted.compile(db))]);
  const total = Math.min(found, countCap);
  return {
    data: await rowsOf(db, source, viewer, rows),
    total,
    page: query.page,
    per_page: query.per_page,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    total_capped: found > countCap,
  };
}

async function rowsOf<Raw extends object, Row extends object>(
  db: Database,
  source: ListSource<Raw, Row>,
  viewer: SessionViewer,
  raws: readonly Raw[],
): Promise<Row[]> {
  const gathered = source.gather
    ? await source.gather(
        db,
        raws.map((raw) => withIsoInstants(raw) as Raw),
        viewer,
      )
    : raws;
  return gathered.map((raw) => source.row(raw as Raw, viewer));
}

/** Reads the ids of all matching rows, at most `limit` of them, in the list's order. */
export async function readIds(
  db: Database,
  source: AnySource,
  viewer: SessionViewer,
  question: ListQuestion,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${source.id} as id
    from ${source.from}
    where ${conditionOf(source, viewer, question)}
    order by ${ordering(source, question)}
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Counts all matching rows, without the cap: for work that reads all of them anyway. */
export async function countRows(
  db: Database,
  source: AnySource,
  viewer: SessionViewer,
  question: ListQuestion,
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${source.from} where ${conditionOf(source, viewer, question)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Maximum rows of a sum; above it no sum is returned, because a partial one would be wrong. */
const sumCap = 100_000;

/**
 * Adds up the matching rows, by the keys of `sums`, with their count; null when there are too many for an interactive request.
 *
 * @example await readSums(db, clearanceSource, viewer, question, { received_amount: sql`d.received_amount` })
 */
export async function readSums<Key extends string>(
  db: Database,
  source: AnySource,
  viewer: SessionViewer,
  question: ListQuestion,
  sums: Readonly<Record<Key, RawBuilder<unknown>>>,
): Promise<({ count: number } & Record<Key, number>) | null> {
  const keys = Object.keys(sums) as Key[];
  const added = keys.map((key) => sql`coalesce(sum(${sql.ref(key)}), 0)::bigint as ${sql.ref(key)}`);
  const found = keys.map((key) => sql`${sums[key]} as ${sql.ref(key)}`);
  const { rows } = await sql<{ count: number } & Record<Key, number>>`
    select count(*)::int as count, ${sql.join(added)}
    from (select ${sql.join(found)}
      from ${source.from}
      where ${conditionOf(source, viewer, question)}
      limit ${sumCap + 1}) found`.execute(db);
  return !rows[0] || rows[0].count > sumCap ? null : rows[0];
}

/** Reads one row by its id, under the scope of the list. */
export async function readRow<Raw extends object, Row extends object>(
  db: Database,
  source: ListSource<Raw, Row>,
  viewer: SessionViewer,
  id: number,
): Promise<Row | null> {
  const { rows } =
    await sql<Raw>`select ${columnsFor(source, viewer)} from ${source.from} where ${source.scope(viewer)} and ${source.id} = ${id}`.execute(
      db,
    );
  return rows[0] ? source.row(rows[0], viewer) : null;
}

/** Yields all matching rows in batches through a cursor, so that memory does not grow with them. */
export async function* streamRows<Raw extends object, Row extends object>(
  tx: Transaction<Tables>,
  source: ListSource<Raw, Row>,
  viewer: SessionViewer,
  question: ListQuestion & Chosen,
  batch = 1000,
): AsyncGenerator<Row[]> {
  await sql`declare list_rows no scroll cursor for select ${columnsFor(source, viewer)} ${chosenRows(source, viewer, question)}`.execute(
    tx,
  );
  // The database reads the next rows while these are written out.
  const fetch = () => sql<Raw>`fetch forward ${sql.lit(batch)} from list_rows`.execute(tx);
  for (let coming: Promise<QueryResult<Raw>> | null = fetch(); coming;) {
    const { rows }: QueryResult<Raw> = await coming;
    coming = rows.length === batch ? fetch() : null;
    // A reader that stops no longer waits for these rows, nor handles their error.
    coming?.catch(() => {});
    if (rows.length > 0) yield rows.map((raw) => source.row(raw, viewer));
  }
  await sql`close list_rows`.execute(tx);
}

/**
 * Yields all matching rows as cells of a file that the database writes; the source must have cells. The limit excludes nothing and only tells the
 * planner that the first rows are needed soon: it then uses an index where that is not much more expensive than sorting, and rows are written while
 * others are read.
 */
export function fileRows(
  source: AnySource & { cells: NonNullable<ListSource['cells']> },
  viewer: SessionViewer,
  question: ListQuestion & Chosen,
  columns: readonly Column[],
  locale: Locale,
): RawBuilder<unknown> {
  return sql`select ${cellsSql(columns, source.cells(viewer), locale)} ${chosenRows(source, viewer, question)} limit (select 1000000000)`;
}

/** Rows that were selected one by one. */
interface Chosen {
  readonly ids?: readonly number[];
}

function chosenRows(source: AnySource, viewer: SessionViewer, question: ListQuestion & Chosen): RawBuilder<unknown> {
  const chosen = question.ids ? sql<boolean>`${source.id} = any(${[...question.ids]}::bigint[])` : sql<boolean>`true`;
  return sql`from ${source.from} where ${conditionOf(source, viewer, question)} and ${chosen} order by ${ordering(source, question, true)}`;
}

/** Returns all columns of a source, including those that differ by viewer. */
export function columnsFor(
  source: Pick<ListSource, 'columns' | 'ownColumns'>,
  viewer: SessionViewer,
): RawBuilder<unknown> {
  return source.ownColumns ? sql`${source.columns}, ${source.ownColumns(viewer)}` : source.columns;
}

/** Returns the condition of a question, including the viewer's scope: for sums over the same rows. */
export function conditionOf(source: AnySource, viewer: SessionViewer, question: ListQuestion): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [source.scope(viewer)];
  const term = searchKey(question.search ?? '');
  if (term !== '' && source.search) parts.push(source.search(term));
  for (const [key, value] of Object.entries(question.filters)) {
    const filter = Object.hasOwn(source.filters, key) ? source.filters[key] : undefined;
    if (!filter || value === undefined || value === '') continue;
    // A merchant would learn the names of staff by trying them.
    const isInside = source.definition.filters.some((one) => one.key === key && one.inside);
    parts.push(isInside && viewer.customerId !== undefined ? sql<boolean>`false` : filter(value, viewer));
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** `whole`: all rows are read. */
function ordering(source: AnySource, question: ListQuestion, whole = false): RawBuilder<unknown> {
  const wanted = question.sort ?? source.definition.sort;
  const key = wanted.replace(/^-/, '');
  const expression =
    (Object.hasOwn(source.sort, key) ? source.sort[key] : undefined) ??
    source.sort[source.definition.sort.replace(/^-/, '')];
  const direction = wanted.startsWith('-') ? sql`desc` : sql`asc`;
  // A log with millions of rows in the order of its ids is read along their index. "nulls last" would sort instead: that is right for the rows of a
  // search or filter, which would otherwise be looked for from the newest row to the oldest.
  if (expression === source.id && (whole || !isNarrowed(question))) return sql`${expression} ${direction}`;
  return sql`${expression} ${direction} nulls last, ${source.id} ${direction}`;
}

function isNarrowed({ search = '', filters }: ListQuestion): boolean {
  return search.trim() !== '' || Object.values(filters).some((value) => value !== undefined && value !== '');
}
