import { percentHalfUp } from '../../kernel/money.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { labelServices, type ItemType, type RatingType, type ServiceType } from '../labels/label-kinds.ts';
import { codFee, type CodPlan } from './cod-fee.ts';
import { abroadZoneOf } from './abroad-zones.ts';
import type { PriceLine, PriceWhy } from './price-why.ts';
import {
  isOffered,
  maxWeightOf,
  zoneBetween,
  pairZone,
  type PairNames,
  type PricePlace,
  type Tariff,
  type TariffStep,
} from './tariff-kinds.ts';

/** Discount of a customer; percentage in hundredths of a percent. */
export interface Discount {
  readonly is_fixed_amount_discount: boolean;
  readonly discount_amount: number;
  readonly discount_percent: number;
}

/** All inputs of a price besides the tariff. */
export interface PriceQuestion {
  readonly service_type: ServiceType;
  readonly item_type: ItemType;
  readonly rating_type: RatingType;
  /** Whole grams, more than 0. */
  readonly weight_g: number;
  readonly from: PricePlace;
  /** `country` is an address abroad by two letters; null or omitted within Myanmar. */
  readonly to: PricePlace & { readonly remote: boolean; readonly country?: string | null };
  /** From `labelServices`; others are ignored. */
  readonly services: readonly string[];
  /** Agreed price of this label, for the rating type flat. */
  readonly flat: number | null;
  readonly declared_value: number;
  /** `null` is the tariff's. */
  readonly insurance_percent: number | null;
  readonly cod_amount: number;
  readonly discount: Discount | null;
  readonly cod_plan: CodPlan;
  /** The customer's; `null` is the tariff's. */
  readonly return_fee: number | null;
}

/** Price of a label, stored completely with the label. */
export interface Price {
  /** They add up to `shipping_total`. */
  readonly lines: readonly PriceLine[];
  /** COD fee and return fee: known now, due later, not in the total. */
  readonly apart: readonly PriceLine[];
  readonly shipping_fee: number;
  readonly services_fee: number;
  readonly insurance_fee: number;
  readonly extra_charge: number;
  readonly discount: number;
  readonly tax: number;
  /** S of decisions 4.1. */
  readonly shipping_total: number;
  readonly cod_percent: number;
  /** p of decisions 4.1. */
  readonly cod_fee: number;
  /** R of decisions 4.1. */
  readonly return_fee: number;
  readonly tariff: { readonly id: number; readonly name: PairNames; readonly valid_from: string };
}

export type PriceRefusal = 'not_offered' | 'weight_over_limit' | 'validation_failed';

/**
 * Calculates a label's price by a tariff: table or agreed price, extras, chosen services and insurance, minus discount, plus tax; COD fee and return fee
 * separately. Pure, so the browser shows the same price while the user types. Refuses with `not_offered`, `weight_over_limit`, and with
 * `validation_failed` when the weight, or the agreed price of rating `flat`, is missing.
 *
 * @example priceOf(tariff, { weight_g: 1_000, … }).shipping_total === 2_500
 * Source: F-03, decisions 4.5.
 */
export function priceOf(tariff: Tariff, question: PriceQuestion): Price | Refusal<PriceRefusal> {
  const shipping = shippingLine(tariff, question);
  if (isRefusal(shipping)) return shipping as Refusal<PriceRefusal>;
  const extras = extraLines(tariff, question);
  const services = serviceLines(tariff, question);
  const full = sum([shipping, ...extras, ...services]);
  const discount = discountLines(question.discount, full);
  const due = full + sum(discount);
  const tax = percentLines('tax', 'after_discount', due, tariff.rates.tax_percent);
  const cod = codFee(question.cod_plan, question.cod_amount);
  const return_fee = question.return_fee ?? tariff.rates.return_fee;
  const insurance_fee = sum(services.filter((line) => line.name === 'insurance'));
  return {
    lines: [shipping, ...extras, ...services, ...discount, ...tax],
    apart: [
      ...(question.cod_amount > 0
        ? [
            line('cod_fee', cod.fee, {
              kind: 'cod',
              plan: question.cod_plan,
              basis: question.cod_amount,
              percent: cod.percent,
            }),
          ]
        : []),
      line('return_fee', return_fee, { kind: question.return_fee === null ? 'rate' : 'own_rate' }),
    ],
    shipping_fee: shipping.amount,
    services_fee: sum(services) - insurance_fee,
    insurance_fee,
    extra_charge: sum(extras),
    discount: 0 - sum(discount),
    tax: sum(tax),
    shipping_total: due + sum(tax),
    cod_percent: cod.percent,
    cod_fee: cod.fee,
    return_fee,
    tariff: { id: tariff.id, name: tariff.name, valid_from: tariff.valid_from },
  };
}

function line(name: PriceLine['name'], amount: number, why: PriceWhy): PriceLine {
  return { name, amount, why };
}

