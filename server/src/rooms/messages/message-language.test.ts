import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { OutsiderPhone } from '../public-pages/testing/outsider.ts';
import type { MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { MessageDesk, receiverPhone } from './testing/message-desk.ts';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await MessageDesk.open();
});
afterAll(() => desk.close());

const digits = receiverPhone.slice(-4);

/** A merchant who reads this language, as the form of the customer keeps it. */
async function reading(message_language: Locale | null): Promise<number> {
  const manager = await desk.fixture.as('manager');
  const { data } = await manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'Shwe Shop',
      phone: [`0966${String(Date.now()).slice(-7)}`],
      branch_id: desk.fixture.branches.YGN,
      message_language,
    } as never,
  });
  expect(data.message_language).toBe(message_language);
  return data.id;
}

async function delivered(merchant: number | null): Promise<MadeParcel> {
  const parcel = await desk.parcel({ to: 'YGN', merchant });
  await desk.fixture.step('staff', parcel);
  await desk.fixture.step('staff', parcel, { to_staff_id: desk.fixture.staff['postman'] as number });
  await desk.send();
  await desk.fixture.step('postman', parcel, { status: 'delivered' });
  await desk.send();
  return parcel;
}

/** The language of each message of a parcel, as the outbox shows it. */
async function languagesOf(parcel: MadeParcel): Promise<Record<string, string | null>> {
  const { data } = await (await desk.fixture.as('staff')).call('messages.list', { query: { search: parcel.code } });
  return Object.fromEntries(data.map(({ purpose, locale }) => [purpose, locale]));
}

const accepted = async (parcel: MadeParcel) => (await desk.of(parcel)).find(({ purpose }) => purpose === 'accepted');

describe('O-09 each is written to in their own language', () => {
  test('E-06 O-09 a merchant gets the language that was chosen for them, everybody else that of the settings', async () => {
    const parcel = await delivered(await reading('zh'));
    expect(await languagesOf(parcel)).toEqual({ accepted: 'mm', out_for_delivery: 'mm', delivered: 'zh' });
    const texts = (await desk.of(parcel)).map(({ text }) => text ?? '');
    expect(texts[2]).toMatch(/[\u4e00-\u9fff]/);
    expect(await languagesOf(await delivered(await reading(null)))).toMatchObject({ delivered: 'mm' });
  });

  test('O-09 O-10 who reads the page of a parcel in a language gets the next messages in it, with links that open in it, until they choose another', async () => {
    const first = await desk.parcel();
    await desk.fixture.step('staff', first);
    const phone = new OutsiderPhone(desk.fixture);
    // A caller without the digits cannot choose for anyone.
    await phone.get(`/t/${first.code}?lang=zh`);
    await phone.open(first, digits, 'en');
    const second = await delivered(null);
    expect(await languagesOf(second)).toEqual({ accepted: 'en', out_for_delivery: 'en', delivered: 'mm' });
    expect((await accepted(second))?.text).toContain(`https://waybill.example/t/${second.code}?lang=en`);
    await phone.get(`/t/${first.code}?lang=mm`);
    const third = await delivered(null);
    expect(await languagesOf(third)).toMatchObject({ accepted: 'mm' });
    expect((await accepted(third))?.text).not.toContain('lang=');
  });

  test('O-09 what was chosen for a merchant counts before what was read with their number', async () => {
    const merchant = await reading('zh');
    const parcel = await desk.parcel({ merchant });
    await desk.fixture.step('staff', parcel);
    const { body } = await new OutsiderPhone(desk.fixture).open(parcel, '4321', 'en');
    expect(body).toContain(parcel.code.slice(2, 6));
    expect(await languagesOf(await delivered(merchant))).toMatchObject({ delivered: 'zh' });
    expect(await languagesOf(await delivered(null))).toMatchObject({ delivered: 'en' });
  });
});
