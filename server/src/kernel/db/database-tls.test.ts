import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseProblem } from '../../startup/database-problem.ts';
import { makeCertificate } from '../testing/make-certificate.ts';
import { DatabaseClient } from './database-client.ts';
import { startEmbedded, type Embedded } from './embedded.ts';

const [folder, files] = ['database', 'files'].map((name) =>
  mkdtempSync(path.join(os.tmpdir(), `waybill-tls-${name}-`)),
) as [string, string];
const authority = makeCertificate('Authority of the test');
const ofHost = makeCertificate('localhost', { by: authority });
const ofPast = makeCertificate('localhost', { by: authority, until: new Date('2021-01-01T00:00:00Z') });
const file = (name: string, content: string, mode = 0o600): string => {
  writeFileSync(path.join(files, name), content, { mode });
  return path.join(files, name);
};
const root = file('root.crt', authority.cert);
const other = file('other.crt', makeCertificate('Another authority').cert);

let database: Embedded;
let plainUrl: string;
let cluster: string;
let password: string;
let port: string;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startEmbedded({
    dataDir: folder,
    flags: ['-c', 'fsync=off', '-c', 'ssl_cert_file=server.crt', '-c', 'ssl_key_file=server.key'],
  });
  cluster = realpathSync(path.join(folder, 'postgres'));
  plainUrl = `${database.url}?sslmode=disable`;
  ({ password, port } = new URL(database.url));
});
afterAll(async () => {
  await database.stop();
  for (const one of [path.dirname(cluster), folder, files]) rmSync(one, { recursive: true, force: true });
});

/** Connects and returns whether the session is encrypted, or the sentence of the operator. */
async function tried(url: string): Promise<string> {
  const client = new DatabaseClient({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0]?.ssl ? 'encrypted' : 'plain';
  } catch (error) {
    return databaseProblem(url, error as Error).message;
  } finally {
    await client.end();
  }
}

/** Runs a statement of the server's owner and lets it read its settings again. */
async function onServer(...statements: string[]): Promise<void> {
  const client = new DatabaseClient({ connectionString: plainUrl });
  await client.connect();
  for (const statement of [...statements, 'select pg_reload_conf()']) await client.query(statement);
  await client.end();
}

async function useCertificate({ cert, key }: { cert: string; key: string }): Promise<void> {
  const { uid, gid } = statSync(cluster);
  for (const [name, content] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    writeFileSync(path.join(cluster, name), content, { mode: 0o600 });
    chownSync(path.join(cluster, name), uid, gid);
  }
  await onServer('alter system set ssl = on');
  const serial = (): Promise<string> => tried(at('localhost', { sslmode: 'verify-full', sslrootcert: root }));
  const expected = cert === ofHost.cert ? 'encrypted' : 'not valid at this time';
  await expect.poll(serial).toContain(expected);
}

const at = (host: string, parameters: Record<string, string>, user = 'waybill'): string =>
  `postgres://${user}:${password}@${host}:${port}/waybill?${new URLSearchParams(parameters).toString()}`;

test('a server without TLS is used unencrypted only where encryption is not demanded, and the sentence says what to set', async () => {
  for (const sslmode of ['disable', 'allow', 'prefer']) expect(await tried(at('localhost', { sslmode }))).toBe('plain');
  expect(await tried(database.url)).toBe('plain');
  for (const sslmode of ['require', 'verify-full'])
    expect(await tried(at('localhost', { sslmode, ...(sslmode === 'require' ? {} : { sslrootcert: root }) }))).toBe(
      `The database at localhost:${port}/waybill offers no TLS, and sslmode=${sslmode} demands it. Set ssl = on there, or sslmode=disable if the network between is your own.`,
    );
});

