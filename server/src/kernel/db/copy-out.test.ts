import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { copyBytes, copyOut, createCopyPool } from './copy-out.ts';

let app: TestApp;
let pool: Pool;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  pool = createCopyPool(app.database.pool.options.connectionString);
});
afterAll(async () => {
  await pool.end();
  await app.close();
});

const source = (statementTimeout = '10s') => ({ pool, statementTimeout });
const copied = async (statement: ReturnType<typeof sql>, from = source()) => {
  const rows: string[][] = [];
  for await (const batch of copyOut(from, statement.compile(app.app.waybill.db))) rows.push(...batch);
  return rows;
};

test('N-22 texts come as they are, whatever signs are in them, empty where there is none, values of every kind among what is asked', async () => {
  const texts = [
    'plain',
    'a,b',
    'a\\nb',
    'two\nlines\r',
    'tab\there',
    '\\',
    '\\t',
    '\\\\n',
    '\b\f\v',
    '\\.',
    '',
    'ဒေါ်ခင်',
    "it's $1",
    '{"a"}',
    'x'.repeat(300_000),
  ];
  const rows = await copied(
    sql`
      select g.t, null, g.t
      from unnest(${texts}::text[]) with ordinality g(t, n)
      where g.n < ${100} and ${new Date(0)}::timestamptz < now() and ${true} and ${null}::text is null
      order by g.n`,
  );
  expect(rows).toEqual(texts.map((text) => [text, '', text]));
});

test('N-22 no row is lost and none is cut at the edge of a batch', async () => {
  const rows = await copied(sql`select n || ':' || repeat('ဗ', n % 50) from generate_series(1, 50000) n`);
  expect(rows.length).toBe(50_000);
  expect(rows.every(([text], at) => text === `${at + 1}:${'ဗ'.repeat((at + 1) % 50)}`)).toBe(true);
});

test('N-22 whoever cannot take a piece, a statement that is wrong and one that takes too long: each fails, and no connection is left behind', async () => {
  const many = sql`select repeat('x', 1000) from generate_series(1, 100000)`.compile(app.app.waybill.db);
  const taken = async () => {
    for await (const rows of copyOut(source(), many)) throw new Error(`the disk is full after ${rows.length} rows`);
  };
  await expect(taken()).rejects.toThrow('the disk is full');
  await expect(copied(sql`select 1 / 0`)).rejects.toThrow('division by zero');
  await expect(copied(sql`select pg_sleep(20)::text`, source('50ms'))).rejects.toThrow('statement timeout');
  await expect
    .poll(
      async () =>
        (
          await app.database.pool.query(
            "select count(*)::int as n from pg_stat_activity where application_name = 'waybill-files' and datname = current_database()",
          )
        ).rows[0].n,
    )
    .toBe(0);
});

test('N-22 the bytes of a row come as they are, and nothing of a row that is not there; a connection that broke is not lent out again', async () => {
  const read = (statement: ReturnType<typeof sql>) => copyBytes(pool, statement.compile(app.app.waybill.db));
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256));
  expect((await read(sql`select decode(${bytes.toString('hex')}, 'hex')`))?.equals(bytes)).toBe(true);
  expect(await read(sql`select ''::bytea`)).toEqual(Buffer.alloc(0));
  expect(await read(sql`select ''::bytea where ${1}::int = 2`)).toBeNull();
  await expect(read(sql`select (1 / 0)::text::bytea`)).rejects.toThrow('division by zero');
  expect([pool.totalCount, await read(sql`select 'a'::bytea`)]).toEqual([0, Buffer.from('a')]);
});
