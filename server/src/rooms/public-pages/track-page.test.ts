import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import { arrived, OutsiderPhone, receiverDigits, senderDigits } from './testing/outsider.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const unknown = { code: 'EX999999995XM' };
const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

test('O-10 O-07 the first page of a server is opened although the database failed the one before it', async () => {
  const { pool } = fixture.app.database;
  const parcel = await arrived(fixture);
  await pool.query('alter table installation rename to away');
  const failed = await new OutsiderPhone(fixture, '10.6.0.1').open(parcel, receiverDigits);
  await pool.query('alter table away rename to installation');
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await new OutsiderPhone(fixture, '10.6.0.1').open(parcel, receiverDigits)).status).toBe(303);
});

describe('O-10 before the digits the page says nothing', () => {
  test('O-10 a code that exists and one that does not are asked for and refused in the same words', async () => {
    const parcel = await arrived(fixture);
    const shown = async (code: string) => {
      const phone = new OutsiderPhone(fixture);
      const first = await phone.get(`/t/${code}?lang=en`);
      const wrong = await phone.open({ code }, '0000');
      return [first.statusCode, first.body, wrong.status, wrong.body].map((part) =>
        String(part).replaceAll(code, 'CODE'),
      );
    };
    const known = await shown(parcel.code);
    expect(known).toEqual(await shown(unknown.code));
    expect(known.slice(0, 3)).toEqual(['200', expect.not.stringContaining('Mandalay'), '422']);
  });

  test('O-10 a wrong answer takes as long for a code that exists as for one that does not', async () => {
    const parcel = await arrived(fixture);
    const took = async (code: string) => {
      const from = performance.now();
      await new OutsiderPhone(fixture).open({ code }, '0001');
      return performance.now() - from;
    };
    for (const code of [parcel.code, 'EX888888885XM', 'nonsense']) expect(await took(code)).toBeGreaterThan(290);
  });

  test('O-10 of forty tries at one code at the same moment five are looked at, from wherever they come; the right digits are refused too', async () => {
    const parcel = await arrived(fixture);
    for (const code of [parcel.code, 'EX777777773XM']) {
      const tries = Array.from({ length: 40 }, (_, n) =>
        new OutsiderPhone(fixture, `10.8.0.${n}`).open({ code }, '0002'),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([5, 35]);
    }
    const owner = await new OutsiderPhone(fixture, '10.8.1.1').open(parcel, receiverDigits);
    expect([owner.status, owner.body.includes('Too many attempts')]).toEqual([429, true]);
    fixture.app.clock.advance({ minutes: 20 });
    expect((await new OutsiderPhone(fixture, '10.8.1.1').open(parcel, receiverDigits)).status).toBe(303);
  });

  test('O-10 one address tries fifty codes and no more; who gives right digits is not counted', async () => {
    const parcel = await arrived(fixture);
    for (let n = 0; n < 60; n++)
      expect((await new OutsiderPhone(fixture, '10.7.0.1').open(parcel, receiverDigits)).status).toBe(303);
    const tries = Array.from({ length: 70 }, (_, n) =>
      new OutsiderPhone(fixture, '10.7.0.2').open({ code: `GUESS${n}` }, '0003'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([50, 20]);
  });
});

describe('O-10 after the digits', () => {
  test('O-10 the receiver sees where it is, when it comes and what it costs, in three languages, and nothing of the sender’s affairs', async () => {
    const parcel = await arrived(fixture, { cod: 45_000, payment: 'receiver_pay', services: ['vfl'] });
    const shown = await new OutsiderPhone(fixture).open(parcel, receiverDigits);
    for (const text of [
      'Near the receiver',
      '47,500 Ks in cash',
      '45,000 Ks for the goods',
      'NRC card',
      'Today or tomorrow',
    ])
      expect(shown.body).toContain(text);
    // Neither number, nor the fee that the merchant pays for the COD.
    for (const text of ['0979111', '0979222', '979222', '>900', '44,100']) expect(shown.body).not.toContain(text);
    expect((await new OutsiderPhone(fixture).open(parcel, '၉၂၂၂', 'mm')).body).toContain('လက်ခံသူအနီး ရုံးခွဲသို့ ရောက်ပြီး');
    expect((await new OutsiderPhone(fixture).open(parcel, receiverDigits, 'zh')).body).toContain('已到收件地网点');
  });

  test('O-10 the sender sees the way of the parcel, no money and no choices', async () => {
    const parcel = await arrived(fixture, { cod: 45_000 });
    const { body } = await new OutsiderPhone(fixture).open(parcel, senderDigits);
    expect(body).toContain('Near the receiver');
    for (const text of ['45,000', 'Deliver on another day']) expect(body).not.toContain(text);
  });

  test('O-10 the page speaks Myanmar until somebody chooses another language', async () => {
    const { body } = await new OutsiderPhone(fixture).get('/t/EX123456785XM');
    expect([body.includes('lang="my"'), body.includes('ပါဆယ်ကို ပြပါ')]).toEqual([true, true]);
  });

  test('O-10 what opened one parcel opens no other, not after half an hour, and not what somebody wrote themselves', async () => {
    const [parcel, other] = [await arrived(fixture), await arrived(fixture)];
    const phone = new OutsiderPhone(fixture);
    expect((await phone.open(parcel, receiverDigits)).body).toContain('Mandalay');
    expect((await phone.get(`/t/${other.code}?lang=en`)).body).toContain('Last four digits');
    fixture.app.clock.advance({ minutes: 31 });
    expect((await phone.get(`/t/${parcel.code}?lang=en`)).body).toContain('Last four digits');
    const forged = await fixture.app.app.inject({
      url: `/t/${parcel.code}?lang=en`,
      headers: { cookie: `waybill_parcel=receiver.9222.zzzzzzz-${'A'.repeat(43)}` },
    });
    expect(forged.body).toContain('Last four digits');
  });

  test('O-10 names and addresses are texts, whatever stands in them', async () => {
    const parcel = await arrived(fixture);
    await fixture.ask(`update label set source_name = $1, destination_name = $2 where id = $3`, [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(2)>',
      parcel.id,
    ]);
    const phone = new OutsiderPhone(fixture);
    const { body } = await phone.open(parcel, receiverDigits);
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toMatch(/<script|<img/);
    const path = `/t/${parcel.code}/other_number?lang=en`;
    const refused = await phone.post(path, { phone: '"><script>alert(3)</script>' });
    expect([refused.status, refused.body.includes('<script'), refused.body.includes('&quot;&gt;&lt;script')]).toEqual([
      409,
      false,
      true,
    ]);
    const odd = await phone.get(`/t/${encodeURIComponent('"><script>alert(4)</script>')}?lang=en`);
    expect(odd.body).not.toContain('<script');
  });
});
