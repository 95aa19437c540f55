import type pg from 'pg';
import { checkDatabase, checkServer } from '../kernel/db/check-database.ts';
import { checkSessions } from '../kernel/db/check-sessions.ts';
import { findRunningEmbedded, startEmbedded } from '../kernel/db/embedded.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { checkPooler } from '../kernel/db/check-pooler.ts';
import { createPool, type Pooler } from '../kernel/db/pool.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { databaseProblem, isPoolerRefusal } from './database-problem.ts';

export interface OpenDatabase {
  /** Address of the database itself, without a pooler. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** Pool of the database itself: `pool` where no pooler is in between. */
  readonly directPool: pg.Pool;
  readonly pooler: Pooler | undefined;
  /** Ends the pools, and the embedded database if this process started it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** For a command while Waybill is running: uses its embedded database instead of refusing, and no pooler. */
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
  const known =
    settings.databaseDirectUrl ?? settings.databaseUrl ?? (beside ? findRunningEmbedded(settings.dataDir) : undefined);
  const embedded = known === undefined ? await startEmbedded({ dataDir: settings.dataDir, log }) : undefined;
  const url = known ?? embedded!.url;
  const pooledUrl = settings.databaseDirectUrl === undefined || beside ? undefined : settings.databaseUrl;
  const directPool = createPool(url, pooledUrl === undefined ? { log } : { log, max: 10, min: 1 });
  let pool = directPool;
  const close = async (): Promise<void> => {
    for (const one of new Set([pool, directPool])) if (!one.ended) await withinSeconds(10, one.end());
    await embedded?.stop();
  };
  try {
    await reach(directPool, url);
    if (settings.databaseUrl !== undefined) await checkSessions(url);
    await checkReplica(settings.databaseReplicaUrl);
    const pooler = pooledUrl === undefined ? undefined : await tryPooler(pooledUrl, directPool, log);
    if (pooler) pool = createPool(pooledUrl!, { log, pooler });
    if (prepare) {
      await checkServer(directPool);
      await migrate(directPool, { log });
      await checkDatabase(directPool, { production: settings.production, log });
    }
    return { url, pool, directPool, pooler, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Finds out what a pooler can; an operator reads why it cannot be used. */
async function tryPooler(url: string, directPool: pg.Pool, log: Log): Promise<Pooler> {
  try {
    return await checkPooler(url, { directPool, log });
  } catch (error) {
    throw error instanceof StartupProblem ? error : databaseProblem(url, error as Error);
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
