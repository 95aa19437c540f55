import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentPayoutRow } from '@waybill/contract/rooms/agent-payouts/agent-payouts.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

interface Answer {
  readonly status: number;
  readonly body: { readonly data: AgentPayoutRow; readonly code?: string; readonly values?: object };
}

let fixture: ParcelFixture;
let merchant: number;
const agent = 'lso.manager';
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  const { data } = await (
    await fixture.as(agent)
  ).call('agent_services.create', {
    body: { service: 'cod', commission_kind: 'percent', commission_percent: 5_000 } as never,
  });
  const starts_on = fixture.app.clock().toISOString().slice(0, 10);
  await (await fixture.as('md')).call('agent_services.confirm', { params: { id: data.id }, body: { starts_on } });
});
afterAll(() => fixture.close());

/** Balance of an account of a branch, a debit positive. */
async function held(kind: string, branch: string): Promise<number> {
  const [row] = await fixture.ask<{ sum: number }>(
    `select coalesce(sum(p.amount), 0)::int as sum from posting p join account a on a.id = p.account_id
    where a.kind = $1 and a.branch_id = $2`,
    [kind, fixture.branches[branch]],
  );
  return row?.sum ?? 0;
}
const owed = async () => 0 - (await held('receivable:agent', 'LSO'));
const clean = () => verifyLedger(fixture.app.app.waybill.db);

/** Lets the agent deliver a parcel with this COD: half of the two percent fee is the agent's. The postman keeps the cash for now. */
async function earn(cod: number): Promise<void> {
  const parcels: MadeParcel[] = await fixture.parcels(1, { to: 'LSO', cod, merchant });
  for (const parcel of parcels) {
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel);
    await fixture.step('lso.staff', parcel);
    await fixture.step('lso.staff', parcel, { to_staff_id: fixture.staff['lso.postman'] as number });
    await fixture.step('lso.postman', parcel);
  }
}

const make = async (who = 'finance') =>
  (await (
    await fixture.as(who)
  ).try('agent_payouts.create', { body: { agent_id: fixture.branches['LSO'] as number, note: null } })) as Answer;
const pay = async (who: string, { id, version }: AgentPayoutRow, how: object = { method: 'bank' }) =>
  (await (
    await fixture.as(who)
  ).try('agent_payouts.pay', { params: { id }, body: { version, ...how } as never })) as Answer;

test('O-11 M-05 an agent that holds less than it has earned is paid the rest by two people, from the bank account that was chosen', async () => {
  expect((await make()).body.code).toBe('nothing_to_pay_out');
  await earn(100_000);
  expect(await owed()).toBe(1_000);
  const { body: made } = await make();
  expect(made.data).toMatchObject({ status: 'pending', amount: 1_000 });
  expect((await make('md')).body.code).toBe('agent_payout_open');
  expect((await pay('finance', made.data)).body.code).toBe('second_person_needed');
  const both = await Promise.all([pay('md', made.data), pay('superadmin', made.data)]);
  const codes = both.map(({ status, body }) => (status === 200 ? 'paid' : body.code));
  expect(codes.filter((code) => code === 'paid')).toHaveLength(1);
  expect([await owed(), await fixture.balance('bank')]).toEqual([0, -1_000]);
  expect((await make()).body.code).toBe('nothing_to_pay_out');
  expect(await clean()).toEqual([]);
});

test('O-11 M-05 what the agent holds it keeps itself: meanwhile settled or taken back, the payout is refused and nothing moves', async () => {
  await earn(100_000);
  const { body: made } = await make();
  // The cash comes into the agent's till before it is paid.
  const { id } = (await (await fixture.as('lso.postman')).call('handovers.open', { body: {} })).data;
  await (await fixture.as(agent)).call('handovers.count', { params: { id }, body: { counted: 200_000 } });
  const late = await pay('md', made.data);
  expect([late.body.code, await owed()]).toEqual(['agent_payout_changed', 1_000]);
  const { data: settled } = await (await fixture.as(agent)).call('handovers.settleAgent', { body: {} as never });
  expect((await pay('md', made.data)).body.code).toBe('agent_settles');
  const body = { counted: settled.expected as number };
  await (await fixture.as('finance')).call('handovers.count', { params: { id: settled.id }, body });
  await (
    await fixture.as('finance')
  ).call('agent_payouts.void', { params: { id: made.data.id }, body: { reason: 'settled by itself' } });
  expect(await clean()).toEqual([]);
});

