import { sql, type RawBuilder } from 'kysely';
import {
  openAdvanceStates,
  advancePaymentLife,
  type PaidAhead,
} from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';

/** Selects the payment of a parcel's receiver before the delivery, as `PaidAhead` or null. @example paidAhead('l.id') */
export const paidAhead = (labelId: string): RawBuilder<PaidAhead | null> => sql<PaidAhead | null>`(
  select json_build_object('id', ap.id, 'version', ap.version, 'channel_id', ap.payment_channel_id, 'amount', ap.amount, 'reference', ap.reference,
    'received', ap.status = ${sql.lit(advancePaymentLife.at.received)})
  from advance_payment ap
  where ap.label_id = ${sql.ref(labelId)} and ap.status in (${sql.join(openAdvanceStates.map((state) => sql.lit(state)))}))`;
