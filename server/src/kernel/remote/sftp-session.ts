import { createHash } from 'node:crypto';
import net from 'node:net';
import ssh2, { type Client, type SFTPWrapper } from 'ssh2';
import type { RemoteTrouble } from '@waybill/domain/kernel/remote-troubles.ts';
import { networkProblem, RemoteProblem } from './remote-problem.ts';
import type { RemoteLimits, SftpTarget } from './remote-folder.ts';

/** Status codes of SFTP, of versions 3 to 6. */
const troubles: Readonly<Record<number, RemoteTrouble>> = {
  2: 'no_file',
  3: 'not_allowed',
  6: 'unreachable',
  7: 'unreachable',
  10: 'no_folder',
  11: 'name_taken',
  14: 'no_room',
  15: 'no_room',
};
/** OpenSSH reports a full disk as a failure without a reason. */
const failure = 4;

export interface Connection {
  readonly sftp: SFTPWrapper;
  /** Rejects when the connection is lost. */
  readonly lost: Promise<never>;
}

interface Session extends Connection {
  readonly client: Client;
}

type Ask = <Result = void>(
  run: (sftp: SFTPWrapper, done: (error?: Error | null, result?: Result) => void) => void,
) => Promise<Result>;

/** A connection that is opened at its first use, and again after it was lost. */
export interface SftpSession {
  current(): Promise<Connection>;
  readonly ask: Ask;
  close(): void;
}

/** Returns the fingerprint of a host key as `ssh-keygen -l` displays it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Is the shown key one of the expected ones, each a fingerprint or a public key as in known_hosts? */
function isExpected(key: Buffer, expected: readonly string[]): boolean {
  const shown = new Set([fingerprintOf(key), key.toString('base64').replace(/=+$/, '')]);
  return expected.some((one) => one.split(/\s+/).some((word) => shown.has(word.replace(/=+$/, ''))));
}

/** Connects to a machine that speaks SFTP, and refuses one whose host key is not expected. */
export function openSftpSession(target: SftpTarget, limits: RemoteLimits): SftpSession {
  const { idleMs } = limits;
  let opened: Promise<Session> | null = null;
  const current = (): Promise<Session> => {
    opened ??= connect(target, limits, () => (opened = null)).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  /** Asks the server; the answer, its refusal, a lost connection, or silence for too long, whichever is first. */
  const ask: Ask = async <Result>(
    run: (sftp: SFTPWrapper, done: (error?: Error | null, result?: Result) => void) => void,
  ): Promise<Result> => {
    const { sftp, client, lost } = await current();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        client.destroy();
        reject(new RemoteProblem('timeout'));
      }, idleMs);
    });
    const answered = new Promise<Result>((resolve, reject) => {
      try {
        run(sftp, (error, result) => (error ? reject(statusProblem(error)) : resolve(result as Result)));
      } catch (error) {
        reject(networkProblem(error));
      }
    });
    return Promise.race([answered, lost, late]).finally(() => clearTimeout(timer));
  };

  return { current, ask, close: () => void opened?.then(({ client }) => client.end()).catch(() => {}) };
}

async function connect(target: SftpTarget, { idleMs, lookup }: RemoteLimits, whenLost: () => void): Promise<Session> {
  const client = new ssh2.Client();
  let shown = '';
  const ready = new Promise<SFTPWrapper>((resolve, reject) => {
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(networkProblem(error)) : resolve(sftp))));
    client.on('error', (error: Error & { level?: string }) => reject(problemOf(error)));
    client.on('close', () => reject(new RemoteProblem('unreachable', 'closed')));
  });
  const problemOf = (error: Error & { level?: string }): RemoteProblem => {
    if (shown !== '') return new RemoteProblem('host_key_unknown', shown);
    if (error.level === 'client-authentication') return new RemoteProblem('refused_key');
    if (error.level === 'client-timeout') return new RemoteProblem('timeout');
    return networkProblem(error);
  };
  const lost = new Promise<never>((_, reject) =>
    client.on('close', () => {
      whenLost();
      reject(new RemoteProblem('unreachable', 'closed'));
    }),
  );
  lost.catch(() => {});
  const socket = net.connect({ host: target.host, port: target.port, ...(lookup ? { lookup } : {}) });
  // A host that is an IP address is never looked up by the socket.
  if (lookup && net.isIP(target.host) !== 0) lookup(target.host, {}, (error) => void (error && socket.destroy(error)));
  socket.setTimeout(idleMs, () => socket.destroy(Object.assign(new Error('timeout'), { code: 'timeout' })));
  try {
    client.connect({
      sock: socket,
      username: target.user,
      ...(target.password === undefined ? {} : { password: target.password }),
      ...(target.privateKey === undefined ? {} : { privateKey: target.privateKey }),
      readyTimeout: idleMs,
      keepaliveInterval: Math.ceil(idleMs / 4),
      keepaliveCountMax: 3,
      hostVerifier: (key: Buffer) => {
        if (isExpected(key, target.hostKeys)) return true;
        shown = fingerprintOf(key);
        return false;
      },
    });
  } catch {
    // The private key cannot be read: a wrong format, or one with a passphrase.
    socket.destroy();
    throw new RemoteProblem('refused_key');
  }
  return { client, sftp: await ready.finally(() => socket.setTimeout(0)), lost };
}

function statusProblem(error: Error & { code?: number | string }): RemoteProblem {
  if (typeof error.code !== 'number') return networkProblem(error);
  if (error.code === failure) return new RemoteProblem('no_room', error.message);
  return new RemoteProblem(troubles[error.code] ?? 'other', error.message);
}
