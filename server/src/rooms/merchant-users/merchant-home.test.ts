import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { pushReads } from '../../app/push-reads.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { joinAs } from './testing/merchant-people.ts';

let desk: ClearanceDesk;
/** Two merchants of one branch, and the owner of the first. */
let merchant: number;
let neighbour: number;
let owner: TestClient;

type Home = CallOutput<'merchant_users.home'>['data'];
const homeOf = async (client: TestClient): Promise<Home> => (await client.call('merchant_users.home', {})).data;
const counts = ({ stages }: Home) => Object.fromEntries(stages.map(({ stage, count }) => [stage, count]));

/** Makes parcels of one merchant at every stage of their money: paid 10,000, on a document 20,000, ready 40,000, with the courier 80,000, to collect 160,000. */
async function world(id: number, times: number): Promise<void> {
  const { fixture } = desk;
  const labels = (cod: number) =>
    fixture.labels({ merchant: id, payment: 'sender_pay', cod: cod * times, shipping: 0 }, 1);
  const collected = async (cod: number) => {
    await fixture.deliver(await labels(cod), { courier: fixture.people['postman']! });
    await desk.bankAll();
  };
  await collected(10_000);
  const paid = (await desk.make(id)).body.data;
  const bank_id = await fixture.bankOf(id, 'confirmed');
  await desk.pay(desk.finance, paid, { method: 'bank', bank_id, received_amount: paid.actual_clearance_cod });
  await collected(20_000);
  await desk.make(id);
  await collected(40_000);
  await fixture.deliver(await labels(80_000), { courier: fixture.people['postman']! });
  await labels(160_000);
}

beforeAll(async () => {
  desk = await ClearanceDesk.open();
  [merchant, neighbour] = [await desk.fixture.merchant(), await desk.fixture.merchant()];
  await world(neighbour, 3);
  await world(merchant, 1);
  owner = await joinAs(desk.fixture.app, desk.manager, merchant);
}, 60_000);
afterAll(() => desk.close());

test('U-06 the inbox of a merchant says which payouts came and wait to be confirmed, to owners alone', async () => {
  const { data } = await owner.call('merchant_users.news', {});
  expect(data).toMatchObject({ answers: { count: 0, latest: [] }, payouts: { count: 1 } });
  const clerk = await joinAs(desk.fixture.app, desk.manager, merchant, 'merchant-clerk');
  // Their devices ring for it, and not those of clerks.
  const { db } = desk.fixture.app.app.waybill;
  const rung = async (person: TestClient) => {
    const { id } = (await person.call('sessions.activeAccount', {})).data;
    const viewer = await readActor(db, id, null, merchant);
    return viewer && pushReads.newest(db, 'payouts', viewer, desk.fixture.app.clock());
  };
  const paidAt = new Date(data.payouts?.latest[0]?.paid_at ?? 0);
  expect([await rung(owner), await rung(clerk)]).toEqual([paidAt, null]);
  expect((await clerk.call('merchant_users.news', {})).data.payouts).toBeNull();
});

test('U-03 a merchant’s home shows their parcels and their money on its way by stage, and nothing of the shop beside them', async () => {
  const home = await homeOf(owner);
  expect(counts(home)).toEqual({
    today: 5,
    waiting: 0,
    with_us: 1,
    on_the_way: 0,
    out: 0,
    to_answer: 0,
    coming_back: 0,
  });
  const day = businessDate(desk.fixture.app.clock());
  expect(home.money).toMatchObject({
    collecting: { count: 1, amount: 160_000 },
    held: [{ holder: 'courier', count: 1, amount: 80_000 }],
    ready: { count: 1, amount: 40_000 },
    on_documents: { count: 1, amount: 20_000 },
    paid: { count: 1, amount: 9_800, to: day },
    next: {
      figures: { actual_cod_amount: 40_000, actual_percent_amount: 800, actual_clearance_cod: 39_200 },
      gate: 'strict',
      held_back: [{ reason: 'with_courier', count: 1, amount: 78_400 }],
      account: { bank: 'KBZ' },
    },
    waiting: [{ amount: 19_600 }],
    payouts: [{ amount: 9_800 }],
  });
  const other = await homeOf(await joinAs(desk.fixture.app, desk.manager, neighbour));
  expect(other.money?.collecting).toEqual({ count: 1, amount: 480_000 });
});

test('U-03 U-02 every sum of a merchant’s home equals the rows that it opens, and no row is of another merchant', async () => {
  const { money } = await homeOf(owner);
  const sum = async (query: Record<string, string>) => {
    const { data } = await owner.call('cod.list', { query });
    expect(data.every(({ customer_id }) => customer_id === merchant)).toBe(true);
    return { count: data.length, amount: data.reduce((all, { cod_amount }) => all + cod_amount, 0) };
  };
  expect(await sum({ status: 'ongoing' })).toEqual(money?.collecting);
  for (const { holder, ...held } of money?.held ?? []) expect(await sum({ status: 'process', holder })).toEqual(held);
  expect(await sum({ status: 'ready_to_clearance' })).toEqual(money?.ready);
  expect(await sum({ status: 'clearance' })).toEqual(money?.on_documents);
  const { from = '', to = '' } = money?.paid ?? {};
  const paid = (await owner.call('clearances.list', { query: { kind: 'cod', status: 'complete', from, to } })).data;
  expect(paid.map(({ received_amount }) => received_amount)).toEqual([money?.paid.amount]);
  expect((await owner.call('cod.list', { query: { customer_id: String(neighbour) } })).data).toEqual([]);
});

