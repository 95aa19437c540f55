import type pg from 'pg';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import { buildApp } from '../app.ts';
import { emptySchemas, migrate } from '../kernel/db/migrate.ts';
import type { Settings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { fillDemo } from '../demo/demo.ts';
import { demoDays } from '../demo/labels/demo-labels.ts';

/**
 * Progress of filling the demo operator, stored in the table `installation`. Filling takes a while and may be interrupted: a half-filled demo must
 * not be taken for a complete one, nor a demo for a real operator.
 */
type DemoState = 'filling' | 'ready' | undefined;

export async function demoState(pool: pg.Pool): Promise<DemoState> {
  const { rows } = await pool.query<{ value: 'filling' | 'ready' }>(
    `select value from installation where key = 'demo'`,
  );
  return rows[0]?.value;
}

/** Is the database still without accounts? */
export async function isUnused(pool: pg.Pool): Promise<boolean> {
  return (await pool.query('select 1 from staff limit 1')).rowCount === 0;
}

/** Empties a database in which the filling was interrupted. It holds no user data: the server listens only afterwards. */
export async function removeHalfFilledDemo(pool: pg.Pool, settings: Settings): Promise<void> {
  if ((await demoState(pool)) !== 'filling') return;
  if (settings.databaseUrl !== undefined)
    throw new StartupProblem(
      'The demo operator in this database was left half made. Empty the database and start again.',
    );
  await emptySchemas(pool);
  await migrate(pool);
}

/** Fills an empty database with the demo operator, through a separate app without request log and limits. Returns whether it did. */
export async function moveDemoIn(pool: pg.Pool, settings: Settings): Promise<boolean> {
  if (!(await isUnused(pool))) return false;
  // The company is older than its labels, so that none of its people is within the period after being created by the founder.
  const hiring = (inHandsDays + 1) * 86_400_000;
  let before = (demoDays + 1) * 86_400_000 + hiring;
  const clock = () => new Date(Date.now() - before);
  const app = await buildApp({
    pool,
    clock,
    settings: { ...settings, logLevel: 'silent', requestsPerMinute: 0 },
    worksOnJobs: false,
  });
  let bug: unknown;
  app.addHook('onError', async (_request, _reply, error) => void (bug = error));
  try {
    await pool.query(`insert into installation (key, value) values ('demo', 'filling')`);
    await fillDemo(app, {
      staffed: () => {
        before -= hiring;
      },
      opened: () => {
        before = 0;
      },
    });
    await pool.query(`update installation set value = 'ready' where key = 'demo'`);
    return true;
  } catch (error) {
    throw new Error('the demo operator could not be made', { cause: bug ?? error });
  } finally {
    await app.close();
  }
}
