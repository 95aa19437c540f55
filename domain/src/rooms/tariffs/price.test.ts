import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { isRefusal } from '../../kernel/refusal.ts';
import { itemTypes, labelServices, serviceTypeNames } from '../labels/label-kinds.ts';
import { labelBounds } from '../labels/label-form.ts';
import { codPlanNames } from './cod-fee.ts';
import { firstTariff, firstTariffDay } from './first-tariff.ts';
import { priceOf, type Price, type PriceQuestion } from './price.ts';
import { suggestedRates, type Tariff, type TariffRates, type TariffStep } from './tariff-kinds.ts';

const named = (name_en: string) => ({ name_en, name_mm: name_en, name_zh: null });
const tariff: Tariff = {
  id: 1,
  name: named('First'),
  valid_from: firstTariffDay,
  regions: { 10: named('Yangon'), 20: named('Mandalay') },
  ...firstTariff,
};
const withRates = (rates: Partial<TariffRates>): Tariff => ({ ...tariff, rates: { ...tariff.rates, ...rates } });

const yangon = { town_id: 1, region_id: 10 };
const question: PriceQuestion = {
  service_type: 'express',
  item_type: 'parcel',
  rating_type: 'weight',
  weight_g: 1_000,
  from: yangon,
  to: { ...yangon, remote: false },
  services: [],
  flat: null,
  declared_value: 0,
  insurance_percent: null,
  cod_amount: 0,
  discount: null,
  cod_plan: 'standard',
  return_fee: null,
};
const ask = (change: Partial<PriceQuestion> = {}, by: Tariff = tariff): Price => {
  const price = priceOf(by, { ...question, ...change });
  if (isRefusal(price)) throw new Error(`refused: ${price.code}`);
  return price as Price;
};
const refusalOf = (change: Partial<PriceQuestion>, by: Tariff = tariff) => {
  const price = priceOf(by, { ...question, ...change });
  return isRefusal(price) ? [price.code, price.values ?? price.fields] : 'priced';
};
const lines = (price: Price) => price.lines.map(({ name, amount }) => [name, amount]);

describe('F-03 the first tariff', () => {
  test.each([
    ['A: in town', { town_id: 1, region_id: 10 }, 50_000, 2_500, 1_000],
    ['B: in the region', { town_id: 2, region_id: 10 }, 120_000, 3_000, 2_400],
    ['C: to another region', { town_id: 3, region_id: 20 }, 350_000, 4_000, 3_500],
    ['D: in town', { town_id: 1, region_id: 10 }, 80_000, 2_500, 1_600],
  ])(
    'F-03 K-02 the worked example, %s: S and p are those of decisions 4.2',
    (_, to, cod_amount, shipping_total, cod_fee) => {
      expect(ask({ to: { ...to, remote: false }, cod_amount })).toMatchObject({
        shipping_total,
        cod_fee,
        return_fee: 1_500,
        lines: [{ name: 'shipping', amount: shipping_total }],
      });
    },
  );

  test('K-01 the rates of the source are 100 for an SMS, 100 for a call and 500 for a pickup; its table has 0 for these, a proof of delivery and VFL', () => {
    expect(suggestedRates).toEqual({ sms: 100, phone_call: 100, pickup: 500 });
    const { sms, phone_call, pickup, pod, vfl } = firstTariff.rates;
    expect({ sms, phone_call, pickup, pod, vfl }).toEqual({ sms: 0, phone_call: 0, pickup: 0, pod: 0, vfl: 0 });
  });

  test.each(['sms', 'phone_call', 'pickup', 'pod', 'vfl'] as const)(
    'K-01 %s costs nothing until somebody sets it, and then what was set, and says so',
    (service) => {
      for (const [rate, by] of [
        [0, tariff],
        [650, withRates({ [service]: 650 })],
      ] as const) {
        const price = ask({ services: [service] }, by);
        expect(price.lines.slice(1)).toEqual([{ name: service, amount: rate, why: { kind: 'rate' } }]);
        expect([price.services_fee, price.shipping_total]).toEqual([rate, 2_500 + rate]);
      }
      expect(ask({}, withRates({ [service]: 650 })).shipping_total).toBe(2_500);
    },
  );

  test('K-01 with the rates of the source an SMS, a call and a pickup together add 700', () => {
    const price = ask({ services: ['vfl', 'sms', 'pod', 'pickup', 'phone_call'] }, withRates(suggestedRates));
    expect(lines(price)).toEqual([
      ['shipping', 2_500],
      ['sms', 100],
      ['phone_call', 100],
      ['pickup', 500],
      ['pod', 0],
      ['vfl', 0],
    ]);
    expect(price.shipping_total).toBe(3_200);
  });
});

