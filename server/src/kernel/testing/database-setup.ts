import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../log.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { buildApp } from '../../app.ts';
import { fillDemo } from '../../demo/demo.ts';
import { readSettings, type Settings } from '../settings.ts';
import { cloneDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that the test databases are copies of. */
    readonly templateUrl: string;
    /** The same with the demo operator in it. */
    readonly demoUrl: string;
  }
}

/** One PostgreSQL for the whole run. What a test run writes may be lost with the machine, so it does not wait for the disk. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300', 'max_wal_size=512MB', 'autovacuum=off'];

/** Starts it in a temporary folder, migrates the template, and answers what stops and removes it all. */
export async function startTestDatabase(): Promise<{ url: string; demoUrl: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'waybill-test-'));
  chmodSync(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, log: createLog('error'), flags: flags.flatMap((flag) => ['-c', flag]) });
  const pool = createPool(embedded.url, { max: 2 });
  await migrate(pool);
  await pool.end();
  return {
    url: embedded.url,
    demoUrl: await makeDemoTemplate(embedded.url),
    stop: async () => {
      await embedded.stop();
      const real = path.dirname(realpathSync(path.join(dataDir, 'postgres')));
      rmSync(real, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The demo operator is made once; every test that wants it starts from a copy. */
async function makeDemoTemplate(templateUrl: string): Promise<string> {
  const { url, pool } = await cloneDatabase({ templateUrl });
  const settings = readSettings({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' }) as Settings;
  const app = await buildApp({ pool, settings, clock: () => new Date(Date.UTC(2026, 10, 20, 3)), worksOnJobs: false });
  await fillDemo(app);
  await app.close();
  await pool.end();
  return url;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  project.provide('templateUrl', database.url);
  project.provide('demoUrl', database.demoUrl);
  return () => database.stop();
}
