import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import type {
  PaymentClaimRow,
  PaymentLineRow,
} from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { confirmedChannel } from '../payment-channels/testing/confirmed-channel.ts';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from '../tracking/testing/parcel-fixture.ts';
import { raiseDueCases } from './payment-claims-job.ts';

let fixture: ParcelFixture;
let wallet: PaymentChannelDetail;
let merchant = 0;
let references = 50_000_000;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  wallet = await confirmedChannel(fixture.app);
});
afterAll(() => fixture.close());

interface Claimed extends MadeParcel {
  readonly reference: string;
}

/** A parcel that the postman of Mandalay delivered, paid by a channel. */
async function claimed(
  amount = 45_000,
  { channel = wallet, ...options }: ParcelOptions & { channel?: PaymentChannelDetail } = {},
): Promise<Claimed> {
  const parcel = await fixture.parcel({ cod: 45_000, merchant, ...options });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  const reference = String(++references);
  await fixture.step('mdy.postman', parcel, {
    status: 'delivered',
    paid: { channel_id: channel.id, amount, reference },
  });
  return { ...parcel, reference };
}

interface Payment {
  readonly amount: number;
  readonly reference?: string;
  readonly note?: string;
}
/** Imports a statement of the channel with these payments of today. */
async function bring(payments: readonly Payment[], { who = 'finance', channel = wallet } = {}) {
  const day = formatDate(businessDate(fixture.app.clock()));
  const rows = payments.map(({ amount, reference = '', note = '' }) => `${day},,${amount},${reference},${note}`);
  const content = ['Date,Withdrawal,Deposit,Reference,Description', ...rows].join('\n');
  const { payload, headers } = await multipart({
    payment_channel_id: channel.id,
    date_order: 'day',
    file: { name: 'wallet.csv', type: 'text/csv', content },
  });
  const response = await (await fixture.as(who)).send({ method: 'POST', url: '/api/payment-line', payload, headers });
  return { status: response.statusCode, ...(response.json() as { data?: Record<string, number>; code?: string }) };
}
const lineOf = async (reference: string): Promise<PaymentLineRow> => {
  const { data } = await (await fixture.as('finance')).call('payment_lines.list', { query: { search: reference } });
  return data[0] as PaymentLineRow;
};
const claimOf = async ({ code }: MadeParcel): Promise<PaymentClaimRow> => {
  const { data } = await (await fixture.as('superadmin')).call('payment_claims.list', { query: { search: code } });
  return data[0] as PaymentClaimRow;
};
const match = async (line: PaymentLineRow, tracking_code: string | null = null, who = 'superadmin') =>
  (await fixture.as(who)).try('payment_lines.match', {
    params: { id: line.id },
    body: { tracking_code, version: line.version },
  });
const unmatch = async ({ id, version }: PaymentLineRow, who = 'superadmin') =>
  (await fixture.as(who)).try('payment_lines.unmatch', { params: { id }, body: { reason: 'Wrong parcel', version } });
const cod = async ({ id }: MadeParcel) =>
  (await fixture.ask<{ cod_status: string }>('select cod_status from label_state where label_id = $1', [id]))[0]
    ?.cod_status;
const balances = async () => ({
  channel: await fixture.balance('channel'),
  bank: await fixture.balance('bank'),
  expense: await fixture.balance('expense'),
  cash: await fixture.balance('cash:courier'),
  shortage: await fixture.balance('shortage:staff'),
  overage: await fixture.balance('overage'),
  merchant: await fixture.balance('payable:merchant'),
});
/** Runs a step and returns the accounts that it moved. */
async function moved(step: () => Promise<unknown>): Promise<Record<string, number>> {
  const before: Record<string, number> = await balances();
  await step();
  return Object.fromEntries(
    Object.entries(await balances()).flatMap(([kind, sum]) =>
      sum === before[kind] ? [] : [[kind, sum - (before[kind] ?? 0)]],
    ),
  );
}
const later = async (days: number) => {
  for (let day = 0; day < days; day += 1) fixture.nextDay();
  await raiseDueCases(fixture.app.app.waybill.db, fixture.app.clock());
};

