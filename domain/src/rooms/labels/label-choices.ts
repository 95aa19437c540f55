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

/** The choices that decide which other choices are open (V-15). */
export interface Situation {
  readonly type: LabelType;
  readonly item_type: ItemType;
  readonly accept_type: AcceptType;
  readonly gate_submit: boolean;
  /** It goes to another country. */
  readonly abroad: boolean;
}

/** The defaults of a label: a parcel by the own fleet, brought to the counter. */
export const usualSituation: Situation = {
  type: 'fcs_express',
  item_type: 'parcel',
  accept_type: 'walkin',
  gate_submit: false,
  abroad: false,
};

/** Only the mail post goes to other countries (decisions 12). */
export const abroadType: LabelType = 'mm_post';

/** Does a label with these typed or sent values go to another country? */
export function isAbroad({ destination_country: country }: { readonly destination_country?: unknown }): boolean {
  return !isEmpty(country) && String(country).trim().toUpperCase() !== homeCountry;
}

/** Why a payment type is closed here, `null` when it is open (V-15). @example paymentClosed('from_cod', { ...usualSituation }) === 'payment_cod_only' */
export function paymentClosed(
  payment: PaymentType,
  { accept_type, gate_submit, abroad }: Situation,
): ProblemCode | null {
  const { needsCod, forGate, abroad: payableAbroad } = paymentTypes[payment];
  if (abroad && !payableAbroad) return 'not_abroad';
  if (gate_submit && !forGate) return 'payment_gate_submit';
  return needsCod && accept_type !== cod ? 'payment_cod_only' : null;
}

/** Why a service is closed here, `null` when it is open (V-15). Value-payable services collect money, so they are for COD; one is for parcels, the other for letters. */
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

/** Does this service collect the value of the contents from the receiver? Then there must be contents with a value. */
export function isValuePayable(service: ServiceType): boolean {
  return valuePayable[service] !== undefined;
}

/** May an amount be collected at the door? Then money is owed to the sender, who must be known. */
export function collectsCod(accept: AcceptType): boolean {
  return accept === cod;
}

/** The situation from typed or sent values; an unknown choice counts as the default. */
export function situationOf(values: Readonly<Record<string, unknown>>): Situation {
  const abroad = isAbroad(values);
  return {
    type: chosen(labelTypes, values.type, abroad ? abroadType : usualSituation.type),
    item_type: chosen(itemTypes, values.item_type, usualSituation.item_type),
    accept_type: chosen(acceptTypes, values.accept_type, usualSituation.accept_type),
    gate_submit: [true, 1, '1', 'true', 'on'].includes(values.gate_submit as never),
    abroad,
  };
}

function chosen<T extends string>(options: readonly T[], values: unknown, usual: T): T {
  return (options as readonly unknown[]).includes(values) ? (values as T) : usual;
}

/** Services that somebody of ours renders at the receiver's door or branch; in another country nobody of ours is there. */
const servicesAtHome: readonly LabelService[] = [
  'phone_call',
  'pod',
  'vfl',
  'hand_over_code',
  'hold_mail',
  'change_destination',
];

/** Can this service be rendered here? */
export function isRendered(service: LabelService, { abroad }: Pick<Situation, 'abroad'>): boolean {
  return !abroad || !servicesAtHome.includes(service);
}

/** Every payment type with why it is closed, in the order of the form. */
export function openPayments(
  situation: Situation,
): { readonly value: PaymentType; readonly closed: ProblemCode | null }[] {
  return paymentTypeNames.map((value) => ({ value, closed: paymentClosed(value, situation) }));
}

/** Every service with why it is closed, in the order of the form. */
export function openServices(
  situation: Situation,
): { readonly value: ServiceType; readonly closed: ProblemCode | null }[] {
  return serviceTypeNames.map((value) => ({ value, closed: serviceClosed(value, situation) }));
}
