import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

test('U-08 N-19 reports count orders of the merchant portal as a channel of their own, which opens its rows', async () => {
  const merchant_id = await fixture.merchant();
  const owner = await joinAs(app, fixture.manager, merchant_id);
  const ids: number[] = [];
  for (const who of [fixture.manager, owner, owner])
    ids.push((await who.call('labels.create', { body: fixture.walkin({ merchant_id }) })).data.id);
  for (const id of ids) await fixture.manager.call('labels.accept', { params: { id }, body: { version: 1 } });
  const md = await app.as('md');
  const query = { period: 'daily', customers: 'customer', customer_id: String(merchant_id) };
  for (const tab of ['accepted', 'online_express']) {
    const params = { tab };
    const { data } = await md.call('reports.summary', { params, query: { ...query, by: 'origin' } });
    const lines = Object.fromEntries(data.lines.map(({ key, rows }) => [key, rows]));
    expect([tab, lines]).toEqual([tab, { counter: 1, portal: 2 }]);
    const rows = await md.call('reports.rows', { params, query: { ...query, only: 'origin:portal' } });
    expect(rows.data.map((row) => row['origin'])).toEqual(['portal', 'portal']);
  }
});
