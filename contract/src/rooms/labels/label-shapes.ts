import { z } from 'zod';
import { parties } from '@waybill/domain/kernel/user-types.ts';
import { proofPictures } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import {
  priceExceptionKinds,
  priceExceptionLife,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { rollups } from '@waybill/domain/rooms/labels/label-statuses.ts';
import {
  acceptTypes,
  deliveryTypes,
  itemTypes,
  labelServices,
  labelTypes,
  paymentTypeNames,
  preprintTypes,
  ratingTypes,
  serviceTypeNames,
} from '@waybill/domain/rooms/labels/label-kinds.ts';
import { personal, staffName } from '../../kernel/personal.ts';
import { action, instant, named } from '../../kernel/schemas.ts';

const id = z.number().int();
const kyat = z.number().int().describe('whole kyat');
const coded = named.extend({ code: z.string() });
const text = z.string().nullable();
const phones = z.array(personal('phone'));
const identity = personal('identity').nullable();
const place = named.nullable();
const payment = z.enum(paymentTypeNames);
const service = z.enum(serviceTypeNames);

/** A row of the label list. */
export const labelRow = z.object({
  id,
  tracking_code: z.string(),
  mp_tracking_code: text,
  reference_id: text,
  type: z.enum(labelTypes),
  item_type: z.enum(itemTypes),
  service_type: service,
  accept_type: z.enum(acceptTypes),
  payment_type: payment,
  merchant: text,
  source_name: z.string(),
  source_phone: phones,
  destination_name: z.string(),
  destination_phone: phones,
  destination_township: place,
  source_branch: coded,
  deliver_branch: coded,
  accept_branch: coded.nullable(),
  holder_branch: coded,
  holder_staff: staffName('holder_branch').nullable(),
  weight: z.number().describe('kg'),
  pieces: id,
  cod_amount: kyat,
  cod_charge: kyat,
  delivery_charge: kyat,
  status: z.string(),
  previous: text,
  shipping_type: z.string(),
  status_type: z.string(),
  status_at: instant,
  finish_item: z.boolean(),
  remark: text,
  creator: staffName('source_branch').nullable(),
  created_at: instant,
  version: z.number().int(),
});
export type LabelRow = z.infer<typeof labelRow>;

/** A label found by a search, as the palette and other rooms show it. */
export const labelFound = labelRow.pick({
  id: true,
  tracking_code: true,
  source_name: true,
  destination_name: true,
  destination_phone: true,
  status: true,
  destination_township: true,
  reference_id: true,
});
export type LabelFound = z.infer<typeof labelFound>;

/** An entry of a label's history, in chronological order (E-02). */
const entry = z.object({
  id,
  status: z.string(),
  viewable: z.boolean(),
  at: instant,
  recorded_at: instant,
  device_at: instant
    .nullable()
    .describe('what the device’s clock said, where it cannot have been so; then `at` is the server’s'),
  by: staffName('branch').nullable(),
  branch: coded.nullable(),
  to_branch: coded.nullable(),
  to_staff: staffName('to_branch').nullable(),
  device: text,
  place: text,
  reason: text,
  remark: text,
  inferred: z.boolean(),
  party: z.enum(parties).nullable().describe('who outside the house did it, where nobody of the staff did'),
  undoes_id: id.nullable(),
});
export type LabelEntry = z.infer<typeof entry>;

const amountLine = z.object({ name: z.string(), amount: z.number().int(), why: z.record(z.string(), z.unknown()) });
/** Calculation of the price, stored with the label when it was made. */
export const priceRecord = z.object({
  lines: z.array(amountLine),
  apart: z.array(amountLine),
  shipping_total: kyat,
  tariff: z.object({
    id,
    name: z.object({ name_en: z.string(), name_mm: z.string(), name_zh: z.string().nullable() }),
    valid_from: z.string(),
  }),
});

/** Every field of E-01 under its source name. Display and finance fields are derived from stored ones. */
export const labelDetail = labelRow.extend({
  courier_note: text.describe('of the sender, to the courier who delivers it'),
  source_branch_id: id,
  source_postcode: text,
  source_no: text,
  source_street: text,
  source_quarter: place,
  source_township: place,
  source_town: place,
  source_region: place,
  merchant_id: id.nullable(),
  customer_id: id.nullable(),
  source_nrc: identity,
  source_address: text,
  with_temp_address: z.boolean(),
  insurance_percent: z.number().int().describe('hundredths of a percent'),
  deliver_branch_id: id,
  destination_country: text.describe('ISO 3166-1, two letters; null within Myanmar'),
  destination_postcode: text,
  destination_no: text,
  destination_street: text,
  destination_quarter: place,
  destination_town: place,
  destination_region: place,
  pickup_at_po: z.boolean(),
  contact_phone_list: phones,
  destination_nrc: identity,
  delivery_type: z.enum(deliveryTypes),
  destination_address: text,
  source_erased_at: instant.nullable().describe('when the personal details of the sender were erased'),
  destination_erased_at: instant.nullable().describe('the same for the receiver'),
  include_products: text,
  rating_type: z.enum(ratingTypes),
  purchase_type: payment,
  flat: kyat.nullable(),
  time_request: z.object({ from: instant.nullable(), to: instant.nullable() }).nullable(),
  item_name: text,
  agent_id: id.nullable().describe('the agent branch that made it'),
  branch_id: id,
  services: z.array(z.enum(labelServices)),
  services_fee: kyat,
  compensation_fee: kyat,
  total_cost: kyat.describe('shipping in all and the COD fee'),
  logs: z
    .array(z.object({ id, at: instant, by: staffName().nullable(), action: z.string() }))
    .describe('changes of the record, the newest first'),
  updated_at: instant,
  transaction: z.array(entry).describe('every entry of the history, the oldest first'),
  transaction_label: text.describe('the status of the latest viewable entry'),
  with_smart_invoice: z.boolean(),
  preprint_type: z.enum(preprintTypes).nullable(),
  insurance_fee: kyat,
  gate_submit: z.boolean(),
  declared_value: kyat,
  post_type: z.string().describe('where it was made: counter, import, api'),
  cod_code: text,
  cod_fee: kyat,
  cod_percent: z.number().int().describe('hundredths of a percent'),
  cod_status: text,
  sms_service_fee: kyat,
  shipping_fee: kyat,
  shipping_service_fee: kyat.describe('shipping and chosen services before discount and tax'),
  extra_fee: kyat,
  extra_charge: kyat,
  return_fee: kyat,
  discount: kyat,
  tax: kyat,
  total_amount: kyat.describe('goods and shipping together'),
  sender_pays: kyat,
  on_credit: kyat,
  merchant_receives: kyat,
  owed_if_returned: kyat,
  sender_name: z.string(),
  sender_address: z.string(),
  receiver_name: z.string(),
  receiver_phone: personal('phone'),
  delivery_address: z.string(),
  destination_branch: coded,
  destination_postal_code: text,
  original_postal_code: text,
  return_reason: text,
  delivered_date: instant.nullable(),
  paid_date: instant.nullable(),
  transfer_date: instant.nullable(),
  instant_deliver: z.boolean(),
  sign_image: text.describe('address of the signature or photo of its delivery'),
  delivery_proof: z
    .object({
      kind: z.enum(proofPictures).nullable(),
      handed_to: text,
      receiver_id_no: identity.describe('NRC or passport'),
      by_code: z.boolean().describe('the receiver gave the code that only they were sent'),
      kept_at: instant,
    })
    .nullable()
    .describe('what was handed in with the delivery that counts'),
  accept_branch_id: id.nullable(),
  deliver_branch: coded.extend({ town: z.string(), town_id: id.nullable() }),
  attempts: id,
  prints: id.describe('how often it was printed'),
  price: priceRecord.nullable().describe('null when no record of it was kept'),
  price_open: z.boolean().describe('no branch accepts it until a second person has confirmed its price'),
  price_reason: text.describe('why its price is another than the table’s'),
  price_exception: z
    .object({
      id,
      kind: z.enum(priceExceptionKinds),
      status: z.enum(priceExceptionLife.stateNames),
      table_price: kyat.nullable(),
      own_price: kyat,
      reason: z.string(),
      created_by_id: id,
      created_by: staffName().nullable(),
      decided_by: staffName().nullable(),
      version: z.number().int(),
      actions: z.array(action),
    })
    .nullable()
    .describe('the price beside the table that it has; staff alone read it'),
  may_edit: z.boolean(),
  may_delete: z.boolean(),
  actions: z.array(action),
});
export type LabelDetail = z.infer<typeof labelDetail>;

/** Answer to a write: what is needed to print the label, show its price and continue. */
export const labelMade = z.object({
  id,
  tracking_code: z.string(),
  status: z.string(),
  version: z.number().int(),
  deliver_branch_id: id,
  shipping_total: kyat,
  cod_amount: kyat,
  cod_fee: kyat,
  cod_charge: kyat,
  merchant_receives: kyat,
  price: priceRecord.nullable().describe('null when no record of it was kept'),
  price_open: z.boolean().describe('no branch accepts it until a second person has confirmed its price'),
  price_differs: z.boolean().describe('the maker was shown another shipping total'),
  left_pickup: z.boolean().describe('it was made at the door of a visit that could not take it any more'),
});
export type LabelMade = z.infer<typeof labelMade>;

export const labelDraft = z.object({ key: z.string(), body: z.record(z.string(), z.unknown()), updated_at: instant });
export type LabelDraft = z.infer<typeof labelDraft>;

export const labelTemplate = z.object({
  id,
  name: z.string(),
  customer_id: id.nullable(),
  body: z.record(z.string(), z.unknown()),
  updated_at: instant,
});
export type LabelTemplate = z.infer<typeof labelTemplate>;

const inThree = { name_en: z.string(), name_mm: z.string(), name_zh: z.string() };

/** A status in the client's cached list (S-01, E-09). */
export const labelStatusRow = z.object({
  status: z.string(),
  ...inThree,
  type: z.enum(rollups),
  kind: z
    .enum(['step', 'decision', 'note', 'rollup'])
    .describe('a note never becomes the status, a rollup names several'),
  viewable: z.boolean().describe('a user can see it as the status of a parcel'),
  final: z.boolean(),
});

const choice = z.array(z.object({ value: z.string(), ...inThree }));
export const labelDataLists = z.object({
  label_types: choice,
  item_types: choice,
  service_types: choice,
  accept_types: choice,
  payment_types: choice,
  rating_types: choice,
  delivery_types: choice,
  services: choice,
  preprint_types: choice,
  merchant_types: choice,
  shipping_types: choice,
  return_reasons: choice,
  status_types: choice,
  tracking_filter: choice.describe('in the order of the screen'),
});

/** Result for one of several labels: its facts, or the refusal that a single call would return. */
export const manyMade = z.object({
  at: z.number().int().describe('its place among those that were sent, from 0'),
  label: labelMade.omit({ price: true, price_differs: true, left_pickup: true }).nullable(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      errors: z.record(z.string(), z.array(z.object({ code: z.string(), message: z.string() }))),
    })
    .nullable(),
});
export type ManyMade = z.infer<typeof manyMade>;

export const labelChanges = z.object({
  data: z.array(
    z.object({
      change: id.describe('grows with time'),
      label_id: id,
      tracking_code: z.string(),
      reference_id: z.string().nullable(),
      status: z.string(),
      viewable: z.boolean().describe('false for notes and for what was taken back'),
      at: instant,
      branch: z.string().nullable().describe('code'),
      reason: z.string().nullable(),
    }),
  ),
  cursor: id.describe('with which the next call goes on'),
  more: z.boolean().describe('there is more already: call again at once'),
});
export type LabelChanges = z.infer<typeof labelChanges>;