test('M-03 above the limit of a day a second person approves it, counted with what left to the same agent; a till pays only what it has', async () => {
  const md = await fixture.as('md');
  await md.call('outflows.saveLimit', { body: { outflow_kind: 'agent_payout', role: null, limit: 1_500 } });
  await earn(100_000);
  const { body: made } = await make();
  expect((await pay('md', made.data)).body.code).toBe('agent_payout_above_limit');
  const { id, version } = made.data;
  const approved = (await (
    await fixture.as('superadmin')
  ).call('agent_payouts.approve', { params: { id }, body: { version } })) as Answer['body'];
  expect((await pay('md', made.data)).body.code).toBe('agent_payout_changed');
  const declared = await held('cash:branch', 'YGN');
  await (await fixture.as('supervisor')).call('handovers.send', { body: { kind: 'bank', declared } as never });
  expect((await pay('md', approved.data, { method: 'cash' })).body.code).toBe('not_enough_cash');
  expect((await pay('md', approved.data)).body.data).toMatchObject({
    status: 'complete',
    bank_account: 'Main account',
  });
  expect(await owed()).toBe(0);
  expect(await clean()).toEqual([]);
});

const end = async (who: string, id: number) =>
  (await (
    await fixture.as(who)
  ).try('agent_payouts.void', { params: { id }, body: { reason: 'wrong agent' } })) as Answer;

test('O-11 M-03 M-05 what was paid wrongly is taken back by who neither made nor paid it, once', async () => {
  fixture.nextDay();
  const [owes, bank] = [await owed(), await fixture.balance('bank')];
  await earn(100_000);
  const { body: made } = await make();
  const { body: paid } = await pay('md', made.data);
  expect(paid.data).toMatchObject({ status: 'complete', paid_by_id: expect.any(Number) as number });
  expect([(await end('md', made.data.id)).body.code, (await end('finance', made.data.id)).body.code]).toEqual([
    'second_person_needed',
    'second_person_needed',
  ]);
  expect((await end('lso.manager', made.data.id)).status).not.toBe(200);
  const both = await Promise.all([end('superadmin', made.data.id), end('owner', made.data.id)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { body } = both.find(({ status }) => status === 200) as Answer;
  expect(body.data).toMatchObject({ status: 'void', end_reason: 'wrong agent' });
  expect(body.data.ended_by).not.toBeNull();
  expect([await owed(), await fixture.balance('bank')]).toEqual([owes + 1_000, bank]);
  // It is owed again, and the reversed amount does not count against the limit of the day.
  const { body: again } = await make();
  expect(again.data.amount).toBe(owes + 1_000);
  expect((await pay('md', again.data)).status).toBe(200);
  expect(await clean()).toEqual([]);
});

test('M-03 M-05 M-06 a payout that the bank’s statement shows waits where who paid it brought the statement, and is not taken back', async () => {
  fixture.nextDay();
  await earn(100_000);
  const { body: made } = await make();
  await pay('md', made.data);
  const [bank] = await fixture.ask<{ id: number }>('select id from bank_account where is_default');
  const day = fixture.app.clock().toISOString().slice(0, 10);
  const rows = ['Date,Description,Reference,Withdrawal,Deposit', `${day},Pay ${made.data.name},,${made.data.amount},`];
  const form = await multipart({
    bank_account_id: bank?.id ?? 0,
    file: { name: 'statement.csv', content: Buffer.from(rows.join('\n')) },
  });
  const brought = await (await fixture.as('md')).send({ method: 'POST', url: '/api/bank-line', ...form });
  expect(brought.json()).toMatchObject({ data: { lines_new: 1, lines_matched: 0, lines_waiting: 1 } });
  expect((await end('superadmin', made.data.id)).body.code).toBe('agent_payout_on_statement');
});
