import type { DeliveryType, LabelType } from './label-kinds.ts';

/** What the life of a parcel needs to know of its label. */
export interface LabelFacts {
  readonly type: LabelType;
  readonly gate_submit: boolean;
  readonly instant_deliver: boolean;
  readonly pickup_at_po: boolean;
  readonly delivery_type: DeliveryType;
}

/** Does the receiver take it at the counter? */
export function isFetched({ instant_deliver, pickup_at_po, delivery_type }: LabelFacts): boolean {
  return instant_deliver || pickup_at_po || delivery_type === 'branch';
}
