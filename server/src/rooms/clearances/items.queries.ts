import { sql, type RawBuilder } from 'kysely';
import { namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ClearanceLine } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { owedRoles } from '@waybill/domain/rooms/ledger/open-items.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { clearanceGateNames, isLimitedGate, clearanceGates } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { countedPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { Rollup, LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { ClearanceLineShape } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { BlockedReason } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import type { Database } from '../../kernel/services.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import { isClaimOpen } from '../cod/cod.door.ts';

/** The final states of a parcel. */
const finished: readonly Rollup[] = ['delivered', 'returned'];
const uncounted = clearanceGateNames.filter(
  (gate) => isLimitedGate(gate) && !(clearanceGates[gate].needs as readonly string[]).includes('counted'),
);
const counted = clearanceGateNames.filter((gate) => isLimitedGate(gate) && !uncounted.includes(gate));

/**
 * Selects why an open item `i` of customer `c` is not on the merchant's next document of a kind; null when it is. Needs joins of its label's state
 * `s` and of the cash `k` of its journal. Credit goes onto the COD clearance of the same parcel's COD. Fees of visits and holds are credit too;
 * amounts carried forward by an earlier document are not.
 */
export const reasonOf = (kind: ClearanceKind): RawBuilder<BlockedReason | null> =>
  rowOfKind(kind).netted
    ? nettedReason
    : sql<BlockedReason | null>`case when i.clearance_id is not null then 'on_document' end`;

const nettedReason = sql<BlockedReason | null>`case
  when i.clearance_id is not null then 'on_document'
  when i.role = 'cod' then case
    when s.cod_status = ${codAt.ready} then null
    when ${isClaimOpen(sql`i.journal_id`)} then 'with_channel'
    when c.clearance_gate = any(${uncounted}::text[])
      or (c.clearance_gate = any(${counted}::text[]) and k.place = ${countedPlace}) then 'over_limit'
    when k.place = 'courier' then case when k.handover_id is null then 'with_courier' else 'being_handed_in' end
    when k.place = 'mmpost' then 'with_mmpost'
    when k.place = 'gate' then 'with_gate'
    when k.handover_id is not null then 'on_its_way'
    else 'at_branch' end
  when i.role = 'credit' then case
    when not c.net_credit then 'not_netted'
    when not s.rollup = any(${[...finished]}::text[]) then 'under_way'
    when exists (select from open_item x where x.label_id = i.label_id and x.role = 'cod')
      and s.cod_status <> ${codAt.ready} then 'cod_waits' end
  when i.role = 'gate_submit' and not c.net_gate_submit then 'not_netted'
  when i.role = 'return' and not c.net_return then 'not_netted'
  when i.role = 'carried' and i.net < 0 and not c.net_credit
    and exists (select from journal f where f.id = i.journal_id and f.clearance_id is null) then 'not_netted'
end`;

/** Selects the open items `i` of a kind: `gathers` of the domain. */
const isOfKind = (kind: ClearanceKind): RawBuilder<boolean> => {
  const { gathers, flow } = rowOfKind(kind);
  return flow === 'out'
    ? sql<boolean>`i.role = any(${[...gathers]}::text[])`
    : sql<boolean>`(i.role = any(${[...gathers]}::text[]) and (i.role = any(${[...owedRoles]}::text[]) or i.net < 0))`;
};

/**
 * All open items, for counts and sums over all merchants. The label's state is looked up for each item: joined as a table, it would be read from the
 * first open label to the last, which grows with history.
 */
export const openFrom = sql`
  open_item i
  join customer c on c.id = i.customer_id
  left join lateral (select x.cod_status, x.rollup, x.delivered_at from label_state x where x.label_id = i.label_id offset 0) s on true
  left join label_cash k on k.journal_id = i.journal_id`;

const itemsFrom = sql`
  open_item i
  join customer c on c.id = i.customer_id
  left join label l on l.id = i.label_id
  left join label_state s on s.label_id = i.label_id
  join journal j on j.id = i.journal_id
  left join label_cash k on k.journal_id = i.journal_id`;

