import {
  itemTypes,
  labelServices,
  serviceTypeNames,
  type ItemType,
  type LabelService,
  type ServiceType,
} from '../labels/label-kinds.ts';

/** The zones of every price table, the nearest first (decisions 4.5). */
export const baseZones = ['same_town', 'same_region', 'other_region'] as const;
/** A pair of regions, in the direction of travel, takes precedence over them. */
export const pairZone = 'region_pair';
/** Other countries, the nearest first; which country lies in which is `abroad-zones.ts`. They have a price only where one was entered. */
export const abroadZones = ['abroad_near', 'abroad_asia', 'abroad_far'] as const;
export type AbroadZone = (typeof abroadZones)[number];
export const zones = [...baseZones, pairZone, ...abroadZones] as const;
export type Zone = (typeof zones)[number];

/** Where a parcel starts or ends, as far as its price is concerned. */
export interface PricePlace {
  readonly town_id: number | null;
  readonly region_id: number | null;
}

export function isAbroadZone(zone: Zone): zone is AbroadZone {
  return (abroadZones as readonly Zone[]).includes(zone);
}

/** The zone between two places when no pair of regions has a price of its own. An unknown town or region is never the same as another. */
export function zoneBetween(from: PricePlace, to: PricePlace): (typeof baseZones)[number] {
  if (from.town_id !== null && from.town_id === to.town_id) return 'same_town';
  return from.region_id !== null && from.region_id === to.region_id ? 'same_region' : 'other_region';
}

/** An offer: a service for a kind of item. */
export interface Offer {
  readonly service_type: ServiceType;
  readonly item_type: ItemType;
}

export const allOffers: readonly Offer[] = serviceTypeNames.flatMap((service_type) =>
  itemTypes.map((item_type) => ({ service_type, item_type })),
);

/** Is this service offered for this kind of item? */
export function isOffered(offered: readonly Offer[], { service_type, item_type }: Offer): boolean {
  return offered.some((offer) => offer.service_type === service_type && offer.item_type === item_type);
}

/** The steps of one offer in one zone belong together. */
export interface StepPlace extends Offer {
  readonly zone: Zone;
  /** Both for a pair of regions, else neither. */
  readonly from_region_id: number | null;
  readonly to_region_id: number | null;
}

/** One row of the price table: what a weight up to this costs, in whole kyat. */
export interface TariffStep extends StepPlace {
  readonly up_to_g: number;
  readonly price: number;
  /** The price of each further kilogram begun after the last step; `null` where the table ends. */
  readonly each_further_kg: number | null;
}

/** @example pricePlaceKey({ service_type: 'express', item_type: 'parcel', zone: 'same_town', … }) === 'express.parcel.same_town' */
export function pricePlaceKey({
  service_type,
  item_type,
  zone,
}: Pick<StepPlace, 'service_type' | 'item_type' | 'zone'>): string {
  return `${service_type}.${item_type}.${zone}`;
}

/** As `pricePlaceKey`, with the regions of a pair: one key for each grid of steps. */
export function gridKey(place: StepPlace): string {
  return place.zone === pairZone
    ? `${pricePlaceKey(place)}.${place.from_region_id}.${place.to_region_id}`
    : pricePlaceKey(place);
}

/** Services that cost a fixed rate; insurance is a percentage instead. */
export const ratedServices = labelServices.filter((service) => service !== 'insurance') as Exclude<
  LabelService,
  'insurance'
>[];
export type RatedService = Exclude<LabelService, 'insurance'>;

/** Rates beside the steps. Whole kyat; percent in hundredths of a percent; weights in grams. */
export interface TariffRates extends Readonly<Record<RatedService, number>> {
  /** To a remote township. */
  readonly remote: number;
  /** Of an item heavier than `oversize_over_g`; nothing is oversize when that is `null`. */
  readonly oversize: number;
  readonly oversize_over_g: number | null;
  /** Of the declared value, where the label does not say another. */
  readonly insurance_percent: number;
  /** Owed by the sender of a parcel that comes back, unless the customer has another. */
  readonly return_fee: number;
  /** Owed besides, by a sender who calls an accepted parcel back. */
  readonly cancellation: number;
  readonly tax_percent: number;
  /** Heavier items are refused; up to this weight the table has a price. */
  readonly letter_max_g: number;
  readonly parcel_max_g: number;
  /** Up to this declared value the short customs declaration is enough: 300 SDR of the Universal Postal Union in whole kyat, at the operator's rate. */
  readonly cn22_max_value: number;
}

/** 300 SDR in kyat until an operator sets it, at 2,800 kyat for one. */
export const usualCn22Max = 840_000;

/** The highest weight that is taken for the kind of item, in grams. */
export function maxWeightOf(rates: TariffRates, item: ItemType): number {
  return item === 'letter' ? rates.letter_max_g : rates.parcel_max_g;
}

/**
 * The service rates that the source names as constants; the editor offers them. The source's own price tables have 0 for these services, so the
 * first tariff has too, and an operator who wants to charge for them takes these rates with one press (K-01, source 9).
 */
export const suggestedRates = { sms: 100, phone_call: 100, pickup: 500 } as const satisfies Partial<TariffRates>;

export interface PairNames {
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
}

/** What is edited together: everything that a price depends on. */
export interface TariffTable {
  readonly rates: TariffRates;
  readonly offered: readonly Offer[];
  readonly steps: readonly TariffStep[];
}

/** A price table with its name and the business day it counts from. */
export interface Tariff extends TariffTable {
  readonly id: number;
  readonly name: PairNames;
  readonly valid_from: string;
  /** The names of the regions that have pair prices, for explaining a price. */
  readonly regions: Readonly<Record<string, PairNames>>;
}
