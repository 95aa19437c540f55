import { describe, expect, test } from 'vitest';
import { firstTariff, firstTariffDay } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import type { TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { buildApp } from '../../app.ts';
import { startTestApp } from '../../kernel/testing/app.ts';
import { tariffOn } from './tariffs.door.ts';
import { is, priced, tariffDesk } from './testing/tariff-desk.ts';

const { desk, placeId, first, names, draft, edit } = tariffDesk();
const history = async (id: number) =>
  (await desk.md.call('audit.ofRecord', { query: { room: 'tariffs', id: String(id) } })).data;
const quote = async (change: object = {}, by = desk.clerk) =>
  by.try('tariffs.quote', {
    body: { from_place: placeId('township Hlaing'), to_place: placeId('township Insein'), weight: '၁', ...change },
  });
const total = async (change: object = {}) => (await quote(change)).body.data.price.shipping_total;

describe('F-03 the first tariff', () => {
  test('F-03 an empty database has prices from the start, in three languages, and gets them once', async () => {
    const empty = await startTestApp({ demo: false });
    const { rows } = await empty.database.pool.query(
      'select name_en, name_mm, name_zh, status, valid_from from tariff',
    );
    expect(rows).toEqual([
      {
        name_en: 'First price table',
        name_mm: 'ပထမ ဈေးနှုန်းဇယား',
        name_zh: '首份价格表',
        status: 'published',
        valid_from: firstTariffDay,
      },
    ]);
    const settings = empty.app.waybill.services.settings;
    const again = await buildApp({ pool: empty.database.pool, settings, worksOnJobs: false });
    await again.close();
    expect((await empty.database.pool.query('select count(*)::int as n from tariff_step')).rows).toEqual([
      { n: firstTariff.steps.length },
    ]);
    await empty.close();
  });

  test('F-03 it counts, is never edited, and everybody who makes labels has it whole', async () => {
    const { data } = await desk.md.call('tariffs.detail', { params: { id: await first() } });
    expect(data).toMatchObject({
      phase: 'in_force',
      may_edit: false,
      may_remove: false,
      rates: firstTariff.rates,
      steps: firstTariff.steps,
      offered: firstTariff.offered,
    });
    expect((await desk.clerk.call('tariffs.current', { query: {} })).data).toMatchObject({
      id: data.id,
      rates: firstTariff.rates,
      steps: firstTariff.steps,
    });
    const { status, body } = await edit(data, { name_en: 'X' });
    expect([status, body.code]).toEqual([409, 'state_not_allowed']);
    expect((await desk.clerk.try('tariffs.current', { query: { day: '2019-12-31' } })).body.code).toBe('no_tariff');
  });
});

const abroad = { to_place: null, to_country: 'TH' };

describe('F-03 a quote', () => {
  test.each([
    ['between two townships of one city', 'township Hlaing', 'township Insein', 1, 2_500, 'same_town'],
    ['to another town of the region', 'township Hlaing', 'township Thanlyin', 1, 3_000, 'same_region'],
    ['to another region', 'township Hlaing', 'township Chan Aye Thar Zan', 1, 4_000, 'other_region'],
    ['of 3 kg, Yangon to Mandalay', 'town Yangon', 'town Mandalay', 3, 5_400, 'other_region'],
  ])('F-03 %s: towns, weight and service are enough', async (_, from, to, weight, amount, zone) => {
    const { status, body } = await quote({
      from_place: placeId(from),
      to_place: placeId(to),
      weight,
      service_type: 'express',
    });
    expect(status).toBe(200);
    expect(body.data.price).toMatchObject({
      shipping_total: amount,
      return_fee: 1_500,
      lines: [{ name: 'shipping', amount, why: { kind: 'step', zone, weight_g: weight * 1_000 } }],
    });
    expect([body.data.from_place.id, body.data.to_place?.id]).toEqual([placeId(from), placeId(to)]);
  });

  test.each([
    ['a neighbour', 'TH', 45_000, 'abroad_near'],
    ['Asia', 'jp', 58_000, 'abroad_asia'],
    ['elsewhere', 'US', 75_000, 'abroad_far'],
  ])(
    'F-03 O-11 to another country, %s: the place, the country and a weight are enough',
    async (_, country, amount, zone) => {
      const { status, body } = await quote({ to_place: null, to_country: country });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ to_place: null, to_country: country.toUpperCase() });
      expect(body.data.price).toMatchObject({ shipping_total: amount, lines: [{ name: 'shipping', why: { zone } }] });
    },
  );

  test('F-03 O-11 what an operator charges abroad is changed in the table alone: a draft with another price, and its quote', async () => {
    const made = await draft();
    const steps = made.steps.map((step) => (is(step, 'abroad_far', 1_000) ? { ...step, price: 80_000 } : step));
    expect((await edit(made, { steps })).status).toBe(200);
    const far = { to_place: null, to_country: 'US' };
    expect((await quote({ ...far, tariff_id: made.id }, desk.md)).body.data.price.shipping_total).toBe(80_000);
    expect(await total(far)).toBe(75_000);
    await desk.finance.call('tariffs.remove', { params: { id: made.id } });
  });

  test('F-03 K-02 says every line and why, COD fee and return fee apart', async () => {
    const { body } = await quote({ services: ['sms', 'insurance'], declared_value: 150_050, cod_amount: 299_999 });
    expect(body.data.price).toMatchObject({
      lines: [
        { name: 'shipping', amount: 2_500 },
        { name: 'sms', amount: 0, why: { kind: 'rate' } },
        {
          name: 'insurance',
          amount: 1_501,
          why: { kind: 'percent', of: 'declared_value', basis: 150_050, percent: 100 },
        },
      ],
      apart: [
        { name: 'cod_fee', amount: 6_000, why: { kind: 'cod', plan: 'standard', basis: 299_999, percent: 200 } },
        { name: 'return_fee', amount: 1_500 },
      ],
      shipping_total: 4_001,
    });
  });

  test.each<[string, object, number, string, string | null]>([
    ['without a place', { to_place: null }, 422, 'validation_failed', 'to_place'],
    ['to a place and a country at once', { to_country: 'TH' }, 422, 'validation_failed', 'to_place'],
    ['to a country that there is not', { to_place: null, to_country: 'XX' }, 422, 'validation_failed', 'to_country'],
    ['abroad with COD', { ...abroad, cod_amount: 9_000 }, 422, 'validation_failed', 'cod_amount'],
    ['abroad with a call', { ...abroad, services: ['phone_call'] }, 422, 'validation_failed', 'services'],
    ['abroad by a service that collects money', { ...abroad, service_type: 'vpp' }, 422, 'not_offered', 'service_type'],
    ['to a place that does not exist', { to_place: 999_999 }, 422, 'validation_failed', 'to_place'],
    ['without a weight', { weight: '' }, 422, 'validation_failed', 'weight'],
    ['of a flat price that nobody said', { rating_type: 'flat' }, 422, 'validation_failed', 'flat'],
    ['heavier than is taken', { weight: 101 }, 422, 'weight_over_limit', 'weight'],
    ['on a day before all prices', { day: '2019-01-01' }, 422, 'no_tariff', null],
    ['by a table, for somebody who may not see them', { tariff_id: 1 }, 403, 'missing_permission', null],
  ])('F-03 %s is refused', async (_, change, expected, code, field) => {
    const { status, body } = await quote(change);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
      expected,
      code,
      field === null ? [] : [field],
    ]);
  });

  test('K-01 each service is quoted at 0 until its rate is set, then at what was set for it and nothing else', async () => {
    const rates = { sms: 100, phone_call: 100, pickup: 500, pod: 250, vfl: 350 };
    const made = await draft();
    expect((await edit(made, rates)).status).toBe(200);
    for (const [service, rate] of Object.entries(rates)) {
      const today = await quote({ services: [service] });
      expect([service, today.body.data.price.lines[1], today.body.data.price.shipping_total]).toEqual([
        service,
        { name: service, amount: 0, why: { kind: 'rate' } },
        2_500,
      ]);
      const then = await quote({ services: [service], tariff_id: made.id }, desk.md);
      expect([service, then.body.data.price.lines[1], then.body.data.price.shipping_total]).toEqual([
        service,
        { name: service, amount: rate, why: { kind: 'rate' } },
        2_500 + rate,
      ]);
    }
    await desk.finance.call('tariffs.remove', { params: { id: made.id } });
  });

  test('F-03 by a draft: what would it cost?', async () => {
    const made = await draft();
    await edit(made, { steps: priced(made, 2_600) });
    const answer = await desk.md.try('tariffs.quote', {
      body: { from_place: placeId('town Yangon'), to_place: placeId('town Yangon'), weight: 1, tariff_id: made.id },
    });
    expect([answer.body.data.price.shipping_total, answer.body.data.price.tariff.id, await total()]).toEqual([
      2_600,
      made.id,
      2_500,
    ]);
    await desk.finance.call('tariffs.remove', { params: { id: made.id } });
  });
});

