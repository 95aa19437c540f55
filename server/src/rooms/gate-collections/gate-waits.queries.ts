import { sql, type RawBuilder } from 'kysely';
import { gateCollectionLife, type GateWait } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { codAt, codLife, type CodState } from '@waybill/domain/rooms/labels/cod-states.ts';
import { gateWaitList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import type { GateMerchant, GateWaitRow } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { atGate } from './gate-line.queries.ts';

const id = sql`p.id`;
/** A merchant's parcel that is or was with a gate, and its document if any. Returned parcels are excluded. */
const from = sql`
  gate_slip_parcel p
  join gate_slip g on g.id = p.gate_slip_id
  join label l on l.id = p.label_id
  join customer m on m.id = l.merchant_id
  join label_state s on s.label_id = p.label_id
  join branch b on b.id = g.branch_id
  left join gate_collection_line x on x.gate_slip_parcel_id = p.id and not x.void
  left join gate_collection c on c.id = x.gate_collection_id
  left join clearance cl on cl.id = s.clearance_id`;

/** Next step that a parcel waits for (N-26): its delivery, its gate's document, the gate's money, head office, the merchant's clearance. */
const waitsFor = sql<GateWait>`case
    when s.status = ${atGate} then 'not_confirmed'
    when s.cod_status is null then 'nothing'
    when s.cod_status = ${codAt.paid} then 'paid'
    when s.cod_status = ${codAt.onDocument} then 'on_clearance'
    when s.cod_status = ${codAt.ready} then 'ready'
    when x.id is null then 'no_document'
    when c.status = ${gateCollectionLife.at.pending} then 'gate_not_paid'
    when x.waits then 'short'
    else 'in_till'
  end`;
const restOfCod = codLife.stateNames.filter(
  (state) => state !== codAt.paid && state !== codAt.onDocument && state !== codAt.ready,
);
/** Returns the label states of a wait: few labels are in a waiting state, and the index on states finds them. */
const stateOf = (wait: string): RawBuilder<boolean> => {
  if (wait === ('not_confirmed' satisfies GateWait)) return sql<boolean>`s.status = ${atGate}`;
  if (wait === ('nothing' satisfies GateWait)) return sql<boolean>`s.cod_status is null`;
  const named: Partial<Record<string, readonly CodState[]>> = {
    paid: [codAt.paid],
    on_clearance: [codAt.onDocument],
    ready: [codAt.ready],
  } satisfies Partial<Record<GateWait, readonly CodState[]>>;
  return sql<boolean>`s.cod_status = any(${[...(named[wait] ?? restOfCod)]}::text[])`;
};
const late = sql<boolean>`(p.due_at <= now() and ${waitsFor} in ('not_confirmed', 'no_document', 'gate_not_paid', 'short'))`;
const scope = (viewer: SessionViewer) =>
  sql<boolean>`(not p.ended and (s.status = ${atGate} or s.delivered_at is not null) and (${covered(viewer, 'g.branch_id')} or ${covered(viewer, 'm.branch_id')}))`;

/** Merchants' parcels at gates. A document of another branch shows its number without a link. */
export const gateWaitSource = listSource<GateWaitRow>({
  definition: gateWaitList,
  id,
  from,
  columns: sql`
    p.id, p.label_id, l.tracking_code, ${waitsFor} as waits_for, l.cod_amount, g.gate_name, g.slip_number, g.id as gate_slip_id,
    p.handed_at, ${late} as late, c.number as gate_collection_number, cl.number as clearance_number,
    ${customerName('m')} as customer, ${namedJson('b')} as branch`,
  ownColumns: (viewer) => sql`
    case when ${covered(viewer, 'c.branch_id')} then c.id end as gate_collection_id,
    case when ${covered(viewer, 'cl.branch_id')} then cl.id end as clearance_id`,
  scope,
  sort: { id },
  search: (term) =>
    sql<boolean>`(${containsIn(sql`lower(l.tracking_code)`, term)} or ${containsIn(sql`g.search_key`, term)})`,
  filters: {
    customer_id: sameNumber('l.merchant_id'),
    waits_for: (value) => sql<boolean>`(${stateOf(value)} and ${waitsFor} = ${value})`,
    branch_id: sameNumber('g.branch_id'),
  },
});

/** Reads one merchant's parcels at gates by what they wait for; `null` when another branch is responsible for the merchant. */
export async function readGateMerchant(
  db: Database,
  viewer: SessionViewer,
  merchant: number,
): Promise<GateMerchant | null> {
  const { rows } = await sql<{ id: number; name: string }>`
    select m.id, ${customerName('m')} as name from customer m where m.id = ${merchant} and ${covered(viewer, 'm.branch_id')}`.execute(
    db,
  );
  const found = rows[0];
  if (!found) return null;
  const { rows: sums } = await sql<GateMerchant['sums'][number]>`
    select ${waitsFor} as waits_for, count(*)::int as count, coalesce(sum(l.cod_amount), 0)::bigint as cod_amount
    from ${from}
    where l.merchant_id = ${merchant} and ${scope(viewer)}
    group by 1`.execute(db);
  return { ...found, sums };
}
