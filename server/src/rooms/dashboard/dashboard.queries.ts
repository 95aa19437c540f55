import { sql } from 'kysely';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { ages, lateUpTo, creationRange, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { streetPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { labelTabs, statusesOfTab, type LabelTab } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { bankLife } from '@waybill/domain/rooms/customers/bank-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { covered } from '../../kernel/scope.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerScope, waitsForSecondPerson } from '../customers/customers.door.ts';
import { labelsMatching, ofTab, readsTally, talliedStates, upToCap } from '../labels/label-scope.door.ts';
import { hasUncounted } from '../ledger/ledger.door.ts';
import { exceptionScope } from '../tracking/tracking.door.ts';

/** Returns the branches that a person covers; empty for a person of one branch. */
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

/** Tabs that together contain every label exactly once. */
const queueTabs: readonly LabelTab[] = labelTabs.filter((tab) => tab !== 'search');

/** Counts the labels created in the period by their current state, from the running tally, or from the labels for viewers with an own selection. */
export async function readMade(db: Database, viewer: SessionViewer, { from, to }: Period): Promise<Dashboard['made']> {
  const statuses = sql`${queueTabs.flatMap((tab) => statusesOfTab(tab))}::text[]`;
  const made = readsTally(viewer)
    ? sql`${talliedStates} where s.day between ${from}::date and ${to}::date`
    : sql`(select s.*, l.cod_amount, l.shipping_total, 1 as n
        from label l join label_state s on s.label_id = l.id
        where l.created_at >= ${dayBounds(from)[0]} and l.created_at < ${dayBounds(to)[1]}) s where true`;
  const rows = await readTogether(
    db,
    sql<{
      status: string;
      count: number;
      cod_amount: number;
      delivery_charge: number;
    }>`
    select s.status, sum(s.n)::int as count, sum(s.cod_amount)::bigint as cod_amount, sum(s.shipping_total)::bigint as delivery_charge
    from ${made} and s.status = any(${statuses}) and (${sql.join(
      queueTabs.map((tab) => ofTab(viewer, tab)),
      sql` or `,
    )}) group by 1`,
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

/** Counts open work, its age, and scans waiting to be settled, each up to the cap as in the lists. */
export async function readWaiting(
  db: Database,
  viewer: SessionViewer,
  today: string,
): Promise<
  Pick<Dashboard, 'under_way' | 'late' | 'exceptions' | 'to_complete' | 'to_confirm' | 'towns_unknown' | 'ages'>
> {
  const spans = ages.map((age) => creationRange(age, today));
  const filters = [
    {},
    { to: lateUpTo(today) },
    ...spans.map(({ from, to }) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })),
  ];
  const counts = readsTally(viewer)
    ? sql`(select array[${sql.join(
        filters.map(({ from, to }: { from?: string; to?: string }) =>
          upToCap(
            sql<boolean>`(${from ? sql`s.day >= ${from}::date` : sql`true`} and ${to ? sql`s.day <= ${to}::date` : sql`true`})`,
          ),
        ),
      )}] from ${talliedStates} where ${ofTab(viewer, underWay)})`
    : sql`array[${sql.join(
        filters.map(
          (filter) => sql`(select count(*)::int from ${labelsMatching(viewer, { tab: underWay, ...filter })} counted)`,
        ),
      )}]`;
  const rows = await readTogether(
    db,
    sql<{
      counts: number[];
      exceptions: number;
      to_complete: number;
      to_confirm: number;
      towns_unknown: number;
    }>`
    select ${counts} as counts,
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
      (select count(*)::int from branch b where b.place_id is null and ${covered(viewer, 'b.id')}) as towns_unknown`,
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
 * Sums the money of labels that has not reached head office by branch. A viewer who counts couriers' cash does not see what couriers hold, and one who
 * counts branches' cash does not see what branches with sent cash hold, so that every count is blind (decisions 5).
 */
export async function readCash(db: Database, viewer: SessionViewer): Promise<ReadonlyMap<number, number | null>> {
  const rows = await readTogether(
    db,
    sql<{ branch_id: number; street: boolean; sent: boolean; amount: number }>`
    select k.branch_id, ${hasUncounted(viewer, sql`k.branch_id`)} as sent, k.place = ${streetPlace} as street, sum(k.amount)::bigint as amount from label_cash k where ${covered(viewer, 'k.branch_id')} group by 1, 2, 3`,
  );
  const sees = seesStreetBooks(viewer);
  const byBranch = new Map<number, number | null>();
  for (const { branch_id, amount, street, sent } of rows)
    if (sees || !street) byBranch.set(branch_id, sent ? null : (byBranch.get(branch_id) ?? 0) + amount);
  return byBranch;
}
