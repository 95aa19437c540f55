import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdvancePaymentRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { confirmedChannel } from '../payment-channels/testing/confirmed-channel.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let wallet: PaymentChannelDetail;
let merchant = 0;
let references = 70_000_000;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  wallet = await confirmedChannel(fixture.app);
});
afterAll(async () => {
  await verifyLedger(fixture.app.app.waybill.db);
  await fixture.close();
});

const arrived = async (): Promise<MadeParcel> => {
  const parcel = await fixture.parcel({ cod: 45_000, merchant });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  return parcel;
};
/** Puts a parcel on the run of the postman of Mandalay. */
const goOut = async (parcel: MadeParcel) => {
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
};
const announce = async (
  { code }: MadeParcel,
  { amount = 45_000, reference = String(++references), channel = wallet } = {},
) =>
  (await fixture.as('mdy.staff')).try('advance_payments.announce', {
    body: { tracking_code: code, payment_channel_id: channel.id, amount, reference },
  });
const lineOf = async (reference: string) =>
  (await (await fixture.as('finance')).call('payment_lines.list', { query: { search: reference } })).data[0];
/** The lines that are reported as paid ahead, although no payment of a parcel has them. */
const lostAhead = () =>
  fixture.ask(`select id from payment_line x where status = 'ahead' and not exists (
    select from advance_payment a where a.line_id = x.id and a.status = 'received')`);
const advanceOf = async ({ code }: MadeParcel) =>
  (await (await fixture.as('superadmin')).call('advance_payments.list', { query: { search: code } }))
    .data[0] as AdvancePaymentRow;
const ended = async (command: 'withdraw' | 'as_surplus', { id, version }: AdvancePaymentRow, who = 'superadmin') =>
  (await fixture.as(who)).try(`advance_payments.${command}`, { params: { id }, body: { reason: 'x', version } });
async function bring(payments: readonly { amount: number; reference: string; note?: string }[]) {
  const day = formatDate(businessDate(fixture.app.clock()));
  const rows = payments.map(({ amount, reference, note = 'x' }) => `${day},,${amount},${reference},${note}`);
  const content = ['Date,Withdrawal,Deposit,Reference,Description', ...rows].join('\n');
  const { payload, headers } = await multipart({
    payment_channel_id: String(wallet.id),
    date_order: 'day',
    file: { name: 'wallet.csv', type: 'text/csv', content },
  });
  const response = await (
    await fixture.as('finance')
  ).send({ method: 'POST', url: '/api/payment-line', payload, headers });
  expect(response.statusCode).toBe(201);
}
const paidAhead = async ({ id }: MadeParcel) =>
  (await (await fixture.as('mdy.staff')).call('tracking.shipping', { params: { id } })).data.paid_ahead;
const cod = async ({ id }: MadeParcel) =>
  (await fixture.ask<{ cod_status: string }>('select cod_status from label_state where label_id = $1', [id]))[0]
    ?.cod_status;

test('W-03 a payment that the statement has before the delivery is told at the door, and is settled once the parcel is delivered', async () => {
  const parcel = await arrived();
  await bring([{ amount: 45_000, reference: `K${++references}`, note: `to ${parcel.code}` }]);
  const ahead = { channel_id: wallet.id, amount: 45_000, reference: `K${references}`, received: true };
  expect(await paidAhead(parcel)).toMatchObject(ahead);
  const clerk = await fixture.as('mdy.staff');
  const body = { taker_id: fixture.staff['mdy.postman'] as number };
  const { id: run_sheet_id } = (await clerk.call('run_sheets.create', { body })).data;
  const scanned_at = fixture.app.clock().toISOString();
  const scans = [{ scan_id: scanId(), tracking_code: parcel.code, scanned_at, run_sheet_id }];
  await clerk.call('run_sheets.scan', { body: { scans } });
  const courier = await fixture.as('mdy.postman');
  await courier.call('run_sheets.count', { params: { id: run_sheet_id }, body: { parcels_counted: 1 } });
  const { doors } = (await courier.call('run_sheets.mine', {})).data;
  expect(doors).toMatchObject([{ tracking_code: parcel.code, paid_ahead: ahead }]);
  const before = await fixture.balance('cash:courier');
  const paid = { channel_id: ahead.channel_id, amount: ahead.amount, reference: ahead.reference };
  await fixture.step('mdy.postman', parcel, { status: 'delivered', paid });
  expect([await fixture.balance('cash:courier'), (await advanceOf(parcel)).status]).toEqual([before, 'used']);
  await bring([{ amount: 7, reference: `T${++references}` }]);
  expect(await cod(parcel)).toBe('ready_to_clearance');
});

