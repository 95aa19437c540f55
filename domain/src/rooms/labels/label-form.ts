import { parseDateTime, toIso } from '../../kernel/calendar.ts';
import { form, type FormValues } from '../../kernel/form.ts';
import { readNumber } from '../../kernel/number-rules.ts';
import type { Problem } from '../../kernel/refusal.ts';
import { also, entriesOf, isEmpty, problemOf } from '../../kernel/rule-kit.ts';
import { rule, type Rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { keptNrcRule, nrcRule } from '../places/nrc-rule.ts';
import { countryAbroad } from '../places/country-rule.ts';
import {
  abroadType,
  collectsCod,
  isAbroad,
  isRendered,
  isValuePayable,
  paymentClosed,
  serviceClosed,
  situationOf,
} from './label-choices.ts';
import {
  acceptTypes,
  deliveryTypes,
  itemTypes,
  labelServices,
  defaultMerchantType,
  labelTypes,
  merchantTypes,
  paymentTypeNames,
  preprintTypes,
  ratingTypes,
  serviceTypeNames,
  type PaymentType,
  type ServiceType,
} from './label-kinds.ts';

/** Limits of a label: weights in kg, amounts in whole kyat (V-03). */
export const labelBounds = {
  weightMin: 0.01,
  weightMax: 100,
  amountMax: 100_000_000,
  pieces: 99,
  contactPhones: 5,
  postcodeAbroad: 16,
} as const;

type Sent = Readonly<Record<string, unknown>>;

/** Limits a field to labels within Myanmar; a label abroad has none. */
const atHome = <T>(own: Rule<T>): Rule<T> =>
  also(own, (value, all) => problemOf(isAbroad(all) && value !== null && value !== false ? 'not_abroad' : null));

/** Accepts phones of the receiver; with a country code only for labels to another country. */
const receiverPhones = (options: { limit?: number; required?: boolean }): Rule<string[]> =>
  also(rule.phones({ ...options, abroad: true }), (phones, all) =>
    problemOf(!isAbroad(all) && phones.some((phone) => phone.startsWith('+')) ? 'phone' : null),
  );

/** Accepts postcodes of other countries, which have letters and spaces. */
function receiverPostcode(): Rule<string | null> {
  const [home, abroad] = [rule.postcode(), rule.text({ max: labelBounds.postcodeAbroad })];
  return { ...home, check: (input, all = {}) => (isAbroad(all) ? abroad : home).check(input, all) };
}

const amountOf = (input: unknown) => readNumber(input) ?? 0;
/** Returns whether this service was chosen; the field is sent in several forms. */
const wants = (all: Sent, service: string) => entriesOf(all.services).includes(service);
const amount = () => rule.number({ min: 0, max: labelBounds.amountMax, integer: true });
/** Smallest insurance percentage that can be meant, in hundredths of a percent. */
export const insurancePercentLeast = 10;

/** Accepts a field under its second name; both may be sent when they are equal. */
const sameAs = <T>(own: Rule<T>, first: string): Rule<T> =>
  also(own, (value, all) =>
    problemOf(!isEmpty(value) && !isEmpty(all[first]) && String(all[first]) !== String(value) ? 'contradicts' : null),
  );

/** Accepts from and to of the requested delivery time as one API field. */
function timeRequest(): Rule<{ from: string | null; to: string | null } | null> {
  return {
    kind: 'datetime',
    required: false,
    json: {
      type: ['object', 'null'],
      properties: { from: { type: ['string', 'null'] }, to: { type: ['string', 'null'] } },
      additionalProperties: false,
    },
    check(input) {
      if (isEmpty(input)) return { ok: true, value: null };
      if (typeof input !== 'object' || Array.isArray(input)) return { ok: false, problem: { code: 'datepicker' } };
      const { from, to, ...unknown } = input as Sent;
      const [start, end] = [momentOf(from), momentOf(to)];
      if (start === undefined || end === undefined || Object.keys(unknown).length > 0)
        return { ok: false, problem: { code: 'datepicker' } };
      if (start !== null && end !== null && start > end) return { ok: false, problem: { code: 'date_range' } };
      return {
        ok: true,
        value: start === null && end === null ? null : { from: start && toIso(start), to: end && toIso(end) },
      };
    },
  };
}

/** Returns `undefined` when it is not a moment. */
function momentOf(input: unknown): Date | null | undefined {
  if (isEmpty(input)) return null;
  return typeof input === 'string' && input.length <= 60 ? (parseDateTime(input) ?? undefined) : undefined;
}

/**
 * A label as made at the counter, in the browser and by partners' programs: every field of E-01 that can be given, under its source name. The most
 * specific place of each side counts. `purchase_type` is the source's other name of `payment_type`, `customer_id` of `merchant_id`. Source: E-01, V-10,
 * V-15, decisions 4.1.
 */
export const labelForm = form({
  merchant_id: also(rule.idRef(), (id, all) =>
    problemOf(
      id === null && isEmpty(all.customer_id) && collectsCod(situationOf(all).accept_type) ? 'cod_merchant' : null,
    ),
  ),
  customer_id: sameAs(rule.idRef(), 'merchant_id'),
  source_phone: rule.phones({ required: true }),
  source_name: rule.text({ required: true, max: 120 }),
  source_branch_id: rule.idRef(),
  source_region: rule.idRef(),
  source_town: rule.idRef(),
  source_township: rule.idRef(),
  source_quarter: rule.idRef(),
  source_street: rule.text({ max: 160, keepSlashes: true }),
  source_no: rule.text({ max: 60, keepSlashes: true }),
  source_postcode: rule.postcode(),
  source_address: rule.text({ max: 400, keepSlashes: true }),
  source_nrc: nrcRule(),
  with_temp_address: rule.toggle(),

  destination_country: countryAbroad(),
  destination_phone: receiverPhones({ required: true }),
  destination_name: rule.text({ required: true, max: 120 }),
  destination_region: atHome(rule.idRef()),
  destination_town: atHome(rule.idRef()),
  destination_quarter: atHome(rule.idRef()),
  destination_township: also(atHome(rule.idRef()), (id, all) =>
    problemOf(
      !isAbroad(all) && id === null && isEmpty(all.destination_town) && isEmpty(all.destination_quarter)
        ? 'select'
        : null,
    ),
  ),
  destination_street: rule.text({ max: 160, keepSlashes: true }),
  destination_no: rule.text({ max: 60, keepSlashes: true }),
  destination_postcode: receiverPostcode(),
  destination_address: also(rule.text({ max: 400, keepSlashes: true }), (address, all) =>
    problemOf(isAbroad(all) && address === null ? 'required' : null),
  ),
  destination_nrc: nrcRule(),
  contact_phone_list: receiverPhones({ limit: labelBounds.contactPhones }),
  deliver_branch_id: atHome(rule.idRef()),
  delivery_type: also(rule.select({ options: deliveryTypes }), (delivery, all) =>
    problemOf(isAbroad(all) && delivery === deliveryTypes[1] ? 'not_abroad' : null),
  ),
  pickup_at_po: atHome(rule.toggle()),
  instant_deliver: atHome(rule.toggle()),

  type: also(rule.select({ options: labelTypes }), (type, all) =>
    problemOf(isAbroad(all) && type !== null && type !== abroadType ? 'not_abroad' : null),
  ),
  item_type: rule.select({ options: itemTypes }),
  service_type: also(rule.select({ options: serviceTypeNames }), (service, all) =>
    problemOf(service === null ? null : serviceClosed(service, situationOf(all))),
  ),
  accept_type: rule.select({ options: acceptTypes }),
  weight: rule.weight({ min: labelBounds.weightMin, max: labelBounds.weightMax }),
  pieces: unit.pieces(rule.number({ min: 1, max: labelBounds.pieces, integer: true })),
  item_name: rule.text({ max: 160, keepSlashes: true }),
  /** Contents and their value, for customs. */
  include_products: also(rule.text({ max: 1000, multiline: true }), (contents, all) =>
    problemOf(isAbroad(all) && contents === null ? 'required' : null),
  ),
  rating_type: rule.select({ options: ratingTypes }),
  flat: also(unit.kyat(amount()), (flat, all) =>
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
  gate_submit: atHome(rule.toggle()),
  services: also(rule.multiselect({ options: labelServices }), (services, all) =>
    problemOf(services.every((service) => isRendered(service, situationOf(all))) ? null : 'not_abroad'),
  ),
  declared_value: also(unit.kyat(amount()), (value, all) =>
    problemOf(value ? null : isAbroad(all) ? 'required' : wants(all, 'insurance') ? 'declared_required' : null),
  ),
  insurance_percent: also(rule.percent({ least: insurancePercentLeast }), (percent, all) =>
    problemOf(percent !== null && !wants(all, 'insurance') ? 'without_choice' : null),
  ),
  /** Reason for a price that differs from the table; only with such a price. */
  price_reason: also(rule.text({ max: 200 }), (reason, all) =>
    problemOf(
      all.rating_type === ratingTypes[1]
        ? reason === null
          ? 'required'
          : null
        : reason !== null && isEmpty(all.insurance_percent)
          ? 'without_choice'
          : null,
    ),
  ),
  time_request: timeRequest(),
  with_smart_invoice: rule.toggle(),
  preprint_type: rule.select({ options: preprintTypes }),
  reference_id: rule.text({ max: 80, keepSlashes: true }),
  mp_tracking_code: rule.text({ max: 40 }),
  remark: rule.text({ max: 500, multiline: true }),

  payment_type: also(rule.select({ options: paymentTypeNames }), (payment, all) => paymentProblem(payment, all)),
  purchase_type: sameAs(rule.select({ options: paymentTypeNames }), 'payment_type'),
  cod_amount: also(unit.kyat(rule.codAmount({ min: 0, max: labelBounds.amountMax, required: false })), (cod, all) =>
    codProblem(cod, all),
  ),
  /** Confirms that a COD label collects nothing. Required, because an empty amount is usually forgotten. */
  cod_zero: also(rule.toggle(), (confirmed, all) => problemOf(!confirmed && collectsNothing(all) ? 'cod_zero' : null)),
});

/**
 * A label as made by people: the source's `merchant_type` says whether the sender is an `existing` merchant or a `new` one, created with the label. A
 * new merchant must not exist yet.
 */
export const newLabelForm = form({
  ...labelForm,
  merchant_id: also(rule.idRef(), (id, all) =>
    problemOf(
      id === null && isEmpty(all.customer_id) && !isNewMerchant(all.merchant_type) ? missingMerchant(all) : null,
    ),
  ),
  merchant_type: also(rule.select({ options: merchantTypes }), (type, all) =>
    problemOf(
      isNewMerchant(type) && !(isEmpty(all.merchant_id) && isEmpty(all.customer_id)) ? 'merchant_chosen' : null,
    ),
  ),
});

/** Returns whether the sender is a merchant created together with this label. */
export function isNewMerchant(type: unknown): boolean {
  return type === defaultMerchantType;
}

function missingMerchant(all: Sent): 'cod_merchant' | 'select' | null {
  if (collectsCod(situationOf(all).accept_type)) return 'cod_merchant';
  return isEmpty(all.merchant_type) ? null : 'select';
}

/** Fields that identify the label's owner; one is enough. */
export const labelOwnerFields = ['merchant_id', 'customer_id'] as const satisfies readonly (keyof typeof labelForm)[];

/** Form of an existing label. */
export const editLabelForm = form({ ...labelForm, source_nrc: keptNrcRule, destination_nrc: keptNrcRule });

export type LabelFormValues = FormValues<typeof labelForm>;
export type NewLabelValues = FormValues<typeof newLabelForm>;

function paymentProblem(payment: PaymentType | null, all: Sent): Problem | null {
  const meant = payment ?? (paymentTypeNames as readonly unknown[]).find((name) => name === all.purchase_type);
  if (meant === undefined) return { code: 'select' };
  return problemOf(paymentClosed(meant as PaymentType, situationOf(all)));
}

function codProblem(cod: number | null, all: Sent): Problem | null {
  if (isAbroad(all)) return problemOf(cod ? 'not_abroad' : null);
  const collects = collectsCod(situationOf(all).accept_type);
  if (cod !== null && cod > 0) return problemOf(collects ? null : 'cod_walkin');
  if (needsAmount(all)) return { code: 'cod_required' };
  return problemOf(collects && cod === null ? 'cod_missing' : null);
}

function needsAmount({ service_type }: Sent): boolean {
  const service = serviceTypeNames.find((name) => name === service_type);
  return service !== undefined && isValuePayable(service);
}

/** Returns whether a COD label collects nothing; then `cod_zero` must confirm it, however the label is made. */
export function collectsNothing(all: Sent): boolean {
  const { accept_type, abroad } = situationOf(all);
  return !abroad && collectsCod(accept_type) && readNumber(all.cod_amount) === 0 && !needsAmount(all);
}

/** Values of a label with all defaults filled in, the weight in whole grams. */
export interface LabelValues extends Omit<
  LabelFormValues,
  | 'customer_id'
  | 'purchase_type'
  | 'cod_zero'
  | 'weight'
  | 'type'
  | 'item_type'
  | 'service_type'
  | 'accept_type'
  | 'rating_type'
  | 'delivery_type'
  | 'payment_type'
  | 'pieces'
  | 'cod_amount'
  | 'declared_value'
> {
  readonly type: (typeof labelTypes)[number];
  readonly item_type: (typeof itemTypes)[number];
  readonly service_type: ServiceType;
  readonly accept_type: (typeof acceptTypes)[number];
  readonly rating_type: (typeof ratingTypes)[number];
  readonly delivery_type: (typeof deliveryTypes)[number];
  readonly payment_type: PaymentType;
  readonly weight_g: number;
  readonly pieces: number;
  readonly cod_amount: number;
  readonly declared_value: number;
}

/** Fills in the defaults of a checked form. @example labelValues(checked).service_type === 'express' */
export function labelValues({
  customer_id,
  purchase_type,
  weight,
  cod_zero: _,
  ...entered
}: LabelFormValues): LabelValues {
  const situation = situationOf(entered);
  const payment = entered.payment_type ?? purchase_type;
  if (payment === null) throw new Error('a checked label has a payment type');
  return {
    ...entered,
    type: situation.type,
    item_type: situation.item_type,
    accept_type: situation.accept_type,
    merchant_id: entered.merchant_id ?? customer_id,
    payment_type: payment,
    service_type: entered.service_type ?? 'express',
    rating_type: entered.rating_type ?? 'weight',
    delivery_type: entered.delivery_type ?? 'home',
    weight_g: Math.round(weight * 1000),
    pieces: entered.pieces ?? 1,
    cod_amount: amountOf(entered.cod_amount),
    declared_value: amountOf(entered.declared_value),
  };
}

/**
 * Returns the insurance percentage as the label form has it: only an exception from the table, because the tariff's percentage is never typed.
 *
 * @example ownPercent({ price_exception: null, services: ['insurance'], insurance_percent: 100 }) === null
 */
export function ownPercent(label: {
  readonly price_exception: object | null;
  readonly services: readonly string[];
  readonly insurance_percent: number;
}): number | null {
  return label.price_exception !== null && label.services.includes('insurance') ? label.insurance_percent : null;
}

const placeLevels = ['quarter', 'township', 'town', 'region'] as const;
type PlaceField = `${'source' | 'destination'}_${(typeof placeLevels)[number]}`;

/** Returns the most specific named place of a side, or `null`. */
export function placeOf(values: Partial<Record<PlaceField, unknown>>, side: 'source' | 'destination'): number | null {
  for (const level of placeLevels) {
    const id = values[`${side}_${level}`];
    if (typeof id === 'number') return id;
  }
  return null;
}
