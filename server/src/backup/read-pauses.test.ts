import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { createReadPauses } from './read-pauses.ts';
import { tableRows, tableSum } from './stored-tables.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase({ max: 1 });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Runs `times` queries as other users and flushes the statistics of the database, from which the backup learns how busy it is. */
async function work(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1)
    await database.pool.query('select pg_stat_force_next_flush(), count(*) from staff');
}

test('O-06 whoever reads a whole database rests while others work, twice as long as it has read, and not while nobody does', async () => {
  let at = 0;
  const rests: number[] = [];
  const rest = createReadPauses(client, {
    clock: () => at,
    wait: async (many) => {
      rests.push(many);
      at += many;
    },
  });
  const readFor = async (milliseconds: number) => {
    at += milliseconds;
    await rest();
  };
  await client.query('begin isolation level repeatable read, read only');
  await readFor(0);
  await readFor(1_000);
  expect(rests).toEqual([]);
  await work(40);
  await readFor(1_000);
  expect(rests).toEqual([2_000]);
  // Short parts share one pause.
  await work(100);
  for (const part of [30, 30, 30]) await readFor(part);
  expect(rests).toEqual([2_000, 120]);
  // No other session is active: later reads cause no pause.
  await readFor(1_000);
  expect(rests).toEqual([2_000, 120]);
  await client.query('commit');
});

test('O-06 a table of many pages is read part by part, each of its rows once', async () => {
  await client.query(`create table large (id int, text text)`);
  await client.query(`insert into large select n, repeat('x', 300) from generate_series(1, 60000) n`);
  await client.query(`update large set text = 'y' where id % 3 = 0`);
  await client.query(`delete from large where id % 5 = 0`);
  const table = { table: 'large', columns: ['id', 'text'] };
  let rests = 0;
  const rest = async () => void (rests += 1);
  const { rows: all } = await client.query<{ n: string; digest: string }>(
    `select count(*) as n, sum(hashtextextended(t::text, 0)::numeric)::text as digest from (select id, text from large) t`,
  );
  expect(await tableSum(client, table, rest)).toEqual({ rows: Number(all[0]?.n), digest: all[0]?.digest });
  expect(rests).toBeGreaterThan(1);
  const lines: string[] = [];
  for await (const piece of tableRows(client, table)) lines.push(piece.toString());
  const ids = lines
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => Number(line.split('\t')[0]));
  expect(ids.length).toBe(Number(all[0]?.n));
  expect(new Set(ids).size).toBe(ids.length);
});
