import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExpenseDesk } from '../expenses/testing/expense-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let desk: ExpenseDesk;
beforeAll(async () => {
  const money = await MoneyFixture.open();
  fixture = await ParcelFixture.open({}, money.app);
  desk = await ExpenseDesk.open(0, money);
});
afterAll(() => fixture.close());

const rollback = async (parcel: MadeParcel) => {
  const body = { reason: 'wrong', entry_id: await fixture.lastEntry(parcel) };
  return (await fixture.as('manager')).try('tracking.rollback', { params: { id: parcel.id }, body });
};

test.each([
  ['acceptance', { payment: 'sender_pay' }, 1],
  ['delivery at the counter', { payment: 'receiver_pay', from: 'YGN', to: 'YGN', fetched: true }, 4],
] as const satisfies [string, ParcelOptions, number][])(
  'M-03 S-06 an %s whose cash the till has spent is not rolled back before the cash is there again',
  async (_, options, most) => {
    const parcel = await fixture.parcel(options);
    const before = await desk.till();
    for (let step = 0; step < most && (await desk.till()) === before; step++) await fixture.step('staff', parcel);
    const came = (await desk.till()) - before;
    expect(came).toBe(2_500);
    const spent = await desk.record({ amount: before + 2_000, pay_now: true }, desk.cashier);
    expect(spent.status).toBe(201);
    const { status, body } = await rollback(parcel);
    expect([status, body.code, (body as { values?: unknown }).values]).toEqual([
      409,
      'till_too_low',
      { amount: 2_500, held: 500, branch_id: fixture.branches.YGN },
    ]);
    expect(await desk.till()).toBe(500);
    await desk.fill(2_000);
    expect((await rollback(parcel)).status).toBe(200);
    expect(await desk.till()).toBe(0);
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  },
);

test('S-06 of a rollback and a payment at the same moment only one gets the cash', async () => {
  const parcel = await fixture.parcel({ payment: 'sender_pay' });
  await fixture.step('staff', parcel);
  const held = await desk.till();
  const { data } = (await desk.record({ amount: held })).body;
  const answers = await Promise.all([rollback(parcel), desk.step('pay', data, desk.cashier)]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await desk.till()).toBeGreaterThanOrEqual(0);
});
