import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('values come back in the types of the product', async () => {
  const { rows } = await database.pool
    .query(`select 9007199254740991::int8 as big, array[1, null]::int8[] as bigs, date '2026-03-01' as day,
    array[date '2026-03-01'] as days, timestamptz '2026-03-01 12:00+06:30' as instant, 1.50::numeric as exact, null::int8 as none`);
  expect(rows[0]).toEqual({
    big: 9007199254740991,
    bigs: [1, null],
    day: '2026-03-01',
    days: ['2026-03-01'],
    instant: new Date('2026-03-01T05:30:00Z'),
    exact: '1.50',
    none: null,
  });
});

test('a number too large to be exact is refused instead of rounded', async () => {
  await expect(database.pool.query('select 9007199254740992::int8')).rejects.toThrow('no safe integer');
});

test('a lost connection does not end the process: the next query opens another', async () => {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise((resolve) => database.pool.once('error', resolve));
  const other = await cloneDatabase();
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  await expect(database.pool.query('select 1')).resolves.toBeDefined();
  await other.drop();
});
