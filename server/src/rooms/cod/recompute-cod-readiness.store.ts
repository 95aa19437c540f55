import { sql, type RawBuilder, type Transaction } from 'kysely';
import { countedPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { openClaimStates } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { clearanceGateNames, clearanceGates, isLimitedGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import type { LabelMoneyEventName } from '@waybill/domain/rooms/ledger/label-postings.ts';
import type { Tables } from '../../kernel/db/tables.ts';

const limited = clearanceGateNames.filter(isLimitedGate);
const gates = JSON.stringify(
  clearanceGateNames.map((gate) => ({
    gate,
    counted: (clearanceGates[gate].needs as readonly string[]).includes('counted'),
    banked: (clearanceGates[gate].needs as readonly string[]).includes('banked'),
  })),
);

/** Is a part of this journal's money owed by a payment channel, or cash on its way that was claimed from one? */
export const isClaimOpen = (journalId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from payment_claim p where p.journal_id = ${journalId} and (p.status = any(${[...openClaimStates]}::text[])
    or exists (select from label_cash k where k.journal_id = p.end_journal_id)))`;

/**
 * Moves COD between `process` and `ready_to_clearance` by the merchants' gates (decisions 4.3), in both directions: after a handover or a transfer
 * was confirmed or reversed, after a delivery, after a merchant's gate was changed. Set-based, two statements. Money confirmed by head office or the
 * bank passes every gate. A looser gate also lets money pass that is still out, in the order of delivery, as long as the merchant's limit covers it
 * together with earlier amounts. Money that a payment channel owes passes none until the provider's statement has it. The merchants concerned are locked, so that two simultaneous handovers do not use the same limit twice.
 *
 * @example await recomputeCodReadiness(tx, { labels: [17, 18] });
 */
export async function recomputeCodReadiness(
  tx: Transaction<Tables>,
  of: { readonly labels: readonly number[] } | { readonly customer: number },
): Promise<void> {
  const requested =
    'labels' in of
      ? sql`select l.id, l.merchant_id from label l where l.id = any(${[...of.labels]}::bigint[])`
      : sql`select i.label_id as id, i.customer_id as merchant_id from open_item i where i.customer_id = ${of.customer} and i.role = 'cod'`;
  await sql`
    select 1
    from customer c
    where c.clearance_gate = any(${limited}::text[]) and c.id in (select merchant_id from (${requested}) a)
    order by c.id for no key update`.execute(tx);
  await sql`
    with gate as (select * from jsonb_to_recordset(${gates}::jsonb) as g(gate text, counted boolean, banked boolean)),
    requested as materialized (${requested}),
    merchant as materialized (
      select c.id, c.clearance_gate_limit as "limit", g.counted, g.banked
      from customer c
      join gate g on g.gate = c.clearance_gate
      where c.id in (select merchant_id from requested)
    ),
    candidate as materialized (
      select id as label_id, merchant_id from requested
      union
      select i.label_id, i.customer_id from open_item i join merchant m on m.id = i.customer_id and not m.banked where i.role = 'cod'
    ),
    fact as materialized (
      select s.label_id, c.merchant_id, s.cod_status, i.cod_amount, m."limit", ${isClaimOpen(sql`i.journal_id`)} as claimed, i.journal_id, m.banked,
        k.journal_id is not null as is_out, k.journal_id is not null
          and (k.place = ${countedPlace} or not m.counted)
          and not m.banked as floats
      from candidate c
      join merchant m on m.id = c.merchant_id
      join label_state s on s.label_id = c.label_id
      join open_item i on i.label_id = c.label_id and i.role = 'cod'
        left join label_cash k on k.journal_id = i.journal_id
      where s.cod_status = any(${[codAt.delivered, codAt.ready, codAt.onDocument]}::text[])
    ),
    paid as (
      select m.id as merchant_id, sum(l.cod_amount) as amount
      from label_cash k
      join label l on l.id = k.label_id
      join merchant m on m.id = l.merchant_id and not m.banked
      where k.event = ${'delivered' satisfies LabelMoneyEventName}
        and not exists (select from open_item i where i.journal_id = k.journal_id)
      group by m.id
    ),
    judged as (
      select label_id, cod_status, not claimed and (not is_out or (floats and coalesce(paid.amount, 0) + sum(case when floats then cod_amount else 0 end)
        over (partition by merchant_id order by cod_status <> ${codAt.onDocument}, journal_id, label_id) <= "limit")) as passes
      from fact left join paid using (merchant_id)
    )
    update label_state s set cod_status = case when j.passes then ${codAt.ready} else ${codAt.delivered} end, version = s.version + 1
    from judged j
    where s.label_id = j.label_id and s.cod_status = case when j.passes then ${codAt.delivered} else ${codAt.ready} end`.execute(
    tx,
  );
}
