import type { PlaceOption, RegionOption } from '@waybill/contract/rooms/places/places.contract.ts';
import type { PrintLabel, PrintParty } from '@waybill/contract/rooms/prints/prints.contract.ts';
import type { BranchOption } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { labelValues, placeOf, type LabelFormValues } from '@waybill/domain/rooms/labels/label-form.ts';
import type { LabelAmounts } from '@waybill/domain/rooms/labels/label-money.ts';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';

/** Cached data for making a label offline. */
export interface Known {
  readonly townships: readonly PlaceOption[];
  readonly regions: readonly RegionOption[];
  readonly branches: readonly BranchOption[];
  readonly source_branch_id: number | null;
  readonly price: Price;
  readonly money: LabelAmounts;
  readonly made_by: string;
  readonly at: Date;
}

/**
 * Returns the printable label of a code that has no record yet: the same as the server's, from cached data. Null when its origin or destination
 * branch is unknown: such a label could not be sorted.
 */
export function printOf(code: string, form: LabelFormValues, known: Known): PrintLabel | null {
  const values = labelValues(form);
  const branchOf = (id: number | null | undefined) => known.branches.find((branch) => branch.id === id);
  const destination = known.townships.find(({ id }) => id === placeOf(values, 'destination'));
  const from = branchOf(values.source_branch_id ?? known.source_branch_id);
  // Handed to the mail post where it is accepted; nobody of ours delivers it.
  const to = values.destination_country === null ? branchOf(values.deliver_branch_id ?? destination?.branch_id) : from;
  if (!from || !to) return null;
  const { price, money } = known;
  return {
    id: 0,
    tracking_code: code,
    mp_tracking_code: values.mp_tracking_code ?? null,
    reference_id: values.reference_id,
    source: partyOf(values, 'source', known),
    destination: partyOf(values, 'destination', known),
    destination_country: values.destination_country,
    source_branch: from,
    deliver_branch: to,
    type: values.type,
    item_type: values.item_type,
    service_type: values.service_type,
    accept_type: values.accept_type,
    payment_type: values.payment_type,
    delivery_type: values.delivery_type,
    pickup_at_po: values.pickup_at_po,
    gate_submit: values.gate_submit,
    services: values.services,
    preprint_type: values.preprint_type,
    item_name: values.item_name,
    include_products: values.include_products,
    remark: values.remark,
    weight: values.weight_g / 1000,
    pieces: values.pieces,
    declared_value: values.declared_value,
    cod_amount: values.cod_amount,
    cod_fee: price.cod_fee,
    shipping_fee: price.shipping_fee,
    services_fee: price.services_fee,
    insurance_fee: price.insurance_fee,
    extra_charge: price.extra_charge,
    discount: price.discount,
    tax: price.tax,
    shipping_total: price.shipping_total,
    cod_charge: money.cod_charge,
    created_at: known.at.toISOString(),
    created_by: known.made_by,
    pay_qr: null,
    printed: 0,
  };
}

function partyOf(
  values: ReturnType<typeof labelValues>,
  side: 'source' | 'destination',
  { townships, regions }: Known,
): PrintParty {
  const township = townships.find(({ id }) => id === placeOf(values, side));
  const town = townships.find(({ id }) => id === township?.town_id);
  const region = regions.find(({ id }) => id === township?.region_id);
  const places = [township, town, region].filter((place) => place !== undefined);
  return {
    name: values[`${side}_name`] ?? '',
    phones: values[`${side}_phone`],
    no: values[`${side}_no`],
    street: values[`${side}_street`],
    address: values[`${side}_address`],
    postcode: values[`${side}_postcode`],
    places: [...new Map(places.map((place) => [place.id, place])).values()],
  };
}