type Names = ClearanceLineShape['destination_branch'];
interface RawLine extends Pick<
  TableRow<'open_item'>,
  'journal_id' | 'label_id' | 'role' | 'cod_amount' | 'cod_fee' | 'shipping' | 'return_fee' | 'net'
> {
  tracking_code: string | null;
  cod_percent: number | null;
  receiver_name: string | null;
  destination_branch: Names;
  delivered_at: string | null;
  type: 'fcs_express' | 'mm_post' | null;
  payment_type: PaymentType | null;
  settled: number;
  posted_date: string;
  handed_to: string | null;
  handed_at: string | null;
  handed_file_id: number | null;
}

/** Columns of a line, of an open item or of a document's line `i`, with its journal `j`, label `l`, state `s` and destination `db`. */
const columns = sql`i.journal_id, j.business_date as posted_date, i.label_id, l.tracking_code, i.role, l.destination_name as receiver_name, l.type, l.payment_type, i.cod_amount, i.cod_fee, l.cod_percent, i.shipping, i.return_fee, i.net, s.delivered_at,
  ${namedJsonOrNull('db')} as destination_branch`;
export const lineColumns = sql`${columns}, i.settled, i.handed_to, i.handed_at, i.handed_file_id`;
const itemColumns = sql`${columns}, 0::bigint as settled, null::text as handed_to, null::timestamptz as handed_at, null::bigint as handed_file_id`;

export function lineOf<Raw extends RawLine>({
  delivered_at,
  ...raw
}: Raw): Omit<Raw, 'delivered_at'> & ClearanceLineShape {
  return {
    ...raw,
    delivered_date: delivered_at && businessDate(new Date(delivered_at)),
  };
}

export interface ItemLine extends ClearanceLineShape {
  readonly item_id: number;
  readonly reason: BlockedReason | null;
  readonly held_by: string | null;
  /** Where neither a document nor a courier has it. */
  readonly held_at: Names | null;
}

/** Reads all open items of a kind between a merchant and the operator, each with the reason when it is not for the next document. */
export async function readItems(db: Database, customerId: number, kind: ClearanceKind): Promise<ItemLine[]> {
  const rows = await readRecords(
    db,
    sql<RawLine & { item_id: number; reason: BlockedReason | null; held_by: string | null; held_at: Names | null }>`
    select i.id as item_id, ${reasonOf(kind)} as reason, coalesce(doc.number, ${personName('k.staff_id')}, kb.name_en) as held_by,
      case when doc.id is null and k.staff_id is null and kb.id is not null then ${namedJson('kb')} end as held_at, ${itemColumns}
    from ${itemsFrom} left join branch db on db.id = s.deliver_branch_id left join clearance doc on doc.id = i.clearance_id left join branch kb on kb.id = k.branch_id
    where i.customer_id = ${customerId} and ${isOfKind(kind)} order by i.role <> 'cod', i.id`,
  );
  return rows.map(lineOf);
}

/** Returns a line for the figures of a document. */
export function countedLine(line: ClearanceLineShape): ClearanceLine {
  return {
    label_id: line.label_id,
    carrier: line.type,
    role: line.role as ClearanceLine['role'],
    cod_amount: line.cod_amount,
    cod_fee: line.cod_fee,
    shipping: line.shipping,
    return_fee: line.return_fee,
    net: line.net,
  };
}

export interface ParcelToGive {
  readonly tracking_code: string;
  readonly status: LabelStatus;
  readonly branch_id: number;
}

export async function readParcelsToGive(
  { tx }: CommandContext,
  customerId: number,
  labelIds: readonly number[],
): Promise<ParcelToGive[]> {
  const { rows } = await sql<ParcelToGive>`
    select l.tracking_code, s.status, s.holder_branch_id as branch_id
    from label l
    join label_state s on s.label_id = l.id
    where l.id = any(${[...labelIds]}::bigint[]) and l.merchant_id = ${customerId}
    order by l.id`.execute(tx);
  return rows;
}
