import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';

let desk: ClearanceDesk;
let own: number;
let other: number;
let owner: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  const { fixture } = desk;
  [own, other] = [await fixture.merchant(), await fixture.merchant()];
  for (const merchant of [other, own]) {
    const labels = await fixture.labels({ merchant, payment: 'from_cod', cod: 50_000, shipping: 3_000 }, 2);
    await fixture.deliver(labels, { courier: fixture.people['postman']! });
  }
  await desk.bankAll();
  const document = (await desk.make(own)).body.data;
  const bank_id = await fixture.bankOf(own, 'confirmed');
  await desk.pay(desk.finance, document, { method: 'bank', bank_id, received_amount: document.actual_clearance_cod });
  owner = await joinAs(fixture.app, desk.manager, own);
}, 60_000);
afterAll(() => desk.close());

test('U-05 a merchant’s statement goes from opening to closing by what moved it, and its lines add up to the same', async () => {
  const { parts, opening, closing, data } = await owner.call('ledger.statement', { query: { customer_id: own } });
  expect([opening, closing, parts]).toEqual([
    0,
    0,
    [
      { part: 'cod', amount: 100_000 },
      { part: 'fees', amount: -8_000 },
      { part: 'paid', amount: -92_000 },
    ],
  ]);
  expect(data.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing);
  const yesterday = addDays(businessDate(desk.fixture.app.clock()), -1);
  const earlier = await owner.call('ledger.statement', { query: { customer_id: own, to: yesterday } });
  expect([earlier.parts, earlier.data]).toEqual([[], []]);
});

test('U-02 U-05 the statement of another merchant does not exist for a merchant', async () => {
  expect((await owner.try('ledger.statement', { query: { customer_id: other } })).status).toBe(404);
  expect((await owner.try('ledger.statement', { query: {} })).status).toBe(404);
});
