import { sql } from 'kysely';
import {
  gateCollectionLife,
  unsettledGateLineStates,
  type GateLineState,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import type { CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';

export const atGate = sql.lit('accept_by_transport' satisfies LabelStatus);
export const arrived = sql.lit('delivered' satisfies LabelStatus);
const gatePlace = sql.lit('gate' satisfies CashPlace);

/** Line `x` of document `c` with its parcel on slip parcel `p` of slip `g`, and the gate's debt for it `k`. */
export const gateLineFrom = sql`
  gate_collection_line x
  join gate_collection c on c.id = x.gate_collection_id
  join gate_slip_parcel p on p.id = x.gate_slip_parcel_id
  join gate_slip g on g.id = p.gate_slip_id
  join label l on l.id = x.label_id
  join label_state s on s.label_id = x.label_id
  left join label_cash k on k.label_id = x.label_id and k.place = ${gatePlace}`;

/** State of a line. */
export const lineStands = sql<GateLineState>`case
    when x.waits then 'short'
    when x.owed > 0 then 'settled'
    when c.status = ${sql.lit(gateCollectionLife.at.complete)} then 'free'
    when not p.ended and s.status = ${arrived} then case when k.journal_id is null then 'free' else 'collects' end
    when not p.ended and s.status = ${atGate} then 'not_confirmed'
    else 'back'
  end`;

/** Amount that the gate collected for it, in whole kyat. Nothing is owed yet for an unconfirmed parcel. */
export const lineOwed = sql<number>`coalesce(x.owed, k.amount, 0)`;
/** Amount paid, in full unless a smaller one was entered. */
export const linePaid = sql<number>`coalesce(x.paid, ${lineOwed})`;
/** Not confirmed, or rolled back. */
export const lineKeepsOpen = sql<boolean>`${lineStands} = any(${[...unsettledGateLineStates]}::text[])`;
/** The receiver has it, whatever happened to its money. */
export const lineArrived = sql<boolean>`${lineStands} in ('free', 'collects', 'settled', 'short')`;
export const lineIsBack = sql<boolean>`${lineStands} = 'back'`;
/** Past its promised time, and neither confirmed nor paid. */
export const lineIsLate = sql<boolean>`(p.due_at <= now() and ${lineStands} in ('not_confirmed', 'collects', 'short'))`;
