import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { builtPrograms } from './testing/built-programs.ts';

// Each program is a separate Node process; several in a row take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;

const { main, ops } = builtPrograms();

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Resolves when the program has printed this. */
  says(text: string): Promise<string>;
  readonly ended: Promise<Outcome>;
}

function run(
  program: string,
  { args = [], env = {}, input = '' }: { args?: string[]; env?: Record<string, string>; input?: string } = {},
): Running {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'error', ...env },
  });
  child.stdin.end(input);
  let stdout = '';
  let stderr = '';
  const listeners: (() => void)[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    for (const listener of listeners) listener();
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Outcome>((resolve) => child.once('close', (status) => resolve({ status, stdout, stderr })));
  const says = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => void (stdout.includes(text) && resolve(stdout));
      listeners.push(look);
      look();
      void ended.then(() => reject(new Error(`it ended without saying "${text}": ${stderr}`)));
    });
  return { child, says, ended };
}

const addressIn = (output: string): string => /http:\/\/[^\s"]+/.exec(output)?.[0] ?? '';

interface LogLine {
  readonly time: string;
  readonly level: string;
  readonly message: string;
  readonly error?: { readonly stack: string };
}
/** Parses the server's output: every line is a log line in JSON. */
const linesOf = (output: string): LogLine[] =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogLine);
const messagesOf = (output: string): string =>
  linesOf(output)
    .map(({ message }) => `${message}\n`)
    .join('');

// The terminal and npm both pass on one Ctrl-C: the two signals are one request.
async function endsBy(...signals: readonly NodeJS.Signals[]): Promise<Outcome> {
  const { child, says, ended } = run(main);
  const url = addressIn(await says('Ctrl-C stops it.'));
  expect([(await fetch(`${url}/readyz`)).status, (await fetch(`${url}/healthz`)).status]).toEqual([200, 200]);
  for (const signal of signals) child.kill(signal);
  const outcome = await ended;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  return outcome;
}
test('the server says its address in lines of its log, answers, and ends in order with status 0 when it is told to', async () => {
  const outcome = await endsBy('SIGTERM');
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  expect(linesOf(outcome.stdout).map(({ level, message }) => `${level} ${message.split(' ')[0]}`)).toEqual([
    'info Waybill',
    'info Ctrl-C',
  ]);
});
longTest('it ends so too when somebody presses Ctrl-C, impatiently', async () => {
  expect(await endsBy('SIGINT', 'SIGINT')).toMatchObject({ status: 0, stderr: '' });
});

async function takePort(): Promise<{ taken: Server; port: number }> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  return { taken, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

test('a taken port is named in one sentence, with status 1', async () => {
  const { taken, port } = await takePort();
  const { status, stdout, stderr } = await run(main, { env: { PORT: String(port) } }).ended;
  taken.close();
  expect([status, stdout, messagesOf(stderr)]).toEqual([
    1,
    '',
    `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one, or to 0 for any free port.\n`,
  ]);
});

test.each([
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
    /^The database at 127\.0\.0\.1:1\/none does not answer \(.*\)\. Check DATABASE_URL and that PostgreSQL runs there\.\n$/,
  ],
  [
    'malformed settings',
    { PORT: 'x', DEMO: '2' },
    /^PORT must be a whole number from 0 to 65535; it is "x"\.\nDEMO must be 0 or 1; it is "2"\.\n$/,
  ],
  [
    'production with the token everyone knows',
    { NODE_ENV: 'production' },
    /^NODE_ENV=production needs its own API_CLIENT_TOKEN: .*\n$/,
  ],
  [
    'production on a server that may lose acknowledged work',
    { NODE_ENV: 'production', API_CLIENT_TOKEN: 'own-token' },
    /^The database may lose acknowledged work in a crash: .*\n$/,
  ],
])('%s is refused in a sentence, without a stack, with status 1', async (_case, env, sentence) => {
  const { status, stderr } = await run(main, { env: env as Record<string, string> }).ended;
  expect(messagesOf(stderr)).toMatch(sentence);
  expect(linesOf(stderr).map(({ error }) => error)).toEqual([undefined]);
  expect(status).toBe(1);
});

