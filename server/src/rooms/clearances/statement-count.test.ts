import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClearanceDesk, codOf } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
const sent: string[] = [];
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  const md = await desk.fixture.app.as('md');
  await md.call('clearances.saveSettings', { body: { approval_limit: 100_000_000 } });
});
afterAll(() => desk.close());

/** Records the statements of every connection of the server without changing them. */
function listen(pool: pg.Pool): void {
  const heard = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((...asked: unknown[]) => {
      const [first] = asked;
      sent.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
      return query(...asked);
    }) as typeof client.query;
  });
}

test('F-02 a document of 300 parcels is made and paid by as many statements as one of three', async () => {
  listen(desk.fixture.app.database.pool);
  const statementsOf = async (count: number): Promise<readonly [number, number]> => {
    const { merchant } = await desk.readyLabels(count, 10_000);
    const bank = await desk.fixture.bankOf(merchant, 'confirmed');
    const ready = await desk.ready(merchant);
    expect(codOf(ready)).toHaveLength(count);
    const net = ready.figures.actual_clearance_cod;
    const before = sent.length;
    const made = await desk.manager.call('clearances.create', {
      body: { customer_id: merchant, label_ids: codOf(ready), expected_net: net },
    });
    const between = sent.length;
    const paid = await desk.pay(desk.finance, made.data, { method: 'bank', bank_id: bank, received_amount: net });
    expect([paid.status, paid.body.data.status, paid.body.data.lines.length]).toEqual([200, 'complete', count]);
    return [between - before, sent.length - between];
  };
  // The first calls of a server fill its caches.
  await statementsOf(1);
  const few = await statementsOf(3);
  expect(few[0]).toBeGreaterThan(5);
  expect(await statementsOf(300)).toEqual(few);
});
