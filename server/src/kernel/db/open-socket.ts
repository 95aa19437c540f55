import { existsSync, readFileSync } from 'node:fs';
import { connect, isIP, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { ConnectionProblem } from './connection-problem.ts';
import type { DatabaseAddress, DatabaseHost } from './database-address.ts';

/** Request for TLS: length 8, code 80877103 (PostgreSQL, "Message Formats", SSLRequest). */
const tlsRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Seconds after which the system asks an idle peer whether it is still there. */
const keepAliveMs = 10_000;

/**
 * Opens the connection to one host, encrypted and checked as `sslmode` demands in libpq. `allow` encrypts where the server can, like `prefer`. Throws a
 * ConnectionProblem, or the error of the system.
 */
export async function openSocket(address: DatabaseAddress, host: DatabaseHost): Promise<Socket> {
  const within = address.connectTimeoutMs;
  const isLocal = host.host.startsWith('/');
  const plain = await openPlain(host, within);
  if (isLocal || address.sslMode === 'disable') return plain;
  const optional = address.sslMode === 'prefer' || address.sslMode === 'allow';
  try {
    const answer = await askForTls(plain, host, within);
    if (answer !== 'S') {
      if (optional) return plain;
      throw new ConnectionProblem('no_tls', host, 'the server offers no TLS');
    }
    return await encrypt(plain, { address, host, within });
  } catch (error) {
    plain.destroy();
    // As libpq: a handshake that fails is no reason to do without the database where encryption is only preferred.
    if (optional && error instanceof ConnectionProblem && error.reason === 'failed_handshake')
      return openPlain(host, within);
    throw error;
  }
}

function openPlain({ host, port }: DatabaseHost, within: number): Promise<Socket> {
  const isLocal = host.startsWith('/');
  const socket = isLocal ? connect(path.join(host, `.s.PGSQL.${port}`)) : connect({ host, port });
  socket.setNoDelay(true).setKeepAlive(true, keepAliveMs);
  return settled(socket, { host, port }, within, (resolve) => socket.once('connect', () => resolve(socket)));
}

/** Reads one byte: `S` or `N`. Whatever the server sent after it would have been sent unencrypted, and is refused. */
function askForTls(socket: Socket, host: DatabaseHost, within: number): Promise<string> {
  return settled(socket, host, within, (resolve, reject) => {
    socket.once('data', (answer: Buffer) => {
      if (answer.length === 1) resolve(answer.toString('latin1'));
      else reject(new ConnectionProblem('failed_handshake', host, 'the answer to the request for TLS is none'));
    });
    socket.once('end', () => reject(new ConnectionProblem('failed_handshake', host, 'the server hung up')));
    socket.write(tlsRequest);
  });
}

interface Encrypting {
  readonly address: DatabaseAddress;
  readonly host: DatabaseHost;
  readonly within: number;
}

function encrypt(plain: Socket, { address, host, within }: Encrypting): Promise<Socket> {
  const secure = connectTls({
    ...tlsOptions(address, host),
    socket: plain,
    host: host.host,
    ...(isIP(host.host) ? {} : { servername: host.host }),
  });
  return settled<Socket>(secure, host, within, (resolve) => secure.once('secureConnect', () => resolve(secure))).catch(
    (error: NodeJS.ErrnoException) => {
      secure.destroy();
      throw error instanceof ConnectionProblem
        ? error
        : new ConnectionProblem(reasonOf(error), host, error.message, { cause: error });
    },
  );
}

/** Codes of Node for certificates that lead to no trusted authority. */
const untrusted = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
  'INVALID_CA',
]);

function reasonOf({ code = '' }: NodeJS.ErrnoException): ConstructorParameters<typeof ConnectionProblem>[0] {
  if (untrusted.has(code)) return 'untrusted_certificate';
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return 'expired_certificate';
  return code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? 'other_name' : 'failed_handshake';
}

/** Folder in which libpq looks for certificates that the address does not name. */
const homeFile = (name: string): string => path.join(os.homedir(), '.postgresql', name);

function tlsOptions(address: DatabaseAddress, host: DatabaseHost): ConnectionOptions {
  const { sslMode, sslCert, sslKey } = address;
  const root = rootOf(address, host);
  const checksChain = sslMode === 'verify-ca' || sslMode === 'verify-full' || (sslMode === 'require' && root !== null);
  return {
    rejectUnauthorized: checksChain,
    ...(root === null || root === 'system' ? {} : { ca: readCertificate(root, host) }),
    ...(sslMode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }),
    ...(sslCert === undefined
      ? {}
      : { cert: readCertificate(sslCert, host), key: readCertificate(sslKey ?? homeFile('postgresql.key'), host) }),
  };
}

/** Returns the file of trusted authorities; null where libpq checks against none. */
function rootOf({ sslMode, sslRootCert }: DatabaseAddress, host: DatabaseHost): string | null {
  if (sslMode === 'prefer' || sslMode === 'allow') return null;
  if (sslRootCert !== undefined) return sslRootCert;
  const own = homeFile('root.crt');
  if (existsSync(own)) return own;
  if (sslMode === 'require') return null;
  throw new ConnectionProblem('root_certificate_missing', host, `there is no ${own}`);
}

function readCertificate(file: string, host: DatabaseHost): Buffer {
  try {
    const content = readFileSync(file);
    if (!content.includes('-----BEGIN ')) throw new Error('it has no certificate or key in PEM form');
    return content;
  } catch (error) {
    throw new ConnectionProblem('certificate_file', host, `${file} cannot be used: ${(error as Error).message}`);
  }
}

/** Waits for a step of opening a connection; an error of the socket or too long a wait ends it, and the socket. */
function settled<Result>(
  socket: Socket,
  host: DatabaseHost,
  within: number,
  step: (resolve: (value: Result) => void, reject: (error: Error) => void) => void,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      finish(() => reject(new ConnectionProblem('timeout', host, `no answer within ${within / 1000} s`)));
    }, within);
    const onError = (error: Error): void => finish(() => reject(error));
    const finish = (answer: () => void): void => {
      clearTimeout(timer);
      socket.removeListener('error', onError);
      // An error between two steps ends the next one.
      socket.on('error', () => {});
      answer();
    };
    socket.once('error', onError);
    step(
      (value) => finish(() => resolve(value)),
      (error) => finish(() => reject(error)),
    );
  });
}