test('--help lists the settings without starting anything', async () => {
  const { status, stdout } = await run(main, { args: ['x', '--help'], env: { DATABASE_URL: 'nonsense' } }).ended;
  expect([status, stdout.includes('DATABASE_URL')]).toEqual([0, true]);
});

test('an argument that the server does not know is refused before anything is started', async () => {
  const { status, stdout, stderr } = await run(main, { args: ['--port=9000'] }).ended;
  expect([status, stdout, messagesOf(stderr)]).toEqual([
    1,
    '',
    'npm start has no option --port. npm start -- --help lists the settings.\n',
  ]);
});

test('an unknown command of the operator shows what there is, with status 1', async () => {
  const { status, stderr } = await run(ops, { args: ['nonsense'] }).ended;
  expect([status, stderr.startsWith('There is no command "nonsense".'), stderr.includes('create-owner')]).toEqual([
    1,
    true,
    true,
  ]);
});

const owner = (args: string[], input: string): Promise<Outcome> =>
  run(ops, { args: ['create-owner', ...args], input }).ended;

longTest('create-owner refuses in a sentence what is missing or malformed', async () => {
  expect((await owner(['--user-name', 'other', '--role', 'king'], 'a good secret\n')).status).toBe(1);
  expect((await owner(['--user-name', 'other'], 'x\n')).stderr).toContain('Password');
  expect((await owner([], '')).stderr).toMatch(/^create-owner needs --user-name NAME\.\n/);
});

test('create-owner makes an account that may sign in, once', async () => {
  expect(await owner(['--user-name', 'first.owner', '--name', 'Daw Mya'], 'a good secret\n')).toEqual({
    status: 0,
    stdout: 'first.owner may sign in now.\n',
    stderr: '',
  });
  expect((await owner(['--user-name', 'first.owner'], 'a good secret\n')).stderr).toBe(
    'There is already an account called first.owner.\n',
  );
  const { child, says, ended } = run(main);
  const url = addressIn(await says('Ctrl-C stops it.'));
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: 'first.owner', password: 'a good secret' }),
  });
  child.kill('SIGTERM');
  await ended;
  expect(answer.status).toBe(200);
});

test('O-06 backup writes a file beside a running Waybill, and restore fills an empty database from it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-ops-'));
  const file = path.join(folder, 'night.backup');
  const other = await cloneDatabase();
  try {
    const backup = await run(ops, { args: ['backup', file] }).ended;
    expect([backup.status, backup.stderr]).toEqual([0, '']);
    expect(backup.stdout).toMatch(/night\.backup: \d+ rows of \d+ tables, /);
    const env = { DATABASE_URL: other.url };
    const restore = await run(ops, { args: ['restore', file], env }).ended;
    expect([restore.status, restore.stderr]).toEqual([0, '']);
    expect(restore.stdout).toMatch(/every table agrees with the backup\.\nThe ledger is right\./);
    expect((await run(ops, { args: ['restore', file], env }).ended).stderr).toMatch(
      /The database is in use: one person has/,
    );
  } finally {
    await other.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

longTest('backup and restore refuse in a sentence a file that is not named and one that is not there', async () => {
  expect((await run(ops, { args: ['restore', 'nowhere.backup'] }).ended).stderr).toMatch(/There is no file/);
  expect((await run(ops, { args: ['backup'] }).ended).stderr).toMatch(/^backup needs FILE\.\n/);
});

test('health says no for a database that may lose work, and migrate has nothing left to do', async () => {
  const health = await run(ops, { args: ['health'] }).ended;
  expect([
    health.status,
    health.stdout.includes('Migrated to this build.'),
    health.stdout.includes('fsync (off)'),
  ]).toEqual([1, true, true]);
  expect(await run(ops, { args: ['migrate'] }).ended).toMatchObject({ status: 0, stdout: 'Nothing to migrate.\n' });
});

longTest(
  'O-06 health of an empty database says in two sentences what is missing and what to do, and of one that a newer build has had, who it waits for',
  async () => {
    const empty = await emptyDatabase();
    const health = async () => (await run(ops, { args: ['health'], env: { DATABASE_URL: empty.url } }).ended).stdout;
    try {
      const [, missing, toDo] = (await health()).split('\n');
      expect(missing).toMatch(
        /^Not migrated yet: there is nothing in the database, it waits for \d+ migrations, 0001_installation to \d{4}_\w+\.$/,
      );
      expect(toDo).toBe('The next npm start brings it to this build, or npm run ops -- migrate.');
      await migrate(empty.pool);
      await empty.pool.query(`insert into kysely_migration values ('9999_tomorrow', now()::text)`);
      expect((await health()).split('\n')[1]).toBe(
        'Migrated by a newer Waybill (9999_tomorrow). Install that version or a later one on this machine.',
      );
      await empty.pool.query(`delete from kysely_migration where name in ('0001_installation', '9999_tomorrow')`);
      expect((await health()).split('\n')[1]).toBe('Not migrated to this build yet: it lacks 0001_installation.');
    } finally {
      await empty.drop();
    }
  },
);

longTest('N-10 import-labels names who is not known and what it cannot take, without marked fields', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-orders-'));
  const sheet = path.join(folder, 'orders.csv');
  writeFileSync(sheet, 'Order no,Name,Phone,Township,COD,Weight\nA-1,Ma Hla,09440012345,Hlaing,5000,1\n');
  const take = (...args: string[]): Promise<Outcome> => run(ops, { args: ['import-labels', sheet, ...args] }).ended;
  const refused = [await take('--by', 'nobody'), await take('orders.csv')];
  rmSync(folder, { recursive: true });
  expect(refused.map(({ status, stderr }) => [status, stderr.split('\n')[0]])).toEqual([
    [1, 'There is nobody with the user name nobody who may sign in.'],
    [1, 'import-labels has no use for "orders.csv".'],
  ]);
});

