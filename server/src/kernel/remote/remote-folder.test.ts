import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type S3Server } from '../testing/s3-server.ts';
import { startSftp, type SftpServer } from '../testing/sftp-server.ts';
import { openRemote } from './open-remote.ts';
import { sendFile, type RemoteFolder, type RemoteTarget } from './remote-folder.ts';
import { RemoteProblem, remoteSentence } from './remote-problem.ts';

let s3: S3Server;
let sftp: SftpServer;
beforeAll(async () => {
  [s3, sftp] = await Promise.all([startS3(), startSftp()]);
});
afterAll(async () => {
  await Promise.all([s3.close(), sftp.close()]);
});

const limits = { idleMs: 5000, waits: [1, 1, 1] };
async function inFolder<Result>(
  target: RemoteTarget,
  work: (folder: RemoteFolder) => Promise<Result>,
): Promise<Result> {
  const folder = await openRemote(target, limits);
  try {
    return await work(folder);
  } finally {
    folder.close();
  }
}
async function* pieces(content: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const send = (folder: RemoteFolder, name: string, content: Buffer) =>
  sendFile(folder, name, pieces(content), { expectedBytes: content.length, waits: limits.waits });
async function contentOf(folder: RemoteFolder, name: string): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of (await folder.read(name)) as AsyncIterable<Buffer>) all.push(piece);
  return Buffer.concat(all);
}
const troubleOf = (
  target: RemoteTarget,
  work = (folder: RemoteFolder): Promise<unknown> => send(folder, 'x', Buffer.from('x')),
) =>
  inFolder(target, work).then(
    () => 'done',
    (error: unknown) => (error instanceof RemoteProblem ? error.trouble : error),
  );
/** A part and a bit. */
const large = randomBytes(9_000_000);

describe.each<[string, () => RemoteTarget]>([
  ['S3', () => s3.target],
  ['SFTP', () => sftp.target],
])('a folder by %s', (_, target) => {
  test('O-06 takes a file in parts, gives it back as it was, and never replaces it', async () => {
    await inFolder(target(), async (folder) => {
      expect(await folder.list()).toEqual([]);
      const sent = await send(folder, 'large.bin', large);
      expect(sent).toEqual({ bytes: large.length, sha256: createHash('sha256').update(large).digest('hex') });
      expect((await contentOf(folder, 'large.bin')).equals(large)).toBe(true);
      expect(await folder.list()).toMatchObject([{ name: 'large.bin', bytes: large.length }]);
      await expect(send(folder, 'large.bin', Buffer.from('other'))).rejects.toMatchObject({ trouble: 'name_taken' });
      await expect(folder.read('none.bin')).rejects.toMatchObject({ trouble: 'no_file' });
      await folder.remove('large.bin');
      expect(await folder.list()).toEqual([]);
    });
  });

  test('O-06 shows no file that is only begun, and none whose source broke off', async () => {
    await inFolder(target(), async (folder) => {
      const upload = await folder.begin('half.bin', 8_388_608);
      await upload.write(large.subarray(0, 8_388_608), 0);
      await inFolder(target(), async (other) => {
        expect(await other.list()).toEqual([]);
        await expect(other.read('half.bin')).rejects.toMatchObject({ trouble: 'no_file' });
      });
      await folder.sweep(new Date(Date.now() + 60_000));
      async function* broken(): AsyncGenerator<Buffer> {
        yield* pieces(large);
        throw new Error('the disk broke');
      }
      await expect(
        sendFile(folder, 'broken.bin', broken(), { expectedBytes: large.length, waits: [] }),
      ).rejects.toThrow('the disk broke');
      expect(await folder.list()).toEqual([]);
      await send(folder, 'half.bin', Buffer.from('whole'));
      expect(await folder.list()).toMatchObject([{ name: 'half.bin', bytes: 5 }]);
      await folder.remove('half.bin');
    });
  });
});

test.each<[string, () => RemoteTarget, string]>([
  ['a bucket that does not exist', () => ({ ...s3.target, bucket: 'others' }), 'no_bucket'],
  ['a wrong access key of S3', () => ({ ...s3.target, accessKey: 'other' }), 'refused_key'],
  ['a service that is not there', () => ({ ...s3.target, endpoint: 'http://127.0.0.1:9' }), 'unreachable'],
  ['a wrong password', () => ({ ...sftp.target, password: 'wrong' }), 'refused_key'],
  ['a private key that is no key', () => ({ ...sftp.target, privateKey: 'not a key' }), 'refused_key'],
  ['a host with another key', () => ({ ...sftp.target, hostKeys: ['SHA256:AAAA'] }), 'host_key_unknown'],
  ['a host whose key is not known', () => ({ ...sftp.target, hostKeys: [] }), 'host_key_unknown'],
  ['a folder that does not exist', () => ({ ...sftp.target, folder: 'nowhere' }), 'no_folder'],
  ['a host that is not there', () => ({ ...sftp.target, port: 9 }), 'unreachable'],
])('O-06 %s is named', async (_, target, trouble) => {
  expect(await troubleOf(target())).toBe(trouble);
});

test('O-06 the key of an unknown host is shown, so that a person can compare it', async () => {
  const problem = await inFolder({ ...sftp.target, hostKeys: [] }, (folder) => folder.list()).catch((e: unknown) => e);
  expect(remoteSentence('sftp://x', problem as RemoteProblem)).toContain(sftp.target.hostKeys[0]);
});

test('O-06 a full disk on the other side ends in words, and leaves nothing', async () => {
  sftp.room = 5_000_000;
  expect(await troubleOf(sftp.target, (folder) => send(folder, 'full.bin', large))).toBe('no_room');
  sftp.room = Number.POSITIVE_INFINITY;
  expect(await inFolder(sftp.target, (folder) => folder.list())).toEqual([]);
});

test('O-06 a connection that breaks in the middle is opened again, and the file is whole', async () => {
  sftp.dropAfter = 300;
  await inFolder(sftp.target, async (folder) => {
    await send(folder, 'broken-line.bin', large);
    expect((await contentOf(folder, 'broken-line.bin')).equals(large)).toBe(true);
    await folder.remove('broken-line.bin');
  });
  expect(sftp.dropAfter).toBeLessThan(0);
});

test('O-06 a machine that takes the connection and says nothing is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const quick = { idleMs: 100, waits: [] };
  const ended = async (target: RemoteTarget) =>
    (await openRemote(target, quick)).list().then(String, (error: RemoteProblem) => error.trouble);
  expect([
    await ended({ ...s3.target, endpoint: `http://127.0.0.1:${port}` }),
    await ended({ ...sftp.target, port }),
  ]).toEqual(['timeout', 'timeout']);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => void silent.close(resolve));
});
