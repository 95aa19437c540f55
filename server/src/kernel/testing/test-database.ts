import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createLog } from '../log.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';

const hasSockets = process.platform !== 'win32';
/** Maximum length of a socket's path, with its name, on every system that has them. */
const longestPath = 100;

/** Test data may be lost with the machine, so commits do not wait for the disk. */
const flags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'max_wal_size=512MB',
  'update_process_title=off',
  'autovacuum=off',
  // A socket in the data folder avoids the network stack, a fifth of the time of a small statement.
  ...(hasSockets ? ['unix_socket_directories=.'] : []),
];

/** Starts one PostgreSQL in a temporary folder with a migrated, empty database; stopping removes all of it. */
export async function startTestDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'waybill-test-'));
  chmodSync(dataDir, 0o711);
  const embedded = await startEmbedded({
    dataDir,
    log: createLog('error'),
    flags: flags.flatMap((flag) => ['-c', flag]),
  });
  const folder = realpathSync(path.join(dataDir, 'postgres'));
  const isNear = hasSockets && `${folder}/.s.PGSQL.65535`.length <= longestPath;
  const url = isNear ? `${embedded.url}?host=${encodeURIComponent(folder)}` : embedded.url;
  const stop = async (): Promise<void> => {
    await embedded.stop();
    rmSync(path.dirname(folder), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  const pool = createPool(url, { max: 2 });
  try {
    await migrate(pool);
    await quickenSignIn(pool, url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await pool.end();
  }
}

/**
 * A test run opens thousands of connections. PostgreSQL makes guessing a password slow, with 4,096 rounds on both sides of every connection; a random
 * password of 48 characters for a database that exists for minutes needs one.
 */
async function quickenSignIn(pool: pg.Pool, url: string): Promise<void> {
  const { username, password } = new URL(url);
  await pool.query(`set scram_iterations = 1; alter role "${username}" password '${password}'`);
}
