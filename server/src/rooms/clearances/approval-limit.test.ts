import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';
import { reopenAccount } from '../staff/testing/account-hands.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let md: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  fixture = desk.fixture;
  md = await fixture.app.as('md');
});
afterAll(() => desk.close());

const former = 150_000;
const setLimit = (client: TestClient, approval_limit: number) =>
  client.call('clearances.saveSettings', { body: { approval_limit } });

/** Creates a document of 196,000 and its payment. */
async function document() {
  const { merchant } = await desk.readyLabels(2, 100_000);
  const made = (await desk.make(merchant)).body.data;
  const bank = await fixture.bankOf(merchant, 'confirmed');
  return { made, money: { method: 'bank', bank_id: bank, received_amount: 196_000 } };
}
const outcome = ({ status, body }: Awaited<ReturnType<ClearanceDesk['pay']>>) =>
  status === 200 ? 'paid' : [body.code, body.values?.['limit']];

test('S-21 whoever raises the limit still pays by the former one, and so does whoever’s account they had in hand; others pay by the new one', async () => {
  await setLimit(md, former);
  const held = await reopenAccount(fixture.app, md, fixture.people['manager'] ?? 0, 'manager');
  desk.manager = held;
  await setLimit(md, 10_000_000);
  await setLimit(md, 20_000_000);
  const [first, second] = [await document(), await document()];
  expect(outcome(await desk.pay(md, first.made, first.money))).toEqual(['approval_needed', former]);
  expect((await md.call('clearances.detail', { params: { id: first.made.id } })).data.approval_limit).toBe(former);
  expect(outcome(await desk.pay(held, first.made, first.money))).toEqual(['approval_needed', former]);
  expect(outcome(await desk.pay(desk.finance, second.made, second.money))).toBe('paid');
});

test('S-21 what the raiser may not pay alone may be approved by another, though the limit is above it', async () => {
  const { made, money } = await document();
  const approved = await desk.finance.call('clearances.approve', { params: { id: made.id }, body: { version: 1 } });
  expect(outcome(await desk.pay(md, approved.data, money))).toBe('paid');
});

test('S-21 thirty days after the limit was raised it holds for the raiser too', async () => {
  const { made, money } = await document();
  fixture.app.clock.advance({ days: 31 });
  expect(outcome(await desk.pay(await fixture.app.as('md'), made, money))).toBe('paid');
});