test('U-03 a failed delivery is on the home page with the time until which it is answered, and what follows without an answer', async () => {
  const shop = await desk.fixture.merchant();
  const person = await joinAs(desk.fixture.app, desk.manager, shop, 'merchant-clerk');
  const { id, code } = await desk.fixture.label({ merchant: shop, payment: 'sender_pay', cod: 5_000, shipping: 0 });
  await desk.fixture.app.database.pool.query(
    `update label_state set return_step = 'pending_return_confirm', return_at = '2026-01-05T09:00:00+06:30', status = 'arrived_to_destination_branch', rollup = 'ongoing' where label_id = $1`,
    [id],
  );
  const home = await homeOf(person);
  expect(home.answers).toEqual([
    {
      label_id: id,
      tracking_code: code,
      receiver_name: 'Receiver',
      cod_amount: 5_000,
      answer_by: '2026-01-06T09:00:00.000+06:30',
      otherwise: 'return',
    },
  ]);
  expect(counts(home)).toMatchObject({ to_answer: 1, on_the_way: 1 });
  expect(home.money).toBeNull();
});

test('U-03 U-02 a clerk at money, and one of the staff at a merchant’s home, are refused', async () => {
  const clerk = await joinAs(desk.fixture.app, desk.manager, merchant, 'merchant-clerk');
  for (const call of ['cod.list', 'clearances.list'] as const)
    expect((await clerk.try(call, { query: {} })).status).toBe(403);
  expect((await desk.manager.try('merchant_users.home', {})).status).toBe(403);
});

test('U-03 a parcel that gets another merchant is counted at its new one', async () => {
  const [from, to] = [await desk.fixture.merchant(), await desk.fixture.merchant()];
  const { id } = await desk.fixture.label({ merchant: from, payment: 'sender_pay', cod: 0, shipping: 0 });
  await desk.fixture.app.database.pool.query('update label set merchant_id = $2 where id = $1', [id, to]);
  const seen = [];
  for (const shop of [from, to])
    seen.push(counts(await homeOf(await joinAs(desk.fixture.app, desk.manager, shop)))['with_us']);
  expect(seen).toEqual([0, 1]);
});

test('U-05 an owner confirms once that a paid clearance has arrived, with an audit line; one that is not paid, and one of another merchant, are refused', async () => {
  const { money } = await homeOf(owner);
  const [paid, waiting] = [money?.payouts[0]?.id ?? 0, money?.waiting[0]?.id ?? 0];
  expect((await owner.call('clearances.detail', { params: { id: paid } })).data).toMatchObject({
    may_confirm_receipt: true,
    merchant_received: null,
    actions: [],
    approval_limit: 0,
  });
  const { data } = await owner.call('clearances.receive', { params: { id: paid } });
  expect([data.may_confirm_receipt, data.merchant_received?.by]).toEqual([false, expect.stringContaining('Person')]);
  const seen = await desk.manager.call('clearances.detail', { params: { id: paid } });
  expect(seen.data.merchant_received).toEqual(data.merchant_received);
  const lines = await desk.owner.call('audit.list', { query: { room: 'clearances', action: 'receive' } });
  expect(lines.data.map(({ record }) => record)).toEqual([expect.stringContaining(data.number)]);
  for (const id of [paid, waiting])
    expect((await owner.try('clearances.receive', { params: { id } })).body.code).toBe('state_not_allowed');
  const other = await joinAs(desk.fixture.app, desk.manager, neighbour);
  expect((await other.try('clearances.receive', { params: { id: paid } })).status).toBe(404);
  expect((await desk.manager.try('clearances.receive', { params: { id: paid } })).status).toBe(403);
});

test('U-05 U-06 a payout is disputed by a ticket that names it, which the other shop and its own staff list do not mix up', async () => {
  const { money } = await homeOf(owner);
  const clearance_no = money?.payouts[0]?.number;
  const wish = {
    type: 'operation',
    priority: 'normal',
    desk: 'head_office',
    subject: 'Too little',
    text: 'x',
  } as const;
  const { data } = await owner.call('support_tickets.create', { body: { ...wish, clearance_no } });
  expect(data.clearance?.number).toBe(clearance_no);
  const about = { query: { clearance_id: String(money?.payouts[0]?.id) } };
  expect((await owner.call('support_tickets.list', about)).data.map(({ id }) => id)).toEqual([data.id]);
  const other = await joinAs(desk.fixture.app, desk.manager, neighbour);
  expect((await other.call('support_tickets.list', about)).data).toEqual([]);
  expect((await other.try('support_tickets.create', { body: { ...wish, clearance_no } })).body.code).toBe(
    'ticket_about_unknown',
  );
});

test('U-05 sums above the lists of money, and the Excel file of a clearance, keep to the merchant', async () => {
  const { money } = await homeOf(owner);
  const { data } = await owner.call('cod.totals', { query: { status: 'ready_to_clearance' } });
  expect([data?.count, data?.cod_amount]).toEqual([money?.ready.count, money?.ready.amount]);
  expect((await owner.call('cod.count', {})).data).toMatchObject({ ongoing: 1, process: 1, clearance: 1 });
  const id = money?.payouts[0]?.id ?? 0;
  const { hash } = (await owner.call('clearances.excelLink', { params: { id } })).data;
  expect((await owner.try('clearances.excel', { params: { id, hash } })).status).toBe(200);
  const other = await joinAs(desk.fixture.app, desk.manager, neighbour);
  expect((await other.try('clearances.excelLink', { params: { id } })).status).toBe(404);
  expect((await other.try('clearances.excel', { params: { id, hash } })).status).toBe(404);
});
