import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { insurancePercentLeast } from '../labels/label-form.ts';
import type { TariffRates } from './tariff-kinds.ts';

/** Maximum rate or price in whole kyat, and maximum weight in grams. */
export const priceMax = 100_000_000;
export const weightMax_g = 1_000_000;
/** Maximum rows of a price table. */
export const stepsMax = 3_000;

const kyat = unit.kyat(rule.number({ min: 0, max: priceMax, integer: true, required: true }));
const grams = unit.grams(rule.number({ min: 1, max: weightMax_g, integer: true, required: true }));
/** Smallest tax percentage that can be meant, in hundredths of a percent. */
const taxPercentLeast = 100;

const rates = {
  sms: kyat,
  phone_call: kyat,
  pickup: kyat,
  pod: kyat,
  vfl: kyat,
  hand_over_code: kyat,
  hold_mail: kyat,
  change_destination: kyat,
  remote: kyat,
  oversize: kyat,
  oversize_over_g: unit.grams(rule.number({ min: 1, max: weightMax_g, integer: true })),
  insurance_percent: rule.percent({ least: insurancePercentLeast, required: true }),
  return_fee: kyat,
  cancellation: kyat,
  tax_percent: rule.percent({ least: taxPercentLeast, required: true }),
  letter_max_g: grams,
  parcel_max_g: grams,
  cn22_max_value: kyat,
};
export const rateNames = Object.keys(rates) as (keyof TariffRates)[];
export const percentRates = ['insurance_percent', 'tax_percent'] as const satisfies readonly (keyof TariffRates)[];
export const weightRates = [
  'oversize_over_g',
  'letter_max_g',
  'parcel_max_g',
] as const satisfies readonly (keyof TariffRates)[];

const head = {
  name_en: rule.text({ required: true, max: 100 }),
  name_mm: rule.text({ required: true, max: 100 }),
  name_zh: rule.text({ max: 100 }),
  valid_from: rule.date({ required: true }),
};

/** A new price table, copied from another; its prices are edited afterwards. */
export const newTariffForm = form({ ...head, copy_of: rule.idRef({ required: true }) });

/** Name, day and rates of a draft; whole kyat, percentages in hundredths of a percent, weights in grams. Its steps are sent besides. */
export const tariffForm = form({ ...head, note: rule.text({ max: 500, multiline: true }), ...rates });

/** A price table as an Excel sheet. */
export const sheetForm = form({
  file: rule.file({ maxBytes: 2 * 1024 * 1024, types: ['.xlsx', '.ods', '.csv'], required: true }),
});

/** Returns the rates among the form's values. */
export function ratesOf(values: FormValues<typeof tariffForm>): TariffRates {
  return Object.fromEntries(rateNames.map((name) => [name, values[name]])) as unknown as TariffRates;
}