test('W-03 a receiver’s word is passed on, found by its reference, and withdrawn when it was not true', async () => {
  const [honest, other] = [await arrived(), await arrived()];
  expect([(await announce(honest)).status, (await announce(other)).status]).toEqual([201, 201]);
  expect(await paidAhead(honest)).toMatchObject({ received: false });
  expect((await announce(honest)).body.code).toBe('paid_ahead_before');
  await bring([{ amount: 44_000, reference: String(references - 2) }]);
  expect(await advanceOf(honest)).toMatchObject({ status: 'received', amount: 44_000 });
  expect((await ended('withdraw', await advanceOf(honest))).body.code).toBe('state_not_allowed');
  expect((await ended('withdraw', await advanceOf(other))).body.data).toMatchObject({ status: 'withdrawn' });
  expect(await paidAhead(other)).toBeNull();
});

test('W-03 nothing is announced that the receiver does not owe, for a parcel of others, or by a reference that was used', async () => {
  const [parcel, other] = [await arrived(), await arrived()];
  expect((await announce(parcel, { amount: 45_001 })).body.code).toBe('scan_payment_too_large');
  expect((await announce(parcel, { reference: '12' })).body.code).toBe('scan_needs_reference');
  await goOut(other);
  const paid = { channel_id: wallet.id, amount: 45_000, reference: String(++references) };
  await fixture.step('mdy.postman', other, { status: 'delivered', paid });
  expect((await announce(parcel, { reference: paid.reference })).body.code).toBe('scan_reference_used');
  expect((await announce(other)).body.code).toBe('scan_payment_not_due');
  expect((await announce({ ...parcel, code: 'EX999999995XM' })).status).toBe(404);
  const stranger = await fixture.parcel({ cod: 45_000, merchant, from: 'BGO', to: 'YGN' } as never);
  expect((await announce(stranger)).status).toBe(404);
});

test('W-03 a delivery taken back frees its advance payment for the next one', async () => {
  const parcel = await arrived();
  await announce(parcel);
  await goOut(parcel);
  const paid = { channel_id: wallet.id, amount: 45_000, reference: String(references) };
  await fixture.step('mdy.postman', parcel, { status: 'delivered', paid });
  expect(await paidAhead(parcel)).toBeNull();
  await (
    await fixture.as('superadmin')
  ).call('tracking.rollback', {
    params: { id: parcel.id },
    body: {
      entry_id: await fixture.lastEntry(parcel),
      reason: 'wrong door',
      version: Number((await fixture.state(parcel)).version),
    },
  });
  expect(await paidAhead(parcel)).toMatchObject({ reference: paid.reference, received: false });
});

