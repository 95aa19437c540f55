import {
  labelServices,
  itemTypes,
  serviceTypeNames,
  type ItemType,
  type LabelService,
  type ServiceType,
} from '@waybill/domain/rooms/labels/label-kinds.ts';
import { countryAbroad } from '@waybill/domain/rooms/places/country-rule.ts';
import { isRendered } from '@waybill/domain/rooms/labels/label-choices.ts';
import { codPlanNames, type CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { recordNumber } from '../../shell/detail/use-record.ts';
import type { Query } from '../../kernel/request.ts';

/** The question of a quote as the address holds it, so that a quote is a link. Weight in kg, amounts in whole kyat. */
export interface QuotePlace {
  readonly from: number | null;
  readonly to: number | null;
  /** Another country by its two letters, instead of a place; null within Myanmar. */
  readonly country: string | null;
  readonly kg: number | null;
  readonly service: ServiceType;
  readonly item: ItemType;
  readonly services: readonly LabelService[];
  readonly value: number | null;
  readonly cod: number | null;
  readonly plan: CodPlan;
  /** A price table to try; `null` is the one that counts today. */
  readonly tariff: number | null;
}

const oneOf = <T extends string>(names: readonly T[], value: unknown, usual: T): T =>
  names.find((name) => name === value) ?? usual;
const amount = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,3})?$/.test(value) ? Number(value) : null;

/** Reads the address; what is no such thing is left open. */
export function readQuote(raw: Readonly<Record<string, unknown>>): QuotePlace {
  const id = (value: unknown) => recordNumber(value as string | undefined) ?? null;
  const country = countryAbroad().check(raw.country);
  const chosen = typeof raw.services === 'string' ? raw.services.split(',') : [];
  return {
    from: id(raw.from),
    to: id(raw.to),
    country: country.ok ? country.value : null,
    kg: amount(raw.kg),
    service: oneOf(serviceTypeNames, raw.service, 'express'),
    item: oneOf(itemTypes, raw.item, 'parcel'),
    services: labelServices.filter((service) => chosen.includes(service)),
    value: amount(raw.value),
    cod: amount(raw.cod),
    plan: oneOf(codPlanNames, raw.plan, 'standard'),
    tariff: id(raw.tariff),
  };
}

/** The address of a quote; what is as usual is left out. */
export function quoteQuery(place: QuotePlace): Query {
  const { from, to, country, kg, service, item, services, value, cod, plan, tariff } = place;
  const unless = <T>(current: T, usual: T) => (current === usual ? null : current);
  return {
    from,
    to,
    country,
    kg,
    service: unless(service, 'express'),
    item: unless(item, 'parcel'),
    services: services.length > 0 ? services.join(',') : null,
    value,
    cod,
    plan: unless(plan, 'standard'),
    tariff,
  };
}

/** The body of the call. `null` while places or weight are missing. */
export function quoteBody({
  from,
  to,
  country,
  kg,
  service,
  item,
  services,
  value,
  cod,
  plan,
  tariff,
}: QuotePlace): object | null {
  if (from === null || (to === null && country === null) || kg === null || kg <= 0) return null;
  return {
    from_place: from,
    to_place: country === null ? to : null,
    to_country: country,
    weight: kg,
    service_type: service,
    item_type: item,
    // Services and COD that the operator cannot provide abroad are not sent; they are kept for when a place in the country is chosen again.
    services: services.filter((name) => isRendered(name, { abroad: country !== null })),
    declared_value: value,
    cod_amount: country === null ? cod : null,
    cod_plan: plan,
    tariff_id: tariff,
  };
}