describe('F-03 A-08 a version from draft to force', () => {
  test('F-03 A-08 a draft is copied, changed, published, and counts from its day on; labels of other days keep their table', async () => {
    const made = await draft();
    expect(made).toMatchObject({
      phase: 'draft',
      may_edit: true,
      may_remove: true,
      actions: [{ command: 'publish', blocked: null }],
      steps: firstTariff.steps,
      rates: firstTariff.rates,
    });
    const { status, body } = await edit(made, { steps: priced(made, 2_600), sms: 100, note: 'ဒီဇယ်ဈေး' });
    expect([status, body.data.version, body.data.rates.sms]).toEqual([200, 2, 100]);
    const published = (await desk.finance.call('tariffs.publish', { params: { id: made.id }, body: { version: 2 } }))
      .data;
    expect(published).toMatchObject({
      phase: 'scheduled',
      published_by: 'ဦးကျော်စွာ',
      may_edit: false,
      actions: [{ command: 'withdraw', blocked: null }],
    });
    expect([
      await total(),
      await total({ day: '2026-11-30' }),
      await total({ day: '2026-12-01' }),
      await total({ day: '2027-05-01', services: ['sms'] }),
    ]).toEqual([2_500, 2_500, 2_600, 2_700]);
    expect((await desk.md.call('tariffs.list', {})).data.map(({ valid_from, phase }) => [valid_from, phase])).toEqual([
      ['2026-12-01', 'scheduled'],
      [firstTariffDay, 'in_force'],
    ]);
    expect(await history(made.id)).toMatchObject([
      {
        action: 'publish',
        record: 'December prices',
        before: { status: 'draft' },
        after: { status: 'published', valid_from: '2026-12-01' },
      },
      {
        action: 'edit',
        before: { sms: 0, note: null, steps: ['express.parcel.same_town ≤ 1000 g: 2500'] },
        after: { sms: 100, note: 'ဒီဇယ်ဈေး', steps: ['express.parcel.same_town ≤ 1000 g: 2600'] },
      },
      { action: 'create', after: { valid_from: '2026-12-01', copy_of: await first() } },
    ]);
  });

  test('F-03 no two begin on one day', async () => {
    const second = await draft('2026-12-01');
    const { status, body } = await desk.finance.try('tariffs.publish', {
      params: { id: second.id },
      body: { version: 1 },
    });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'day_taken', ['valid_from']]);
    expect((await desk.finance.try('tariffs.remove', { params: { id: second.id } })).status).toBe(200);
    expect((await desk.finance.try('tariffs.detail', { params: { id: second.id } })).status).toBe(404);
    expect((await history(second.id))[0]).toMatchObject({ action: 'remove', before: { valid_from: '2026-12-01' } });
  });

  test('F-03 nothing is published for a day that is over; for today it is', async () => {
    const late = await draft('2026-11-20');
    const { status, body } = await desk.finance.try('tariffs.publish', {
      params: { id: late.id },
      body: { version: 1 },
    });
    expect([status, body.code, Object.keys(body.errors ?? {}), late.actions]).toEqual([
      422,
      'day_past',
      ['valid_from'],
      [{ command: 'publish', blocked: 'day_past' }],
    ]);
    await edit(late, { valid_from: '2026-11-21', steps: priced(late, 2_700) });
    expect(
      (await desk.finance.call('tariffs.publish', { params: { id: late.id }, body: { version: 2 } })).data.phase,
    ).toBe('in_force');
    expect([await total(), await total({ day: '2026-11-20' })]).toEqual([2_700, 2_500]);
    expect(
      (await desk.finance.try('tariffs.withdraw', { params: { id: late.id }, body: { version: 3 } })).body.code,
    ).toBe('state_not_allowed');
    expect((await desk.finance.try('tariffs.remove', { params: { id: late.id } })).body.code).toBe('state_not_allowed');
  });

  test('F-03 one whose day has not come is taken back, and does not count', async () => {
    const scheduled = (await desk.md.call('tariffs.list', {})).data.find(({ phase }) => phase === 'scheduled');
    const { data } = await desk.finance.call('tariffs.withdraw', {
      params: { id: scheduled?.id },
      body: { version: scheduled?.version },
    });
    expect([data.phase, data.published_by, await total({ day: '2026-12-01' })]).toEqual(['draft', null, 2_700]);
    await desk.finance.call('tariffs.publish', { params: { id: data.id }, body: { version: data.version } });
    expect(await total({ day: '2026-12-01' })).toBe(2_600);
  });

  test('S-08 of two editors the second is told who changed it, and publishes nothing they have not seen', async () => {
    const made = await draft('2027-01-01');
    expect((await edit(made, { steps: priced(made, 2_800) }, desk.md)).status).toBe(200);
    const second = await edit(made, { steps: priced(made, 2_900) });
    expect([second.status, second.body.code, second.body.values?.by, second.body.values?.version]).toEqual([
      409,
      'changed_meanwhile',
      'ဒေါ်ခင်မာလာ',
      2,
    ]);
    const { current } = second.body.values as { current: { sms: number; name_en: string; steps: TariffStep[] } };
    expect([current.sms, current.name_en, current.steps.find((step) => is(step, 'same_town', 1_000))?.price]).toEqual([
      0,
      'December prices',
      2_800,
    ]);
    expect(
      (await desk.finance.try('tariffs.publish', { params: { id: made.id }, body: { version: 1 } })).body.code,
    ).toBe('changed_meanwhile');
    const { data } = await desk.finance.call('tariffs.detail', { params: { id: made.id } });
    expect(data.steps.find((step) => is(step, 'same_town', 1_000))?.price).toBe(2_800);
  });

  test('S-08 of two who publish for one day at once, one does', async () => {
    const [a, b] = [await draft('2027-02-01'), await draft('2027-02-01')];
    const answers = await Promise.all([
      desk.finance.try('tariffs.publish', { params: { id: a.id }, body: { version: 1 } }),
      desk.md.try('tariffs.publish', { params: { id: b.id }, body: { version: 1 } }),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  test('A-06 who sees prices may not set them', async () => {
    const manager = await desk.app.as('manager');
    const { status, body } = await manager.try('tariffs.create', {
      body: { ...names, valid_from: '2027-01-01', copy_of: await first() },
    });
    expect([status, body.code]).toEqual([403, 'missing_permission']);
  });
});

describe('F-03 the door for other rooms', () => {
  test('F-03 every app server prices by a new table from the moment it is published', async () => {
    const other = await buildApp({
      pool: desk.app.database.pool,
      settings: desk.app.app.waybill.services.settings,
      clock: desk.app.clock,
      worksOnJobs: false,
    });
    const both = async () => [
      (await tariffOn(desk.app.app.waybill.db, '2028-01-01'))?.valid_from,
      (await tariffOn(other.waybill.db, '2028-01-01'))?.valid_from,
    ];
    const before = await both();
    const made = await draft('2027-12-31');
    expect(await both()).toEqual(before);
    await desk.finance.call('tariffs.publish', { params: { id: made.id }, body: { version: 1 } });
    expect(await both()).toEqual(['2027-12-31', '2027-12-31']);
    await other.close();
  });

  test('F-03 asked again, it reads the price table from memory', async () => {
    const { db } = desk.app.app.waybill;
    const again = await tariffOn(db, '2026-11-21');
    expect(await tariffOn(db, '2026-11-21')).toBe(again);
  });
});
