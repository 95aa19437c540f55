import { form, type FormValues } from '../../kernel/form.ts';
import { toGrams } from '../../kernel/money.ts';
import { also, entriesOf, problemOf } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { isAbroad, isRendered } from '../labels/label-choices.ts';
import { insurancePercentLeast } from '../labels/label-form.ts';
import { itemTypes, labelServices, ratingTypes, serviceTypeNames } from '../labels/label-kinds.ts';
import { countryAbroad } from '../places/country-rule.ts';
import { codPlanNames, defaultCodPlan } from './cod-fee.ts';
import { priceMax, weightMax_g } from './tariff-form.ts';
import type { PriceQuestion } from './price.ts';
import type { PricePlace } from './tariff-kinds.ts';

type QuoteInput = Readonly<Record<string, unknown>>;
const goesAbroad = ({ to_country }: QuoteInput): boolean => isAbroad({ destination_country: to_country });

/**
 * Fields of a quote. Towns, or the town and another country, weight and service are enough. Whole kyat, percentages in hundredths of a percent, weight
 * in kg.
 */
export const quoteForm = form({
  from_place: rule.idRef({ required: true }),
  to_place: also(rule.idRef(), (id, all) =>
    problemOf(goesAbroad(all) ? (id === null ? null : 'not_abroad') : id === null ? 'select' : null),
  ),
  to_country: countryAbroad(),
  weight: rule.weight({ min: 0.001, max: weightMax_g / 1_000 }),
  service_type: rule.select({ options: serviceTypeNames }),
  item_type: rule.select({ options: itemTypes }),
  rating_type: rule.select({ options: ratingTypes }),
  flat: also(unit.kyat(rule.number({ min: 0, max: priceMax, integer: true })), (flat, all) =>
    problemOf(
      all.rating_type === ratingTypes[1]
        ? flat === null
          ? 'required'
          : null
        : flat === null
          ? null
          : 'without_choice',
    ),
  ),
  services: also(rule.multiselect({ options: labelServices }), (services, all) =>
    problemOf(services.every((service) => isRendered(service, { abroad: goesAbroad(all) })) ? null : 'not_abroad'),
  ),
  declared_value: unit.kyat(rule.number({ min: 0, max: priceMax, integer: true })),
  insurance_percent: also(rule.percent({ least: insurancePercentLeast }), (percent, all) =>
    problemOf(percent !== null && !entriesOf(all.services).includes('insurance') ? 'without_choice' : null),
  ),
  cod_amount: also(unit.kyat(rule.number({ min: 0, max: priceMax, integer: true })), (cod, all) =>
    problemOf(cod && goesAbroad(all) ? 'not_abroad' : null),
  ),
  cod_plan: rule.select({ options: codPlanNames }),
  day: rule.date(),
  tariff_id: rule.idRef(),
});
export type QuoteValues = FormValues<typeof quoteForm>;

/** Builds the price question of a filled-in quote; the defaults are an express parcel by weight without services. */
export function questionOf(values: QuoteValues, from: PricePlace, to: PriceQuestion['to']): PriceQuestion {
  return {
    service_type: values.service_type ?? 'express',
    item_type: values.item_type ?? 'parcel',
    rating_type: values.rating_type ?? 'weight',
    weight_g: toGrams(values.weight),
    from: { town_id: from.town_id, region_id: from.region_id },
    to: { town_id: to.town_id, region_id: to.region_id, remote: to.remote, country: to.country ?? null },
    services: values.services,
    flat: values.flat,
    declared_value: values.declared_value ?? 0,
    insurance_percent: values.insurance_percent,
    cod_amount: values.cod_amount ?? 0,
    discount: null,
    cod_plan: values.cod_plan ?? defaultCodPlan,
    return_fee: null,
  };
}
