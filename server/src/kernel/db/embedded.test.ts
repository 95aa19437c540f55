import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEmbedded, type Embedded } from './embedded.ts';
import { sharedBuffersMb } from './embedded-server.ts';
import { processMark } from './process-mark.ts';
import { startEmbeddedChild } from '../testing/embedded-child.ts';

const isRoot = process.getuid?.() === 0;
let prepared: string;
let dataDir: string;
const running: Embedded[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-embedded-'));
  chmodSync(folder, 0o711);
  return folder;
}

beforeAll(async () => {
  prepared = newFolder();
  await (await startEmbedded({ dataDir: prepared })).stop();
});
afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(() => {
  dataDir = newFolder();
});

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop();
  const place = path.join(dataDir, 'postgres');
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(path.dirname(realpathSync(place)), { recursive: true });
  rmSync(dataDir, { recursive: true });
});

/** Starts as `start` on a new folder, but from a copy of a stopped cluster, which is faster than creating one. */
async function startPrepared(): Promise<Embedded> {
  copyPrepared();
  return start();
}

function copyPrepared(): void {
  execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
}

async function start(folder = dataDir): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir: folder });
  running.push(embedded);
  return embedded;
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

test('the page cache is a quarter of the memory, from 128 MB to 2 GB', () => {
  const gb = 2 ** 30;
  expect([gb / 4, 2 * gb, 4 * gb, 64 * gb].map(sharedBuffersMb)).toEqual([128, 512, 1024, 2048]);
});

test('a new data folder gets a durable UTF-8 database that finds Burmese, and keeps it over a restart', async () => {
  const first = await start();
  await ask(first.url, `create extension pg_trgm; create table kept as select 'ရန်ကုန်' as town`);
  expect(
    await ask(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
    current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding, cardinality(show_trgm('ရန်ကုန်')) as trigrams`,
    ),
  ).toEqual([{ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on', encoding: 'UTF8', trigrams: 7 }]);
  await first.stop();
  expect(processMark(first.pid)).toBeUndefined();
  const second = await start();
  expect(await ask(second.url, 'select town from kept')).toEqual([{ town: 'ရန်ကုန်' }]);
});

test('only who knows the password gets in, and the password is readable by its owner alone', async () => {
  const { url } = await startPrepared();
  const wrong = new URL(url);
  wrong.password = 'guessed';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
});

test('a lost password file is made anew', async () => {
  await (await startPrepared()).stop();
  rmSync(path.join(dataDir, 'postgres.password'));
  const { url } = await start();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data folder in use is refused in one sentence', async () => {
  await startPrepared();
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    `The data folder ${realpathSync(dataDir)} is in use by a running Waybill (process ${process.pid}). Stop that one, or set DATA_DIR to another folder.`,
  );
});

test('a data folder that cannot be made is refused in one sentence', async () => {
  const file = path.join(dataDir, 'letter.txt');
  writeFileSync(file, 'dear');
  await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
    `The data folder ${file} cannot be made: a file is there. Set DATA_DIR to another folder.`,
  );
  await expect(startEmbedded({ dataDir: path.join(file, 'data') })).rejects.toThrow(
    'cannot be made: a part of that path is a file.',
  );
});

test('a folder that holds something else is refused and left alone', async () => {
  mkdirSync(path.join(dataDir, 'postgres'));
  writeFileSync(path.join(dataDir, 'postgres', 'letter.txt'), 'dear');
  chmodSync(path.join(dataDir, 'postgres'), 0o711);
  await expect(startEmbedded({ dataDir })).rejects.toThrow('is neither empty nor a database');
  expect(readFileSync(path.join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('dear');
});

test('what an interrupted first start left behind is cleared away', async () => {
  mkdirSync(path.join(dataDir, 'postgres.making', 'base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'postgres.making.secret'), 'half');
  await start();
  expect(existsSync(path.join(dataDir, 'postgres.making'))).toBe(false);
  expect(existsSync(path.join(dataDir, 'postgres.making.secret'))).toBe(false);
});

test('a database killed in the middle of writing loses no acknowledged row and comes back by itself', async () => {
  const embedded = await startPrepared();
  const pool = new pg.Pool({ connectionString: embedded.url, max: 4 });
  pool.on('error', () => {});
  await pool.query('create table written (id int primary key)');
  const acknowledged: number[] = [];
  let next = 0;
  let writing = true;
  const writer = async (): Promise<void> => {
    while (writing) {
      const id = (next += 1);
      await pool.query('insert into written values ($1)', [id]).then(
        () => acknowledged.push(id),
        () => new Promise((resolve) => setImmediate(resolve)),
      );
    }
  };
  const writers = [writer(), writer(), writer(), writer()];
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(200), { timeout: 20_000 });
  const killed = embedded.pid;
  process.kill(killed, 'SIGKILL');
  // Busy sessions outlive it; only a write after the next start shows that it is back.
  await vi.waitFor(() => expect(embedded.pid).not.toBe(killed), { timeout: 25_000 });
  const before = acknowledged.length;
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 200), { timeout: 25_000 });
  writing = false;
  await Promise.all(writers);
  const stored = await pool.query<{ id: number }>('select id from written');
  await pool.end();
  const found = new Set(stored.rows.map((row) => row.id));
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

test('a database that outlived its killed Waybill is stopped and started again with everything in it', async () => {
  copyPrepared();
  const child = await startEmbeddedChild(dataDir);
  await ask(child.url, 'create table kept as select 7 as n');
  process.kill(child.pid, 'SIGKILL');
  await vi.waitFor(() => expect(processMark(child.pid)).toBeUndefined());
  expect(processMark(child.databasePid)).toBeDefined();
  const embedded = await start();
  expect(processMark(child.databasePid)).toBeUndefined();
  expect(await ask(embedded.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('everything killed at once is recovered at the next start', async () => {
  copyPrepared();
  const child = await startEmbeddedChild(dataDir);
  await ask(child.url, 'create table kept as select 7 as n');
  process.kill(child.pid, 'SIGKILL');
  process.kill(child.databasePid, 'SIGKILL');
  await vi.waitFor(() => expect(processMark(child.pid)).toBeUndefined());
  const embedded = await start();
  expect(await ask(embedded.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('an account without rights runs it too', async () => {
  const account = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) chownSync(dataDir, 65_534, 65_534);
  const child = await startEmbeddedChild(dataDir, account);
  expect(await ask(child.url, 'select current_database() as name')).toEqual([{ name: 'waybill' }]);
  await child.stop();
  expect(processMark(child.databasePid)).toBeUndefined();
});

test('below a closed folder, root keeps the database where its account may enter, and finds it again', async () => {
  const closed = path.join(dataDir, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const place = path.join(closed, 'data', 'postgres');
  const first = await start(path.join(closed, 'data'));
  try {
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(lstatSync(place).isSymbolicLink()).toBe(isRoot);
    const second = await start(path.join(closed, 'data'));
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
  } finally {
    if (isRoot) rmSync(path.dirname(realpathSync(place)), { recursive: true });
  }
});
