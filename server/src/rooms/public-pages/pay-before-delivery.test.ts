import { afterAll, beforeAll, expect, test } from 'vitest';
import { payableQr } from '@waybill/domain/kernel/merchant-qr.ts';
import { channelForm, confirmedChannel, ownQr } from '../payment-channels/testing/confirmed-channel.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { arrived, OutsiderPhone, receiverDigits, senderDigits } from './testing/outsider.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const shown = async (parcel: MadeParcel, digits = receiverDigits) =>
  [...(await new OutsiderPhone(fixture).open(parcel, digits)).body.matchAll(/data-qr="([^"]+)"/g)].map(
    ([, text]) => text,
  );
const qr = ({ code }: MadeParcel, amount: number) => payableQr(ownQr, { amount, reference: code });

test('W-02 the page of a parcel has the QR of its amount for the receiver alone, from channels that two people put there', async () => {
  const parcel = await arrived(fixture, {
    cod: 45_000,
    payment: 'receiver_pay',
    merchant: await fixture.merchant(),
  });
  await confirmedChannel(fixture.app);
  expect(await shown(parcel)).toEqual([]);
  const elsewhere = await fixture.ask<{ id: number }>("select id from branch where code = 'YGN'");
  await confirmedChannel(fixture.app, { on_tracking: true, branch_ids: [elsewhere[0]?.id] });
  expect(await shown(parcel)).toEqual([]);
  await confirmedChannel(fixture.app, { on_tracking: true });
  expect(await shown(parcel)).toEqual([qr(parcel, 47_500)]);
  expect(await shown(parcel, senderDigits)).toEqual([]);
  expect(await shown(await arrived(fixture))).toEqual([]);
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  await fixture.step('mdy.postman', parcel, { status: 'delivered' });
  expect(await shown(parcel)).toEqual([]);
});

test('W-02 W-03 a receiver who has paid reads so and is offered no QR again', async () => {
  const parcel = await arrived(fixture, { cod: 45_000, merchant: await fixture.merchant() });
  const channel = await confirmedChannel(fixture.app, { on_tracking: true });
  expect((await shown(parcel)).length).toBeGreaterThan(0);
  const body = { tracking_code: parcel.code, payment_channel_id: channel.id, amount: 45_000, reference: 'OK123456' };
  await (await fixture.as('mdy.staff')).call('advance_payments.announce', { body });
  expect(await shown(parcel)).toEqual([]);
  const page = async () => (await new OutsiderPhone(fixture).open(parcel, receiverDigits)).body;
  expect(await page()).toContain('You told us that you paid 45,000 Ks');
  await fixture.ask("update advance_payment set status = 'received'");
  expect(await page()).toContain('We have received your payment of 45,000 Ks');
});

test('W-02 a label names the first channel that is printed, with the amount at the door and the code', async () => {
  const parcel = await arrived(fixture, { cod: 45_000 });
  const clerk = await fixture.as('mdy.staff');
  const printed = async () => (await clerk.call('prints.prepare', { body: { labels: [parcel.code] } })).data[0]?.pay_qr;
  expect(await printed()).toBeNull();
  await confirmedChannel(fixture.app, { on_label: true, name_en: 'A wallet' });
  expect(await printed()).toMatchObject({ channel: { name_en: 'A wallet' }, text: qr(parcel, 45_000) });
});

test('W-01 W-02 a channel without a QR has nothing to show', async () => {
  const body = { ...(await channelForm(fixture.app)), static_qr: null, on_tracking: true } as never;
  const { status, body: answer } = await (await fixture.as('finance')).try('payment_channels.create', { body });
  expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ['on_tracking']]);
});
