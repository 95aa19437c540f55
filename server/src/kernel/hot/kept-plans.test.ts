import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '@waybill/contract/registry.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/app.ts';
import { planMark } from './prepared.ts';

let testApp: TestApp;
/** Statements marked for a cached plan, by the connection that sent them, with the number of times. */
const markedSent = new Map<pg.PoolClient, Map<string, number>>();

beforeAll(async () => {
  testApp = await startTestApp();
  const { pool } = testApp.database;
  for (const client of (pool as unknown as { readonly _clients: pg.PoolClient[] })._clients) countMarked(client);
  pool.on('connect', countMarked);
});
afterAll(() => testApp.close());

function countMarked(client: pg.PoolClient): void {
  const counts = new Map<string, number>();
  markedSent.set(client, counts);
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    if (typeof first === 'string' && first.includes(planMark)) counts.set(first, (counts.get(first) ?? 0) + 1);
    return query(first, ...rest);
  }) as pg.PoolClient['query'];
}

/** Reads without a path parameter, with the queries that pages send. */
const reads = registry
  .filter(({ method, path, id }) => method === 'GET' && !path.includes('{') && id !== 'sessions.events')
  .map(({ path }) => path);

const sent = () =>
  [...markedSent.values()].flatMap((counts) => [...counts.values()]).reduce((sum, count) => sum + count, 0);

/** Returns the reads that send more marked statements than the one of every request for its session. */
async function readsWithMarks(client: TestClient): Promise<string[]> {
  const found: string[] = [];
  for (const url of reads) {
    const before = sent();
    await client.send({ method: 'GET', url });
    if (sent() > before + 1) found.push(url);
  }
  return found;
}

test('N-01 a statement that asks for a kept plan is planned a few times on a connection, however often it is called', async () => {
  const staff = await testApp.as('staff');
  const marked = await readsWithMarks(staff);
  expect(marked).toContain('/api/label');
  for (const client of [staff, await testApp.as('superadmin')])
    for (let round = 0; round < 9; round++)
      for (const url of marked)
        await client.send({ method: 'GET', url, query: { page: String(1 + (round % 3)), per_page: '20' } });
  const plannedOften: string[] = [];
  for (const [client, counts] of markedSent) {
    const { rows } = await client.query<{ statement: string; custom: number }>(
      'select statement, custom_plans::int as custom from pg_prepared_statements',
    );
    for (const [text, calls] of counts) {
      const plans = rows.find(({ statement }) => statement === text)?.custom ?? calls;
      // PostgreSQL plans a prepared statement five times for its values before it decides to keep one plan.
      if (plans > 5) plannedOften.push(`${plans} plans in ${calls} calls: ${text.trim().slice(0, 400)}`);
    }
  }
  expect(plannedOften).toEqual([]);
});
