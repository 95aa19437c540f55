import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { startS3, type S3Server } from '../kernel/testing/s3-server.ts';
import { startSftp, type SftpServer } from '../kernel/testing/sftp-server.ts';
import { builtPrograms } from '../startup/testing/built-programs.ts';
import { decryptBackup, newBackupKey } from './encrypt-backup.ts';
import { copyBackup, inSecondPlace } from './second-place.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-killed-upload-'));
const key = path.join(folder, 'key');
const file = path.join(folder, 'large.backup');
const copyName = 'large.backup.age';
const limits = { idleMs: 5000, waits: [1] };
let database: TestDatabase;
let s3: S3Server;
let sftp: SftpServer;
let recipient = '';
beforeAll(async () => {
  [database, s3, sftp] = await Promise.all([cloneDatabase(), startS3(), startSftp()]);
  const { privateKey, publicKey } = await newBackupKey();
  recipient = publicKey;
  writeFileSync(key, privateKey);
  // Bytes of a backup that was written before; what is in them does not matter to the copy.
  writeFileSync(file, randomBytes(100_000_000));
});
afterAll(async () => {
  await Promise.all([database.drop(), s3.close(), sftp.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Environment of the operator's command. */
const envOf = (address: string): Record<string, string> => ({
  DATABASE_URL: database.url,
  LOG_LEVEL: 'silent',
  BACKUP_ADDRESS: address,
  BACKUP_RECIPIENTS: recipient,
  BACKUP_ENDPOINT: s3.target.endpoint,
  BACKUP_ACCESS_KEY: s3.target.accessKey,
  BACKUP_SECRET: address.startsWith('s3') ? s3.target.secret : (sftp.target.password ?? ''),
  BACKUP_HOST_KEYS: sftp.target.hostKeys.join(','),
});
const startCopy = (address: string): ChildProcess =>
  spawn(process.execPath, [builtPrograms().ops, 'copy-backup', file], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...envOf(address) },
  });
const endOf = (child: ChildProcess): Promise<number | NodeJS.Signals | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));

async function sumOf(source: AsyncIterable<Buffer>): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of source) sum.update(piece);
  return sum.digest('hex');
}

/** Bytes in all files below a folder. */
const bytesBelow = (directory: string): number =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

describe.each<[string, () => string, () => string]>([
  ['S3', () => 's3://copies/killed', () => s3.directory],
  ['SFTP', () => `sftp://copier@127.0.0.1:${sftp.target.port}/`, () => sftp.directory],
])('an upload by %s whose process is killed half way', (kind, addressOf, directoryOf) => {
  test('O-06 leaves no copy that a restore would read; the next run sends the whole, and what was left goes later', async () => {
    const { backup } = readSettings(envOf(addressOf())) as Settings;
    const place = { settings: backup, address: backup.address as RemoteAddress };
    const names = () => inSecondPlace(place, async (remote) => (await remote.list()).map(({ name }) => name), limits);
    const opened = () =>
      inSecondPlace(
        place,
        async (remote) => sumOf(await decryptBackup(copyName, await remote.read(copyName), key)),
        limits,
      );

    const child = startCopy(addressOf());
    const exit = endOf(child);
    await vi.waitFor(() => expect(bytesBelow(directoryOf())).toBeGreaterThan(8_000_000), {
      timeout: 120_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    expect(await exit).toBe('SIGKILL');
    const left = bytesBelow(directoryOf());
    expect(left).toBeLessThan(statSync(file).size);
    expect(await names()).toEqual([]);
    await expect(opened()).rejects.toThrow(/^(?:s3|sftp):/);

    expect(await endOf(startCopy(addressOf()))).toBe(0);
    expect(await names()).toEqual([copyName]);
    expect(await opened()).toBe(await sumOf(createReadStream(file)));
    // A day later nothing is left of the upload that was killed; this server of S3 cannot list what is unfinished.
    const tomorrow = new Date(Date.now() + 2 * 86_400_000);
    await copyBackup(place.settings, place.address, file, { now: tomorrow, limits });
    if (kind !== 'S3') expect(readdirSync(directoryOf())).toEqual([copyName]);
  });
});
