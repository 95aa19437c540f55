import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { confirmedChannel } from '../payment-channels/testing/confirmed-channel.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, scanId, type MadeParcel, type ParcelOptions } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let wallet: PaymentChannelDetail;
let merchant = 0;
let references = 10_000_000;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  wallet = await confirmedChannel(fixture.app);
});
afterAll(() => fixture.close());

/** A parcel with COD in the hands of the postman of Mandalay. */
async function out(options: ParcelOptions = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ cod: 45_000, merchant, ...options });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  return parcel;
}
const drawn = Buffer.from(
  '<svg width="60" height="60"><rect width="60" height="60" fill="white"/><circle cx="30" cy="30" r="20"/></svg>',
);
const paid = (amount: number, reference: string | null = String(++references), channel_id = wallet.id) => ({
  channel_id,
  amount,
  reference,
});
const deliver = (parcel: MadeParcel, by = paid(45_000), more: object = {}) =>
  fixture.scan('mdy.postman', parcel, { status: 'delivered', paid: by, ...more });
const rollback = async (parcel: MadeParcel) =>
  (await fixture.as('superadmin')).call('tracking.rollback', {
    params: { id: parcel.id },
    body: {
      entry_id: await fixture.lastEntry(parcel),
      reason: 'wrong door',
      version: Number((await fixture.state(parcel)).version),
    },
  });
const cash = () => fixture.balance('cash:courier');
const owed = () => fixture.balance('channel');
const claims = ({ id }: MadeParcel) =>
  fixture.ask<{ status: string; amount: number; reference: string; courier_id: number }>(
    'select status, amount, reference, courier_id from payment_claim where label_id = $1 order by id',
    [id],
  );
const cod = async ({ id }: MadeParcel) =>
  (await fixture.ask<{ cod_status: string }>('select cod_status from label_state where label_id = $1', [id]))[0]
    ?.cod_status;

describe('W-03 paid by a channel at the door', () => {
  test('W-03 M-02 is owed by the channel and is no cash of the courier', async () => {
    const [parcel, before] = [await out(), [await cash(), await owed()]];
    expect(await deliver(parcel, paid(45_000, '၉၉ ၈၈၇-၇၆ok'))).toMatchObject({
      result: 'applied',
      status: 'delivered',
    });
    expect([await cash(), await owed()]).toEqual([before[0], (before[1] ?? 0) + 45_000]);
    expect(await claims(parcel)).toEqual([
      { status: 'claimed', amount: 45_000, reference: '9988776OK', courier_id: fixture.staff['mdy.postman'] },
    ]);
    const { data } = await (await fixture.as('mdy.postman')).call('handovers.mine', {});
    expect(JSON.stringify(data)).not.toContain(parcel.code);
  });

  test('W-03 half by the channel: the courier holds the other half alone', async () => {
    const [parcel, before] = [await out({ payment: 'receiver_pay' }), [await cash(), await owed()]];
    await deliver(parcel, paid(20_000));
    expect([await cash(), await owed()]).toEqual([(before[0] ?? 0) + 27_500, (before[1] ?? 0) + 20_000]);
    const [held] = await fixture.ask<{ amount: number }>(
      'select amount from label_cash where label_id = $1 and place = $2',
      [parcel.id, 'courier'],
    );
    expect(held?.amount).toBe(27_500);
  });

  test('W-03 is not ready for clearance, at the loosest gate either', async () => {
    const loose = await fixture.merchant();
    await fixture.ask("update customer set clearance_gate = 'delivered', clearance_gate_limit = 900000 where id = $1", [
      loose,
    ]);
    const [claimed, half, inCash] = [
      await out({ merchant: loose }),
      await out({ merchant: loose }),
      await out({ merchant: loose }),
    ];
    await deliver(claimed);
    await deliver(half, paid(1));
    await fixture.scan('mdy.postman', inCash, { status: 'delivered' });
    expect([await cod(claimed), await cod(half), await cod(inCash)]).toEqual([
      'process',
      'process',
      'ready_to_clearance',
    ]);
  });

  test('W-03 S-06 a rollback takes the claim back, and its reference may be used again', async () => {
    const [parcel, before] = [await out(), await owed()];
    const by = paid(45_000);
    await deliver(parcel, by);
    await rollback(parcel);
    expect(await owed()).toBe(before);
    expect((await claims(parcel)).map(({ status }) => status)).toEqual(['withdrawn']);
    expect((await deliver(parcel, by)).result).toBe('applied');
    expect((await claims(parcel)).map(({ status }) => status)).toEqual(['withdrawn', 'claimed']);
  });

  test('W-03 S-07 the same scan sent again claims once', async () => {
    const [parcel, scan_id, by] = [await out(), scanId(), paid(45_000)];
    await deliver(parcel, by, { scan_id });
    expect((await deliver(parcel, by, { scan_id })).result).toBe('already_applied');
    expect(await claims(parcel)).toHaveLength(1);
  });
});

