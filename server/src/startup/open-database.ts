import type pg from 'pg';
import { checkDatabase, checkServerVersion } from '../kernel/db/check-database.ts';
import { findRunningEmbedded, startEmbedded } from '../kernel/db/embedded.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { createPool } from '../kernel/db/pool.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';

export interface OpenDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Ends the pool, and the embedded database if this process started it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** For a command beside a running Waybill: uses its embedded database instead of refusing. */
  readonly beside?: boolean;
  /** Migrates and checks; the default. */
  readonly prepare?: boolean;
}

/** Opens the database of the settings and brings it to this build. Throws a StartupProblem for everything an operator can mend. */
export async function openDatabase(
  settings: Settings,
  log: Log,
  { beside = false, prepare = true }: OpenOptions = {},
): Promise<OpenDatabase> {
  const known = settings.databaseUrl ?? (beside ? findRunningEmbedded(settings.dataDir) : undefined);
  const embedded = known === undefined ? await startEmbedded({ dataDir: settings.dataDir, log }) : undefined;
  const url = known ?? embedded!.url;
  const pool = createPool(url, { log });
  const close = async (): Promise<void> => {
    if (!pool.ended) await withinSeconds(10, pool.end());
    await embedded?.stop();
  };
  try {
    await reach(pool, url);
    if (prepare) {
      await checkServerVersion(pool);
      await migrate(pool, { log });
      await checkDatabase(pool, { production: settings.production, log });
    }
    return { url, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** PostgreSQL says 57P03 while it starts or recovers; that passes by itself. */
async function reach(pool: pg.Pool, url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (code !== '57P03' || attempt >= 60)
        throw new StartupProblem(
          `The database at ${withoutSecret(url)} does not answer (${message || code}). Check DATABASE_URL and that PostgreSQL runs there.`,
        );
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function withoutSecret(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

/** Waits for work that should end, but not for ever: what hangs is cut off by what follows. */
export async function withinSeconds(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, seconds * 1000)))]);
  clearTimeout(timer);
}
