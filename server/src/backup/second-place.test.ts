import { readdirSync, readFileSync, writeFileSync, mkdtempSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createReadStream } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { readSettings, type BackupSettings, type Settings } from '../kernel/settings.ts';
import { startS3, type S3Server } from '../kernel/testing/s3-server.ts';
import { startSftp, type SftpServer } from '../kernel/testing/sftp-server.ts';
import { createBackupFile, openBackupFile } from './backup-file.ts';
import { decryptBackup, newBackupKey } from './encrypt-backup.ts';
import { copyBackup, inSecondPlace } from './second-place.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-second-place-'));
const inFolder = (name: string) => path.join(folder, name);
const limits = { idleMs: 5000, waits: [1] };
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
let s3: S3Server;
let sftp: SftpServer;
let recipient = '';
beforeAll(async () => {
  [s3, sftp] = await Promise.all([startS3(), startSftp()]);
  const { privateKey, publicKey } = await newBackupKey();
  recipient = publicKey;
  writeFileSync(inFolder('key'), `# public key: ${publicKey}\n${privateKey}\n`);
  writeFileSync(inFolder('other-key'), (await newBackupKey()).privateKey);
});
afterAll(async () => {
  await Promise.all([s3.close(), sftp.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Settings as an operator writes them. */
function settingsOf(
  address: string,
  change: Record<string, string> = {},
): { settings: BackupSettings; address: RemoteAddress } {
  const { backup } = readSettings({
    BACKUP_ADDRESS: address,
    BACKUP_RECIPIENTS: recipient,
    BACKUP_ENDPOINT: s3.target.endpoint,
    BACKUP_ACCESS_KEY: s3.target.accessKey,
    BACKUP_SECRET: address.startsWith('s3') ? s3.target.secret : (sftp.target.password ?? ''),
    BACKUP_HOST_KEYS: sftp.target.hostKeys.join(','),
    ...change,
  }) as Settings;
  return { settings: backup, address: backup.address as RemoteAddress };
}
const s3Address = (sub: string) => `s3://copies/${sub}`;
const sftpAddress = () => `sftp://copier@127.0.0.1:${sftp.target.port}/`;

/** Writes a small real backup file. */
async function backupNamed(name: string): Promise<string> {
  const file = inFolder(name);
  const target = await createBackupFile(file);
  await target.line({
    waybill: 'backup',
    format: 1,
    taken_at: now.toISOString(),
    migrations: [],
    tables: 0,
    text: 'Daw Mya',
  });
  await target.close({ end: true, sequences: {}, jobs: [] });
  return file;
}
const copy = (address: string, file: string, at = now, change: Record<string, string> = {}) => {
  const place = settingsOf(address, change);
  return copyBackup(place.settings, place.address, file, { now: at, limits });
};
const namesIn = (address: string) =>
  inSecondPlace(settingsOf(address), async (place) => (await place.list()).map(({ name }) => name).toSorted(), limits);

describe.each<[string, () => string]>([
  ['S3', () => s3Address('kept')],
  ['SFTP', sftpAddress],
])('a second place by %s', (kind, address) => {
  test('O-06 gets each backup encrypted, once, and gives it back to who has the key', async () => {
    const file = await backupNamed(`${kind}-night.backup`);
    const { name, bytes } = await copy(address(), file);
    expect([name, bytes > readFileSync(file).length]).toEqual([`${kind}-night.backup.age`, true]);
    expect(await copy(address(), file)).toEqual({ name, bytes, removed: [] });
    await inSecondPlace(
      settingsOf(address()),
      async (place) => {
        const backup = await openBackupFile(name, await decryptBackup(name, await place.read(name), inFolder('key')));
        expect(await backup.end()).toMatchObject({ end: true });
        backup.close();
        await place.remove(name);
      },
      limits,
    );
  });

  test('O-06 keeps copies for the days of the setting, the last three whatever their age, and all where the new one did not arrive', async () => {
    const nights = ['1', '2', '3', '4'].map((n) => `${n}.backup`);
    for (const night of nights) await copy(address(), await backupNamed(`${kind}-${night}`));
    const last = await backupNamed(`${kind}-5.backup`);
    const wrong: Record<string, string> = kind === 'S3' ? { BACKUP_ACCESS_KEY: 'other' } : { BACKUP_SECRET: 'other' };
    await expect(copy(address(), last, later(31), wrong)).rejects.toThrow(/it refused user, key or password\.$/);
    expect(await namesIn(address())).toHaveLength(4);
    const { removed } = await copy(address(), last, later(31));
    expect([removed.length, (await namesIn(address())).length]).toEqual([2, 3]);
    expect(await namesIn(address())).toContain(`${kind}-5.backup.age`);
  });
});

test('O-06 a copy for another key, cut off, changed or not encrypted is refused in words', async () => {
  const file = await backupNamed('spoilt.backup');
  const { name } = await copy(sftpAddress(), file);
  const arrived = readFileSync(path.join(sftp.directory, name));
  const opened = async (content: Buffer, key: string): Promise<string> => {
    const spoilt = inFolder('spoilt.age');
    writeFileSync(spoilt, content);
    try {
      const backup = await openBackupFile(spoilt, await decryptBackup(spoilt, createReadStream(spoilt), inFolder(key)));
      await backup.end();
      return 'restored';
    } catch (error) {
      return (error as Error).message.replaceAll(folder, '');
    }
  };
  const changed = Buffer.from(arrived);
  changed[changed.length - 40]! ^= 1;
  expect([
    await opened(arrived, 'key'),
    await opened(arrived, 'other-key'),
    await opened(arrived.subarray(0, -20), 'key'),
    await opened(changed, 'key'),
    await opened(readFileSync(file), 'key'),
    await opened(arrived, 'spoilt.backup'),
  ]).toEqual([
    'restored',
    'The key in /other-key does not open /spoilt.age: it was encrypted for another key. Nothing was changed.',
    ...Array.from(
      { length: 3 },
      () =>
        '/spoilt.age cannot be restored: it is not encrypted with age, was changed, or ends too early. Nothing was changed; take another backup file.',
    ),
    '/spoilt.backup is no key file of age: it has no line AGE-SECRET-KEY-….',
  ]);
});

test('O-06 what an upload that was killed has left is no copy; the next one sends the backup again', async () => {
  const file = await backupNamed('killed.backup');
  const left = path.join(sftp.directory, 'killed.backup.age.part');
  writeFileSync(left, 'the beginning');
  const old = path.join(sftp.directory, 'older.backup.age.part');
  writeFileSync(old, 'the beginning');
  utimesSync(old, later(-2), later(-2));
  expect((await namesIn(sftpAddress())).filter((name) => name.startsWith('killed'))).toEqual([]);
  await copy(sftpAddress(), file);
  expect(readdirSync(sftp.directory).filter((name) => /^(?:killed|older)/.test(name))).toEqual(['killed.backup.age']);
  truncateSync(file, 0);
  expect(() => copy(sftpAddress(), file)).toThrow(/no complete backup/);
});

test('O-06 a second place without a key of the operator is refused at the start', () => {
  expect(readSettings({ BACKUP_ADDRESS: 's3://copies' })).toEqual([expect.stringMatching(/needs BACKUP_RECIPIENTS/)]);
  expect(readSettings({ BACKUP_ADDRESS: 'sftp://user:secret@host/x', BACKUP_RECIPIENTS: recipient })).toEqual([
    expect.stringMatching(/without a password in it/),
  ]);
});
