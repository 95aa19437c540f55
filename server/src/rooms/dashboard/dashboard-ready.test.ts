import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { MoneyFixture } from '../ledger/testing/money-fixture.ts';

let fixture: MoneyFixture;
/** One person who clears in Yangon, one in Mandalay, and head office, which is responsible for both. */
const clearers = ['owner', 'mdy.manager', 'md'];

beforeAll(async () => {
  fixture = await MoneyFixture.open();
  const { pool } = fixture.app.database;
  await pool.query("update staff set role_slug = 'owner' where user_name = 'mdy.manager'");
  // Merchants of both branches whose parcels are delivered by both, some ready at once and some waiting for the bank.
  let seed = 7;
  const pick = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const branches = [fixture.branches['YGN']!, fixture.branches['MDY']!];
  for (let n = 0; n < 12; n++) {
    const merchant = await fixture.merchant({
      branch: branches[n % 2]!,
      ...(pick(4) === 0 ? {} : { gate: 'delivered', limit: 400_000 }),
    });
    const labels = await fixture.labels(
      {
        merchant,
        payment: pick(2) === 0 ? 'sender_pay' : 'from_cod',
        cod: (pick(90) + 10) * 1_000,
        shipping: 1_500,
        branch: branches[pick(2)]!,
      },
      pick(6) + 2,
    );
    await fixture.deliver(labels.slice(1), { courier: fixture.people['postman']! });
  }
});
afterAll(() => fixture.close());

const readyOn = async (client: TestClient, query: Record<string, string> = {}) => {
  const { data } = await client.call('dashboard.read', { query });
  const line = data.cod?.find(({ status }) => status === codAt.ready);
  return [line?.count, line?.amount];
};
const readyIn = async (client: TestClient, query: Record<string, string> = {}) => {
  const { data } = await client.call('clearances.readyTotals', { query });
  return [data?.ready_count, data?.actual_cod_amount];
};

test('N-04 N-24 what is ready to be cleared is the same on the dashboard, in its list and in the parcels behind it, whoever of two branches looks', async () => {
  const seen = [];
  for (const name of clearers) {
    const client = await fixture.app.as(name);
    const ready = await readyIn(client);
    expect(await readyOn(client), name).toEqual(ready);
    const own = { status: codAt.ready, own_merchants: 'yes' };
    const { data } = await client.call('cod.totals', { query: own });
    expect([data?.count, data?.cod_amount], name).toEqual(ready);
    for (const code of ['YGN', 'MDY']) {
      const branch_id = String(fixture.branches[code]);
      if (name === 'md')
        expect(await readyOn(client, { branch_id }), code).toEqual(await readyIn(client, { branch_id }));
    }
    seen.push(ready);
  }
  const [[yangon = 0] = [], [mandalay = 0] = [], [both] = []] = seen;
  expect([yangon > 0, mandalay > 0, both]).toEqual([true, true, yangon + mandalay]);
});

test('A-06 what a line of COD leads to can be opened by whoever reads the line; merchants and documents of other branches are named and lead nowhere', async () => {
  const merchant = (await (await fixture.app.as('mdy.manager')).call('clearances.ready', { query: { ready: 'yes' } }))
    .data[0]!;
  const desk = await fixture.app.as('mdy.manager');
  const { lines, figures } = (
    await desk.call('clearances.readyDetail', { query: { customer_id: String(merchant.id) } })
  ).data;
  await desk.call('clearances.create', {
    body: {
      customer_id: merchant.id,
      label_ids: lines.flatMap(({ role, label_id }) => (role === 'cod' && label_id !== null ? [label_id] : [])),
      expected_net: figures.actual_clearance_cod,
    },
  });
  for (const name of clearers) {
    const client = await fixture.app.as(name);
    const { data } = await client.call('cod.list', { query: { per_page: 100 } });
    const opened = new Set<string>();
    for (const row of data) {
      const leads = [
        ['labels.detail', row.label_id],
        ['clearances.detail', row.clearance_id],
        ['customers.detail', row.customer_id],
      ] as const;
      for (const [call, id] of leads) {
        if (id === null || opened.has(`${call} ${id}`)) continue;
        opened.add(`${call} ${id}`);
        expect((await client.try(call, { params: { id } })).status, `${name}: ${call} ${id}`).toBe(200);
      }
      if (row.customer_id !== null) {
        const query = { customer_id: String(row.customer_id) };
        expect((await client.try('cod.merchant', { query })).status, name).toBe(200);
        expect((await client.try('clearances.readyDetail', { query })).status, name).toBe(200);
      }
    }
    expect(
      [...opened].some((one) => one.startsWith('customers')),
      name,
    ).toBe(true);
    const foreign = data.filter((row) => row.customer_id === null && row.customer !== null);
    expect([name, foreign.length > 0]).toEqual([name, name !== 'md']);
  }
});
