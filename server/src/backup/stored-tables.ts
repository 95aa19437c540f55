import type pg from 'pg';

/** A table of ours and the columns that are stored; those that the database computes are computed again. */
export interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** All tables of the product. Those of libraries (jobs, migrations) are made again by them. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'kysely\\_%'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return rows;
}

export interface TableSum {
  readonly rows: number;
  readonly digest: string;
}

/** How many rows a table has and the sum of their hashes, whatever their order. The session writes moments the same way everywhere (`plainSession`). */
export async function tableSum(client: pg.ClientBase, { table, columns }: StoredTable): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; digest: string }>(`
    select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as digest
    from (select ${columns.map(quoted).join(', ')} from only ${quoted(table)}) t`);
  const [{ rows: n, digest } = { rows: '0', digest: '0' }] = rows;
  return { rows: Number(n), digest };
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What a session needs so that the same row is the same text on any machine, and so that nothing is cut short. */
export const plainSession = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;
