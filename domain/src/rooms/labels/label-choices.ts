import { isEmpty } from '../../kernel/rule-kit.ts';
import type { ProblemCode } from '../../kernel/rules.ts';
import { homeCountry } from '../places/country-codes.ts';
import {
  acceptTypes,
  itemTypes,
  labelTypes,
  paymentTypeNames,
  paymentTypes,
  serviceTypeNames,
  serviceTypes,
  type AcceptType,
  type ItemType,
  type LabelService,
  type LabelType,
  type PaymentType,
  type ServiceType,
} from './label-kinds.ts';

/** Choices that decide which other choices are open (V-15). */
export interface Situation {
  readonly type: LabelType;
  readonly item_type: ItemType;
  readonly accept_type: AcceptType;
  readonly gate_submit: boolean;
  /** To another country. */
  readonly abroad: boolean;
}

/** Defaults of a label: a parcel by our own fleet, handed in at the counter. */
export const usualSituation: Situation = {
  type: 'fcs_express',
  item_type: 'parcel',
  accept_type: 'walkin',
  gate_submit: false,
  abroad: false,
};

/** Only the mail post delivers to other countries (decisions 12). */
export const abroadType: LabelType = 'mm_post';

/** Returns whether a label with these typed or sent values goes to another country. */
export function isAbroad({ destination_country: country }: { readonly destination_country?: unknown }): boolean {
  return !isEmpty(country) && String(country).trim().toUpperCase() !== homeCountry;
}

/**
 * Returns why a payment type is closed here, `null` when it is open (V-15).
 *
 * @example paymentClosed('from_cod', { ...usualSituation }) === 'payment_cod_only'
 */
export function paymentClosed(
  payment: PaymentType,
  { accept_type, gate_submit, abroad }: Situation,
): ProblemCode | null {
  const { needsCod, forGate, abroad: payableAbroad } = paymentTypes[payment];
  if (abroad && !payableAbroad) return 'not_abroad';
  if (gate_submit && !forGate) return 'payment_gate_submit';
  return needsCod && accept_type !== cod ? 'payment_cod_only' : null;
}

/**
 * Returns why a service is closed here, `null` when it is open (V-15). Value-payable services collect money, so they need COD; one is for parcels, the
 * other for letters.
 */
export function serviceClosed(
  service: ServiceType,
  { type, item_type, accept_type, abroad }: Situation,
): ProblemCode | null {
  if (abroad && isValuePayable(service)) return 'not_abroad';
  if (!(serviceTypes[service].carriers as readonly string[]).includes(type)) return 'service_carrier';
  const only = valuePayable[service];
  if (only === undefined) return null;
  if (only !== item_type) return 'service_item';
  return accept_type === cod ? null : 'service_cod_only';
}

const cod: AcceptType = 'cod';
const valuePayable: Partial<Record<ServiceType, ItemType>> = { vpp: 'parcel', vpl: 'letter' };

/** Returns whether this service collects the value of the contents, so that contents with a value are required. */
export function isValuePayable(service: ServiceType): boolean {
  return valuePayable[service] !== undefined;
}

/** Returns whether an amount may be collected at the door, which requires a known sender to pay it to. */
export function collectsCod(accept: AcceptType): boolean {
  return accept === cod;
}

/** Values of a ticked box, from a form or a program. */
const yes: readonly unknown[] = [true, 1, '1', 'true', 'on'];

/** Derives the situation from typed or sent values; an unknown choice counts as the default. */
export function situationOf(values: Readonly<Record<string, unknown>>): Situation {
  const abroad = isAbroad(values);
  return {
    type: chosen(labelTypes, values.type, abroad ? abroadType : usualSituation.type),
    item_type: chosen(itemTypes, values.item_type, usualSituation.item_type),
    accept_type: chosen(acceptTypes, values.accept_type, usualSituation.accept_type),
    gate_submit: yes.includes(values.gate_submit),
    abroad,
  };
}

function chosen<T extends string>(options: readonly T[], values: unknown, usual: T): T {
  return (options as readonly unknown[]).includes(values) ? (values as T) : usual;
}

/** Services performed by our staff at the receiver's door or branch, so not in other countries. */
const servicesAtHome: readonly LabelService[] = [
  'phone_call',
  'pod',
  'vfl',
  'hand_over_code',
  'hold_mail',
  'change_destination',
];

/** Returns whether this service is available here. */
export function isRendered(service: LabelService, { abroad }: Pick<Situation, 'abroad'>): boolean {
  return !abroad || !servicesAtHome.includes(service);
}

/** Returns each payment type with why it is closed, in form order. */
export function openPayments(
  situation: Situation,
): { readonly value: PaymentType; readonly closed: ProblemCode | null }[] {
  return paymentTypeNames.map((value) => ({ value, closed: paymentClosed(value, situation) }));
}

/** Returns each service with why it is closed, in form order. */
export function openServices(
  situation: Situation,
): { readonly value: ServiceType; readonly closed: ProblemCode | null }[] {
  return serviceTypeNames.map((value) => ({ value, closed: serviceClosed(value, situation) }));
}
