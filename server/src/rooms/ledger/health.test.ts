import { afterAll, beforeAll, expect, test } from 'vitest';
import { repaidPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { writeJournals } from './ledger.store.ts';
import { verifyLedger } from './verify-ledger.queries.ts';
import { MoneyFixture } from './testing/money-fixture.ts';

let fixture: MoneyFixture;
let cashier: TestClient;
let finance: TestClient;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
  [cashier, finance] = (await Promise.all(['supervisor', 'finance'].map((name) => fixture.app.as(name)))) as [
    TestClient,
    TestClient,
  ];
});
afterAll(() => fixture.close());

const found = async () =>
  (await finance.call('ledger.health', {})).findings.map(({ invariant, record, found: is }) => [invariant, record, is]);

test('cash that was handed in and counted, and lies with the courier all the same, is found', async () => {
  const label = await fixture.label({
    merchant: await fixture.merchant(),
    payment: 'sender_pay',
    cod: 30_000,
    shipping: 500,
  });
  const postman = fixture.people['postman']!;
  await fixture.deliver([label], { courier: postman });
  const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: postman } })).data;
  await cashier.call('handovers.count', { params: { id }, body: { counted: 30_000 } });
  expect(await verifyLedger(fixture.db)).toEqual([]);
  const place = async (where: 'courier' | 'branch') =>
    fixture.app.database.pool.query(`update label_cash set place = $1, staff_id = $2 where label_id = $3`, [
      where,
      where === 'courier' ? postman : null,
      label.id,
    ]);
  await place('courier');
  expect(await found()).toContainEqual(['handed_in_once', `label ${label.id}`, 30_000]);
  await place('branch');
  expect(await found()).toEqual([]);
});

test('a shortage or cash over that is less than nothing is found', async () => {
  const [staff, branch] = [fixture.people['postman']!, fixture.branches['YGN']!];
  await fixture.inTx((tx) =>
    writeJournals(tx, [
      { key: 'test:repaid', event: 'repaid', at: fixture.app.clock(), postings: repaidPostings(staff, branch, 500) },
      {
        key: 'test:over',
        event: 'handed_over',
        at: fixture.app.clock(),
        postings: [
          { account: accountRef('overage', { owner: branch }), amount: 200 },
          { account: accountRef('cash:branch', { owner: branch }), amount: -200 },
        ],
      },
    ]),
  );
  expect(await found()).toEqual([
    ['shortages_not_below_zero', `staff ${staff}`, -500],
    ['overages_not_below_zero', `branch ${branch}`, -200],
  ]);
});
