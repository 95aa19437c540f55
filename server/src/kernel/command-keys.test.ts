import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimKeys, type CommandKey } from './command-keys.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let staff: number;
beforeAll(async () => {
  app = await startTestApp();
  staff = (await app.database.pool.query('select min(id) as id from staff')).rows[0].id;
});
afterAll(() => app.close());

const now = new Date('2026-11-21T03:30:00Z');
const key = (name: string): CommandKey => ({ staffId: staff, endpoint: 'labels.create', key: name, bodyHash: name });
const waiting = async () =>
  (
    await app.database.pool.query(
      "select count(*)::int as n from pg_locks where not granted and locktype = 'transactionid'",
    )
  ).rows[0].n as number;

test('X-02 rounds that want the same keys in another order wait for each other in line, never crosswise', async () => {
  const { db } = app.app.waybill;
  const [first, second] = await Promise.all([db.startTransaction().execute(), db.startTransaction().execute()]);
  expect(await claimKeys(first, [key('b')], now)).toEqual(new Set([0]));
  const others = claimKeys(second, [key('c'), key('b'), key('a')], now);
  await expect.poll(waiting).toBe(1);
  expect(await claimKeys(first, [key('c')], now)).toEqual(new Set([0]));
  await first.commit().execute();
  expect(await others).toEqual(new Set([2]));
  await second.commit().execute();
});