describe('F-03 the base of a price', () => {
  test.each([
    [1, 2_500, 1_000, 0],
    [1_000, 2_500, 1_000, 0],
    [1_001, 2_800, 2_000, 0],
    [5_000, 3_700, 5_000, 0],
    [10_000, 5_200, 10_000, 0],
    [10_001, 5_500, 10_000, 1],
    [12_500, 6_100, 10_000, 3],
  ])(
    'F-03 %i g cost %i: the step up to %i g and %i further kilograms begun',
    (weight_g, amount, up_to_g, further_kg) => {
      expect(ask({ weight_g }).lines[0]).toMatchObject({
        amount,
        why: {
          kind: 'step',
          zone: 'same_town',
          weight_g,
          up_to_g,
          further_kg,
          each_further_kg: up_to_g === 10_000 ? 300 : 0,
        },
      });
    },
  );

  const pair = (from_region_id: number, to_region_id: number): TariffStep[] => [
    {
      service_type: 'express',
      item_type: 'parcel',
      zone: 'region_pair',
      from_region_id,
      to_region_id,
      up_to_g: 1_000,
      price: 3_300,
      each_further_kg: 100,
    },
  ];
  test.each([
    ['a pair of regions goes before the zone', pair(10, 20), { town_id: 3, region_id: 20 }, 3_300],
    ['a pair holds in its own direction', pair(20, 10), { town_id: 3, region_id: 20 }, 4_000],
    ['a region with itself goes before the same town too', pair(10, 10), { town_id: 1, region_id: 10 }, 3_300],
    ['an unknown town is never the same one', [], { town_id: null, region_id: 10 }, 3_000],
    ['an unknown region is another one', [], { town_id: null, region_id: null }, 4_000],
  ])('F-03 %s', (_, more, to, total) => {
    expect(
      ask({ from: yangon, to: { ...to, remote: false } }, { ...tariff, steps: [...more, ...tariff.steps] })
        .shipping_total,
    ).toBe(total);
  });

  test('F-03 the price of a pair names its regions, so that it explains itself years later', () => {
    const price = ask(
      { to: { town_id: 3, region_id: 20, remote: false } },
      { ...tariff, steps: [...pair(10, 20), ...tariff.steps] },
    );
    expect(price.lines[0]?.why).toMatchObject({
      zone: 'region_pair',
      from_region: named('Yangon'),
      to_region: named('Mandalay'),
    });
  });

  test('F-03 a price agreed for one label stands in place of the table', () => {
    expect(ask({ rating_type: 'flat', flat: 1_234, weight_g: 20_000 }).lines).toEqual([
      { name: 'shipping', amount: 1_234, why: { kind: 'flat' } },
    ]);
  });

  test.each([
    [
      'a flat price that nobody has agreed on',
      { rating_type: 'flat' as const },
      ['validation_failed', { flat: [{ code: 'required' }] }],
    ],
    ['no weight', { weight_g: 0 }, ['validation_failed', { weight: [{ code: 'required' }] }]],
    ['heavier than is taken', { weight_g: 100_001 }, ['weight_over_limit', { max: 100 }]],
    [
      'a letter heavier than letters are',
      { item_type: 'letter' as const, weight_g: 2_001 },
      ['weight_over_limit', { max: 2 }],
    ],
  ])('F-03 %s has no price', (_, change, refusal) => {
    expect(refusalOf(change)).toEqual(refusal);
  });

  test('F-03 V-03 every weight that a label can be made with has a price in the first tariff, and past the last step each kilogram begun adds the same', () => {
    expect([
      ask({ weight_g: 10_000 }).shipping_fee,
      ask({ weight_g: 10_001 }).shipping_fee,
      ask({ weight_g: 60_000 }).shipping_fee,
      ask({ weight_g: labelBounds.weightMax * 1_000 }).shipping_fee,
    ]).toEqual([5_200, 5_500, 20_200, 32_200]);
  });

  test('F-03 what is not offered has no price', () => {
    expect(
      refusalOf({ item_type: 'letter' }, { ...tariff, offered: [{ service_type: 'express', item_type: 'parcel' }] }),
    ).toEqual(['not_offered', { service_type: [{ code: 'not_offered' }] }]);
  });
});

