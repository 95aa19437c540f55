import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { countryCodes, homeCountry } from '../places/country-codes.ts';
import { abroadZoneOf } from './abroad-zones.ts';
import { firstTariff, firstTariffDay } from './first-tariff.ts';
import { priceOf, type PriceQuestion } from './price.ts';
import { tariffProblems } from './tariff-holes.ts';
import { abroadZones, isAbroadZone, type Tariff, type TariffStep } from './tariff-kinds.ts';

const tariff: Tariff = {
  id: 1,
  name: { name_en: 'First', name_mm: 'First', name_zh: null },
  valid_from: firstTariffDay,
  regions: {},
  ...firstTariff,
};
const question: PriceQuestion = {
  service_type: 'express',
  item_type: 'parcel',
  rating_type: 'weight',
  weight_g: 1_000,
  from: { town_id: 1, region_id: 10 },
  to: { town_id: null, region_id: null, remote: false, country: 'TH' },
  services: [],
  flat: null,
  declared_value: 60_000,
  insurance_percent: null,
  cod_amount: 0,
  discount: null,
  cod_plan: 'standard',
  return_fee: null,
};
const shipping = (change: Partial<PriceQuestion>, by: Tariff = tariff) => {
  const price = priceOf(by, { ...question, ...change });
  return isRefusal(price) ? price.code : price.shipping_fee;
};
const to = (country: string) => ({ ...question.to, country });

describe('F-03 O-11 prices to other countries', () => {
  test.each([
    ['TH', 'abroad_near'],
    ['CN', 'abroad_near'],
    ['SG', 'abroad_near'],
    ['JP', 'abroad_asia'],
    ['AU', 'abroad_asia'],
    ['AE', 'abroad_asia'],
    ['US', 'abroad_far'],
    ['DE', 'abroad_far'],
    ['ZA', 'abroad_far'],
  ])('F-03 %s lies in the zone %s', (country, zone) => {
    expect(abroadZoneOf(country)).toBe(zone);
  });

  test('F-03 every other country has a price for what is sold abroad, by its zone, and no zone of Myanmar or pair of regions counts', () => {
    const pair: TariffStep = {
      service_type: 'express',
      item_type: 'parcel',
      zone: 'region_pair',
      from_region_id: 10,
      to_region_id: 10,
      up_to_g: 100_000,
      price: 1,
      each_further_kg: null,
    };
    const paired = { ...tariff, steps: [...tariff.steps, pair] };
    const prices = new Set(
      countryCodes.filter((code) => code !== homeCountry).map((code) => shipping({ to: to(code) }, paired)),
    );
    expect(prices).toEqual(new Set([45_000, 58_000, 75_000]));
    expect(shipping({ to: { town_id: 1, region_id: 10, remote: false, country: 'US' } })).toBe(75_000);
    expect(shipping({ to: { town_id: 1, region_id: 10, remote: false, country: null } })).toBe(2_500);
  });

  test.each([
    ['a letter', { item_type: 'letter', weight_g: 100, service_type: 'register' }, 3_000],
    ['a parcel of 20 kg', { weight_g: 20_000 }, 45_000 + 19 * 11_000],
    ['a heavier one', { weight_g: 20_001 }, 'weight_over_limit'],
    ['a service that collects money', { service_type: 'vpp' }, 'not_offered'],
    ['an agreed price', { rating_type: 'flat', flat: 90_000 }, 90_000],
  ] as const)('F-03 to Thailand %s', (_, change, expected) => {
    expect(shipping(change)).toBe(expected);
  });

  test('F-03 a table without prices for other countries has no hole, and no label goes there by it', () => {
    const home = { ...tariff, steps: tariff.steps.filter(({ zone }) => !isAbroadZone(zone)) };
    expect(tariffProblems(home)).toEqual([]);
    expect(abroadZones.map(() => shipping({}, home))).toEqual(['not_offered', 'not_offered', 'not_offered']);
  });

  test('F-03 a price abroad that falls with the weight, or that stands for what is not offered, is a problem of the table', () => {
    const near = tariff.steps.find(({ zone, item_type }) => zone === 'abroad_near' && item_type === 'parcel');
    if (!near) throw new Error('no price');
    const falls = tariff.steps.map((step) => (step === near ? { ...step, price: 1_000_000 } : step));
    expect(tariffProblems({ ...tariff, steps: falls }).map(({ code, place }) => [code, place.zone])).toEqual([
      ['price_falls', 'abroad_near'],
    ]);
    const unsold = { ...tariff, offered: tariff.offered.filter((one) => one.service_type !== near.service_type) };
    expect(tariffProblems(unsold).map(({ code, place }) => [code, place.zone])).toContainEqual([
      'offer_missing',
      'abroad_near',
    ]);
  });
});
