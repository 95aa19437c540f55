import { describe, expect, test } from 'vitest';
import { firstTariff } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import type { TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { is, priced, tariffDesk } from './testing/tariff-desk.ts';

const { desk, placeId, draft, edit } = tariffDesk();

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
    const { data } = await desk.md.call('tariffs.detail', { params: { id: made.id } });
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
    expect((await desk.md.call('tariffs.detail', { params: { id: made.id } })).data.version).toBe(1);
  });

  test('F-03 what is not offered any more has no price and no hole', async () => {
    const made = await draft('2027-04-01');
    const { status } = await edit(made, {
      offered: made.offered.filter(({ service_type }) => service_type !== 'vpl'),
      steps: cut(made, ({ service_type }) => service_type !== 'vpl'),
    });
    expect(status).toBe(200);
    const { body } = await desk.md.try('tariffs.quote', {
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
        await desk.md.try('tariffs.quote', {
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
