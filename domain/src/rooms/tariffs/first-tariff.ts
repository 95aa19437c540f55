import { labelBounds } from '../labels/label-form.ts';
import type { ItemType, ServiceType } from '../labels/label-kinds.ts';
import {
  abroadZones,
  usualCn22Max,
  allOffers,
  baseZones,
  type TariffRates,
  type TariffStep,
  type TariffTable,
} from './tariff-kinds.ts';

/** First day of the first tariff: earlier than any parcel. */
export const firstTariffDay = '2020-01-01';

type ByZone = readonly [sameTown: number, sameRegion: number, otherRegion: number];

/** Price of a parcel's first kilogram, and of each further one. The express ones are from the worked example (decisions 4.2). */
const parcels: Record<ServiceType, { readonly first: ByZone; readonly further: ByZone }> = {
  register: { first: [1_500, 2_000, 2_500], further: [200, 300, 400] },
  express: { first: [2_500, 3_000, 4_000], further: [300, 500, 700] },
  special: { first: [3_500, 4_500, 6_000], further: [400, 700, 1_000] },
  vpp: { first: [2_000, 2_500, 3_000], further: [250, 350, 500] },
  vpl: { first: [2_000, 2_500, 3_000], further: [250, 350, 500] },
};

/** Price of a letter up to 100 g; the steps up to 500 g, 1 kg and 2 kg each add half of it. */
const letters: Record<ServiceType, ByZone> = {
  register: [600, 800, 1_000],
  express: [1_200, 1_500, 2_000],
  special: [1_600, 2_000, 2_800],
  vpp: [1_000, 1_200, 1_600],
  vpl: [1_000, 1_200, 1_600],
};

/** Abroad, for mail post shipments without COD: first kilogram of a parcel, each further one, and a letter up to 100 g. */
const abroad: Partial<
  Record<ServiceType, { readonly first: ByZone; readonly further: ByZone; readonly letter: ByZone }>
> = {
  register: {
    first: [22_000, 30_000, 40_000],
    further: [7_000, 10_000, 15_000],
    letter: [3_000, 4_000, 5_000],
  },
  express: {
    first: [45_000, 58_000, 75_000],
    further: [11_000, 15_000, 22_000],
    letter: [24_000, 30_000, 38_000],
  },
};
/** Maximum weight abroad. */
const heaviestAbroad_g = 20_000;

const parcelSteps_g = [1_000, 2_000, 3_000, 5_000, 10_000] as const;
const letterSteps_g = [100, 500, 1_000, 2_000] as const;

const rates: TariffRates = {
  sms: 0,
  phone_call: 0,
  pickup: 0,
  pod: 0,
  vfl: 0,
  hand_over_code: 0,
  hold_mail: 500,
  change_destination: 1_000,
  remote: 1_000,
  oversize: 3_000,
  oversize_over_g: 30_000,
  insurance_percent: 100,
  return_fee: 1_500,
  cancellation: 1_000,
  tax_percent: 0,
  letter_max_g: 2_000,
  parcel_max_g: labelBounds.weightMax * 1_000,
  cn22_max_value: usualCn22Max,
};

function stepsOf(service_type: ServiceType, item_type: ItemType): TariffStep[] {
  return baseZones.flatMap((zone, at): TariffStep[] => {
    const place = { service_type, item_type, zone, from_region_id: null, to_region_id: null };
    if (item_type === 'letter')
      return letterSteps_g.map((up_to_g, step) => ({
        ...place,
        up_to_g,
        price: (letters[service_type][at]! * (2 + step)) / 2,
        each_further_kg: null,
      }));
    const { first, further } = parcels[service_type];
    const last = parcelSteps_g.length - 1;
    return parcelSteps_g.map((up_to_g, step) => ({
      ...place,
      up_to_g,
      price: first[at]! + further[at]! * (up_to_g / 1_000 - 1),
      each_further_kg: step === last ? further[at]! : null,
    }));
  });
}

function stepsAbroad(service_type: ServiceType, item_type: ItemType): TariffStep[] {
  const prices = abroad[service_type];
  if (!prices) return [];
  const weights = item_type === 'letter' ? letterSteps_g : [...parcelSteps_g, heaviestAbroad_g];
  return abroadZones.flatMap((zone, at) =>
    weights.map((up_to_g, step): TariffStep => ({
      service_type,
      item_type,
      zone,
      from_region_id: null,
      to_region_id: null,
      up_to_g,
      price:
        item_type === 'letter'
          ? (prices.letter[at]! * (2 + step)) / 2
          : prices.first[at]! + prices.further[at]! * (up_to_g / 1_000 - 1),
      each_further_kg: null,
    })),
  );
}

/** Tariff of an empty database (K-01): every offer of labels, with service rates of 0 until a user sets them. */
export const firstTariff: TariffTable = {
  rates,
  offered: allOffers,
  steps: allOffers.flatMap(({ service_type, item_type }) => [
    ...stepsOf(service_type, item_type),
    ...stepsAbroad(service_type, item_type),
  ]),
};