describe('F-03 what is added and taken off', () => {
  const remote = { ...yangon, remote: true };
  const priced = withRates({ sms: 100, pickup: 500, tax_percent: 500 });
  test.each<[string, Partial<PriceQuestion>, [string, number][], number]>([
    ['a remote township', { to: remote }, [['remote', 1_000]], 3_675],
    ['an oversize item', { weight_g: 30_001 }, [['oversize', 3_000]], 15_225],
    ['just not oversize', { weight_g: 30_000 }, [], 11_760],
    [
      'chosen services in the order of the table',
      { services: ['pickup', 'sms', 'unknown'] },
      [
        ['sms', 100],
        ['pickup', 500],
      ],
      3_255,
    ],
    ['insurance by the tariff', { services: ['insurance'], declared_value: 150_049 }, [['insurance', 1_500]], 4_200],
    [
      'insurance by the label',
      { services: ['insurance'], declared_value: 150_050, insurance_percent: 50 },
      [['insurance', 750]],
      3_413,
    ],
    ['a declared value without insurance costs nothing', { declared_value: 1_000_000 }, [], 2_625],
    [
      'a fixed discount',
      { discount: { is_fixed_amount_discount: true, discount_amount: 300, discount_percent: 9_999 } },
      [['discount', -300]],
      2_310,
    ],
    [
      'a discount in percent of everything before it',
      {
        services: ['pickup'],
        discount: { is_fixed_amount_discount: false, discount_amount: 9_999, discount_percent: 1_000 },
      },
      [
        ['pickup', 500],
        ['discount', -300],
      ],
      2_835,
    ],
    [
      'a discount beyond the price makes it nothing',
      { to: remote, discount: { is_fixed_amount_discount: true, discount_amount: 99_999, discount_percent: 0 } },
      [
        ['remote', 1_000],
        ['discount', -3_500],
      ],
      0,
    ],
    [
      'a customer without a discount',
      { discount: { is_fixed_amount_discount: true, discount_amount: 0, discount_percent: 0 } },
      [],
      2_625,
    ],
  ])('F-03 %s', (_, change, expected, total) => {
    const price = ask(change, priced);
    const tax = price.shipping_total === 0 ? [] : [['tax', price.tax]];
    expect([lines(price).slice(1), price.shipping_total]).toEqual([[...expected, ...tax], total]);
  });

  test('F-03 every figure of a price says what it is of', () => {
    const price = ask(
      {
        to: remote,
        services: ['sms', 'insurance'],
        declared_value: 100_000,
        discount: { is_fixed_amount_discount: false, discount_amount: 0, discount_percent: 500 },
      },
      priced,
    );
    expect(price.lines.slice(1).map(({ why }) => why)).toEqual([
      { kind: 'rate' },
      { kind: 'rate' },
      { kind: 'percent', of: 'declared_value', basis: 100_000, percent: 100 },
      { kind: 'percent', of: 'before_discount', basis: 4_600, percent: 500 },
      { kind: 'percent', of: 'after_discount', basis: 4_370, percent: 500 },
    ]);
    expect(price).toMatchObject({
      shipping_fee: 2_500,
      extra_charge: 1_000,
      services_fee: 100,
      insurance_fee: 1_000,
      discount: 230,
      tax: 219,
      shipping_total: 4_589,
    });
  });

  test.each([
    ['the tariff', null, 1_500, { kind: 'rate' }],
    ['the customer', 0, 0, { kind: 'own_rate' }],
  ])('F-03 COD fee and return fee stand apart, the return fee as %s has it', (_, return_fee, amount, why) => {
    const price = ask({ cod_amount: 60_000, return_fee });
    expect(price.apart).toEqual([
      { name: 'cod_fee', amount: 1_200, why: { kind: 'cod', plan: 'standard', basis: 60_000, percent: 200 } },
      { name: 'return_fee', amount, why },
    ]);
    expect(price.shipping_total).toBe(2_500);
  });
});

