import type pg from 'pg';
import { silentLog, type Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';

interface Facts {
  readonly number: number;
  readonly version: string;
  readonly encoding: string;
  readonly not_durable: string[];
}

/** Refuses a server that is too old, or a database that would store or compare text wrongly, before anything is written to it. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { number, version, encoding } = await readFacts(pool);
  if (number < 150_000)
    throw new StartupProblem(`Waybill needs PostgreSQL 15 or later; the one at DATABASE_URL is ${version}.`);
  if (encoding !== 'UTF8')
    throw new StartupProblem(`The database must be encoded in UTF8; this one is in ${encoding}. Nothing was changed.`);
  if (!(await canSearchBurmese(pool)))
    throw new StartupProblem(
      'The database cannot search Burmese: create it anew with a UTF-8 character class, for example lc_ctype C.UTF-8 or en_US.UTF-8. Nothing was changed.',
    );
}

/** Tests whether the search extension can index Burmese text; creates it for this test where no migration has created it yet. */
async function canSearchBurmese(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query<{ trigrams: string[] }>(`select show_trgm('ရန်ကုန်') as trigrams`);
    return rows[0]!.trigrams.length > 0;
  } finally {
    await client.query('rollback').finally(() => client.release());
  }
}

/** Refuses in production, and warns elsewhere, when the server acknowledges commits before they are on disk. Includes the checks of `checkServer`. */
export async function checkDatabase(
  pool: pg.Pool,
  { production = process.env['NODE_ENV'] === 'production', log = silentLog }: { production?: boolean; log?: Log } = {},
): Promise<void> {
  await checkServer(pool);
  const facts = await readFacts(pool);
  if (facts.not_durable.length === 0) return;
  const sentence = `The database may lose acknowledged work in a crash: ${facts.not_durable.join(', ')} must be on.`;
  if (production) throw new StartupProblem(sentence);
  log.warn(sentence);
}

async function readFacts(pool: pg.Pool): Promise<Facts> {
  const found = await pool.query<Facts>(`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      array(select name || ' (' || setting || ')' from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting in ('off') order by name) as not_durable`);
  return found.rows[0]!;
}