test('W-03 F-02 money that came for a parcel not delivered with it is kept once as a surplus of its branch', async () => {
  const parcel = await arrived();
  await bring([{ amount: 45_000, reference: `S${++references}`, note: parcel.code }]);
  const before = [await fixture.balance('bank'), await fixture.balance('overage'), await fixture.balance('channel')];
  const advance = await advanceOf(parcel);
  const both = await Promise.all([ended('as_surplus', advance), ended('as_surplus', advance, 'finance')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const after = [await fixture.balance('bank'), await fixture.balance('overage'), await fixture.balance('channel')];
  expect(after.map((sum, at) => sum - (before[at] ?? 0))).toEqual([44_775, -45_000, 0]);
  expect(await paidAhead(parcel)).toBeNull();
  const { data } = await (await fixture.as('superadmin')).call('surpluses.list', {});
  expect(data.some(({ amount, event }) => amount === 45_000 && event === 'channel_settled')).toBe(true);
});

test('W-03 F-02 a line that a person matches with another parcel is no longer told of, and its money is not booked twice', async () => {
  const [parcel, other] = [await arrived(), await arrived()];
  await goOut(other);
  const paid = { channel_id: wallet.id, amount: 45_000, reference: String(++references) };
  await fixture.step('mdy.postman', other, { status: 'delivered', paid });
  await bring([{ amount: 45_000, reference: `M${++references}`, note: parcel.code }]);
  const advance = await advanceOf(parcel);
  const { data } = await (
    await fixture.as('finance')
  ).call('payment_lines.list', { query: { search: `M${references}` } });
  const { id = 0, version = 0 } = data[0] ?? {};
  const body = { tracking_code: other.code, version };
  await (await fixture.as('superadmin')).call('payment_lines.match', { params: { id }, body });
  expect(await paidAhead(parcel)).toBeNull();
  const bank = await fixture.balance('bank');
  expect((await ended('as_surplus', advance)).status).toBe(409);
  expect((await ended('as_surplus', await advanceOf(parcel))).body.code).toBe('state_not_allowed');
  expect(await fixture.balance('bank')).toBe(bank);
});

test('W-03 the branch that sent a parcel announces what its receiver tells it', async () => {
  const parcel = await fixture.parcel({ cod: 45_000, merchant });
  for (const who of ['staff', 'staff']) await fixture.step(who, parcel);
  const body = {
    tracking_code: parcel.code,
    payment_channel_id: wallet.id,
    amount: 45_000,
    reference: String(++references),
  };
  expect((await (await fixture.as('staff')).try('advance_payments.announce', { body })).status).toBe(201);
});

test('W-03 a clerk who may not read money withdraws what they announced from the page of its parcel', async () => {
  const parcel = await arrived();
  await announce(parcel);
  const clerk = await fixture.as('mdy.staff');
  expect((await clerk.try('advance_payments.list', {})).body.code).toBe('missing_permission');
  const { id = 0, version = 0 } = (await paidAhead(parcel)) ?? {};
  await clerk.call('advance_payments.withdraw', { params: { id }, body: { reason: 'It did not come', version } });
  expect([await paidAhead(parcel), (await advanceOf(parcel)).reason]).toEqual([null, 'It did not come']);
});

test('W-03 a line that is left out takes back the news for the courier', async () => {
  const parcel = await arrived();
  await bring([{ amount: 45_000, reference: `L${++references}`, note: parcel.code }]);
  const finance = await fixture.as('finance');
  const { data } = await finance.call('payment_lines.list', { query: { search: `L${references}` } });
  expect(data[0]?.status).toBe('ahead');
  await finance.call('payment_lines.leave', {
    params: { id: data[0]?.id ?? 0 },
    body: { reason: 'x', version: data[0]?.version ?? 0 },
  });
  expect(await paidAhead(parcel)).toBeNull();
});

test('W-03 a line is not reported as paid ahead when somebody announces another payment of its parcel at the same time', async () => {
  const [parcel, other] = [await arrived(), await confirmedChannel(fixture.app)];
  const meanwhile = await fixture.app.database.pool.connect();
  await meanwhile.query('begin');
  await meanwhile.query(
    `insert into advance_payment (payment_channel_id, label_id, amount, status, announced_by, created_at, updated_at)
    values ($1, $2, 43210, 'announced', $3, now(), now())`,
    [other.id, parcel.id, fixture.staff['mdy.staff']],
  );
  const importing = bring([{ amount: 43_210, reference: `R${++references}`, note: parcel.code }]);
  const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await fixture.ask(waits)).length, { timeout: 20_000 }).toBe(1);
  await meanwhile.query('commit');
  meanwhile.release();
  await importing;
  expect([(await lineOf(`R${references}`))?.status, await paidAhead(parcel)]).toEqual([
    'unknown',
    expect.objectContaining({ channel_id: other.id, received: false }),
  ]);
});

test('W-03 a payment announced while its statement is applied is one payment, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const parcel = await arrived();
    await Promise.all([
      announce(parcel, { reference: String(++references) }),
      bring([{ amount: 45_000, reference: `A${++references}`, note: parcel.code }]),
    ]);
    expect(await paidAhead(parcel)).toMatchObject({ received: true, reference: `A${references}` });
  }
  expect(await lostAhead()).toEqual([]);
});

test('W-03 a courier uses a payment made ahead although its channel was switched off since', async () => {
  const [parcel, other, off] = [await arrived(), await arrived(), await confirmedChannel(fixture.app)];
  await announce(parcel, { channel: off });
  const reference = String(references);
  await (
    await fixture.as('finance')
  ).call('payment_channels.close', { params: { id: off.id }, body: { version: off.version } });
  const options = (await (await fixture.as('mdy.postman')).call('payment_channels.all', {})).data;
  expect(options.find(({ id }) => id === off.id)).toMatchObject({ open: false, static_qr: null });
  expect((await announce(other, { channel: off })).body.code).toBe('scan_channel_off');
  for (const one of [parcel, other]) await goOut(one);
  const deliver = (to: MadeParcel, amount: number) =>
    fixture.scan('mdy.postman', to, { status: 'delivered', paid: { channel_id: off.id, amount, reference } });
  expect(await deliver(other, 45_000)).toMatchObject({ code: 'scan_channel_off' });
  expect(await deliver(parcel, 45_000)).toMatchObject({ result: 'applied' });
  expect((await advanceOf(parcel)).status).toBe('used');
});
