import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { silentLog } from '../kernel/log.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { startTransactionPooler } from '../kernel/testing/transaction-pooler.ts';
import { openDatabase } from './open-database.ts';
import { workBehindPooler } from './testing/work-behind-pooler.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase({ templateUrl: inject('demoUrl') });
});
afterAll(() => database.drop());

test('behind a pooler in transaction mode everything works once the database itself is named beside it', async () => {
  const pooler = await startTransactionPooler(database.url, 3);
  try {
    const { warnings, keepsPlans } = await workBehindPooler({ pooled: pooler.url, direct: database.url });
    expect(keepsPlans).toBe(false);
    expect(warnings).toEqual([
      expect.stringMatching(/^Statements through the pooler at .* have no time limit: set connect_query = /),
    ]);
  } finally {
    await pooler.stop();
  }
});

test('a pooler that leads to another database is refused before anything is written', async () => {
  const other = await cloneDatabase();
  const pooler = await startTransactionPooler(other.url, 2);
  try {
    const settings = readSettings({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url,
      DEMO: '0',
    }) as Settings;
    await expect(openDatabase(settings, silentLog)).rejects.toThrow(
      /^DATABASE_URL \(127\.0\.0\.1:\d+\/test_\w+\) and DATABASE_DIRECT_URL lead to different databases: test_/,
    );
  } finally {
    await pooler.stop();
    await other.drop();
  }
});

test('the address of the database itself needs that of a pooler', () => {
  expect(readSettings({ DATABASE_DIRECT_URL: 'postgres://db/waybill' })).toEqual([
    'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.',
  ]);
});
