import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Database } from '../services.ts';
import { pipelined, deferToCommit } from './dialect.ts';

let testApp: TestApp;
let db: Database;
beforeAll(async () => {
  testApp = await startTestApp({ demo: false });
  db = testApp.app.waybill.db;
  await testApp.database.pool.query('create table marks (n int primary key check (n < 100))');
});
afterAll(() => testApp.close());

const tell = (n: number) => deferToCommit(CompiledQuery.raw('insert into marks (n) values ($1)', [n]));
const marks = async () =>
  (await testApp.database.pool.query<{ n: number }>('select n from marks order by n')).rows.map(({ n }) => n);
const seenBy = async (one: Pick<Database, 'executeQuery'>) =>
  (await one.executeQuery<{ count: number }>(CompiledQuery.raw('select count(*) as count from marks'))).rows[0]?.count;

test('A-08 what goes with the commit is written by it, in the order given, and not before', async () => {
  const before = await db.transaction().execute(async (tx) => {
    await tx.executeQuery(tell(1));
    await tx.executeQuery(deferToCommit(CompiledQuery.raw('update marks set n = n + 1')));
    return seenBy(tx);
  });
  expect([before, await marks()]).toEqual([0, [2]]);
});

test('A-08 when it fails, nothing of its transaction stays, the reason is heard, and the connection is as good as new', async () => {
  const failing = (...last: number[]) =>
    db.transaction().execute(async (tx) => {
      await sql`insert into marks (n) values (50)`.execute(tx);
      for (const n of last) await tx.executeQuery(tell(n));
    });
  await expect(failing(51, 200, 52)).rejects.toMatchObject({ code: '23514' });
  await expect(failing(50)).rejects.toMatchObject({ code: '23505' });
  expect(await marks()).toEqual([2]);
  await failing(51);
  expect(await marks()).toEqual([2, 50, 51]);
});

test('A-08 a transaction that is undone takes it along, and the next one on the connection does not find it', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await tx.executeQuery(tell(60));
    throw new Error('thought better of it');
  });
  await expect(undone).rejects.toThrow('thought better of it');
  await db.transaction().execute((tx) => seenBy(tx));
  expect(await marks()).toEqual([2, 50, 51]);
});

test('A-08 outside of a transaction it is written at once', async () => {
  await db.executeQuery(tell(70));
  expect(await marks()).toEqual([2, 50, 51, 70]);
});

const go = (n: number) => pipelined(CompiledQuery.raw('insert into marks (n) values ($1)', [n]));

test('A-08 what is sent ahead is done in its place, before what comes after it, and answered at once with nothing', async () => {
  const seen = await db.transaction().execute(async (tx) => {
    const { rows } = await tx.executeQuery(go(80));
    return [rows, await seenBy(tx)];
  });
  expect(seen).toEqual([[], 5]);
});

test('A-08 outside of a transaction there is nothing to be ahead of: it is waited for, and its failure heard', async () => {
  await expect(db.executeQuery(go(200))).rejects.toMatchObject({ code: '23514' });
  await db.executeQuery(go(81));
  expect(await seenBy(db)).toBe(6);
});

test('A-08 what is sent ahead and fails is heard of without being asked for, for its own reason: by the next statement, or by the commit', async () => {
  const failing = (...after: string[]) =>
    db.transaction().execute(async (tx) => {
      await tx.executeQuery(pipelined(CompiledQuery.raw('select 1')));
      await tx.executeQuery(go(200));
      for (const text of after) await tx.executeQuery(CompiledQuery.raw(text));
      await tx.executeQuery(tell(83));
    });
  await expect(failing('insert into marks (n) values (82)')).rejects.toMatchObject({ code: '23514' });
  await expect(failing()).rejects.toMatchObject({ code: '23514' });
  expect(await seenBy(db)).toBe(6);
  await db.transaction().execute(async (tx) => {
    await tx.executeQuery(go(84));
    await tx.executeQuery(tell(85));
  });
  expect(await seenBy(db)).toBe(8);
});

test('A-08 a failure that nobody minded is heard from the commit: the database has undone the transaction', async () => {
  const ignoring = db.transaction().execute(async (tx) => {
    await sql`insert into marks (n) values (87)`.execute(tx);
    await sql`insert into marks (n) values (200)`.execute(tx).catch(() => {});
  });
  await expect(ignoring).rejects.toMatchObject({ code: '23514' });
  await db.transaction().execute((tx) => sql`insert into marks (n) values (87)`.execute(tx));
});

test('A-08 a statement that fails after one that was sent ahead says its own reason', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await tx.executeQuery(go(86));
    await sql`insert into marks (n) values (50)`.execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
});
