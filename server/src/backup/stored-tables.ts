import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A table of the product and its stored columns; generated columns are computed again. */
export interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Returns all tables of the product. Libraries recreate their own (jobs, migrations); unlogged tables hold no records. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'kysely\\_%'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return rows;
}

export interface TableSum {
  readonly rows: number;
  readonly digest: string;
}

/** Pages of a table per statement, which takes a fraction of a second. */
const pagesAtOnce = 1_000;

/**
 * Returns the rows of a table in parts, as SQL to select from. One transaction that reads all parts reads every row that it sees, and may pause in
 * between. The table's definition is locked until then.
 */
async function partsOf(client: pg.ClientBase, { table, columns }: StoredTable): Promise<string[]> {
  await client.query(`select from only ${quoted(table)} limit 0`);
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [`public.${quoted(table)}`],
  );
  const all = `select ${columns.map(quoted).join(', ')} from only ${quoted(table)}`;
  const parts = Math.max(1, Math.ceil((rows[0]?.pages ?? 0) / pagesAtOnce));
  if (parts === 1) return [all];
  return Array.from({ length: parts }, (_, at) => {
    const upto = at === parts - 1 ? '' : ` and ctid < '(${(at + 1) * pagesAtOnce},0)'`;
    return `${all} where ctid >= '(${at * pagesAtOnce},0)'${upto}`;
  });
}

const goOn = (): Promise<void> => Promise.resolve();

/**
 * Returns a table's number of rows and the sum of their hashes, independent of their order. The session formats instants the same way everywhere
 * (`plainSession`). Awaits `rest` after each part.
 */
export async function tableSum(client: pg.ClientBase, table: StoredTable, rest = goOn): Promise<TableSum> {
  let [rows, digest] = [0, 0n];
  for (const part of await partsOf(client, table)) {
    const { rows: sums } = await client.query<{ rows: string; digest: string }>(
      `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as digest from (${part}) t`,
    );
    rows += Number(sums[0]?.rows ?? 0);
    digest += BigInt(sums[0]?.digest ?? 0);
    await rest();
  }
  return { rows, digest: String(digest) };
}

/** Yields the rows of a table as COPY writes them (PostgreSQL, "COPY", text format), with a pause after each part. */
export async function* tableRows(client: pg.ClientBase, table: StoredTable, rest = goOn): AsyncGenerator<Buffer> {
  for (const part of await partsOf(client, table)) {
    yield* client.query(copyTo(`copy (${part}) to stdout`));
    await rest();
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Settings of a session under which the same row is the same text on any machine, and statements have no timeout. */
export const plainSession = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;
