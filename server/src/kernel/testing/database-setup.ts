import { renameSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../app.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { fillDemo } from '../../demo/demo.ts';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import { readSettings, type Settings } from '../settings.ts';
import { bundleProgram } from './bundle-program.ts';
import { cloneDatabase } from './database.ts';
import { startTestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that the test databases are copies of. */
    readonly templateUrl: string;
    /** The same with the demo operator in it. */
    readonly demoUrl: string;
  }
}

/** The demo operator is made once; every test that wants it starts from a copy. */
async function makeDemoTemplate(templateUrl: string): Promise<string> {
  const { url, pool } = await cloneDatabase({ templateUrl });
  const settings = readSettings({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' }) as Settings;
  let today = new Date(Date.UTC(2026, 9, 20 - inHandsDays, 3));
  const app = await buildApp({ pool, settings, clock: () => today, worksOnJobs: false });
  await fillDemo(app, { staffed: () => (today = new Date(Date.UTC(2026, 10, 20, 3))) });
  // The day of the template is long past: whatever its people have scheduled would come in the midst of a journey.
  await pool.query("update export_schedule set next_at = '2100-01-01'");
  // Its people sign in hundreds of times in a run. That guessing their password is slow proves nothing there; accounts made in a test have hashes as the product makes them.
  const quick = await hash(demoPassword, { memoryCost: 8, timeCost: 1 });
  await pool.query('update staff set password_hash = $1', [quick]);
  await app.close();
  await pool.end();
  return url;
}

export interface Templates {
  readonly templateUrl: string;
  readonly demoUrl: string;
  stop(): Promise<void>;
}

/** The thread that reads sheets runs without the test runner, so it is bundled; put in place whole, for a run beside this one. */
async function bundleSheetWorker(): Promise<void> {
  const { file, remove } = await bundleProgram('sheet-worker', { file: 'src/kernel/sheets/sheet-worker.ts' });
  renameSync(file, path.resolve(file, '../../sheet-worker.mjs'));
  remove();
}

/** Starts one PostgreSQL with the two templates in it. */
async function startTemplates(): Promise<Templates> {
  await bundleSheetWorker();
  const database = await startTestDatabase();
  try {
    return { templateUrl: database.url, demoUrl: await makeDemoTemplate(database.url), stop: () => database.stop() };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The runner loads this module once for every project, so what they share is kept beside it. */
const run = globalThis as { waybillTemplates?: { users: number; readonly templates: Promise<Templates> } };

/** The one PostgreSQL of a whole run, whichever project asks first; it stops when the last that asked has stopped it. */
export async function shareTemplates(): Promise<Templates> {
  const shared = (run.waybillTemplates ??= { users: 0, templates: startTemplates() });
  shared.users += 1;
  const { templateUrl, demoUrl, stop } = await shared.templates;
  return {
    templateUrl,
    demoUrl,
    stop: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      delete run.waybillTemplates;
      await stop();
    },
  };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, demoUrl, stop } = await shareTemplates();
  project.provide('templateUrl', templateUrl);
  project.provide('demoUrl', demoUrl);
  return stop;
}