describe('W-03 the provider’s statement', () => {
  test('W-03 M-01 settles a claim by its reference: less the fee to the bank, and the COD is ready', async () => {
    const parcel = await claimed();
    expect(await cod(parcel)).toBe('process');
    const sums = await moved(() => bring([{ amount: 45_000, reference: `KBZ${parcel.reference}` }]));
    expect(sums).toEqual({ channel: -45_000, bank: 44_775, expense: 225 });
    expect([await cod(parcel), (await claimOf(parcel)).status]).toEqual(['ready_to_clearance', 'matched']);
    expect(await lineOf(parcel.reference)).toMatchObject({
      status: 'matched',
      tracking_code: parcel.code,
      label_id: parcel.id,
    });
  });

  test('W-03 settles by the code in the note, and only proposes by the amount', async () => {
    const [noted, alone] = [await claimed(), await claimed(31_234)];
    await bring([
      { amount: 45_000, reference: 'A1111112', note: `for ${noted.code}` },
      { amount: 31_234, reference: 'A2222223' },
    ]);
    expect([(await claimOf(noted)).status, (await claimOf(alone)).status]).toEqual(['matched', 'claimed']);
    const line = await lineOf('A2222223');
    expect(line).toMatchObject({ status: 'proposed', tracking_code: alone.code });
    expect((await match(line)).body.data).toMatchObject({ status: 'matched' });
    expect((await claimOf(alone)).status).toBe('matched');
  });

  test('W-01 W-03 charges the merchant with the fee where the channel says so', async () => {
    const channel = await confirmedChannel(fixture.app, { fee_by: 'merchant', fee_percent: 100, fee_fixed: 50 });
    const parcel = await claimed(45_000, { channel });
    const sums = await moved(() => bring([{ amount: 45_000, reference: parcel.reference }], { channel }));
    expect(sums).toEqual({ channel: -45_000, bank: 44_500, merchant: 500 });
  });

  test('W-03 imported again, or by two people at once, settles nothing twice', async () => {
    const [one, other] = [await claimed(), await claimed()];
    const payments = [one, other].map(({ reference }) => ({ amount: 45_000, reference }));
    const answers = await Promise.all([bring(payments), bring(payments, { who: 'md' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await bring(payments)).code).toBe('bank_file_twice');
    const again = await bring([...payments, { amount: 7, reference: 'NEW777777' }]);
    expect(again.data).toMatchObject({ lines_new: 1, lines_known: 2, lines_matched: 0 });
    const repeated = await bring([{ amount: 45_000, reference: one.reference, note: 'again' }]);
    expect([repeated.data?.['lines_matched'], (await lineOf(one.reference)).status]).toEqual([
      0,
      expect.stringMatching('twice|matched'),
    ]);
    const [books] = await fixture.ask<{ n: number }>(
      "select count(*)::int as n from journal where key like 'claim:%:settled' and label_id = $1",
      [one.id],
    );
    expect(books?.n).toBe(1);
  });

  test('W-03 with too little or too much waits for a second person; the difference gets an owner', async () => {
    const [short, over] = [await claimed(), await claimed()];
    await bring([
      { amount: 40_000, reference: short.reference },
      { amount: 46_000, reference: over.reference },
    ]);
    const [less, more] = [await lineOf(short.reference), await lineOf(over.reference)];
    expect([less.status, more.status, await cod(short)]).toEqual(['short', 'over', 'process']);
    expect((await match(less, null, 'finance')).body.code).toBe('second_person_needed');
    expect(await moved(() => match(less))).toEqual({ channel: -45_000, bank: 39_800, expense: 200, shortage: 5_000 });
    expect(await moved(() => match(more))).toEqual({ channel: -45_000, bank: 45_770, expense: 230, overage: -1_000 });
    expect([await cod(short), await cod(over)]).toEqual(['ready_to_clearance', 'ready_to_clearance']);
  });

  test('W-03 the columns of a provider’s statement are agreed to once for its channel, beside those of the bank', async () => {
    const [parcel, other, own] = [await claimed(), await claimed(), await confirmedChannel(fixture.app)];
    const day = formatDate(businessDate(fixture.app.clock()));
    const send = async (path: string, reference: string, more: object = {}) => {
      const content = `Txn Time,Trx ID,Money In,Money Out,Remark\n${day},${reference},45000,,x`;
      const file = { name: 'provider.csv', type: 'text/csv', content };
      const form = await multipart({ payment_channel_id: own.id, date_order: 'day', file, ...more });
      const answer = await (
        await fixture.as('finance')
      ).send({ method: 'POST', url: `/api/payment-line${path}`, ...form });
      return { status: answer.statusCode, ...answer.json() };
    };
    expect((await send('/read', parcel.reference)).data).toMatchObject({ columns_by: 'heads', doubts: ['columns'] });
    expect((await send('', parcel.reference)).status).toBe(422);
    expect((await send('', parcel.reference, { agreed: 'columns' })).status).toBe(201);
    expect((await lineOf(parcel.reference)).channel).toMatchObject({ id: own.id, name_en: own.name_en });
    expect((await send('/read', other.reference)).data).toMatchObject({ columns_by: 'account', doubts: [] });
    expect((await send('', other.reference)).status).toBe(201);
    await bring([{ amount: 45_000, reference: parcel.reference, note: 'of the wallet' }]);
    const lines = await (
      await fixture.as('finance')
    ).call('payment_lines.list', { query: { search: parcel.reference } });
    expect(lines.data.map(({ channel }) => channel.name_en).toSorted()).toEqual(
      [wallet.name_en, own.name_en].toSorted(),
    );
  });

  test('W-03 an unknown line is matched with a parcel’s code, or left with a reason', async () => {
    const parcel = await claimed(45_000);
    await bring([
      { amount: 45_000, reference: 'B3333334', note: 'no code' },
      { amount: 99, reference: 'B4444445' },
    ]);
    await bring([{ amount: 45_000, reference: 'B3333335', note: 'nor here' }]);
    const line = await lineOf('B4444445');
    expect(line.status).toBe('unknown');
    expect((await match(line)).body.code).toBe('payment_not_claimed');
    const left = await (
      await fixture.as('finance')
    ).call('payment_lines.leave', {
      params: { id: line.id },
      body: { reason: 'a tip', version: line.version },
    });
    expect(left.data).toMatchObject({ status: 'left', reason: 'a tip' });
    expect((await match(await lineOf('B3333335'), parcel.code)).body.data).toMatchObject({
      tracking_code: parcel.code,
    });
    expect((await match(await lineOf('B3333334'), parcel.code)).body.code).toBe('payment_not_claimed');
  });

  test('W-03 S-06 a settled delivery is not rolled back', async () => {
    const parcel = await claimed();
    await bring([{ amount: 45_000, reference: parcel.reference }]);
    const { body } = await (
      await fixture.as('superadmin')
    ).try('tracking.rollback', {
      params: { id: parcel.id },
      body: {
        entry_id: await fixture.lastEntry(parcel),
        reason: 'wrong door',
        version: Number((await fixture.state(parcel)).version),
      },
    });
    expect(body.code).toBe('payment_matched');
  });
});

describe('W-03 a claim that no statement has', () => {
  const end = async (command: 'as_cash' | 'as_shortage', parcel: MadeParcel, who = 'mdy.manager') => {
    const { id, version } = await claimOf(parcel);
    return (await fixture.as(who)).try(`payment_claims.${command}`, {
      params: { id },
      body: { reason: 'asked the receiver', version },
    });
  };

  test('W-03 becomes a case of the courier’s branch after the channel’s days, and may still be found', async () => {
    const parcel = await claimed();
    await later(2);
    expect((await claimOf(parcel)).status).toBe('claimed');
    await later(1);
    const { data } = await (await fixture.as('mdy.manager')).call('payment_claims.list', { query: { status: 'case' } });
    expect(data.find(({ tracking_code }) => tracking_code === parcel.code)).toMatchObject({
      courier: expect.any(String),
    });
    await bring([{ amount: 45_000, reference: parcel.reference }]);
    expect((await claimOf(parcel)).status).toBe('matched');
  });

  test('W-03 M-02 ends as cash of the courier, who hands it in like any other before the COD is ready', async () => {
    const parcel = await claimed();
    await later(3);
    expect((await end('as_cash', parcel, 'mdy.postman')).status).toBe(403);
    expect(await moved(() => end('as_cash', parcel))).toEqual({ channel: -45_000, cash: 45_000 });
    expect([(await claimOf(parcel)).status, await cod(parcel)]).toEqual(['cash', 'process']);
    expect((await end('as_shortage', parcel)).body.code).toBe('state_not_allowed');
  });

  test('W-03 M-02 ends as the shortage of the courier, and the merchant is paid', async () => {
    const parcel = await claimed();
    await later(3);
    expect(await moved(() => end('as_shortage', parcel))).toEqual({ channel: -45_000, shortage: 45_000 });
    expect(await cod(parcel)).toBe('ready_to_clearance');
  });

  test('M-03 W-03 nobody ends what they delivered or claimed', async () => {
    const parcel = await claimed();
    await later(3);
    await fixture.ask('update payment_claim set claimed_by = $2 where label_id = $1', [
      parcel.id,
      fixture.staff['mdy.manager'],
    ]);
    for (const command of ['as_cash', 'as_shortage'] as const)
      expect((await end(command, parcel)).body.code).toBe('second_person_needed');
  });

  test('W-03 the report by courier adds up what was claimed, matched and not matched', async () => {
    const { data } = await (await fixture.as('superadmin')).call('payment_claims.couriers', { query: {} });
    const [row] = data;
    expect(row).toMatchObject({ courier: expect.any(String), average_days: expect.any(Number) });
    const [sums] = await fixture.ask<{ claimed: number; matched: number }>(
      "select sum(amount)::int as claimed, sum(amount) filter (where status = 'matched')::int as matched from payment_claim where status <> 'withdrawn' and courier_id = $1",
      [fixture.staff['mdy.postman']],
    );
    expect(data.reduce((all, one) => all + one.matched, 0)).toBe(sums?.matched);
  });

  test('W-03 M-03 a line that settled the wrong parcel is taken off it by two people; only a person matches it again', async () => {
    const [wrong, right] = [await claimed(), await claimed(45_000)];
    const { reference } = wrong;
    await bring([{ amount: 45_000, reference }]);
    const line = await lineOf(reference);
    expect((await unmatch(line, 'finance')).body.code).toBe('second_person_needed');
    const both: Awaited<ReturnType<typeof unmatch>>[] = [];
    const sums = await moved(async () => both.push(...(await Promise.all([unmatch(line), unmatch(line, 'md')]))));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(sums).toEqual({ channel: 45_000, bank: -44_775, expense: -225 });
    expect([(await claimOf(wrong)).status, await cod(wrong)]).toEqual(['claimed', 'process']);
    await bring([{ amount: 9, reference: 'LATER99999' }]);
    expect((await lineOf(reference)).status).toBe('unknown');
    expect((await match(await lineOf(reference), right.code)).body.data).toMatchObject({ status: 'matched' });
    expect([await cod(right), (await claimOf(wrong)).status]).toEqual(['ready_to_clearance', 'claimed']);
    await bring([{ amount: 45_000, reference: `Z${wrong.code}`, note: wrong.code }]);
    expect((await claimOf(wrong)).status).toBe('matched');
  });

  test('W-03 C-01 a line is not taken off a parcel whose money is on a clearance, at the bank, or whose difference was dealt with', async () => {
    const own = await fixture.merchant();
    const charging = await confirmedChannel(fixture.app, { fee_by: 'merchant' });
    const [cleared, banked, free] = [
      await claimed(45_000, { merchant: own }),
      await claimed(),
      await claimed(45_000, { channel: charging, merchant: own }),
    ];
    await bring([
      { amount: 45_000, reference: cleared.reference },
      { amount: 45_000, reference: banked.reference },
    ]);
    await bring([{ amount: 45_000, reference: free.reference }], { channel: charging });
    expect(await moved(async () => unmatch(await lineOf(free.reference)))).toMatchObject({ merchant: -225 });
    const manager = await fixture.as('superadmin');
    const ready = await manager.call('clearances.readyDetail', { query: { customer_id: String(own) } });
    await manager.call('clearances.create', {
      body: {
        customer_id: own,
        label_ids: [cleared.id],
        expected_net: ready.data.figures.actual_clearance_cod,
      },
    });
    expect((await unmatch(await lineOf(cleared.reference))).body.code).toBe('on_clearance');
    const day = formatDate(businessDate(fixture.app.clock()));
    const content = `Date,Withdrawal,Deposit,Reference,Description\n${day},,44775,${banked.reference},x`;
    const file = { name: 'bank.csv', type: 'text/csv', content };
    const form = await multipart({ bank_account_id: wallet.bank_account_id, date_order: 'day', file });
    await (await fixture.as('md')).send({ method: 'POST', url: '/api/bank-line', ...form });
    expect((await unmatch(await lineOf(banked.reference))).body.code).toBe('payment_at_bank');
    const [short] = [await claimed()];
    await bring([{ amount: 40_000, reference: short.reference }]);
    await match(await lineOf(short.reference));
    const staff_id = fixture.staff['mdy.postman'] as number;
    const [debt] = await fixture.ask<{ amount: number }>(
      "select sum(p.amount)::int as amount from posting p join account a on a.id = p.account_id where a.kind = 'shortage:staff' and a.staff_id = $1",
      [staff_id],
    );
    const body = { staff_id, amount: debt?.amount ?? 0, note: null };
    await (await fixture.as('mdy.manager')).call('handovers.repay', { body });
    expect((await unmatch(await lineOf(short.reference), 'md')).body.code).toBe('payment_difference_ended');
  });

  test('M-01 W-03 after all of it every invariant of the ledger holds', async () => {
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });
});
