import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { demoState, isUnused, removeHalfFilledDemo } from './demo-state.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const settings = (env: Record<string, string>): Settings => readSettings(env) as Settings;

async function leaveHalfFilled(): Promise<void> {
  await database.pool.query(`insert into installation (key, value) values ('demo', 'filling')`);
  await database.pool.query(
    `insert into role (slug, level, name_en, name_mm, name_zh) values ('half', 99, 'Half', 'Half', 'Half')`,
  );
}

test('a demo operator left half made in the embedded database is cleared away, and the database is empty and migrated again', async () => {
  await leaveHalfFilled();
  await removeHalfFilledDemo(database.pool, settings({}));
  expect([await demoState(database.pool), await isUnused(database.pool)]).toEqual([undefined, true]);
  expect((await database.pool.query('select 1 from role')).rowCount).toBe(0);
});

test('in a database of somebody else nothing is cleared away; a sentence says what to do', async () => {
  await leaveHalfFilled();
  await expect(
    removeHalfFilledDemo(database.pool, settings({ DATABASE_URL: 'postgres://localhost/waybill' })),
  ).rejects.toThrow('left half made');
  expect((await database.pool.query('select 1 from role')).rowCount).toBe(1);
});
