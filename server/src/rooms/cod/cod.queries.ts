import { sql, type RawBuilder } from 'kysely';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import {
  arrivedHolder,
  channelHolder,
  streetPlace,
  type CodHolder,
  codHolders,
} from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codAt, isSettled, codLife, type CodState } from '@waybill/domain/rooms/labels/cod-states.ts';
import { paymentTypeNames, type PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { openClaimStates } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { labelRules, type LabelMoneyEventName } from '@waybill/domain/rooms/ledger/label-postings.ts';
import { itemRoleNames, itemRoles, owedRoles } from '@waybill/domain/rooms/ledger/open-items.ts';
import { codList } from '@waybill/contract/rooms/cod/cod.columns.ts';
import type { CodRow, CodStateSums } from '@waybill/contract/rooms/cod/cod.contract.ts';
import { listSource, readSums } from '../../kernel/lists.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { begins, contains } from '../../kernel/sql/search-text.ts';
import { hasUncounted } from '../ledger/ledger.door.ts';

const delivered: LabelMoneyEventName = 'delivered';

type RawCod = Omit<CodRow, 'delivered_date'> & { readonly delivered_at: string | null };

const handled = (viewer: SessionViewer): RawBuilder<boolean> =>
  sql<boolean>`(${covered(viewer, 's.deliver_branch_id')} or ${covered(viewer, 's.accept_branch_id')})`;

/** Money is visible to the branches that accepted or delivered the parcel, to the merchant's branch, and to the merchant. */
const codScope = (viewer: SessionViewer): RawBuilder<boolean> => {
  const branch = viewer.covers === 'all' ? sql`` : sql`and (${handled(viewer)} or ${covered(viewer, 'c.branch_id')})`;
  const own = viewer.customerId === undefined ? sql`` : sql`and ${ofCustomer(viewer, 's.merchant_id')}`;
  return sql<boolean>`s.cod_status is not null ${own} ${branch}`;
};

/** The payment types whose shipping is deducted from the COD, by the table of postings. */
const fromCod: readonly PaymentType[] = paymentTypeNames.filter((type) =>
  labelRules.delivered.some(({ figure, debit, when }) => figure === 'S' && debit === 'payable' && when.includes(type)),
);
/** Uncollected COD has no fee and no payout. */
const unless = (figure: RawBuilder<number>) =>
  sql<number>`case when s.cod_status = ${codAt.cancelled} then 0 else ${figure} end`;
const codFee = unless(sql<number>`l.cod_fee`);
const shipping = unless(
  sql<number>`case when l.payment_type = any(${[...fromCod]}::text[]) then l.shipping_total else 0 end`,
);
const net = unless(sql<number>`l.cod_amount - l.cod_fee - ${shipping}`);
const id = sql`s.label_id`;
const from = sql`
  label_state s
  join label l on l.id = s.label_id
  left join customer c on c.id = l.merchant_id
  join branch db on db.id = s.deliver_branch_id
  left join clearance d on d.id = s.clearance_id
  left join label_entry e on e.id = s.entry_id and s.delivered_at is not null`;

/**
 * May the viewer see who delivered it? Users who may count couriers' cash may not, while the cash is with the courier, because its amounts could be
 * added up before the count (M-02). Couriers know their own cash.
 */
const knowsCourier = (viewer: SessionViewer): RawBuilder<boolean> =>
  seesStreetBooks(viewer)
    ? sql<boolean>`true`
    : sql<boolean>`(e.staff_id = ${viewer.id} or not exists (select
        from label_cash k
        where k.label_id = s.label_id and k.place = ${streetPlace}))`;

/** Is a row of `label_cash` cash of a delivery? It exists until the cash has arrived at head office. */
const codIsOut = (cash: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${cash}.event`)} = ${sql.lit(delivered)}`;

/** Holder of the COD cash of `label_state s`. */
const codHolder = sql<CodHolder>`coalesce((select k.place
  from label_cash k
  where k.label_id = s.label_id and k.event = ${sql.lit(delivered)}),
  (select ${sql.lit(channelHolder)} from payment_claim p
    where p.label_id = s.label_id and p.status in (${sql.join(openClaimStates.map((state) => sql.lit(state)))})), ${sql.lit(arrivedHolder)})`;

/**
 * May the viewer see who holds a branch's cash? Users who may have to count a part of it see no part, because the rest of the whole would reveal the
 * sum before the count (decisions 5).
 */
export function knowsHolders(viewer: SessionViewer, branchId: RawBuilder<unknown>): RawBuilder<boolean> {
  return seesStreetBooks(viewer) ? sql<boolean>`not ${hasUncounted(viewer, branchId)}` : sql<boolean>`false`;
}

/** COD by its state (N-16). */
export const codSource = listSource<RawCod, CodRow>({
  definition: codList,
  id,
  from,
  columns: sql`s.label_id as id, l.tracking_code, ${customerName('c')} as customer, s.cod_status, l.cod_amount, ${codFee} as cod_fee, ${shipping} as shipping, ${net} as net,
    ${namedJson('db')} as destination_branch, s.delivered_at, d.number as clearance_number,
    l.destination_name as receiver_name, l.payment_type`,
  // Another branch's merchant has a name here, but no link.
  ownColumns: (viewer) =>
    sql`
      case
        when ${knowsCourier(viewer)} then ${personName('e.staff_id')}
        end as courier, case
        when ${handled(viewer)} then s.label_id
        end as label_id, case
        when ${covered(viewer, 'c.branch_id')} then l.merchant_id
        end as customer_id, case
        when ${covered(viewer, 'd.branch_id')} then s.clearance_id
        end as clearance_id`,
  scope: codScope,
  sort: { id, cod_amount: sql`l.cod_amount` },
  search: (term) =>
    sql<boolean>`
      (${begins('l.tracking_code', term.toUpperCase())}
        or l.merchant_id = any(array(select m.id from customer m where ${contains('m.search_key', term)})))`,
  filters: {
    status: sameText('s.cod_status'),
    branch_id: sameNumber('s.deliver_branch_id'),
    customer_id: sameNumber('l.merchant_id'),
    own_merchants: (value, viewer) =>
      sql<boolean>`(l.merchant_id is not null and ${covered(viewer, 'c.branch_id')}) = ${value === 'yes'}`,
    courier_id: (value, viewer) => sql<boolean>`(${sameNumber('e.staff_id')(value)} and ${knowsCourier(viewer)})`,
    holder: (value, viewer) =>
      sql<boolean>`(${codHolder} = ${value} and ${knowsHolders(viewer, sql`s.deliver_branch_id`)})`,
    ...daysOf('s.delivered_at'),
  },
  row: ({ delivered_at, ...raw }) => ({ ...raw, delivered_date: delivered_at && businessDate(new Date(delivered_at)) }),
});

const sums = { cod_amount: sql`l.cod_amount`, cod_fee: codFee, shipping, net };

/** Sums the rows of a question to the list; null when there are too many. */
export function readCodTotals(
  db: Database,
  viewer: SessionViewer,
  { search, ...filters }: { search: string } & Record<string, string | undefined>,
): Promise<Omit<CodStateSums, 'status'> | null> {
  return readSums(db, codSource, viewer, { search, filters }, sums);
}

const unpaid: readonly CodState[] = codLife.stateNames.filter((state) => !isSettled(state));

/** Reads COD not paid to merchants yet, by state: of one merchant, or of the viewer's whole scope. */
export async function readPending(
  db: Database,
  viewer: SessionViewer,
  customerId: number | null,
): Promise<CodStateSums[]> {
  const { rows } = await sql<CodStateSums>`
    select s.cod_status as status, count(*)::int as count, sum(l.cod_amount)::bigint as cod_amount,
      sum(l.cod_fee)::bigint as cod_fee, sum(${shipping})::bigint as shipping, sum(${net})::bigint as net
    from label_state s join label l on l.id = s.label_id left join customer c on c.id = l.merchant_id
    where s.cod_status = any(${[...unpaid]}::text[])
      and ${customerId === null ? codScope(viewer) : sql<boolean>`s.merchant_id = ${customerId}`}
    group by 1`.execute(db);
  const none = { count: 0, cod_amount: 0, cod_fee: 0, shipping: 0, net: 0 };
  return unpaid.map((status) => rows.find((row) => row.status === status) ?? { status, ...none });
}

/** Counts COD not paid yet and its amount, by state: in the viewer's whole scope, or of parcels delivered by one of their branches. */
export async function countCod(
  db: Database,
  viewer: SessionViewer,
  branchId: number | null,
): Promise<{ status: CodState; count: number; amount: number }[]> {
  const rows = await readTogether(
    db,
    sql<{ status: CodState; count: number; amount: number }>`
    select s.cod_status as status, sum(s.n)::int as count, sum(s.cod_amount)::bigint as amount
    from cod_tally s cross join lateral (select s.merchant_branch_id as branch_id) c
    where s.cod_status = any(${[...unpaid]}::text[]) and ${codScope(viewer)}
      and ${branchId === null ? sql<boolean>`true` : sql<boolean>`s.deliver_branch_id = ${branchId}`}
    group by 1`,
  );
  return unpaid.map((status) => rows.find((row) => row.status === status) ?? { status, count: 0, amount: 0 });
}

/** COD in one holder's hands; null for cash that is not told apart. */
interface HeldCod {
  readonly holder: CodHolder | null;
  readonly count: number;
  readonly amount: number;
}

/**
 * Selects delivered COD that has not passed its gate by branch, holder and day of delivery: from the running tally, and the cash that is still out row by
 * row. A row of the cash moves its amount from the arrived to its holder; viewers who know no holder do not need these rows.
 */
export function heldCod(viewer: SessionViewer, isIn: (branch: string) => RawBuilder<boolean>): RawBuilder<unknown> {
  const arrived = sql.lit(arrivedHolder);
  const out = seesStreetBooks(viewer)
    ? sql`
      union all
      select s.deliver_branch_id, v.holder, day_in_yangon(s.delivered_at), v.sign, v.sign * l.cod_amount
      from label_cash held
        join label_state s on s.label_id = held.label_id
        join label l on l.id = s.label_id
        cross join lateral (values (1, held.place), (-1, ${arrived})) v(sign, holder)
      where ${codIsOut('held')} and s.cod_status = ${codAt.delivered} and ${isIn('s.deliver_branch_id')}
      union all
      select s.deliver_branch_id, v.holder, day_in_yangon(s.delivered_at), v.sign, v.sign * l.cod_amount
      from payment_claim p
        join label_state s on s.label_id = p.label_id
        join label l on l.id = s.label_id
        cross join lateral (values (1, ${sql.lit(channelHolder)}), (-1, ${arrived})) v(sign, holder)
      where p.status in (${sql.join(openClaimStates.map((state) => sql.lit(state)))}) and not exists (select from label_cash k where k.journal_id = p.journal_id)
        and s.cod_status = ${codAt.delivered} and ${isIn('s.deliver_branch_id')}`
    : sql``;
  return sql`(
    select t.deliver_branch_id as branch_id, ${arrived} as holder, t.delivered_day as day, t.n, t.cod_amount as amount
    from cod_tally t
    where t.cod_status = ${codAt.delivered} and ${isIn('t.deliver_branch_id')}${out})`;
}

/**
 * Sums that COD by who has the cash. Cash of a branch of which the viewer may have to count a part is one sum without a holder, so that every count is
 * blind (decisions 5).
 */
export async function countHeldCod(db: Database, viewer: SessionViewer, branchId: number | null): Promise<HeldCod[]> {
  const isIn = (branch: string) =>
    branchId === null ? covered(viewer, branch) : sql<boolean>`${sql.ref(branch)} = ${branchId}`;
  const rows = await readTogether(
    db,
    sql<HeldCod>`
    select case when ${knowsHolders(viewer, sql`x.branch_id`)} then x.holder end as holder, sum(x.n)::int as count, sum(x.amount)::bigint as amount
    from ${heldCod(viewer, isIn)} x
    group by 1 having sum(x.n) > 0`,
  );
  return [...codHolders, null].flatMap((holder) => rows.filter((row) => row.holder === holder));
}

/** Sums collected money that is not paid to merchants yet. */
export function collectedOf(states: readonly CodStateSums[]): number {
  return states.filter(({ status }) => status !== codAt.underWay).reduce((sum, state) => sum + state.net, 0);
}

/** Reads one merchant's COD; `null` when they belong to another branch. */
export async function readMerchantCod(db: Database, viewer: SessionViewer, customerId: number) {
  const side = (account: string) => itemRoleNames.filter((role) => itemRoles[role].account === account);
  const { rows } = await sql<{ name: string; owed_to: number; owed_by: number }>`
    select ${customerName('c')} as name,
      coalesce(sum(i.net) filter (where i.role = any(${side('payable:merchant')}::text[])), 0)::bigint as owed_to,
      coalesce(-sum(i.net) filter (where i.role = any(${side('receivable:merchant')}::text[])), 0)::bigint as owed_by
    from customer c
    left join open_item i on i.customer_id = c.id
    where c.id = ${customerId} and ${covered(viewer, 'c.branch_id')}
    group by c.id`.execute(db);
  const row = rows[0];
  return row
    ? {
        customer_id: customerId,
        ...row,
        balance: row.owed_to - row.owed_by,
        states: await readPending(db, viewer, customerId),
      }
    : null;
}

const payableRoles = itemRoleNames.filter((role) => !owedRoles.includes(role));

/** Sums the parts of what a merchant is owed: what the next clearance pays, and what is on clearances that are not paid. */
export async function readPayable(
  db: Database,
  customerId: number,
): Promise<{ payable_now: number; payable_on_documents: number }> {
  const { rows } = await sql<{ payable_now: number; payable_on_documents: number }>`
    select coalesce(sum(i.net) filter (where i.clearance_id is null and (i.role <> 'cod' or s.cod_status = ${codAt.ready})), 0)::bigint as payable_now,
      coalesce(sum(i.net) filter (where i.clearance_id is not null), 0)::bigint as payable_on_documents
    from open_item i left join label_state s on s.label_id = i.label_id
    where i.customer_id = ${customerId} and i.role = any(${payableRoles}::text[])`.execute(db);
  return rows[0] ?? { payable_now: 0, payable_on_documents: 0 };
}
