import type { KnownSender, LastReceiver } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import {
  abroadType,
  isAbroad,
  isRendered,
  openPayments,
  openServices,
  situationOf,
} from '@waybill/domain/rooms/labels/label-choices.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { ownPercent, labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { parseNrc } from '@waybill/domain/rooms/places/nrc.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';

export type Filled = Readonly<Record<string, unknown>>;

/** Initial values of a new label: a parcel of the operator's service, brought to the counter and paid there. */
export const emptyLabel: Filled = {
  type: 'fcs_express',
  item_type: 'parcel',
  service_type: 'express',
  accept_type: 'walkin',
  rating_type: 'weight',
  delivery_type: 'home',
  payment_type: 'sender_pay',
  pieces: 1,
};

/** Returns the values that a known sender fills in: name, address, and the way of their last sale. */
export function fromSender(sender: KnownSender): Filled {
  const { address, last } = sender;
  const accept = last?.accept_type ?? (hasAccount(sender.type as CustomerType) ? 'cod' : 'walkin');
  return {
    merchant_id: sender.id,
    source_phone: sender.phone.slice(0, 2),
    source_name: sender.name,
    source_nrc: sender.nrc === null || parseNrc(sender.nrc) === null ? null : sender.nrc,
    source_township: address?.place_id ?? null,
    source_quarter: null,
    source_no: address?.home_no ?? null,
    source_street: address?.street ?? null,
    source_postcode: address?.postcode ?? null,
    source_address: null,
    services: [...sender.addon_service],
    accept_type: accept,
    ...(last
      ? { service_type: last.service_type, payment_type: last.payment_type, item_type: last.item_type, type: last.type }
      : {}),
  };
}

/** Values that clear the sender before another one is chosen. */
export const noSender: Filled = {
  merchant_id: null,
  source_phone: [],
  source_name: null,
  source_nrc: null,
  source_township: null,
  source_quarter: null,
  source_no: null,
  source_street: null,
  source_postcode: null,
  source_address: null,
  accept_type: 'walkin',
  payment_type: 'sender_pay',
  cod_amount: null,
  cod_zero: false,
};

export function fromReceiver(receiver: LastReceiver): Filled {
  return {
    destination_phone: receiver.phone.slice(0, 2),
    destination_name: receiver.name,
    destination_country: receiver.country,
    destination_township: receiver.place_id,
    destination_quarter: null,
    destination_no: receiver.home_no,
    destination_street: receiver.street,
    destination_postcode: receiver.postcode,
    destination_address: receiver.address,
    deliver_branch_id: null,
  };
}

/**
 * Returns the values that a pasted order fills in. The receiver is replaced as a whole, so that no value of another one stays; parcel and money are
 * changed only where the text gives a value. An unknown town stays in the address, where the clerk can read it.
 */
export function fromText({ fields, township_id }: TextOrder): Filled {
  const { cod_amount, weight, pieces, item_name, reference_id, remark } = fields;
  const phones = (text: string | undefined) => text?.split(', ') ?? [];
  const unknownTown = township_id === null ? fields.destination_township : undefined;
  return {
    ...notAbroad,
    destination_phone: phones(fields.destination_phone),
    contact_phone_list: phones(fields.contact_phone_list),
    destination_name: fields.destination_name ?? null,
    destination_township: township_id,
    destination_quarter: null,
    destination_no: null,
    destination_street: null,
    destination_address: [fields.destination_address, unknownTown].filter(Boolean).join(', ') || null,
    deliver_branch_id: null,
    ...(cod_amount === undefined ? {} : { accept_type: 'cod', cod_amount: Number(cod_amount) }),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
    ...(pieces === undefined ? {} : { pieces: Number(pieces) }),
    ...(item_name === undefined ? {} : { item_name }),
    ...(reference_id === undefined ? {} : { reference_id }),
    ...(remark === undefined ? {} : { remark }),
  };
}

/** The fields of the form that a pasted order only guessed; one without a known town has its text in the address. */
export function guessedIn({ guessed, township_id }: TextOrder): string[] {
  return [
    ...new Set(
      guessed.map((field) =>
        field === 'destination_township' && township_id === null ? 'destination_address' : field,
      ),
    ),
  ];
}

/**
 * Returns changes for a label to another country: removes the values that it cannot have and chooses those that it must have; nothing for one within
 * Myanmar.
 */
export function fitAbroad(values: Filled): Filled {
  if (!isAbroad(values)) return {};
  const situation = situationOf({ ...values, type: abroadType, gate_submit: false });
  const payment = openPayments(situation).find(({ value }) => value === values.payment_type);
  const service = openServices(situation).find(({ value }) => value === values.service_type);
  return {
    type: abroadType,
    gate_submit: false,
    destination_region: null,
    destination_town: null,
    destination_township: null,
    destination_quarter: null,
    deliver_branch_id: null,
    delivery_type: emptyLabel.delivery_type,
    pickup_at_po: false,
    instant_deliver: false,
    services: ((values.services as LabelService[] | null) ?? []).filter((one) => isRendered(one, situation)),
    cod_amount: null,
    ...(payment?.closed === null ? {} : { payment_type: emptyLabel.payment_type }),
    ...(service?.closed === null ? {} : { service_type: emptyLabel.service_type }),
  };
}

/** A label that stays in Myanmar after all. */
export const notAbroad: Filled = {
  destination_country: null,
  destination_postcode: null,
  type: emptyLabel.type,
};

/** The values of a form for a draft or a template: without empty ones, and without a confirmation, which is given by the person who saves. */
export function keptOf(values: Filled): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        field !== 'cod_zero' &&
        value !== null &&
        value !== undefined &&
        value !== '' &&
        value !== false &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const placeFields = /_(?:region|town|township|quarter)$/;

/** A label under the names of its form. */
export function fieldsOfLabel(label: LabelDetail): Record<string, unknown> {
  const record = label as unknown as Filled;
  const values = Object.fromEntries(
    Object.keys(labelForm).map((field) => {
      const value = record[field] ?? null;
      return [field, placeFields.test(field) ? ((value as { id: number } | null)?.id ?? null) : value];
    }),
  );
  // `customer_id` and `purchase_type` are second names of two fields: an old value under them would override a new one under the first name.
  return { ...values, insurance_percent: ownPercent(label), customer_id: null, purchase_type: null };
}

/** Returns what a new order takes over from an earlier one: everything but the sender, the references, and an exceptional price. */
export function copyOf(label: LabelDetail): Filled {
  const dropped = [
    'merchant_id',
    'reference_id',
    'mp_tracking_code',
    'time_request',
    'flat',
    'rating_type',
    'price_reason',
  ];
  return Object.fromEntries(
    Object.entries(keptOf(fieldsOfLabel(label))).filter(
      ([field]) => !field.startsWith('source_') && !dropped.includes(field) && field !== 'insurance_percent',
    ),
  );
}

/** Returns the initial values for the next label of the same sender: sender, service and payment, but neither receiver nor parcel. */
export function nextOf(values: Filled): Filled {
  const kept = Object.entries(values).filter(
    ([field]) =>
      field.startsWith('source_') ||
      [
        'merchant_id',
        'type',
        'item_type',
        'service_type',
        'accept_type',
        'payment_type',
        'services',
        'gate_submit',
        'with_temp_address',
      ].includes(field),
  );
  return { ...emptyLabel, ...Object.fromEntries(kept) };
}
