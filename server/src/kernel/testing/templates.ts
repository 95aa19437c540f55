import { hash } from '@node-rs/argon2';
import { buildApp } from '../../app.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { fillDemo } from '../../demo/demo.ts';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import { readSettings, type Settings } from '../settings.ts';
import { cloneDatabase } from './database.ts';
import { startTestDatabase } from './test-database.ts';

export interface TemplateUrls {
  /** The database that the test databases are copies of. */
  readonly templateUrl: string;
  /** The same with the demo operator in it. */
  readonly demoUrl: string;
}

/** The demo operator is created once; tests start from a copy. */
async function makeDemoTemplate(templateUrl: string): Promise<string> {
  const { url, pool } = await cloneDatabase({ templateUrl });
  const settings = readSettings({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' }) as Settings;
  let today = new Date(Date.UTC(2026, 9, 20 - inHandsDays, 3));
  const app = await buildApp({ pool, settings, clock: () => today, worksOnJobs: false });
  await fillDemo(app, { staffed: () => (today = new Date(Date.UTC(2026, 10, 20, 3))) });
  // The template's day is in the past: scheduled exports would run during a test.
  await pool.query("update export_schedule set next_at = '2100-01-01'");
  // Its users sign in hundreds of times in a run. Slow password hashes prove nothing there; accounts created in a test have the product's hashes.
  const quick = await hash(demoPassword, { memoryCost: 8, timeCost: 1 });
  await pool.query('update staff set password_hash = $1', [quick]);
  await app.close();
  await pool.end();
  return url;
}

/** Starts one PostgreSQL with the two templates in it. */
export async function startTemplates(): Promise<TemplateUrls & { stop(): Promise<void> }> {
  const database = await startTestDatabase();
  try {
    return { templateUrl: database.url, demoUrl: await makeDemoTemplate(database.url), stop: () => database.stop() };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
