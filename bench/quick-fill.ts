import pg from 'pg';

/** Flags of PostgreSQL while it is filled: data lost in a crash is filled again. */
export const quickFlags = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'synchronous_commit=off',
  'autovacuum=off',
  'shared_buffers=512MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  'max_parallel_maintenance_workers=0',
  'maintenance_work_mem=1500MB',
].flatMap((flag) => ['-c', flag]);

/** Options of its sessions: no triggers, because the filled-in data is already complete. */
export const quickOptions =
  '-c session_replication_role=replica -c work_mem=256MB -c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/** Opens a pool for a database that is stopped and started in between: ended sessions are expected. */
export function fewSessions(databaseUrl: string, max: number, options = ''): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, options });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/**
 * Opens a transaction in which these tables are filled without write-ahead log and indexes. The log is omitted because the transaction rewrites them
 * first; the indexes are not maintained until `putBack`, except empty ones, which stay empty.
 */
export async function takeOff(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
  await client.query('begin');
  for (const table of tables) {
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass and (indisprimary or indpred is null) and indexprs is null order by indisprimary desc, indexrelid',
      [table],
    );
    if (rows[0]) await client.query(`cluster ${table} using ${rows[0].name}`);
  }
  await client.query(
    'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[]) and not (indpred is not null and pg_relation_size(indexrelid) <= 8192)',
    [tables],
  );
}

/** Vacuums the tables and builds their indexes, over two connections. */
export async function putBack(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  await inTurns(
    pool,
    tables.map((table) => `vacuum (analyze, index_cleanup off) ${table}`),
  );
  const { rows } = await pool.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where i.indrelid = any($1::regclass[]) and not i.indisready
     order by a.amname = 'gin' desc, array_position($1::regclass[], i.indrelid::regclass)`,
    [tables],
  );
  await inTurns(
    pool,
    rows.map(({ name }) => `reindex index ${name}`),
  );
  await pool.query(`analyze ${tables.join(', ')}`);
}

/** Two at a time. */
async function inTurns(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const left = [...statements];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await pool.query(next);
  };
  await Promise.all([work(), work()]);
}
