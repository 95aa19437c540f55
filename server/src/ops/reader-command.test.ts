import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoLabels } from '../demo/labels/demo-labels.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { makeReader, removeReader } from './reader-command.ts';

const password = 'twelve letters';
const [everything, north] = ['all', 'north'].map((name) => `reader_${name}_${randomBytes(4).toString('hex')}`) as [
  string,
  string,
];
const views = ['branches', 'staff', 'customers', 'parcels', 'steps', 'calls', 'money'] as const;

let testApp: TestApp;
let collectionId: number;
beforeAll(async () => {
  testApp = await startTestApp();
  const { pool } = testApp.database;
  await fillDemoLabels(testApp.app, { labels: 60, days: 4, now: testApp.clock() });
  const { rows } = await pool.query<{ id: number; name_en: string }>(
    'select c.id, c.name_en from branch_collection c where exists (select from branch b where b.branch_collection_id = c.id) order by c.id limit 1',
  );
  collectionId = Number(rows[0]?.id);
  const now = testApp.clock();
  await makeReader(pool, { name: everything, collection: null, password, now });
  await makeReader(pool, { name: north, collection: String(rows[0]?.name_en), password, now });
});
afterAll(async () => {
  for (const name of [everything, north]) await removeReader(testApp.database.pool, name);
  await testApp.close();
});

/** Asks the database as a reader; resolves with the rows, or with the code of the error. */
async function ask(user: string, text: string): Promise<unknown[] | string | undefined> {
  const url = new URL(testApp.database.url);
  Object.assign(url, { username: user, password: encodeURIComponent(password) });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } catch (error) {
    return (error as pg.DatabaseError).code;
  } finally {
    await client.end();
  }
}
const counted = async (user: string, text: string) => Number(((await ask(user, text)) as { n: string }[])[0]?.n);

test.each([
  ['parcels', 'select count(*) as n from label'],
  ['steps', 'select count(*) as n from label_entry'],
  ['calls', 'select count(*) as n from call_log'],
  ['money', 'select count(*) as n from posting'],
  ['branches', 'select count(*) as n from branch'],
  ['customers', 'select count(*) as n from customer'],
  ['staff', `select count(*) as n from staff where user_type <> 'merchant'`],
])('O-15 a reader of everything sees each row once: %s', async (view, own) => {
  const { rows } = await testApp.database.pool.query<{ n: string }>(own);
  expect(await counted(everything, `select count(*) as n from reports.${view}`)).toBe(Number(rows[0]?.n));
});

test('O-15 a reader of one collection sees the rows of its branches alone', async () => {
  const inside = `(select id from reports.branches)`;
  const { rows } = await testApp.database.pool.query<{ n: string }>(
    'select count(*) as n from branch where branch_collection_id = $1',
    [collectionId],
  );
  expect(await counted(north, 'select count(*) as n from reports.branches')).toBe(Number(rows[0]?.n));
  for (const [view, where] of [
    ['parcels', `source_branch_id not in ${inside} and deliver_branch_id not in ${inside}`],
    ['steps', `branch_id not in ${inside}`],
    ['calls', `branch_id not in ${inside}`],
    ['staff', `branch_id not in ${inside}`],
    ['customers', `branch_id not in ${inside}`],
    ['money', `coalesce(account_branch_id, branch_id) not in ${inside}`],
  ])
    expect([view, await counted(north, `select count(*) as n from reports.${view} where ${where}`)]).toEqual([view, 0]);
  expect(await counted(north, 'select count(*) as n from reports.parcels')).toBeGreaterThan(0);
});

test.each([
  ['a table of the product', 'select * from public.label limit 1'],
  ['the secrets of staff', 'select password_hash from public.staff'],
  ['a change through a view', 'set default_transaction_read_only = off; update reports.calls set outcome = outcome'],
  ['a change after the setting is switched off', 'set default_transaction_read_only = off; delete from reports.staff'],
  ['its own row in the list of readers', 'update public.report_reader set branch_collection_id = null'],
  ['a table of its own', 'set default_transaction_read_only = off; create table reports.mine (id int)'],
  ['the role of the product', 'set role OWNER'],
])('O-15 a reader is refused %s', async (_name, text) => {
  const { rows } = await testApp.database.pool.query<{ owner: string }>('select quote_ident(current_user) as owner');
  expect(await ask(north, text.replace('OWNER', String(rows[0]?.owner)))).toMatch(/^(42501|25006)$/);
});

test('O-15 no view has a secret, a phone or an address of a person', async () => {
  const { rows } = await testApp.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'reports'`,
  );
  expect(new Set(rows.map(({ name }) => name.split('.')[0]))).toEqual(new Set(views));
  expect(rows.filter(({ name }) => /phone|password|hash|secret|nrc|address|remark|email|search/.test(name))).toEqual(
    [],
  );
});

test('O-15 a role that was not made as a reader of this database gets no rights, and one that is no reader is not taken away', async () => {
  const { pool } = testApp.database;
  const { rows } = await pool.query<{ name: string }>('select current_user as name');
  const name = String(rows[0]?.name);
  await expect(makeReader(pool, { name, collection: null, password, now: testApp.clock() })).rejects.toThrow(
    /exists already/,
  );
  await expect(removeReader(pool, name)).rejects.toThrow(/no reader/);
  await expect(
    makeReader(pool, { name: 'reader_nowhere', collection: 'Nowhere', password, now: testApp.clock() }),
  ).rejects.toThrow(/no branch collection/);
});
