import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstTariff, firstTariffDay } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import type { TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { tariffOn } from './tariffs.door.ts';

let house: TestApp;
let finance: TestClient;
let md: TestClient;
let clerk: TestClient;
let ids: Record<string, number>;
beforeAll(async () => {
  house = await startTestApp();
  [finance, md, clerk] = [await house.as('admin'), await house.as('md'), await house.as('staff')];
  const { rows } = await house.database.pool.query("select id, type || ' ' || name_en as name from place");
  ids = Object.fromEntries((rows as { id: number; name: string }[]).map(({ id, name }) => [name, id]));
});
afterAll(() => house.close());

const placeId = (name: string) => ids[name] ?? 0;
const first = async () =>
  (await md.call('tariffs.list', {})).data.find((row) => row.valid_from === firstTariffDay)?.id ?? 0;
const names = { name_en: 'December prices', name_mm: 'ဒီဇင်ဘာ ဈေးနှုန်း', name_zh: null };
const draft = async (valid_from = '2026-12-01'): Promise<TariffDetail> =>
  (await finance.call('tariffs.create', { body: { ...names, valid_from, copy_of: await first() } })).data;
/** The body of an edit that changes nothing but what is said. */
const editOf = ({ name, rates, valid_from, note, offered, steps, version }: TariffDetail, change: object = {}) => ({
  ...name,
  ...rates,
  valid_from,
  note,
  offered,
  steps,
  version,
  ...change,
});
const edit = (tariff: TariffDetail, change: object, by = finance) =>
  by.try('tariffs.edit', { params: { id: tariff.id }, body: editOf(tariff, change) });
const is = (step: TariffStep, zone: string, up_to_g: number) =>
  step.service_type === 'express' && step.item_type === 'parcel' && step.zone === zone && step.up_to_g === up_to_g;
/** The steps with another price for an express parcel of the first kilogram in town. */
const priced = ({ steps }: TariffDetail, price: number) =>
  steps.map((step) => (is(step, 'same_town', 1_000) ? { ...step, price } : step));
const history = async (id: number) =>
  (await md.call('audit.ofRecord', { query: { room: 'tariffs', id: String(id) } })).data;
const quote = async (change: object = {}, by = clerk) =>
  by.try('tariffs.quote', {
    body: { from_place: placeId('township Hlaing'), to_place: placeId('township Insein'), weight: '၁', ...change },
  });
const total = async (change: object = {}) => (await quote(change)).body.data.price.shipping_total;

describe('F-03 K-01 the first tariff', () => {
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
    const { data } = await md.call('tariffs.detail', { params: { id: await first() } });
    expect(data).toMatchObject({
      phase: 'in_force',
      may_edit: false,
      may_remove: false,
      rates: firstTariff.rates,
      steps: firstTariff.steps,
      offered: firstTariff.offered,
    });
    expect((await clerk.call('tariffs.current', { query: {} })).data).toMatchObject({
      id: data.id,
      rates: firstTariff.rates,
      steps: firstTariff.steps,
    });
    const { status, body } = await edit(data, { name_en: 'X' });
    expect([status, body.code]).toEqual([409, 'state_not_allowed']);
    expect((await clerk.try('tariffs.current', { query: { day: '2019-12-31' } })).body.code).toBe('no_tariff');
  });
});

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
    expect([body.data.from_place.id, body.data.to_place.id]).toEqual([placeId(from), placeId(to)]);
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

  test('F-03 by a draft: what would it cost?', async () => {
    const made = await draft();
    await edit(made, { steps: priced(made, 2_600) });
    const asked = await md.try('tariffs.quote', {
      body: { from_place: placeId('town Yangon'), to_place: placeId('town Yangon'), weight: 1, tariff_id: made.id },
    });
    expect([asked.body.data.price.shipping_total, asked.body.data.price.tariff.id, await total()]).toEqual([
      2_600,
      made.id,
      2_500,
    ]);
    await finance.call('tariffs.remove', { params: { id: made.id } });
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
    const published = (await finance.call('tariffs.publish', { params: { id: made.id }, body: { version: 2 } })).data;
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
    expect((await md.call('tariffs.list', {})).data.map(({ valid_from, phase }) => [valid_from, phase])).toEqual([
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
    const { status, body } = await finance.try('tariffs.publish', { params: { id: second.id }, body: { version: 1 } });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'day_taken', ['valid_from']]);
    expect((await finance.try('tariffs.remove', { params: { id: second.id } })).status).toBe(200);
    expect((await finance.try('tariffs.detail', { params: { id: second.id } })).status).toBe(404);
    expect((await history(second.id))[0]).toMatchObject({ action: 'remove', before: { valid_from: '2026-12-01' } });
  });

  test('F-03 nothing is published for a day that is over; for today it is', async () => {
    const late = await draft('2026-11-20');
    const { status, body } = await finance.try('tariffs.publish', { params: { id: late.id }, body: { version: 1 } });
    expect([status, body.code, Object.keys(body.errors ?? {}), late.actions]).toEqual([
      422,
      'day_past',
      ['valid_from'],
      [{ command: 'publish', blocked: 'day_past' }],
    ]);
    await edit(late, { valid_from: '2026-11-21', steps: priced(late, 2_700) });
    expect((await finance.call('tariffs.publish', { params: { id: late.id }, body: { version: 2 } })).data.phase).toBe(
      'in_force',
    );
    expect([await total(), await total({ day: '2026-11-20' })]).toEqual([2_700, 2_500]);
    expect((await finance.try('tariffs.withdraw', { params: { id: late.id }, body: { version: 3 } })).body.code).toBe(
      'state_not_allowed',
    );
    expect((await finance.try('tariffs.remove', { params: { id: late.id } })).body.code).toBe('state_not_allowed');
  });

  test('F-03 one whose day has not come is taken back, and does not count', async () => {
    const scheduled = (await md.call('tariffs.list', {})).data.find(({ phase }) => phase === 'scheduled');
    const { data } = await finance.call('tariffs.withdraw', {
      params: { id: scheduled?.id },
      body: { version: scheduled?.version },
    });
    expect([data.phase, data.published_by, await total({ day: '2026-12-01' })]).toEqual(['draft', null, 2_700]);
    await finance.call('tariffs.publish', { params: { id: data.id }, body: { version: data.version } });
    expect(await total({ day: '2026-12-01' })).toBe(2_600);
  });

  test('S-08 of two editors the second is told who changed it, and publishes nothing they have not seen', async () => {
    const made = await draft('2027-01-01');
    expect((await edit(made, { steps: priced(made, 2_800) }, md)).status).toBe(200);
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
    expect((await finance.try('tariffs.publish', { params: { id: made.id }, body: { version: 1 } })).body.code).toBe(
      'changed_meanwhile',
    );
    const { data } = await finance.call('tariffs.detail', { params: { id: made.id } });
    expect(data.steps.find((step) => is(step, 'same_town', 1_000))?.price).toBe(2_800);
  });

  test('S-08 of two who publish for one day at once, one does', async () => {
    const [a, b] = [await draft('2027-02-01'), await draft('2027-02-01')];
    const answers = await Promise.all([
      finance.try('tariffs.publish', { params: { id: a.id }, body: { version: 1 } }),
      md.try('tariffs.publish', { params: { id: b.id }, body: { version: 1 } }),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  test('A-06 who sees prices may not set them', async () => {
    const manager = await house.as('manager');
    const { status, body } = await manager.try('tariffs.create', {
      body: { ...names, valid_from: '2027-01-01', copy_of: await first() },
    });
    expect([status, body.code]).toEqual([403, 'missing_permission']);
  });
});

describe('F-03 a price table with a hole is refused before anything is saved', () => {
  const cut = ({ steps }: TariffDetail, keep: (step: TariffStep) => boolean) => steps.filter(keep);
  test('F-03 the answer names the exact place, in words too, and nothing is saved', async () => {
    const made = await draft('2027-03-01');
    const steps = cut(
      made,
      (step) =>
        !is(step, 'same_region', 10_000) &&
        step.item_type + step.service_type + step.zone !== 'letterspecialother_region',
    );
    const { status, body } = await edit(made, { name_en: 'Holed', steps });
    expect([status, body.code]).toEqual([422, 'tariff_has_holes']);
    expect(body.errors).toEqual({
      'special.letter.other_region': [
        {
          code: 'price_missing',
          language: 'en',
          message: 'Special, Letter, Other region: there is no price for 0 kg to 2 kg.',
          values: { row: null, from_kg: 0, to_kg: 2 },
        },
      ],
      'express.parcel.same_region': [
        expect.objectContaining({
          code: 'price_missing',
          message: 'Express, Parcel, Same region: there is no price for 5 kg to 100 kg.',
        }),
      ],
    });
    const { data } = await md.call('tariffs.detail', { params: { id: made.id } });
    expect([data.version, data.name.name_en, data.steps.length]).toEqual([
      1,
      'December prices',
      firstTariff.steps.length,
    ]);
  });

  test.each<[string, (tariff: TariffDetail) => object, string, string]>([
    [
      'a heavier item that costs less',
      (tariff) => ({ steps: priced(tariff, 9_999) }),
      'tariff_has_holes',
      'express.parcel.same_town',
    ],
    [
      'something offered without a price',
      (tariff) => ({ steps: cut(tariff, ({ service_type }) => service_type !== 'vpl') }),
      'tariff_has_holes',
      'vpl.letter.same_town',
    ],
    [
      'a price for what is not offered',
      ({ offered }) => ({ offered: offered.slice(1) }),
      'tariff_has_holes',
      'register.letter.same_town',
    ],
    ['a limit beyond the last step', () => ({ letter_max_g: 2_001 }), 'tariff_has_holes', 'express.letter.same_town'],
    [
      'a pair of places that are no regions',
      ({ steps }) => ({
        steps: [
          ...steps,
          { ...steps[0], zone: 'region_pair', from_region_id: 999_999, to_region_id: 999_999, up_to_g: 2_000 },
        ],
      }),
      'validation_failed',
      'steps',
    ],
    ['a negative price', (tariff) => ({ steps: priced(tariff, -1) }), 'validation_failed', 'steps'],
    ['half a kyat', () => ({ sms: 0.5 }), 'validation_failed', 'sms'],
    ['more than a hundred percent', () => ({ tax_percent: 10_001 }), 'validation_failed', 'tax_percent'],
  ])('F-03 %s', async (_, change, code, field) => {
    const made = await draft('2027-03-02');
    const { status, body } = await edit(made, change(made));
    expect([status, body.code]).toEqual([422, code]);
    expect(Object.keys(body.errors ?? {})).toContain(field);
    expect((await md.call('tariffs.detail', { params: { id: made.id } })).data.version).toBe(1);
  });

  test('F-03 what is not offered any more has no price and no hole', async () => {
    const made = await draft('2027-04-01');
    const { status } = await edit(made, {
      offered: made.offered.filter(({ service_type }) => service_type !== 'vpl'),
      steps: cut(made, ({ service_type }) => service_type !== 'vpl'),
    });
    expect(status).toBe(200);
    const { body } = await md.try('tariffs.quote', {
      body: {
        from_place: placeId('town Yangon'),
        to_place: placeId('town Yangon'),
        weight: 1,
        service_type: 'vpl',
        tariff_id: made.id,
      },
    });
    expect(body.code).toBe('not_offered');
  });

  test('F-03 a pair of regions has its own price in its direction and explains itself with their names', async () => {
    const made = await draft('2027-05-01');
    const pair = {
      service_type: 'express',
      item_type: 'parcel',
      zone: 'region_pair',
      from_region_id: placeId('region Yangon Region'),
      to_region_id: placeId('region Mandalay Region'),
      up_to_g: 1_000,
      price: 3_300,
      each_further_kg: 600,
    };
    expect((await edit(made, { steps: [pair, ...made.steps] })).status).toBe(200);
    const ask = async (from: string, to: string) =>
      (
        await md.try('tariffs.quote', {
          body: { from_place: placeId(from), to_place: placeId(to), weight: 2.5, tariff_id: made.id },
        })
      ).body.data.price.lines[0];
    expect(await ask('town Yangon', 'town Mandalay')).toMatchObject({
      amount: 4_500,
      why: {
        zone: 'region_pair',
        from_region: { name_en: 'Yangon Region' },
        to_region: { name_en: 'Mandalay Region' },
        further_kg: 2,
      },
    });
    expect(await ask('town Mandalay', 'town Yangon')).toMatchObject({ amount: 5_400, why: { zone: 'other_region' } });
  });
});

describe('F-03 the door for other rooms', () => {
  test('F-03 every app server prices by a new table from the moment it is published', async () => {
    const other = await buildApp({
      pool: house.database.pool,
      settings: house.app.waybill.services.settings,
      clock: house.clock,
      worksOnJobs: false,
    });
    const both = async () => [
      (await tariffOn(house.app.waybill.db, '2028-01-01'))?.valid_from,
      (await tariffOn(other.waybill.db, '2028-01-01'))?.valid_from,
    ];
    const before = await both();
    const made = await draft('2027-12-31');
    expect(await both()).toEqual(before);
    await finance.call('tariffs.publish', { params: { id: made.id }, body: { version: 1 } });
    expect(await both()).toEqual(['2027-12-31', '2027-12-31']);
    await other.close();
  });

  test('F-03 asked again, it reads the price table from memory', async () => {
    const { db } = house.app.waybill;
    const again = await tariffOn(db, '2026-11-21');
    expect(await tariffOn(db, '2026-11-21')).toBe(again);
  });
});