function sum(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

function shippingLine(tariff: Tariff, question: PriceQuestion): PriceLine | Refusal<PriceRefusal> {
  const { weight_g, item_type } = question;
  if (!isOffered(tariff.offered, question)) return notOffered;
  if (!Number.isSafeInteger(weight_g) || weight_g <= 0)
    return refuse('validation_failed', { fields: { weight: [{ code: 'required' }] } });
  const max = maxWeightOf(tariff.rates, item_type);
  if (weight_g > max) return overLimit(max);
  if (question.rating_type === 'flat') {
    return question.flat === null
      ? refuse('validation_failed', { fields: { flat: [{ code: 'required' }] } })
      : line('shipping', question.flat, { kind: 'flat' });
  }
  const steps = stepsFor(tariff, question);
  const last = steps.at(-1);
  if (!last) return notOffered;
  const step = steps.find(({ up_to_g }) => weight_g <= up_to_g) ?? last;
  const further_kg = Math.ceil(Math.max(0, weight_g - step.up_to_g) / 1_000);
  if (further_kg > 0 && step.each_further_kg === null) return overLimit(step.up_to_g);
  const each_further_kg = step.each_further_kg ?? 0;
  return line('shipping', step.price + further_kg * each_further_kg, {
    kind: 'step',
    service_type: step.service_type,
    item_type,
    zone: step.zone,
    from_region: regionName(tariff, step.from_region_id),
    to_region: regionName(tariff, step.to_region_id),
    weight_g,
    up_to_g: step.up_to_g,
    price: step.price,
    further_kg,
    each_further_kg,
  });
}

const notOffered = refuse('not_offered', { fields: { service_type: [{ code: 'not_offered' }] } });

function overLimit(max_g: number): Refusal<PriceRefusal> {
  const values = { max: max_g / 1_000 };
  return refuse('weight_over_limit', { values, fields: { weight: [{ code: 'weight_over_limit', values }] } });
}

/**
 * Returns the steps for these places, lightest first: those of another country's zone; within Myanmar those of the pair of regions if any, else those of
 * the zone.
 */
function stepsFor(tariff: Tariff, { service_type, item_type, from, to }: PriceQuestion): TariffStep[] {
  const own = tariff.steps.filter((step) => step.service_type === service_type && step.item_type === item_type);
  if (to.country) {
    const abroad = abroadZoneOf(to.country);
    return own.filter((step) => step.zone === abroad).sort((a, b) => a.up_to_g - b.up_to_g);
  }
  const pair = own.filter(
    (step) => step.zone === pairZone && step.from_region_id === from.region_id && step.to_region_id === to.region_id,
  );
  const zone = zoneBetween(from, to);
  const found = pair.length > 0 ? pair : own.filter((step) => step.zone === zone);
  return found.sort((a, b) => a.up_to_g - b.up_to_g);
}

function regionName(tariff: Tariff, id: number | null): PairNames | null {
  return id === null ? null : (tariff.regions[id] ?? null);
}

function extraLines({ rates }: Tariff, { to, weight_g }: PriceQuestion): PriceLine[] {
  const over_g = rates.oversize_over_g;
  return [
    ...(to.remote && rates.remote > 0 ? [line('remote', rates.remote, { kind: 'rate' })] : []),
    ...(over_g !== null && weight_g > over_g && rates.oversize > 0
      ? [line('oversize', rates.oversize, { kind: 'oversize', weight_g, over_g })]
      : []),
  ];
}

/** Returns a line for every chosen service, even at 0, so that a reader sees that it was not forgotten. */
function serviceLines({ rates }: Tariff, { services, declared_value, insurance_percent }: PriceQuestion): PriceLine[] {
  return labelServices
    .filter((service) => services.includes(service))
    .map((service) => {
      if (service !== 'insurance') return line(service, rates[service], { kind: 'rate' });
      const percent = insurance_percent ?? rates.insurance_percent;
      return line(service, percentHalfUp(declared_value, percent), {
        kind: 'percent',
        of: 'declared_value',
        basis: declared_value,
        percent,
      });
    });
}

/** Returns the discount lines; a discount never exceeds the amount it applies to. */
function discountLines(discount: Discount | null, basis: number): PriceLine[] {
  if (!discount) return [];
  if (!discount.is_fixed_amount_discount)
    return percentLines('discount', 'before_discount', basis, discount.discount_percent);
  const amount = Math.min(discount.discount_amount, basis);
  return amount === 0
    ? []
    : [line('discount', -amount, { kind: 'fixed_discount', agreed: discount.discount_amount, basis })];
}

function percentLines(
  name: 'discount' | 'tax',
  of: 'before_discount' | 'after_discount',
  basis: number,
  percent: number,
): PriceLine[] {
  const amount = percentHalfUp(basis, percent);
  return amount === 0
    ? []
    : [line(name, name === 'discount' ? -Math.min(amount, basis) : amount, { kind: 'percent', of, basis, percent })];
}
