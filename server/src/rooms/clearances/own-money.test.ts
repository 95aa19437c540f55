import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
let own: number;
let owner: TestClient;
let stranger: TestClient;
const made: Record<'paid' | 'on_document' | 'ready' | 'with_courier' | 'to_collect', number> = {} as never;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  const { fixture } = desk;
  own = await fixture.merchant();
  const other = await fixture.merchant();
  const label = async (merchant = own) =>
    (await fixture.labels({ merchant, payment: 'from_cod', cod: 50_000, shipping: 3_000 }, 1)) as never as readonly {
      id: number;
    }[];
  const delivered = async (merchant = own) => {
    const labels = await label(merchant);
    await fixture.deliver(labels as never, { courier: fixture.people['postman']! });
    return labels;
  };
  const idOf = ([one]: readonly { id: number }[]) => one?.id ?? 0;
  made.paid = idOf(await delivered());
  await desk.bankAll();
  const document = (await desk.make(own)).body.data;
  const bank_id = await fixture.bankOf(own, 'confirmed');
  await desk.pay(desk.finance, document, { method: 'bank', bank_id, received_amount: document.actual_clearance_cod });
  made.on_document = idOf(await delivered());
  await desk.bankAll();
  await desk.make(own);
  made.ready = idOf(await delivered());
  await delivered(other);
  await desk.bankAll();
  made.with_courier = idOf(await delivered());
  made.to_collect = idOf(await label());
  owner = await joinAs(fixture.app, desk.manager, own);
  stranger = await joinAs(fixture.app, desk.manager, other);
}, 60_000);
afterAll(() => desk.close());

const whereIs = async (id: number) => (await owner.call('clearances.parcelMoney', { params: { label_id: id } })).data;

test('U-05 from any parcel a merchant sees where its money is: to collect, with the courier, next payout, document, paid', async () => {
  expect(await whereIs(made.to_collect)).toMatchObject({ cod_status: 'ongoing', holder: null, parts: [] });
  expect(await whereIs(made.with_courier)).toMatchObject({
    holder: 'courier',
    parts: [{ role: 'cod', net: 46_000, reason: 'with_courier', document: null }],
  });
  expect(await whereIs(made.ready)).toMatchObject({ parts: [{ net: 46_000, reason: null, document: null }] });
  expect(await whereIs(made.on_document)).toMatchObject({
    parts: [{ net: 46_000, document: { kind: 'cod', status: 'pending', paid_at: null } }],
  });
  expect(await whereIs(made.paid)).toMatchObject({
    parts: [{ net: 46_000, document: { status: 'complete', method: 'bank', paid_at: expect.any(String) } }],
  });
});

test('U-02 the money of another merchant’s parcel does not exist, and the answer names none of the staff', async () => {
  expect((await stranger.try('clearances.parcelMoney', { params: { label_id: made.paid } })).status).toBe(404);
  const { data } = await owner.call('clearances.nextPayout', {});
  expect(Object.keys(data.blocked[0] ?? {})).not.toContain('held_by');
});

test('U-03 the rows of the next payout add up to the figure on the home page, and what waits is listed with its reason', async () => {
  const { data: next } = await owner.call('clearances.nextPayout', {});
  const { money } = (await owner.call('merchant_users.home', {})).data;
  const net = next.lines.reduce((sum, line) => sum + line.net, 0);
  expect([net, next.figures.actual_clearance_cod]).toEqual([46_000, money?.next.figures.actual_clearance_cod]);
  const waits = (reason: string) => next.blocked.filter((line) => line.reason === reason);
  for (const { reason, count, amount } of money?.next.held_back ?? [])
    expect([reason, waits(reason).length, waits(reason).reduce((sum, { net: n }) => sum + n, 0)]).toEqual([
      reason,
      count,
      amount,
    ]);
  expect(next.blocked).toHaveLength((money?.next.held_back ?? []).reduce((sum, { count }) => sum + count, 0));
});

test('U-05 each fee of a clearance names its rate and what it is taken of', async () => {
  const { data } = await owner.call('clearances.list', {});
  const { data: document } = await owner.call('clearances.detail', { params: { id: data[0]?.id } });
  expect(document.lines[0]).toMatchObject({ cod_amount: 50_000, cod_percent: 200, cod_fee: 1_000, shipping: 3_000 });
});
