import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { copyOut } from './copy-out.ts';

let app: TestApp;
beforeAll(async () => { app = await startTestApp({ demo: false }); });
afterAll(() => app.close());

const source = (statementTimeout = '10s') => ({ url: app.database.pool.options.connectionString ?? '', statementTimeout });
const copied = async (statement: ReturnType<typeof sql>, from = source()) => {
  const pieces: Buffer[] = [];
  let lines = 0;
  await copyOut(from, statement.compile(app.app.waybill.db), { between: ',', end: '\r\n' }, async (piece, count) => {
    pieces.push(piece);
    lines += count;
  });
  return { text: Buffer.concat(pieces).toString('utf8'), lines };
};

test('N-22 lines come as they stand, whatever is in them, values of every kind among what is asked', async () => {
  const texts = ['plain', 'a,b', 'a\\nb', 'two\nlines', 'tab\there', '\\', 'ဒေါ်ခင်', "it's $1", '{"a"}', 'x'.repeat(300_000)];
  const { text, lines } = await copied(sql`select g.t, null, g.t from unnest(${texts}::text[]) with ordinality g(t, n) where g.n < ${100} and ${new Date(0)}::timestamptz < now() and ${true} and ${null}::text is null order by g.n`);
  expect(text).toBe(texts.map((one) => `${one},,${one}\r\n`).join(''));
  expect(lines).toBe(texts.length);
});

test('N-22 no line is lost and none is cut at the edge of a piece', async () => {
  const { text, lines } = await copied(sql`select n || ':' || repeat('ဗ', n % 50) from generate_series(1, 50000) n`);
  expect(lines).toBe(50_000);
  expect(text.split('\r\n').slice(0, -1).every((line, at) => line === `${at + 1}:${'ဗ'.repeat((at + 1) % 50)}`)).toBe(true);
});

test('N-22 whoever cannot take a piece, a statement that is wrong and one that takes too long: each fails, and no connection is left behind', async () => {
  const many = sql`select repeat('x', 1000) from generate_series(1, 100000)`.compile(app.app.waybill.db);
  await expect(copyOut(source(), many, { between: ',', end: '\n' }, async () => { throw new Error('the disk is full'); })).rejects.toThrow('the disk is full');
  await expect(copied(sql`select 1 / 0`)).rejects.toThrow('division by zero');
  await expect(copied(sql`select pg_sleep(20)::text`, source('50ms'))).rejects.toThrow('statement timeout');
  await expect.poll(async () => (await app.database.pool.query("select count(*)::int as n from pg_stat_activity where application_name = 'waybill-files' and datname = current_database()")).rows[0].n).toBe(0);
});
