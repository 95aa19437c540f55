import {
  itemTypes,
  labelServices,
  serviceTypeNames,
  type ItemType,
  type LabelService,
  type ServiceType,
} from '../labels/label-kinds.ts';

/** Zones of every price table, nearest first (decisions 4.5). */
export const baseZones = ['same_town', 'same_region', 'other_region'] as const;
/** A pair of regions, in travel direction; it takes precedence over the zones. */
export const pairZone = 'region_pair';
/** Zones of other countries, nearest first; `abroad-zones.ts` assigns the countries. They have a price only where one was entered. */
export const abroadZones = ['abroad_near', 'abroad_asia', 'abroad_far'] as const;
export type AbroadZone = (typeof abroadZones)[number];
export const zones = [...baseZones, pairZone, ...abroadZones] as const;
export type Zone = (typeof zones)[number];

/** Start or end of a parcel, for pricing. */
export interface PricePlace {
  readonly town_id: number | null;
  readonly region_id: number | null;
}

export function isAbroadZone(zone: Zone): zone is AbroadZone {
  return (abroadZones as readonly Zone[]).includes(zone);
}

/** Returns the zone between two places, when their pair of regions has no price. An unknown town or region never equals another. */
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

/** Returns whether this service is offered for this kind of item. */
export function isOffered(offered: readonly Offer[], { service_type, item_type }: Offer): boolean {
  return offered.some((offer) => offer.service_type === service_type && offer.item_type === item_type);
}

/** Place of a step: offer and zone. */
export interface StepPlace extends Offer {
  readonly zone: Zone;
  /** Both for a pair of regions, else neither. */
  readonly from_region_id: number | null;
  readonly to_region_id: number | null;
}

/** A row of the price table: price up to a weight, in whole kyat. */
export interface TariffStep extends StepPlace {
  readonly up_to_g: number;
  readonly price: number;
  /** Price of each further kilogram begun after the last step; `null` where the table ends. */
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

/** Returns the key of a grid of steps: `pricePlaceKey` with the regions of a pair. */
export function gridKey(place: StepPlace): string {
  return place.zone === pairZone
    ? `${pricePlaceKey(place)}.${place.from_region_id}.${place.to_region_id}`
    : pricePlaceKey(place);
}

/** Services with a fixed rate; insurance is a percentage instead. */
export const ratedServices = labelServices.filter((service) => service !== 'insurance') as Exclude<
  LabelService,
  'insurance'
>[];
export type RatedService = Exclude<LabelService, 'insurance'>;

/** Rates besides the steps. Whole kyat; percentages in hundredths of a percent; weights in grams. */
export interface TariffRates extends Readonly<Record<RatedService, number>> {
  /** To a remote township. */
  readonly remote: number;
  /** For an item heavier than `oversize_over_g`; none is oversize when that is `null`. */
  readonly oversize: number;
  readonly oversize_over_g: number | null;
  /** Of the declared value, unless the label has its own. */
  readonly insurance_percent: number;
  /** Owed by the sender of a returned parcel, unless the customer has their own. */
  readonly return_fee: number;
  /** Owed additionally by a sender who recalls an accepted parcel. */
  readonly cancellation: number;
  readonly tax_percent: number;
  /** Heavier items are refused; up to this weight the table has a price. */
  readonly letter_max_g: number;
  readonly parcel_max_g: number;
  /** Maximum declared value for the short customs declaration: 300 SDR of the Universal Postal Union in whole kyat, at the operator's rate. */
  readonly cn22_max_value: number;
}

/** Default of 300 SDR in kyat, at 2,800 kyat each. */
export const usualCn22Max = 840_000;

/** Returns the maximum weight of the kind of item, in grams. */
export function maxWeightOf(rates: TariffRates, item: ItemType): number {
  return item === 'letter' ? rates.letter_max_g : rates.parcel_max_g;
}

/**
 * Service rates that the source names as constants; the editor suggests them. The source's own price tables have 0 for these services, so the first
 * tariff does too, and an operator who charges for them accepts these rates with one press (K-01, source 9).
 */
export const suggestedRates = { sms: 100, phone_call: 100, pickup: 500 } as const satisfies Partial<TariffRates>;

export interface PairNames {
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
}

/** Parts that are edited together: everything a price depends on. */
export interface TariffTable {
  readonly rates: TariffRates;
  readonly offered: readonly Offer[];
  readonly steps: readonly TariffStep[];
}

/** A price table with its name and first business day. */
export interface Tariff extends TariffTable {
  readonly id: number;
  readonly name: PairNames;
  readonly valid_from: string;
  /** Names of regions with pair prices, for explaining a price. */
  readonly regions: Readonly<Record<string, PairNames>>;
}