describe('W-03 what is refused in words, with nothing moved', () => {
  const refused = async (parcel: MadeParcel, by: ReturnType<typeof paid>) => {
    const before = [await cash(), await owed()];
    const { result, code, message } = await deliver(parcel, by);
    expect([result, await cash(), await owed(), message?.length]).toEqual(['refused', ...before, expect.any(Number)]);
    expect((await claims(parcel)).filter(({ status }) => status === 'claimed')).toEqual([]);
    return code;
  };

  test('W-03 a reference of another parcel, whole or by its last six digits, in this month or before', async () => {
    const [first, second, third] = [await out(), await out(), await out()];
    await deliver(first, paid(45_000, 'KBZ20261129887766'));
    fixture.app.clock.advance({ days: 1 });
    fixture.people.clear();
    expect(await refused(second, paid(45_000, 'kbz20261129887766'))).toBe('scan_reference_used');
    expect(await refused(third, paid(45_000, '887766'))).toBe('scan_reference_used');
    // Another payment whose last six digits are equal by chance.
    expect((await deliver(third, paid(45_000, 'KBZ20261201887766'))).result).toBe('applied');
    // The same number of another provider is another payment.
    const other = await confirmedChannel(fixture.app);
    expect((await deliver(second, paid(45_000, 'KBZ20261129887766', other.id))).result).toBe('applied');
  });

  test('W-03 a part larger than the amount, a short reference, a channel of nobody', async () => {
    const parcel = await out();
    expect(await refused(parcel, paid(45_001))).toBe('scan_payment_too_large');
    expect(await refused(parcel, paid(45_000, '12345'))).toBe('scan_needs_reference');
    expect(await refused(parcel, paid(45_000, null))).toBe('scan_needs_reference');
    expect(await refused(parcel, paid(45_000, '123456', 987_654))).toBe('scan_channel_off');
    expect(await refused(await out({ cod: 0, merchant: null }), paid(1))).toBe('scan_payment_not_due');
  });

  test('W-03 a channel that was switched off meanwhile, begins later, or belongs to another branch', async () => {
    const [parcel, off] = [await out(), await confirmedChannel(fixture.app)];
    await (
      await fixture.as('finance')
    ).call('payment_channels.close', { params: { id: off.id }, body: { version: off.version } });
    expect(await refused(parcel, paid(45_000, '777001', off.id))).toBe('scan_channel_off');
    const elsewhere = await confirmedChannel(fixture.app, { branch_ids: [fixture.branches['YGN']] });
    expect(await refused(parcel, paid(45_000, '777002', elsewhere.id))).toBe('scan_channel_off');
  });

  test('W-03 a missing picture, until the proof of the scan has one', async () => {
    const [parcel, card] = [await out(), await confirmedChannel(fixture.app, { kind: 'card', needs_picture: true })];
    const by = paid(45_000, '888001', card.id);
    expect(await refused(parcel, by)).toBe('scan_needs_paid_picture');
    const scan_id = scanId();
    const picture = await sharp(drawn).png().toBuffer();
    await fixture.prove('mdy.postman', parcel, {
      scan_id,
      kind: 'photo',
      picture: { name: 'paid.png', type: 'image/png', content: picture },
    });
    expect((await deliver(parcel, by, { scan_id })).result).toBe('applied');
  });

  test('W-03 two deliveries at once with one reference: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other, by] = [await out(), await out(), paid(45_000)];
      const answers = await Promise.all([deliver(one, by), deliver(other, by)]);
      expect(answers.map(({ result }) => result).toSorted()).toEqual(['applied', 'refused']);
    }
    const [one, other, reference] = [await out(), await out(), String(++references)];
    const { data } = await fixture.scanMany('mdy.postman', [
      { code: one.code, status: 'delivered', paid: paid(45_000, reference) },
      { code: other.code, status: 'delivered', paid: paid(45_000, reference) },
    ]);
    expect(data.map(({ code }) => code)).toEqual([null, 'scan_reference_used']);
  });
});

test('M-01 W-03 after all of it every invariant of the ledger holds', async () => {
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});
