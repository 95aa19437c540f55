import { sql } from 'kysely';
import { businessDate, dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { ages, lateUpTo, madeWithin, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { stepCounts, type StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { streetPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { labelTabs, statusesOfTab, type LabelTab } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { bankLife } from '@waybill/domain/rooms/customers/bank-states.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { isNarrowed } from '@waybill/domain/rooms/roles/user-types.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerScope, waitsForSecondPerson } from '../customers/customers.door.ts';
import { labelsMatching, visibleLabels } from '../labels/labels.door.ts';
import { hasUncounted } from '../ledger/ledger.door.ts';
import { exceptionScope } from '../tracking/tracking.door.ts';

/** The branches that somebody covers; none for whoever covers one. */
export async function readChoices(db: Database, viewer: SessionViewer): Promise<Dashboard['choices']> {
  if (viewer.covers !== 'all' && viewer.covers.length < 2) return [];
  return (
    await sql<
      Dashboard['choices'][number]
    >`select b.id, b.code, b.name_en, b.name_mm, b.name_zh from branch b where ${covered(viewer, 'b.id')} order by b.code`.execute(
      db,
    )
  ).rows;
}

/** The tabs that between them hold every label once. */
const queueTabs: readonly LabelTab[] = labelTabs.filter((tab) => tab !== 'search');

/** The labels created in the period by their present state. Reads only that part of the index on the time of creation, for all branches. */
export async function readMade(db: Database, viewer: SessionViewer, { from, to }: Period): Promise<Dashboard['made']> {
  // As the list has it: what waits for acceptance is the work of the branch that has it.
  const held = sql`(s.status <> all(${[...statusesOfTab('pending')]}::text[]) or ${covered(viewer, 's.holder_branch_id')})`;
  const { rows } = await sql<{ status: string; count: number; cod_amount: number; delivery_charge: number }>`
    select s.status, count(*)::int as count, sum(l.cod_amount)::bigint as cod_amount, sum(l.shipping_total)::bigint as delivery_charge
    from label l join label_state s on s.label_id = l.id where l.created_at >= ${dayBounds(from)[0]} and l.created_at < ${dayBounds(to)[1]} and ${visibleLabels(viewer)} and ${held} group by 1`.execute(
    db,
  );
  return queueTabs.map((tab) => {
    const own = rows.filter(({ status }) => (statusesOfTab(tab) as readonly string[]).includes(status));
    const sum = (pick: (row: (typeof rows)[number]) => number) => own.reduce((total, row) => total + pick(row), 0);
    return {
      tab,
      count: sum(({ count }) => count),
      cod_amount: sum(({ cod_amount }) => cod_amount),
      delivery_charge: sum(({ delivery_charge }) => delivery_charge),
    };
  });
}

const underWay: LabelTab = 'ongoing';

/** What is under way, how old it is, and scans that wait to be settled, each counted to the cap as the list counts it. */
export async function readWaiting(
  db: Database,
  viewer: SessionViewer,
  today: string,
): Promise<
  Pick<Dashboard, 'under_way' | 'late' | 'exceptions' | 'to_complete' | 'to_confirm' | 'towns_unknown' | 'ages'>
> {
  const spans = ages.map((age) => madeWithin(age, today));
  const filters = [
    {},
    { to: lateUpTo(today) },
    ...spans.map(({ from, to }) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })),
  ];
  const counts = filters.map(
    (filter) => sql`(select count(*)::int from ${labelsMatching(viewer, { tab: underWay, ...filter })} counted)`,
  );
  const { rows } = await sql<{
    counts: number[];
    exceptions: number;
    to_complete: number;
    to_confirm: number;
    towns_unknown: number;
  }>`
    select array[${sql.join(counts)}] as counts,
      (select count(*)::int
        from (select 1
          from exception_scan x
          where x.settled_at is null and ${exceptionScope(viewer)}
          limit ${countCap}) c) as exceptions,
      (select count(*)::int
        from (select 1 from customer c where c.to_complete and ${customerScope(viewer)} limit ${countCap}) c) as to_complete,
      (select count(*)::int
        from (select 1
          from customer c
          where ${waitsForSecondPerson} and ${customerScope(viewer)}
          limit ${countCap}) c) as to_confirm,
      (select count(*)::int from branch b where b.place_id is null and ${covered(viewer, 'b.id')}) as towns_unknown`.execute(
    db,
  );
  const [all = 0, late = 0, ...aged] = rows[0]?.counts ?? [];
  return {
    under_way: all,
    late,
    exceptions: rows[0]?.exceptions ?? 0,
    towns_unknown: can(viewer, 'branch.edit') ? (rows[0]?.towns_unknown ?? 0) : null,
    to_complete: can(viewer, 'customer.edit') ? (rows[0]?.to_complete ?? 0) : null,
    to_confirm: can(viewer, bankLife.commands.confirm.permission) ? (rows[0]?.to_confirm ?? 0) : null,
    ages: spans.map((span, at) => ({ ...span, count: aged[at] ?? 0 })),
  };
}

/**
 * The money of labels that has not reached head office: what couriers and tills hold, in all and by branch. Whoever counts what couriers hand in does
 * not see what they hold, and whoever counts what branches send does not see what those that have sent hold, so that every count is blind (decisions 5).
 */
export async function readCash(db: Database, viewer: SessionViewer) {
  const { rows } = await sql<{ branch_id: number; street: boolean; sent: boolean; amount: number; labels: number }>`
    select k.branch_id, ${hasUncounted(viewer, sql`k.branch_id`)} as sent, k.place = ${streetPlace} as street, sum(k.amount)::bigint as amount, count(distinct k.label_id)::int as labels from label_cash k where ${covered(viewer, 'k.branch_id')} group by 1, 2, 3`.execute(
    db,
  );
  const sees = seesStreetBooks(viewer);
  const byBranch = new Map<number, number | null>();
  for (const { branch_id, amount, street, sent } of rows)
    if (sees || !street) byBranch.set(branch_id, sent ? null : (byBranch.get(branch_id) ?? 0) + amount);
  const sum = (street: boolean, pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => (row.street === street ? total + pick(row) : total), 0);
  return {
    byBranch,
    total: {
      couriers: sees ? sum(true, ({ amount }) => amount) : null,
      courier_labels: sum(true, ({ labels }) => labels),
      branches: rows.some(({ street, sent }) => sent && !street) ? null : sum(false, ({ amount }) => amount),
      branch_labels: sum(false, ({ labels }) => labels),
    },
  };
}

const trendFigures = ['accepted', 'delivered', 'returned'] as const satisfies readonly StepCountName[];

/** Steps by day: an index-only scan over those days. */
export async function readTrend(
  db: Database,
  viewer: SessionViewer,
  days: readonly string[],
): Promise<Dashboard['trend']> {
  const statuses = trendFigures.flatMap((name) => stepCounts[name].statuses);
  const branches =
    viewer.covers === 'all' ? sql`(select id from branch)` : sql`unnest(${[...viewer.covers]}::bigint[])`;
  // Whoever sees all parcels of a branch has them counted in the index alone.
  const seen = isNarrowed(viewer)
    ? sql`and exists (select from label_state s where s.label_id = e.label_id and ${visibleLabels(viewer)})`
    : sql``;
  const { rows } = await sql<{ status: string; day: Date; count: number }>`
    select st.status, x.day, sum(x.n)::int as count
    from ${branches} b(id)
    cross join unnest(${statuses}::text[]) st(status)
    cross join unnest(${days.map((day) => dayBounds(day)[0])}::timestamptz[]) d(begins)
      cross join lateral (select d.begins as day, count(*) as n
        from label_entry e
        where e.branch_id = b.id
          and e.status = st.status
          and e.viewable
          and e.at >= d.begins
          and e.at < d.begins + interval '1 day' ${seen}) x
    where x.n > 0 group by 1, 2`.execute(db);
  const count = (name: (typeof trendFigures)[number], day: string) =>
    rows.reduce(
      (sum, row) =>
        (stepCounts[name].statuses as readonly string[]).includes(row.status) && businessDate(row.day) === day
          ? sum + row.count
          : sum,
      0,
    );
  return days.map((day) => ({
    day,
    accepted: count('accepted', day),
    delivered: count('delivered', day),
    returned: count('returned', day),
  }));
}