const takePlaces = (...args: string[]): Promise<Outcome> => run(ops, { args: ['import-locations', ...args] }).ended;

longTest(
  'import-locations takes a folder of lists, says what became of them, and refuses in a sentence what is not there',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waybill-lists-'));
    writeFileSync(
      path.join(folder, 'quarters.csv'),
      'postcode7,type,name_en,name_mm\n1105001,quarter,No (1),အမှတ် (၁)\n9999001,quarter,Lost,က\n',
    );
    writeFileSync(path.join(folder, 'other.csv'), 'a,b\n1,2\n');
    const first = await takePlaces(folder);
    expect([first.status, first.stdout.split('\n').slice(0, 3)]).toEqual([
      1,
      [
        'other.csv: passed over, it is none of the lists.',
        'quarters.csv: 1 new, 0 changed, 0 as before, 1 refused',
        '  line 3: there is no place with postcode 99990',
      ],
    ]);
    expect((await takePlaces('nowhere.csv')).stderr).toBe('There is no file nowhere.csv.\n');
    rmSync(folder, { recursive: true });
  },
);

longTest(
  'import-locations takes one list again without a change, and refuses a file that is none and no file',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waybill-lists-'));
    const quarters = path.join(folder, 'quarters.csv');
    writeFileSync(quarters, 'postcode7,type,name_en,name_mm\n1105002,quarter,No (2),အမှတ် (၂)\n');
    writeFileSync(path.join(folder, 'other.csv'), 'a,b\n1,2\n');
    expect([(await takePlaces(quarters)).stdout, (await takePlaces(quarters)).stdout]).toEqual([
      expect.stringContaining('quarters.csv: 1 new, 0 changed, 0 as before, 0 refused'),
      expect.stringContaining('quarters.csv: 0 new, 0 changed, 1 as before, 0 refused'),
    ]);
    expect((await takePlaces(path.join(folder, 'other.csv'))).stderr).toContain('other.csv is none of the lists');
    expect((await takePlaces()).stderr).toMatch(/^import-locations needs FILE…\.\n/);
    rmSync(folder, { recursive: true });
  },
);

longTest('the demo operator does not move into a database that somebody uses', async () => {
  await owner(['--user-name', 'somebody'], 'a good secret\n');
  const { status, stderr } = await run(ops, { args: ['demo'] }).ended;
  expect([status, stderr]).toEqual([
    1,
    'There are accounts in this database already; the demo operator moves only into an empty one.\n',
  ]);
});
