import { sql, type RawBuilder } from 'kysely';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { returnRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { clearanceLineList, readyList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ClearanceLineRow, ReadyRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { listSource } from '../../kernel/lists.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { clearanceScope } from './clearances.store.ts';
import { lineColumns, lineOf, openFrom, reasonOf } from './items.queries.ts';

const total = (what: ReturnType<typeof sql>, when: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${what}) filter (where ${when}), 0)::bigint`;
const next = (role: string) => sql`o.reason is null and o.role = ${sql.lit(role)}`;

/** Selects open items `o` with the reason that keeps each from the next document, and the holder of its cash. */
export const openItems = (where: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`
    (select i.customer_id, i.role, i.cod_amount, i.cod_fee, i.shipping, i.net, s.cod_status, s.delivered_at, k.place, ${reasonOf('cod')} as reason
      from ${openFrom}
      where ${where}) o`;

/** COD of the next documents: the one definition of "ready", for counts and sums. */
const readyFigures = sql`
  (count(*) filter (where ${next('cod')}))::int as ready_count,
  ${total(sql`o.cod_amount`, next('cod'))} as actual_cod_amount`;

/** Sums what is ready of all merchants of the viewer's branches, or of one branch: the sums of `readySource` without its other figures. */
export async function readReady(
  db: Database,
  viewer: SessionViewer,
  branchId: number | null,
): Promise<{ ready_count: number; actual_cod_amount: number }> {
  const branch = branchId === null ? sql<boolean>`true` : sql<boolean>`c.branch_id = ${branchId}`;
  const { rows } = await sql<{ ready_count: number; actual_cod_amount: number }>`
    select ${readyFigures} from ${openItems(sql<boolean>`s.cod_status = ${codAt.ready} and ${covered(viewer, 'c.branch_id')} and ${branch}`)}`.execute(
    db,
  );
  return rows[0] ?? { ready_count: 0, actual_cod_amount: 0 };
}

/** Sums the COD documents that were paid on days of a period, of the viewer's branches or of one. */
export async function readPaidCod(
  db: Database,
  viewer: SessionViewer,
  { from, to }: Period,
  branchId: number | null,
): Promise<{ count: number; amount: number }> {
  const rows = await readTogether(
    db,
    sql<{ count: number; amount: number }>`
    select coalesce(sum(d.success_count), 0)::int as count, coalesce(sum(d.received_amount), 0)::bigint as amount
    from clearance d
    where d.paid_at >= ${dayBounds(from)[0]} and d.paid_at < ${dayBounds(to)[1]} and d.kind = ${usualKind} and ${clearanceScope(viewer)}
      and ${branchId === null ? sql<boolean>`true` : sql<boolean>`d.branch_id = ${branchId}`}`,
  );
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Sums of open items `o`: the contents of the next document under the source's names. */
export const nextFigures = sql`${readyFigures},
    ${total(sql`o.cod_fee`, next('cod'))} as actual_percent_amount, ${total(sql`o.shipping`, next('cod'))} as from_cod_shipping,
    ${total(sql`-o.net`, next('return'))} as return_amount, ${total(sql`-o.net`, next('credit'))} as credit_amount,
    ${total(sql`-o.net`, next('gate_submit'))} as gate_submit_amount,
    ${total(sql`o.net`, next('compensation'))} as compensation_amount,
    ${total(sql`o.net`, next('carried'))} as carried_amount, ${total(sql`o.net`, sql`o.reason is null`)} as net_payable`;

/** Open items by merchant: their next document, and what still waits. */
const byMerchant = sql`(
  select o.customer_id, ${nextFigures},
    (count(*) filter (where o.role = 'cod'
      and o.reason is not null
      and o.reason <> 'on_document'))::int as pending_count,
    ${total(sql`o.net`, sql`o.role = 'cod' and o.reason is not null and o.reason <> 'on_document'`)} as pending_net,
    min(o.delivered_at) filter (where o.role = 'cod' and o.reason is distinct from 'on_document') as oldest
  from ${openItems(sql<boolean>`true`)} group by o.customer_id having bool_or(o.role <> ${sql.lit(returnRole)} or o.net <> 0)
)`;

const name = customerName('c');

/** Ready and waiting COD, by merchant (N-24). */
export const readySource = listSource<ReadyRow>({
  definition: readyList,
  id: sql`c.id`,
  from: sql`${byMerchant} r join customer c on c.id = r.customer_id join branch b on b.id = c.branch_id`,
  columns: sql`c.id, ${name} as customer, ${namedJson('b')} as branch, r.ready_count, r.pending_count, r.actual_cod_amount,
    r.actual_percent_amount, r.from_cod_shipping, r.return_amount, r.credit_amount, r.gate_submit_amount, r.compensation_amount, r.carried_amount, r.net_payable, r.pending_net, r.oldest`,
  scope: (viewer) => covered(viewer, 'c.branch_id'),
  sort: {
    customer: name,
    ready_count: sql`r.ready_count`,
    net_payable: sql`r.net_payable`,
    pending_count: sql`r.pending_count`,
    pending_net: sql`r.pending_net`,
    oldest: sql`r.oldest`,
  },
  search: (term) => contains('c.search_key', term),
  filters: {
    ready: (value) => (value === 'yes' ? sql<boolean>`r.ready_count > 0` : sql<boolean>`r.ready_count = 0`),
    branch_id: sameNumber('c.branch_id'),
  },
});

/** Sums of merchants. */
export const readySums = {
  ready_count: sql`r.ready_count`,
  actual_cod_amount: sql`r.actual_cod_amount`,
  actual_percent_amount: sql`r.actual_percent_amount`,
  net_payable: sql`r.net_payable`,
  pending_net: sql`r.pending_net`,
};

/** Lines of documents (N-17): of one with its filter, for its Excel file and print. */
export const clearanceLineSource = listSource<
  Parameters<typeof lineOf>[0] & { id: number; number: string; clearance_id: number },
  ClearanceLineRow
>({
  definition: clearanceLineList,
  id: sql`i.id`,
  from: sql`
    clearance_line i
    join journal j on j.id = i.journal_id
    join clearance d on d.id = i.clearance_id
    left join label l on l.id = i.label_id
    left join label_state s on s.label_id = i.label_id
    left join branch db on db.id = s.deliver_branch_id`,
  columns: sql`i.id, d.number, i.clearance_id, ${lineColumns}`,
  scope: (viewer) => sql<boolean>`${clearanceScope(viewer)} and not i.void`,
  sort: { id: sql`i.id` },
  filters: {
    clearance_id: sameNumber('i.clearance_id'),
  },
  row: lineOf,
});
