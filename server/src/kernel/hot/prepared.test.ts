import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { prepared } from './prepared.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('a marked statement is planned once a connection and answers as any other, inside a transaction too', async () => {
  const twice = (db: typeof testApp.app.waybill.db, value: number) =>
    sql<{ n: number }>`${prepared} select ${value}::int * 2 as n`.execute(db);
  await testApp.app.waybill.db.transaction().execute(async (tx) => {
    expect([(await twice(tx, 2)).rows, (await twice(tx, 3)).rows]).toEqual([[{ n: 4 }], [{ n: 6 }]]);
    const { rows } = await sql<{
      uses: number;
    }>`
      select (generic_plans + custom_plans)::int as uses
      from pg_prepared_statements
      where statement like '%::int * 2 as n' and name <> ''`.execute(tx);
    expect(rows).toEqual([{ uses: 2 }]);
  });
});
