import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { confirmedChannel } from '../payment-channels/testing/confirmed-channel.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let wallet: PaymentChannelDetail;
let serial = 90_000_000;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  wallet = await confirmedChannel(fixture.app);
});
afterAll(() => fixture.close());

interface Claimed extends MadeParcel {
  readonly reference: string;
  readonly merchant: number;
}
async function claimed(): Promise<Claimed> {
  const merchant = await fixture.merchant();
  const parcel = await fixture.parcel({ to: 'YGN', cod: 45_000, merchant });
  await fixture.step('staff', parcel);
  const to_staff_id = fixture.staff['postman'] as number;
  await fixture.step('staff', parcel, { status: 'send_to_destination_address', to_staff_id });
  const reference = `RACE${(serial += 1)}`;
  await fixture.step('postman', parcel, {
    status: 'delivered',
    paid: { channel_id: wallet.id, amount: 45_000, reference },
  });
  return { ...parcel, reference, merchant };
}

async function bring(reference: string, note = 'x'): Promise<number> {
  const day = formatDate(businessDate(fixture.app.clock()));
  const content = `Date,Withdrawal,Deposit,Reference,Description\n${day},,45000,${reference},${note}`;
  const file = { name: 'wallet.csv', type: 'text/csv', content };
  const form = await multipart({ payment_channel_id: wallet.id, date_order: 'day', file });
  const answer = await (await fixture.as('finance')).send({ method: 'POST', url: '/api/payment-line', ...form });
  return answer.statusCode;
}
const statusOf = async ({ id }: MadeParcel) =>
  (await fixture.ask<{ status: string }>('select status from payment_claim where label_id = $1', [id]))[0]?.status;
const lineOf = async (reference: string) =>
  (await (await fixture.as('finance')).call('payment_lines.list', { query: { search: reference } })).data[0] ?? {
    id: 0,
    version: 0,
  };
const done = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status < 300);
/** The journals that moved the money of a claim from its channel and were not taken back. */
const moves = async ({ id }: MadeParcel) =>
  (
    await fixture.ask<{ n: number }>(
      `select count(*)::int as n from journal j
      where j.label_id = $1 and j.event in ('channel_settled', 'channel_as_cash', 'channel_short') and j.reverses_id is null
        and not exists (select from journal r where r.reverses_id = j.id)`,
      [id],
    )
  )[0]?.n;

async function endCase(command: 'as_cash' | 'as_shortage', { code }: MadeParcel, who: string) {
  const client = await fixture.as(who);
  const [claim] = (await client.call('payment_claims.list', { query: { search: code } })).data;
  const body = { reason: 'x', version: claim?.version ?? 0 };
  return client.try(`payment_claims.${command}`, { params: { id: claim?.id ?? 0 }, body });
}
async function match(reference: string, tracking_code: string, who: string) {
  const { id, version } = await lineOf(reference);
  return (await fixture.as(who)).try('payment_lines.match', { params: { id }, body: { tracking_code, version } });
}
async function unmatch(reference: string, who: string) {
  const { id, version } = await lineOf(reference);
  return (await fixture.as(who)).try('payment_lines.unmatch', { params: { id }, body: { reason: 'x', version } });
}
async function clear({ id, merchant }: Claimed) {
  const client = await fixture.as('accountant');
  const body = { customer_id: merchant, label_ids: [id], expected_net: 44_100 };
  return client.try('clearances.create', { body });
}
async function rollBack(parcel: MadeParcel) {
  const state = await fixture.state(parcel);
  const body = { entry_id: Number(state.entry_id), reason: 'x', version: Number(state.version) };
  return (await fixture.as('superadmin')).try('tracking.rollback', { params: { id: parcel.id }, body });
}

/** Two people, or a person and a statement, on one claim at the same moment: one of them has it. */
const races: readonly ((parcel: Claimed) => Promise<void>)[] = [
  async (parcel) => {
    const [, back] = await Promise.all([bring(parcel.reference), rollBack(parcel)]);
    expect([await statusOf(parcel), await moves(parcel)]).toEqual(
      back.status < 300 ? ['withdrawn', 0] : ['matched', 1],
    );
  },
  async (parcel) => {
    await fixture.ask("update payment_claim set status = 'case' where label_id = $1", [parcel.id]);
    const [, ...ends] = await Promise.all([
      bring(parcel.reference),
      endCase('as_cash', parcel, 'manager'),
      endCase('as_shortage', parcel, 'superadmin'),
    ]);
    expect(done(ends).filter(Boolean).length).toBe((await statusOf(parcel)) === 'matched' ? 0 : 1);
    expect(await moves(parcel)).toBe(1);
  },
  async (parcel) => {
    const other = `OTHER${(serial += 1)}`;
    await bring(other);
    const both = await Promise.all([match(other, parcel.code, 'superadmin'), match(other, parcel.code, 'md')]);
    expect([done(both).filter(Boolean).length, await statusOf(parcel), await moves(parcel)]).toEqual([1, 'matched', 1]);
  },
  async (parcel) => {
    await bring(parcel.reference);
    const both = await Promise.all([unmatch(parcel.reference, 'superadmin'), clear(parcel)]);
    expect(done(both).filter(Boolean).length).toBe(1);
    expect([await statusOf(parcel), await moves(parcel)]).toEqual(done(both)[0] ? ['claimed', 0] : ['matched', 1]);
  },
  async (parcel) => {
    await Promise.all([bring(parcel.reference, 'one'), bring(parcel.reference, 'two'), bring(parcel.reference, 'one')]);
    expect([await statusOf(parcel), await moves(parcel)]).toEqual(['matched', 1]);
  },
];

test('W-03 Q-06 whoever comes first to a payment by a channel, its money moves once, and the provider owes what the books say', async () => {
  const rounds = proofSize({ usual: races.length, long: 1_000 });
  for (let round = 0; round < rounds; round += 1) await races[round % races.length]?.(await claimed());
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
}, 3_600_000);
