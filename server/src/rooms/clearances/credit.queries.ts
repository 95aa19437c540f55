import { sql, type RawBuilder } from 'kysely';
import { owedRoles, returnRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { creditList, returnList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { CreditRow, ReturnRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { dueAtDesk } from '../tracking/tracking.door.ts';

const roles = sql.join(owedRoles.map((role) => sql.lit(role)));
/** Selects the day of a moment in Yangon. */
const dayOf = (moment: RawBuilder<Date>) => sql`((${moment}) at time zone 'Asia/Yangon')::date`;

/** Selects each merchant's debts by days overdue. It reads only open items: each journal is looked up, not joined as a table. */
const owedBy = (moment: RawBuilder<Date>) => sql`(
  select o.customer_id, sum(-o.net)::bigint as owed, coalesce(sum(-o.net) filter (where o.late <= 0), 0)::bigint as not_due,
    coalesce(sum(-o.net) filter (where o.late > 0), 0)::bigint as late_amount,
    coalesce(sum(-o.net) filter (where o.late between 1 and 30), 0)::bigint as late_30,
    coalesce(sum(-o.net) filter (where o.late between 31 and 60), 0)::bigint as late_60,
    coalesce(sum(-o.net) filter (where o.late > 60), 0)::bigint as late_more,
    coalesce(sum(-o.net) filter (where o.clearance_id is not null), 0)::bigint as on_documents,
    min(o.due) as oldest_due
  from (
    select i.customer_id, i.net, i.clearance_id, j.business_date + c.credit_days as due,
      ${dayOf(moment)} - (j.business_date + c.credit_days) as late
    from open_item i
    join lateral (select x.business_date from journal x where x.id = i.journal_id offset 0) j on true
    join customer c on c.id = i.customer_id
    where i.role in (${roles}) and i.net <> 0
  ) o
  group by o.customer_id
)`;

const name = customerName('c');
const fromAt = (moment: RawBuilder<Date>) => sql`
  ${owedBy(moment)} r
  join customer c on c.id = r.customer_id
  join branch b on b.id = c.branch_id
  left join lateral (
    select m.reminded_at, m.reply, m.promised_on, m.reminded_by from credit_reminder m where m.customer_id = c.id order by m.id desc limit 1
  ) m on true`;

/** Receivables by merchant (N-30). */
export const creditSource = listSource<CreditRow>({
  definition: creditList,
  id: sql`c.id`,
  from: fromAt(sql<Date>`now()`),
  columns: sql`c.id, ${name} as customer, c.phones as phone, ${namedJson('b')} as branch, r.owed, r.late_amount, r.not_due, r.late_30,
    r.late_60, r.late_more, r.oldest_due, r.on_documents, c.credit_limit, greatest(c.credit_limit - r.owed, 0)::bigint as credit_left,
    m.reminded_at, ${personName('m.reminded_by')} as reminded_by, m.reply, m.promised_on`,
  scope: (viewer) => covered(viewer, 'c.branch_id'),
  sort: { customer: name, owed: sql`r.owed`, late_amount: sql`r.late_amount`, oldest_due: sql`r.oldest_due` },
  search: (term) => contains('c.search_key', term),
  filters: {
    late_amount: (value) => (value === 'yes' ? sql<boolean>`r.late_amount > 0` : sql<boolean>`r.late_amount = 0`),
    branch_id: sameNumber('c.branch_id'),
  },
});

/** The same by the server's clock. */
export function creditAt(now: Date): typeof creditSource {
  return { ...creditSource, from: fromAt(sql<Date>`${now}::timestamptz`) };
}

/** Sums of merchants. */
export const creditSums = {
  owed: sql`r.owed`,
  late_amount: sql`r.late_amount`,
  not_due: sql`r.not_due`,
  late_30: sql`r.late_30`,
  late_60: sql`r.late_60`,
  late_more: sql`r.late_more`,
};

const returnsFrom = (waits: RawBuilder<boolean>) => sql`
  (select customer_id, sum(waiting)::int as waiting, sum(open_returns)::int as open_returns, sum(return_amount)::bigint as return_amount
    from (
      select l.merchant_id as customer_id, 1 as waiting, 0 as open_returns, 0::bigint as return_amount
      from label_state s join label l on l.id = s.label_id
      where l.merchant_id is not null and ${waits}
      union all
      select i.customer_id, 0, 1, -i.net from open_item i where i.role = ${sql.lit(returnRole)} and i.clearance_id is null
    ) parts
    group by 1) r
  join customer c on c.id = r.customer_id
  join branch b on b.id = c.branch_id`;

/** Merchants with parcels to give back, or with unsettled returns (N-25). */
export const returnSource = listSource<ReturnRow>({
  definition: returnList,
  id: sql`c.id`,
  from: returnsFrom(dueAtDesk('return', { id: 0, level: rank.luxury, covers: 'all' })),
  columns: sql`c.id, ${name} as customer, c.phones as phone, ${namedJson('b')} as branch, r.waiting, r.open_returns, r.return_amount`,
  scope: (viewer) => covered(viewer, 'c.branch_id'),
  sort: { customer: name, waiting: sql`r.waiting`, return_amount: sql`r.return_amount` },
  search: (term) => contains('c.search_key', term),
  filters: { branch_id: sameNumber('c.branch_id') },
  row: (raw) => raw,
});

/** The same with the parcels that wait at the viewer's current branch; without one, of all covered branches. */
export function returnsFor(viewer: SessionViewer): typeof returnSource {
  const here = viewer.branchId === null ? viewer : { ...viewer, covers: [viewer.branchId] };
  return { ...returnSource, from: returnsFrom(dueAtDesk('return', here)) };
}
