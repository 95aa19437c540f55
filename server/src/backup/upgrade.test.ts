import path from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { demoPassword } from '../demo/demo-company.ts';
import { compareMigrations } from '../kernel/db/migrate.ts';
import { TestClient } from '../kernel/testing/app.ts';
import { emptyDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { openBackupFile, type BackupHead, type TableHead } from './backup-file.ts';
import { restoreBackup, type RestoredBackup } from './restore-backup.ts';
import { plainSession, tableSum } from './stored-tables.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/**
 * The demo operator of the first release: 90 labels of 120 days with their entries, cash, clearances and journals, in the schema of that time. The
 * file never changes: every later build has to migrate it.
 */
const firstRelease = path.join(import.meta.dirname, 'testing/first-release.backup');
/** Settings, to which later releases add some; the operator's choices stay. */
const grown = ['cache_version', 'money_setting'];
/** Shortly after it was taken. */
const now = new Date(Date.UTC(2026, 10, 24, 12, 10));

let database: TestDatabase;
let saved: { readonly head: BackupHead; readonly tables: readonly TableHead[] };
let restored: RestoredBackup;
beforeAll(async () => {
  database = await emptyDatabase();
  saved = await read(firstRelease);
  restored = await restoreBackup(database.pool, database.url, firstRelease);
});
afterAll(() => database.drop());

async function read(file: string): Promise<typeof saved> {
  const backup = await openBackupFile(file);
  const tables: TableHead[] = [];
  for await (const { head, rows } of backup.tables()) {
    tables.push(head);
    await finished(rows.resume(), { writable: false });
  }
  await backup.end();
  backup.close();
  return { head: backup.head, tables };
}

test('O-06 a filled database of the first release is brought to this build, and every value of every row it held is there', async () => {
  expect((await compareMigrations(database.pool)).pending).toEqual([]);
  expect(restored.migrated.length).toBeGreaterThan(30);
  const filled = saved.tables.filter(({ rows }) => rows > 0);
  expect(filled.length).toBeGreaterThan(35);
  const client = await database.pool.connect();
  try {
    await client.query(plainSession);
    const changed: string[] = [];
    for (const head of filled) {
      const { rows, digest } = await tableSum(client, head);
      const same = grown.includes(head.table) ? rows >= head.rows : rows === head.rows && digest === head.digest;
      if (!same) changed.push(`${head.table}: ${head.rows}, now ${rows}`);
    }
    expect(changed).toEqual([]);
  } finally {
    client.release(true);
  }
});

test('O-06 work goes on in it: the ledger is right, and each label is found by its code, by its phone number and in its list', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' }) as Settings;
  const app = await buildApp({ pool: database.pool, settings, clock: () => now, worksOnJobs: false });
  try {
    expect(await verifyLedger(app.waybill.db)).toEqual([]);
    const owner = new TestClient(app);
    await owner.signIn('superadmin', demoPassword);
    const labels = await app.waybill.db
      .selectFrom('label')
      .select(['id', 'tracking_code', 'destination_phone'])
      .orderBy('id', 'desc')
      .execute();
    expect(labels).toHaveLength(90);
    for (const { id, tracking_code, destination_phone } of labels)
      for (const q of [tracking_code, destination_phone[0] ?? ''])
        expect((await owner.call('labels.find', { query: { q } })).data.map((label) => label.id)).toContain(id);
    const listed = await owner.call('labels.list', { query: { per_page: '200' } });
    expect(listed.data.map((label) => label.id)).toEqual(labels.map(({ id }) => id));
  } finally {
    await app.close();
  }
});