describe('F-03 any price question', () => {
  const place = fc.record({ town_id: fc.constantFrom(null, 1, 2), region_id: fc.constantFrom(null, 10, 20) });
  const kyat = fc.integer({ min: 0, max: 50_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 });
  const questions: fc.Arbitrary<PriceQuestion> = fc.record({
    service_type: fc.constantFrom(...serviceTypeNames),
    item_type: fc.constantFrom(...itemTypes),
    rating_type: fc.constantFrom('weight' as const, 'flat' as const),
    weight_g: fc.integer({ min: 1, max: 2_000 }),
    from: place,
    to: fc.tuple(place, fc.boolean()).map(([to, remote]) => ({ ...to, remote })),
    services: fc.subarray([...labelServices]),
    flat: kyat,
    declared_value: kyat,
    insurance_percent: fc.option(percent),
    cod_amount: kyat,
    cod_plan: fc.constantFrom(...codPlanNames),
    return_fee: fc.option(kyat),
    discount: fc.option(
      fc.record({ is_fixed_amount_discount: fc.boolean(), discount_amount: kyat, discount_percent: percent }),
    ),
  });
  const tariffs = fc
    .record({
      tax_percent: percent,
      sms: kyat,
      pickup: kyat,
      remote: kyat,
      oversize: kyat,
      oversize_over_g: fc.option(fc.integer({ min: 1, max: 2_000 })),
      insurance_percent: percent,
    })
    .map(withRates);

  test('F-03 the lines add up to the total, every amount is whole, and nothing but a discount is negative', () => {
    fc.assert(
      fc.property(tariffs, questions, (by, request) => {
        const price = ask(request, by);
        expect(price.lines.reduce((total, { amount }) => total + amount, 0)).toBe(price.shipping_total);
        expect(
          price.shipping_fee +
            price.extra_charge +
            price.services_fee +
            price.insurance_fee -
            price.discount +
            price.tax,
        ).toBe(price.shipping_total);
        const figures = [...price.lines, ...price.apart].map(({ name, amount }) =>
          name === 'discount' ? -amount : amount,
        );
        expect(
          [...figures, price.shipping_total, price.discount].every(
            (amount) => Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0),
          ),
        ).toBe(true);
      }),
    );
  });

  test('F-03 a heavier item never costs less', () => {
    fc.assert(
      fc.property(tariffs, questions, fc.integer({ min: 0, max: 48_000 }), (by, request, more) => {
        const heavier = priceOf(by, { ...request, weight_g: request.weight_g + more });
        if (!isRefusal(heavier))
          expect((heavier as Price).shipping_total).toBeGreaterThanOrEqual(ask(request, by).shipping_total);
        else expect([heavier.code, request.item_type]).toEqual(['weight_over_limit', 'letter']);
      }),
    );
  });
});
