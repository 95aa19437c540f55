import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { isEmpty } from '@waybill/domain/kernel/rule-kit.ts';

/**
 * Fields that would set a price; programs may not send them (W-06). Values that equal what the price table would do are ignored, because programs send
 * back what they have read.
 */
const priceFields: Readonly<Record<string, readonly unknown[]>> = {
  rating_type: ['weight'],
  flat: [],
  insurance_percent: [],
  price_reason: [],
  // A merchant created by a program would have terms that nobody agreed to.
  merchant_type: ['existing'],
};

/** Fields that move money without setting a price, each with the check that protects it. */
const moneyFields = {
  merchant_id: 'whose account it is: one of those that the key reaches',
  customer_id: 'the same under its second name',
  payment_type: 'who pays; what is open to whom are rules of the form, credit has its limit',
  purchase_type: 'the same under its second name',
  cod_amount: 'collected for the sender, and at least what is taken off it',
  cod_zero: 'confirms that nothing is collected',
  cod_plan: 'of a quote alone: a label has the plan of its customer',
  declared_value: 'insured by the percent of the price table, and the most that is paid for a loss',
  services: 'chosen, and priced by the table',
  service_type: 'chosen, and priced by the table',
  item_type: 'chosen, and priced by the table, which has a largest weight for each',
  weight: 'priced by the table; the branch that accepts the parcel weighs it',
  source_region: 'the price counts from the town of the branch that takes the parcel in',
  source_town: 'the same',
  source_township: 'the same',
  source_quarter: 'the same',
  from_place: 'of a quote alone',
  to_place: 'of a quote alone',
  day: 'of a quote alone',
  tariff_id: 'of a quote alone',
  shown_total: 'compared with the price of the server, never taken for it',
} as const satisfies Readonly<Record<string, string>>;

/** Fields that move no money. */
const plainFields = [
  'about_branch_id',
  'ahead_minutes',
  'accept_type',
  'account_id',
  'agent_id',
  'branch_id',
  'clearance_id',
  'clearance_no',
  'codes',
  'contact_phone_list',
  'count',
  'counts',
  'courier',
  'courier_id',
  'cursor',
  'day_part',
  'deliver_branch_id',
  'delivery_type',
  'desk',
  'destination_address',
  'destination_country',
  'destination_name',
  'destination_no',
  'destination_nrc',
  'destination_phone',
  'destination_postcode',
  'destination_quarter',
  'destination_region',
  'destination_street',
  'destination_town',
  'destination_township',
  'draft',
  'endpoint_id',
  'events',
  'files',
  'from',
  'gate_submit',
  'holder',
  'home_no',
  'include_products',
  'instant_deliver',
  'item_name',
  'kind',
  'label_id',
  'label_ids',
  'labels',
  'mp_tracking_code',
  'name',
  'own_merchants',
  'owner_kind',
  'page',
  'parent',
  'per_page',
  'phone',
  'pickup_at_po',
  'pickup_request_id',
  'piece',
  'pieces',
  'place_id',
  'postman_id',
  'preprint_type',
  'priority',
  'q',
  'reason',
  'reference_id',
  'remark',
  'remember_sender',
  'requester_name',
  'requester_phone',
  'search',
  'seconds',
  'selection',
  'sort',
  'source',
  'source_address',
  'source_branch_id',
  'source_name',
  'source_no',
  'source_nrc',
  'source_phone',
  'source_postcode',
  'source_street',
  'status',
  'street',
  'subject',
  'tab',
  'text',
  'time_request',
  'to',
  'to_branch_id',
  'to_country',
  'tracking_code',
  'type',
  'url',
  'vehicle',
  'version',
  'what',
  'with_smart_invoice',
  'with_temp_address',
  'world',
] as const;

const decided = new Set<string>([...Object.keys(moneyFields), ...plainFields]);

/**
 * Returns the fields that a program may not send; null when there are none. A field that is in no list is refused like a price.
 *
 * @example outsidePrices({ weight: 20, flat: 0 }) // { flat: [{ code: 'price_outside' }] }
 * Source: W-06.
 */
export function outsidePrices(sent: object): Record<string, Problem[]> | null {
  const fields = Object.entries(sent).filter(
    ([name, value]) => !decided.has(name) && value !== false && !isEmpty(value) && !priceFields[name]?.includes(value),
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map(([name]) => [name, [{ code: 'price_outside' }]]));
}
