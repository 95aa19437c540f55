import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialectOf } from './dialect.ts';
import type { Tables } from '../db/tables.ts';
import { forgetCounts, rememberedCount, sharedRows } from './remembered-counts.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/app.ts';
import { townOf } from '../testing/town-of.ts';

let app: TestApp;
let md: TestClient;
let db: Kysely<Tables>;
beforeAll(async () => {
  app = await startTestApp();
  md = await app.as('md');
  db = new Kysely<Tables>({ dialect: dialectOf(app.database.pool) });
});
afterAll(() => app.close());

const branches = () => sql<{ n: number }>`select count(*)::int as n from branch`.compile(db);
/** Creates a branch on another server, without notifying this one. */
const madeElsewhere = (code: string) =>
  app.database.pool.query(
    `
      insert into branch overriding system value
      select (jsonb_populate_record(b, jsonb_build_object('id', 9000, 'code', $1::text))).*
      from branch b
      where b.code = 'YGN'`,
    [code],
  );
const total = async () => (await md.call('branches.list', { query: {} })).total;

test('N-09 a total is counted once for all who ask the same within a moment, and anew after anything that this server hears of', async () => {
  forgetCounts();
  const before = await rememberedCount(db, branches());
  await madeElsewhere('ZZA');
  expect(await rememberedCount(db, branches())).toBe(before);
  forgetCounts();
  expect(await rememberedCount(db, branches())).toBe(before + 1);
});

test('N-09 a total above the cap is kept for a while whatever changes, one below it is not', async () => {
  const { pool } = app.database;
  await pool.query('create table counted as select n from generate_series(1, 10100) n');
  const above = () => sql<{ n: number }>`select count(*)::int as n from counted`.compile(db);
  const below = () => sql<{ n: number }>`select count(*)::int as n from counted where n <= 100`.compile(db);
  const totals = async () => [await rememberedCount(db, above()), await rememberedCount(db, below())];
  expect(await totals()).toEqual([10_100, 100]);
  await pool.query('delete from counted where n = 1');
  forgetCounts();
  expect(await totals()).toEqual([10_100, 99]);
});

test('N-09 the total of a list knows at once what a command changed', async () => {
  const before = await total();
  await md.call('branches.create', {
    body: {
      code: 'ZZB',
      name_en: 'Total Branch',
      name_mm: 'ရုံးခွဲ',
      name_zh: null,
      type: 'fcs',
      place_id: await townOf(md, 'Pyay'),
      address: null,
      phone: [],
      postcode: '8101',
      international_mail: false,
      branch_collection_id: null,
    },
  });
  expect(await total()).toBe(before + 1);
});

test('A-06 rows are shared by those who ask the very same, and by nobody whose reach is another', async () => {
  const codes = (code: string) => sql<{ code: string }>`select code from branch where code = ${code}`.compile(db);
  const [one, same, other] = await Promise.all(['YGN', 'YGN', 'MDY'].map((code) => sharedRows(db, codes(code))));
  expect([one, other]).toEqual([[{ code: 'YGN' }], [{ code: 'MDY' }]]);
  expect(same).toBe(one);
});
