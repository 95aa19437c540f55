import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { committed } from './command-frame.ts';
import type { ReadContext } from './context.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('a command that asks for a second connection inside of its transaction is refused by the pool, and its connection goes back', async () => {
  const { db, services } = testApp.app.waybill;
  const context = { db, services, live: null, requestId: 'r' } as unknown as ReadContext;
  const asks = {
    'by the query builder': () => sql`select 1`.execute(db),
    'by the pool itself': () => services.pool.query('select 1'),
    'for one to keep': () => services.pool.connect(),
  };
  for (const [how, ask] of Object.entries(asks)) {
    const refused = committed(context, async (tx) => {
      await sql`select 1`.execute(tx);
      await ask();
    });
    await expect(refused, how).rejects.toThrow('a second database connection');
  }
  expect([services.pool.totalCount - services.pool.idleCount, services.pool.waitingCount]).toEqual([0, 0]);
  await expect(committed(context, (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined();
});
