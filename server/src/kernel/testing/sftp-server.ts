import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  existsSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';
import type { SftpTarget } from '../remote/remote-folder.ts';

const { Server, utils } = ssh2;
const { STATUS_CODE: status, flagsToString } = utils.sftp;

export interface SftpServer {
  readonly target: SftpTarget;
  readonly directory: string;
  /** Bytes that it still takes before its disk is full. */
  room: number;
  /** Number of writes after which it drops the connection, once. */
  dropAfter: number;
  close(): Promise<void>;
}

const keyPair = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });

interface Served {
  readonly directory: string;
  readonly state: { room: number; dropAfter: number };
}

/** Starts a server of SSH and SFTP over a temporary folder, with the user `copier` and the password `open sesame`. */
export async function startSftp(): Promise<SftpServer> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'waybill-sftp-'));
  const hostKey = String(keyPair());
  const connections = new Set<Connection>();
  const state = { room: Number.POSITIVE_INFINITY, dropAfter: Number.POSITIVE_INFINITY };
  const server = new Server({ hostKeys: [hostKey] }, (client) => {
    connections.add(client);
    client.on('close', () => connections.delete(client));
    client.on('error', () => {});
    client.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === 'copier' && asked.password === 'open sesame')
        asked.accept();
      else asked.reject(['password']);
    });
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), client, { directory, state })),
    );
  });

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const parsed = utils.parseKey(hostKey);
  if (parsed instanceof Error) throw parsed;
  const fingerprint = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '');
  return Object.assign(state, {
    target: {
      kind: 'sftp',
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user: 'copier',
      password: 'open sesame',
      folder: '',
      hostKeys: [`SHA256:${fingerprint}`],
    } as const,
    directory,
    close: async () => {
      for (const connection of connections) connection.end();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      rmSync(directory, { recursive: true, force: true });
    },
  });
}

/** Answers the requests of one session from the files of a folder. */
function serve(sftp: SFTPWrapper, client: Connection, { directory, state }: Served): void {
  const handles = new Map<number, number>();
  let last = 0;
  const local = (name: string) => path.join(directory, name);
  const attempt = (id: number, act: () => void) => {
    try {
      act();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      sftp.status(id, code === 'ENOENT' ? status.NO_SUCH_FILE : status.FAILURE);
    }
  };
  const attrsOf = (file: string) => {
    const { mode, uid, gid, size, atimeMs, mtimeMs } = lstatSync(file);
    return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
  };
  const stat = (id: number, name: string) => attempt(id, () => sftp.attrs(id, attrsOf(local(name))));
  const handleOf = (file: number) => {
    last += 1;
    handles.set(last, file);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(last);
    return handle;
  };
  const fileOf = (handle: Buffer) => handles.get(handle.readUInt32BE()) as number;
  const folders = new Map<number, string[]>();
  sftp.on('STAT', stat).on('LSTAT', stat);
  sftp.on('OPEN', (id: number, name: string, flags: number) =>
    attempt(id, () => sftp.handle(id, handleOf(openSync(local(name), flagsToString(flags) ?? 'r')))),
  );
  sftp.on('FSTAT', (id: number, handle: Buffer) =>
    attempt(id, () =>
      sftp.attrs(id, {
        size: statSync(`/proc/self/fd/${fileOf(handle)}`).size,
        mode: 0o100600,
        uid: 0,
        gid: 0,
        atime: 0,
        mtime: 0,
      }),
    ),
  );
  sftp.on('WRITE', (id: number, handle: Buffer, offset: number, data: Buffer) =>
    attempt(id, () => {
      state.dropAfter -= 1;
      if (state.dropAfter === 0) return void client.end();
      if (data.length > state.room) return sftp.status(id, status.FAILURE);
      state.room -= data.length;
      writeSync(fileOf(handle), data, 0, data.length, offset);
      return sftp.status(id, status.OK);
    }),
  );
  sftp.on('READ', (id: number, handle: Buffer, offset: number, length: number) =>
    attempt(id, () => {
      const data = Buffer.alloc(length);
      const read = readSync(fileOf(handle), data, 0, length, offset);
      return read === 0 ? sftp.status(id, status.EOF) : sftp.data(id, data.subarray(0, read));
    }),
  );
  sftp.on('CLOSE', (id: number, handle: Buffer) =>
    attempt(id, () => {
      const file = fileOf(handle);
      if (file >= 0) {
        fsyncSync(file);
        closeSync(file);
      }
      sftp.status(id, status.OK);
    }),
  );
  sftp.on('OPENDIR', (id: number, name: string) =>
    attempt(id, () => {
      const names = readdirSync(local(name));
      const handle = handleOf(-1);
      folders.set(handle.readUInt32BE(), names);
      sftp.handle(id, handle);
    }),
  );
  sftp.on('READDIR', (id: number, handle: Buffer) =>
    attempt(id, () => {
      const names = folders.get(handle.readUInt32BE()) ?? [];
      folders.set(handle.readUInt32BE(), []);
      if (names.length === 0) return sftp.status(id, status.EOF);
      return sftp.name(
        id,
        names.map((filename) => ({ filename, longname: filename, attrs: attrsOf(path.join(directory, filename)) })),
      );
    }),
  );
  sftp.on('RENAME', (id: number, from: string, to: string) =>
    attempt(id, () => {
      if (existsSync(local(to))) return sftp.status(id, status.FAILURE);
      renameSync(local(from), local(to));
      return sftp.status(id, status.OK);
    }),
  );
  sftp.on('REMOVE', (id: number, name: string) =>
    attempt(id, () => {
      unlinkSync(local(name));
      sftp.status(id, status.OK);
    }),
  );
}
