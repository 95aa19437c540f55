import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBackupKey } from '../backup/encrypt-backup.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { startS3, type S3Server } from '../kernel/testing/s3-server.ts';
import { runOps } from './run-ops.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-restore-erasures-'));
let database: TestDatabase;
let empty: TestDatabase;
let s3: S3Server;
beforeAll(async () => {
  [database, empty, s3] = await Promise.all([cloneDatabase(), emptyDatabase(), startS3()]);
});
afterAll(async () => {
  await Promise.all([database.drop(), empty.drop(), s3.close()]);
  rmSync(folder, { recursive: true, force: true });
});

test('O-06 an older copy is restored from the second place, and the list that came there later runs the requests again', async () => {
  const { privateKey, publicKey } = await newBackupKey();
  const key = path.join(folder, 'key');
  writeFileSync(key, privateKey);
  const printed: string[] = [];
  const ops = (url: string, ...args: string[]) =>
    runOps(args, {
      env: {
        DATABASE_URL: url,
        LOG_LEVEL: 'silent',
        BACKUP_ADDRESS: 's3://copies/nights',
        BACKUP_RECIPIENTS: publicKey,
        BACKUP_ENDPOINT: s3.target.endpoint,
        BACKUP_ACCESS_KEY: s3.target.accessKey,
        BACKUP_SECRET: s3.target.secret,
      },
      print: (text) => void printed.push(text),
      printError: (text) => void printed.push(text),
      ask: null,
    });
  expect([await ops(database.url, 'backup', path.join(folder, 'first.backup')), printed]).toEqual([0, printed]);
  await database.pool.query(
    `insert into erasure (status, phone_end, phone_hash, reason, parcels, waiting, requested_at, decided_at, done_at, updated_at)
     values ('done', '001', $1, 'asked with a card', 1, 0, now(), now(), now(), now())`,
    ['a'.repeat(64)],
  );
  await ops(database.url, 'backup', path.join(folder, 'second.backup'));
  // Nothing of this machine is left.
  rmSync(path.join(folder, 'second.erasures'));
  const restored = await ops(empty.url, 'restore', 's3://copies/nights/first.backup.age', '--key', key);
  expect([restored, printed.join('')]).toEqual([
    0,
    expect.stringContaining('People erased again that this backup still had: 1.'),
  ]);
  expect((await empty.pool.query('select status, phone_end from erasure')).rows).toEqual([
    { status: 'done', phone_end: '001' },
  ]);
}, 300_000);
