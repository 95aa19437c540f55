import type pg from 'pg';
import { checkDatabase, checkServer } from '../kernel/db/check-database.ts';
import { checkSessions } from '../kernel/db/check-sessions.ts';
import { findRunningEmbedded, startEmbedded } from '../kernel/db/embedded.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { createPool } from '../kernel/db/pool.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { databaseProblem, isPoolerRefusal } from './database-problem.ts';

export interface OpenDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Ends the pool, and the embedded database if this process started it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** For a command while Waybill is running: uses its embedded database instead of refusing. */
  readonly beside?: boolean;
  /** Migrates and checks; true by default. */
  readonly prepare?: boolean;
}

/** Opens the database of the settings and migrates it to this build. Throws a StartupProblem for everything that an operator can fix. */
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
    if (settings.databaseUrl !== undefined) await checkSessions(url);
    await checkReplica(settings.databaseReplicaUrl);
    if (prepare) {
      await checkServer(pool);
      await migrate(pool, { log });
      await checkDatabase(pool, { production: settings.production, log });
    }
    return { url, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** PostgreSQL answers 57P03 while it starts or recovers, which is temporary. */
async function reach(pool: pg.Pool, url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { code } = error as pg.DatabaseError;
      if (code !== '57P03' || attempt >= 60) throw databaseProblem(url, error as Error);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** An unavailable replica does not keep the server from starting, but one behind a pooler never gives correct answers. */
async function checkReplica(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  await checkSessions(url, { listens: false }).catch((error: Error) => {
    if (isPoolerRefusal(error)) throw databaseProblem(url, error);
    if (error instanceof StartupProblem) throw error;
  });
}

/** Waits for work that should end, with a limit: work that hangs is cut off by the next step. */
export async function withinSeconds(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, seconds * 1000)))]);
  clearTimeout(timer);
}