test('each sslmode means what it means in libpq: encrypted, of a known authority, of this name', async () => {
  await useCertificate(ofHost);
  const using = (host: string, sslmode: string, sslrootcert?: string) =>
    tried(at(host, { sslmode, ...(sslrootcert === undefined ? {} : { sslrootcert }) }));
  expect(await using('localhost', 'disable')).toBe('plain');
  for (const sslmode of ['allow', 'prefer', 'require']) expect(await using('127.0.0.1', sslmode)).toBe('encrypted');
  expect(await tried(database.url)).toBe('encrypted');
  expect(await using('127.0.0.1', 'verify-ca', root)).toBe('encrypted');
  expect(await using('localhost', 'verify-full', root)).toBe('encrypted');
  expect(await using('127.0.0.1', 'verify-full', root)).toBe(
    `The certificate of the database at 127.0.0.1:${port}/waybill is not made out to 127.0.0.1 but to localhost. Use a name that it has in DATABASE_URL, or sslmode=verify-ca, which does not compare names.`,
  );
  for (const sslmode of ['require', 'verify-ca', 'verify-full'])
    expect(await using('localhost', sslmode, other)).toBe(
      `The certificate of the database at localhost:${port}/waybill is of no authority in ${other}. Name the file of its authority with sslrootcert=….`,
    );
  expect(await using('localhost', 'verify-full', 'system')).toContain('is of no authority in the list of Node');
  expect(await using('localhost', 'verify-full', path.join(files, 'none.crt'))).toMatch(
    /^A certificate file that DATABASE_URL names cannot be used: .*none\.crt cannot be used: ENOENT/,
  );
  expect(await using('localhost', 'verify-ca', file('empty.crt', ''))).toContain(
    'it has no certificate or key in PEM form',
  );
});

test('a certificate that has expired is named as such, and does not keep one away who only wants encryption', async () => {
  await useCertificate(ofPast);
  expect(await tried(at('localhost', { sslmode: 'verify-full', sslrootcert: root }))).toMatch(
    /^The certificate of the database at localhost:\d+\/waybill is not valid at this time .* Renew it/,
  );
  expect(await tried(at('localhost', { sslmode: 'require' }))).toBe('encrypted');
});

test('a server that demands TLS or a client certificate says so', async () => {
  await useCertificate(ofHost);
  const rules = path.join(cluster, 'pg_hba.conf');
  await onServer(
    'create role demanding login',
    'create role certified login',
    `alter system set ssl_ca_file = 'server.crt'`,
  );
  writeFileSync(
    rules,
    `hostssl all demanding all trust\nhostssl all certified all cert\nhost all waybill all scram-sha-256\n`,
  );
  await onServer();
  await expect
    .poll(() => tried(at('localhost', { sslmode: 'disable' }, 'demanding')))
    .toContain('It demands TLS: set sslmode=require or verify-full in DATABASE_URL.');
  expect(await tried(at('localhost', { sslmode: 'require' }, 'demanding'))).toBe('encrypted');
  expect(await tried(at('localhost', { sslmode: 'require' }, 'certified'))).toContain(
    'add sslcert=FILE and sslkey=FILE to DATABASE_URL',
  );
});

test('the password comes from a file, and a file that is wrong, open or empty is named', async () => {
  const open = { sslmode: 'disable' };
  const without = (parameters: Record<string, string>): string =>
    at('localhost', parameters).replace(`:${password}@`, '@');
  expect(await tried(without({ ...open, password_file: file('password', `${password}\n`) }))).toBe('plain');
  expect(await tried(without({ ...open, password_file: file('wrong', 'wrong') }))).toContain(
    'Check the user and the password',
  );
  expect(await tried(without({ ...open, password_file: file('nothing', '\n') }))).toMatch(
    /^The password file of the database cannot be used: .*nothing is empty\. Check DATABASE_PASSWORD_FILE or PGPASSFILE/,
  );
  expect(await tried(without({ ...open, password_file: path.join(files, 'gone') }))).toContain('ENOENT');
  const before = process.env['PGPASSFILE'];
  try {
    process.env['PGPASSFILE'] = file(
      'pgpass',
      `# hosts\nother:*:*:*:no\nlocalhost:${port}:waybill:waybill:${password}\n`,
    );
    expect(await tried(without(open))).toBe('plain');
    chmodSync(process.env['PGPASSFILE'], 0o644);
    expect(await tried(without(open))).toMatch(/^The password file .*pgpass can be read by other accounts/);
    process.env['PGPASSFILE'] = file('pgpass-of-others', 'other:*:*:*:no\n');
    expect(await tried(without(open))).toContain('It asks for a password, and none is set for waybill');
  } finally {
    if (before === undefined) delete process.env['PGPASSFILE'];
    else process.env['PGPASSFILE'] = before;
  }
});
