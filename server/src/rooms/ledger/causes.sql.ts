import { sql } from 'kysely';
import type { Causes } from '@waybill/contract/rooms/ledger/ledger.contract.ts';

/**
 * Joins the cause of journal `j`, one row each. Money orders and remittances of the mail post are identified by the journal's key alone: each of their steps is
 * booked once.
 */
export const causeJoins = sql`
  left join label lb on lb.id = j.label_id
  left join clearance cl on cl.id = j.clearance_id
  left join expense ex on ex.id = j.expense_id
  left join transfer tf on tf.id = j.transfer_id
  left join gate_collection gc on gc.id = j.gate_collection_id
  left join remittance rm on rm.id = case
    when j.key like 'remitted:%' then split_part(j.key, ':', 2)::bigint
    when j.key like 'remittance\\_settled:%' then (select x.remittance_id from remittance_line x where x.id = split_part(j.key, ':', 2)::bigint) end
  left join emo em on em.id = case when j.key similar to 'emo\\_(sold|paid|refunded):%' then split_part(j.key, ':', 2)::bigint end`;

/** The columns of `Causes`, with those joins. */
export const causeColumns = sql<Causes>`
  j.label_id, lb.tracking_code, j.handover_id, j.clearance_id, cl.number as clearance_number, j.expense_id, ex.number as expense_number, j.pickup_request_id,
  j.transfer_id, tf.number as transfer_number, j.gate_collection_id, gc.number as gate_collection_number, rm.id as remittance_id, rm.number as remittance_number,
  em.id as emo_id, em.number as emo_number`;

/** Condition: journals of the document with this number, of any kind. */
export const isOfDocument = (number: string) => sql<boolean>`(
  j.clearance_id = (select x.id from clearance x where x.number = ${number})
  or j.expense_id = (select x.id from expense x where x.number = ${number})
  or j.transfer_id = (select x.id from transfer x where x.number = ${number})
  or j.gate_collection_id = (select x.id from gate_collection x where x.number = ${number})
  or j.key = any(array(
    select 'remitted:' || x.id from remittance x where x.number = ${number}
    union all
    select 'remittance_settled:' || l.id from remittance x join remittance_line l on l.remittance_id = x.id where x.number = ${number} and l.ended_at is not null
    union all
    select step || x.id from emo x, unnest(array['emo_sold:', 'emo_paid:', 'emo_refunded:']) step where x.number = ${number})))`;
