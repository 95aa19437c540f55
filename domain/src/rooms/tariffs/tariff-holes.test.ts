import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { isRefusal } from '../../kernel/refusal.ts';
import { firstTariff } from './first-tariff.ts';
import { priceOf } from './price.ts';
import { problemFields, tariffProblems, type TariffProblem } from './tariff-holes.ts';
import { allOffers, baseZones, type StepPlace, type TariffStep, type TariffTable } from './tariff-kinds.ts';

const place = {
  service_type: 'express',
  item_type: 'parcel',
  zone: 'same_town',
  from_region_id: null,
  to_region_id: null,
} as const;
const pairPlace = { ...place, zone: 'region_pair', from_region_id: 10, to_region_id: 20 } as const;
const row = (
  up_to_g: number,
  price: number,
  each_further_kg: number | null = null,
  at: StepPlace = place,
): TariffStep => ({ ...at, up_to_g, price, each_further_kg });
const others = (['same_region', 'other_region'] as const).map((zone) => row(1_000, 3_000, 500, { ...place, zone }));
/** Builds a table of express parcels with the given steps for the same town. */
const table = (steps: readonly TariffStep[]): TariffTable => ({
  rates: { ...firstTariff.rates, parcel_max_g: 50_000 },
  offered: [{ service_type: 'express', item_type: 'parcel' }],
  steps: [...steps, ...others],
});
const codesOf = (problems: readonly TariffProblem[]) =>
  problems.map(({ code, place: { zone }, row: at, from_kg, to_kg }) => [code, zone, at, from_kg, to_kg]);

describe('F-03 a price table with a hole', () => {
  test('F-03 the first tariff has none', () => {
    expect(tariffProblems(firstTariff)).toEqual([]);
  });

  test.each([
    ['a zone without prices', [], [['price_missing', 'same_town', null, 0, 50]]],
    [
      'a table that ends before the limit',
      [row(1_000, 2_500), row(20_000, 5_000)],
      [['price_missing', 'same_town', 1, 20, 50]],
    ],
    ['a table that reaches the limit', [row(1_000, 2_500), row(50_000, 5_000)], []],
    ['one that goes on by the kilogram', [row(1_000, 2_500, 300)], []],
    [
      'the same weight twice',
      [row(1_000, 2_500), row(1_000, 2_600, 300)],
      [['steps_not_rising', 'same_town', 1, 1, 1]],
    ],
    [
      'weights in the wrong order',
      [row(2_000, 2_500), row(1_000, 2_600, 300)],
      [['steps_not_rising', 'same_town', 1, 2, 1]],
    ],
    [
      'a heavier item that costs less',
      [row(1_000, 2_500), row(2_000, 2_499, 300)],
      [['price_falls', 'same_town', 1, 1, 2]],
    ],
    [
      'a further kilogram in the middle',
      [row(1_000, 2_500, 300), row(2_000, 2_800, 300)],
      [['further_not_last', 'same_town', 0, 1, 2]],
    ],
    [
      'a pair of regions has to reach the limit too',
      [row(1_000, 1, 1), row(2_000, 1, null, pairPlace)],
      [['price_missing', 'region_pair', 1, 2, 50]],
    ],
    [
      'a pair without its regions',
      [row(1_000, 1, 1), row(2_000, 1, 1, { ...pairPlace, to_region_id: null })],
      [['regions_missing', 'region_pair', 1, undefined, undefined]],
    ],
    [
      'prices of what is not offered',
      [row(1_000, 1, 1), row(2_000, 1, 1, { ...place, item_type: 'letter' })],
      [['offer_missing', 'same_town', 1, undefined, undefined]],
    ],
  ])('F-03 %s', (_, steps, expected) => {
    expect(codesOf(tariffProblems(table(steps)))).toEqual(expected);
  });

  test('F-03 an error answer names service, item and zone, and in them the rows', () => {
    const fields = problemFields(
      tariffProblems(table([row(1_000, 2_500), row(1_000, 2_400), row(9_000, 9_000, null, pairPlace)])),
    );
    expect(fields).toEqual({
      'express.parcel.same_town': [
        { code: 'steps_not_rising', values: { row: 1, from_kg: 1, to_kg: 1 } },
        { code: 'price_falls', values: { row: 1, from_kg: 1, to_kg: 1 } },
        { code: 'price_missing', values: { row: 1, from_kg: 1, to_kg: 50 } },
      ],
      'express.parcel.region_pair': [
        { code: 'price_missing', values: { row: 2, from_kg: 9, to_kg: 50, from_region_id: 10, to_region_id: 20 } },
      ],
    });
  });
});

describe('F-03 a table without a hole', () => {
  const step = fc.record({
    up: fc.integer({ min: 1, max: 20_000 }),
    more: fc.integer({ min: -50, max: 3_000 }),
    each: fc.option(fc.integer({ min: 0, max: 900 })),
  });
  const grids = fc.array(fc.array(step, { maxLength: 4 }), { minLength: 3, maxLength: 3 });
  const steps = (
    grid: readonly { up: number; more: number; each: number | null }[],
    zone: (typeof baseZones)[number],
  ) => {
    let price = 1_000;
    let up = 0;
    return grid.map((one, at) =>
      row((up += one.up), Math.max(0, (price += one.more)), at === grid.length - 1 ? one.each : null, {
        ...place,
        zone,
      }),
    );
  };

  test('F-03 prices every weight up to the limit, and heavier is never cheaper', () => {
    fc.assert(
      fc.property(
        grids,
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.constantFrom(1, 2, 3),
        (made, weight, more, town) => {
          const whole: TariffTable = {
            ...table([]),
            steps: made.flatMap((grid, at) => steps(grid, baseZones[at] ?? 'same_town')),
          };
          const tariff = {
            ...whole,
            id: 1,
            name: { name_en: '', name_mm: '', name_zh: null },
            valid_from: '2026-01-01',
            regions: {},
          };
          const shipping = (weight_g: number) => {
            const price = priceOf(tariff, {
              service_type: 'express',
              item_type: 'parcel',
              rating_type: 'weight',
              weight_g,
              from: { town_id: 1, region_id: 1 },
              to: { town_id: town, region_id: town === 3 ? 2 : 1, remote: false },
              services: [],
              flat: null,
              declared_value: 0,
              insurance_percent: null,
              cod_amount: 0,
              discount: null,
              cod_plan: 'flat',
              return_fee: null,
            });
            return isRefusal(price) ? null : (price as { shipping_fee: number }).shipping_fee;
          };
          fc.pre(tariffProblems(whole).length === 0);
          const [light, heavy] = [shipping(weight), shipping(Math.min(50_000, weight + more))];
          expect(light !== null && heavy !== null && heavy >= light).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('F-03 every service and both items are offered at first', () => {
    expect([allOffers.length, firstTariff.steps.length]).toEqual([10, 5 * 3 * (5 + 4) + 2 * 3 * (6 + 4)]);
  });
});
