import { form, type FormValues } from '../../kernel/form.ts';
import { toGrams } from '../../kernel/money.ts';
import { rule } from '../../kernel/rules.ts';
import { itemTypes, labelServices, ratingTypes, serviceTypeNames } from '../labels/label-kinds.ts';
import { codPlanNames, defaultCodPlan } from './cod-fee.ts';
import { priceMax, weightMax_g } from './tariff-form.ts';
import type { PriceQuestion } from './price.ts';
import type { PricePlace } from './tariff-kinds.ts';

/** The fields of a quote. Towns, weight and service are enough. Whole kyat, percent in hundredths of a percent, weight in kg. */
export const quoteForm = form({
  from_place: rule.idRef({ required: true }),
  to_place: rule.idRef({ required: true }),
  weight: rule.weight({ min: 0.001, max: weightMax_g / 1_000 }),
  service_type: rule.select({ options: serviceTypeNames }),
  item_type: rule.select({ options: itemTypes }),
  rating_type: rule.select({ options: ratingTypes }),
  flat: rule.number({ min: 0, max: priceMax, integer: true }),
  services: rule.multiselect({ options: labelServices }),
  declared_value: rule.number({ min: 0, max: priceMax, integer: true }),
  insurance_percent: rule.number({ min: 0, max: 10_000, integer: true }),
  cod_amount: rule.number({ min: 0, max: priceMax, integer: true }),
  cod_plan: rule.select({ options: codPlanNames }),
  day: rule.date(),
  tariff_id: rule.idRef(),
});
export type QuoteValues = FormValues<typeof quoteForm>;

/** The price question of a filled-in quote; the defaults are an express parcel by weight without services. */
export function questionOf(
  values: QuoteValues,
  from: PricePlace,
  to: PricePlace & { readonly remote: boolean },
): PriceQuestion {
  return {
    service_type: values.service_type ?? 'express',
    item_type: values.item_type ?? 'parcel',
    rating_type: values.rating_type ?? 'weight',
    weight_g: toGrams(values.weight),
    from: { town_id: from.town_id, region_id: from.region_id },
    to: { town_id: to.town_id, region_id: to.region_id, remote: to.remote },
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
