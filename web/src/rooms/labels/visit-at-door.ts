import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { emptyLabel, fromSender, type Filled } from './label-fills.ts';

/** The visit at whose door labels are made. */
export interface VisitAtDoor extends Pick<
  PickupDetail,
  'id' | 'name' | 'phone' | 'customer_id' | 'place_id' | 'home_no' | 'street'
> {
  readonly sender: KnownSender | null;
}

/** The visit is paid for once, so none of its labels pays for it. */
export function withoutPickup(values: Filled): Filled {
  const services = (values.services as readonly string[] | null | undefined) ?? [];
  return services.includes(paidByVisit)
    ? { ...values, services: services.filter((service) => service !== paidByVisit) }
    : values;
}
const paidByVisit = 'pickup';

/** Returns the initial values of a label made at a door: the sender of the visit, the same that the server will store. */
export function fromVisit({ sender, ...visit }: VisitAtDoor): Filled {
  return withoutPickup({
    ...emptyLabel,
    ...(sender === null ? {} : fromSender(sender)),
    merchant_id: visit.customer_id,
    source_phone: visit.phone.slice(0, 2),
    source_name: visit.name,
    source_township: visit.place_id,
    source_quarter: null,
    source_no: visit.home_no,
    source_street: visit.street,
  });
}
