import { z } from 'zod';
import { itemTypes, serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';
import { apartLines, totalLines } from '@waybill/domain/rooms/tariffs/price-why.ts';
import { priceMax, stepsMax, weightMax_g } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { zones, type Tariff, type TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { tariffPhaseNames } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { action, instant } from '../../kernel/schemas.ts';

const names = z.object({ name_en: z.string(), name_mm: z.string(), name_zh: z.string().nullable() });
const kyat = z.number().int().min(0).max(priceMax).describe('whole kyat');
const region = z.number().int().min(1).nullable();

const offerShape = z.strictObject({
  service_type: z.enum(serviceTypeNames),
  item_type: z.enum(itemTypes),
});

export const stepShape = offerShape.extend({
  zone: z.enum(zones),
  from_region_id: region,
  to_region_id: region,
  up_to_g: z.number().int().min(1).max(weightMax_g).describe('whole grams'),
  price: kyat,
  each_further_kg: kyat.nullable().describe('whole kyat; of the last step only'),
});
export const offeredShape = z.array(offerShape).max(serviceTypeNames.length * itemTypes.length);
export const stepsShape = z.array(stepShape).max(stepsMax);

const int = z.number().int();
const ratesShape = z.object({
  sms: int,
  phone_call: int,
  pickup: int,
  pod: int,
  vfl: int,
  hand_over_code: int,
  hold_mail: int,
  change_destination: int,
  remote: int,
  oversize: int,
  oversize_over_g: int.nullable(),
  insurance_percent: int.describe('hundredths of a percent'),
  return_fee: int,
  cancellation: int,
  tax_percent: int,
  letter_max_g: int,
  parcel_max_g: int,
  cn22_max_value: int.describe(
    '300 SDR in whole kyat: above this declared value a label abroad needs the long customs declaration',
  ),
});

/** A price table with everything the browser needs to calculate prices while the user types. */
const tableShape = z.object({
  id: int,
  name: names,
  valid_from: z.string(),
  rates: ratesShape,
  offered: z.array(offerShape),
  steps: z.array(stepShape),
  regions: z.record(z.string(), names).describe('names of the regions in pairs'),
});

export const tariffTable = tableShape as unknown as z.ZodType<Tariff>;

export const tariffRow = z.object({
  id: int,
  name: names,
  valid_from: z.string(),
  phase: z.enum(tariffPhaseNames),
  note: z.string().nullable(),
  version: int,
  updated_at: instant,
  published_at: instant.nullable(),
  published_by: z.string().nullable(),
});
export type TariffRow = z.infer<typeof tariffRow>;

const deeds = z.object({ may_edit: z.boolean(), may_remove: z.boolean(), actions: z.array(action) });
export type TariffDetail = TariffRow & Tariff & z.infer<typeof deeds>;
export const tariffDetail = tariffRow.extend({
  ...tableShape.shape,
  ...deeds.shape,
}) as unknown as z.ZodType<TariffDetail>;

/** Each kind of reason has its own members; see `PriceWhy` of the domain. */
const why = z.looseObject({ kind: z.string() });
const line = z.object({ name: z.enum([...totalLines, ...apartLines]), amount: int, why });

/** A price with its lines: the answer of a quote, and a label's snapshot. */
const priceParts = z.object({
  lines: z.array(line).describe('they add up to shipping_total'),
  apart: z.array(line).describe('COD fee and return fee, no part of the total'),
  shipping_fee: int,
  services_fee: int,
  insurance_fee: int,
  extra_charge: int,
  discount: int,
  tax: int,
  shipping_total: int,
  cod_percent: int,
  cod_fee: int,
  return_fee: int,
  tariff: z.object({ id: int, name: names, valid_from: z.string() }),
});

export const priceShape = priceParts as unknown as z.ZodType<Price>;

/** Result of reading a sheet: its steps when all rows are valid, else the problems of each row. */
export const sheetRead = z.object({
  steps: z.array(stepShape) as unknown as z.ZodType<readonly TariffStep[]>,
  problems: z.array(
    z.object({
      row: int.nullable().describe('of the sheet, its head is row 1'),
      column: z.string().nullable(),
      code: z.string(),
      message: z.string(),
    }),
  ),
  rows: int,
});
export type SheetRead = z.infer<typeof sheetRead>;
