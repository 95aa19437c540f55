import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { channelForm, confirmedChannel, ownQr } from './testing/confirmed-channel.ts';

type Caller = Awaited<ReturnType<TestApp['as']>>;

let app: TestApp;
let finance: Caller;
let founder: Caller;
let named = 0;
let today = '';
beforeAll(async () => {
  app = await startTestApp();
  today = businessDate(app.clock());
  [finance, founder] = [await app.as('finance'), await app.as('superadmin')];
});
afterAll(() => app.close());
beforeEach(() => {
  named += 1;
});

/** Terms that a person proposes; the same name within a test. */
const terms = async (but: object = {}) => ({ ...(await channelForm(app)), ...own(), ...but }) as never;
const own = () => ({ name_en: `KBZPay ${named}`, name_mm: `ကေဘီဇက်ပေး ${named}` });
const propose = async (but: object = {}, by = finance) =>
  (await by.call('payment_channels.create', { body: await terms(but) })).data;
const give = (command: 'confirm' | 'deny' | 'drop' | 'close', { id, version }: PaymentChannelDetail, by = founder) =>
  by.try(`payment_channels.${command}`, { params: { id }, body: { version } });
const edit = async ({ id, version }: PaymentChannelDetail, but: object, by = finance) =>
  by.try('payment_channels.edit', { params: { id }, body: { ...((await terms(but)) as object), version } as never });
const confirmed = (but: object = {}) => confirmedChannel(app, { ...own(), ...but });

describe('W-01 a payment channel', () => {
  test('W-01 is used once another person confirmed its terms', async () => {
    const made = await propose();
    expect(made).toMatchObject({ status: 'pending', all_terms: [{ status: 'proposed', decided_by: null }] });
    expect((await give('confirm', made, finance)).body.code).toBe('second_person_needed');
    expect((await give('confirm', made)).body.data).toMatchObject({
      status: 'active',
      all_terms: [{ status: 'confirmed', decided_by: expect.any(String), static_qr: ownQr }],
    });
    const { data } = await founder.call('audit.list', { query: { room: 'payment_channels' } });
    expect(data.slice(0, 2).map(({ action }) => action)).toEqual(['confirm', 'create']);
  });

  test('W-01 keeps its confirmed account and QR until another person confirms others', async () => {
    const channel = await confirmed();
    const changed = (await edit(channel, { fee_percent: 90, static_qr: null })).body.data as PaymentChannelDetail;
    expect(changed).toMatchObject({ status: 'changing', fee_percent: 90 });
    expect(changed.all_terms.map(({ status, fee_percent }) => [status, fee_percent])).toEqual([
      ['proposed', 90],
      ['confirmed', 50],
    ]);
    expect((await give('confirm', changed, finance)).body.code).toBe('second_person_needed');
    expect((await give('drop', changed, finance)).body.data).toMatchObject({ status: 'active', fee_percent: 50 });
  });

  test('W-01 is confirmed as it was seen: a proposal replaced meanwhile is refused', async () => {
    const made = await propose();
    await edit(made, { fee_percent: 60 });
    expect((await give('confirm', made)).body.code).toBe('changed_meanwhile');
  });

  test('W-01 is switched off by one person and on again by two', async () => {
    const channel = await confirmed();
    const off = (await give('close', channel, finance)).body.data as PaymentChannelDetail;
    expect(off.status).toBe('inactive');
    const again = (await edit(off, {})).body.data as PaymentChannelDetail;
    expect(again.status).toBe('pending');
    expect((await give('confirm', again, finance)).body.code).toBe('second_person_needed');
    expect((await give('confirm', again)).body.data).toMatchObject({ status: 'active' });
  });

  test('W-01 has dated terms that never begin in the past', async () => {
    const wrong = await finance.try('payment_channels.create', {
      body: await terms({ starts_on: addDays(today, -1) }),
    });
    expect([wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual(['day_past', ['starts_on']]);
    const later = await confirmed({ starts_on: addDays(today, 3) });
    expect(later.starts_on).toBe(addDays(today, 3));
  });

  test('W-02 is refused with the field of the QR text that is wrong', async () => {
    const wrong = await finance.try('payment_channels.create', {
      body: await terms({ static_qr: `${ownQr.slice(0, -4)}0000` }),
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { static_qr: [expect.objectContaining({ code: 'qr_crc' })] },
    ]);
  });

  test('W-01 needs evidence, an open account and a name of its own', async () => {
    const bare = await finance.try('payment_channels.create', { body: await terms({ needs_reference: false }) });
    expect(Object.keys(bare.body.errors ?? {})).toEqual(['needs_reference']);
    const missing = await finance.try('payment_channels.create', { body: await terms({ bank_account_id: 987_654 }) });
    expect(missing.body.code).toBe('bank_account_closed');
    await propose();
    expect((await finance.try('payment_channels.create', { body: await terms() })).body.code).toBe('duplicate');
  });

  test('W-01 is confirmed or denied once when two people decide at the same time', async () => {
    const made = await propose();
    const answers = await Promise.all([give('confirm', made), give('deny', made, finance)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('W-01 the database refuses terms that one person proposed and confirmed', async () => {
    const { id } = await propose();
    await expect(
      app.database.pool.query(
        "update payment_channel_terms set status = 'confirmed', decided_by = proposed_by, decided_at = now() where payment_channel_id = $1",
        [id],
      ),
    ).rejects.toThrow('two_people');
  });

  test('W-01 is on the list with its confirmed terms', async () => {
    const channel = await confirmed();
    await edit(channel, { fee_percent: 700 });
    const { data } = await founder.call('payment_channels.list', { query: { search: channel.name_en } });
    expect(data).toMatchObject([{ id: channel.id, status: 'changing', fee_percent: 50, kind: 'wallet' }]);
  });
});
