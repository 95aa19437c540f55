import { sql, type RawBuilder } from 'kysely';
import { daysOf } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { sightOf, visibleLabels } from '../labels/label-scope.door.ts';
import type { ReportRows } from '@waybill/contract/rooms/reports/report.ts';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import { branchKey, customerKey, dateOf, moneyOfEntry, type RowsSql } from './report-rows.ts';

type Steps = Extract<ReportRows, { of: 'steps' }>;

/** Entries of the branches: one walk along the index on branch, status and time for each branch, over the days asked for and no others. */
export const stepFrom = (statuses: readonly string[]): RawBuilder<unknown> => sql`
  branch b
  join label_entry e on e.branch_id = b.id and e.status = any(${[...statuses]}::text[]) and e.viewable
  join label l on l.id = e.label_id
  join label_state s on s.label_id = e.label_id
  left join customer c on c.id = l.merchant_id
  left join branch db on db.id = s.deliver_branch_id`;

/** The ids of the same entries, each from the index alone. */
export const slicedSteps = (statuses: readonly string[]): NonNullable<RowsSql['sliced']> => ({
  ids: (within) => sql`
    select i.id
    from branch ib join label_entry i on i.branch_id = ib.id and i.status = any(${[...statuses]}::text[]) and i.viewable
    where ${within}`,
});

/** A parcel that its branch accepted or delivers is seen by everybody who covers that branch; any other by what else ties it to them. */
export const sightOfSteps: Pick<RowsSql, 'loose' | 'looseById' | 'separateDays'> = {
  loose: sql<boolean>`(e.branch_id is distinct from s.accept_branch_id and e.branch_id <> s.deliver_branch_id)`,
  looseById: true,
  separateDays: (viewer) => (sightOf(viewer) === 'own' ? 'every day' : null),
};

/** Steps of parcels at branches in the period, each with its postings. */
export function stepRows({ statuses, services, sender }: Steps): RowsSql<keyof (typeof reportColumns)['steps']> {
  const conditions = [
    sql<boolean>`true`,
    ...(services ? [sql<boolean>`l.service_type = any(${[...services]}::text[])`] : []),
    ...(sender ? [sql<boolean>`(l.merchant_id is null) = ${sender === 'walkin'}`] : []),
  ];
  return {
    from: stepFrom(statuses),
    more: moneyOfEntry,
    id: sql`e.id`,
    at: sql`e.at`,
    date: dateOf(sql`e.at`),
    days: daysOf('e.at'),
    branch: 'b.id',
    customer: { id: 'l.merchant_id', name: customerName('c') },
    where: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    scope: visibleLabels,
    values: () => ({
      day: sql`e.at`,
      tracking_code: sql`l.tracking_code`,
      branch: namedJson('b'),
      customer: customerName('c'),
      service_type: sql`l.service_type`,
      payment_type: sql`l.payment_type`,
      origin: sql`l.origin`,
      deliver_branch: namedJsonOrNull('db'),
      receiver: sql`l.destination_name`,
      reason: sql`e.reason`,
      attempts: sql`s.attempts`,
      hours: sql`floor(extract(epoch from e.at - s.accepted_at) / 3600)::int`,
      fees: sql`m.fees`,
      cash: sql`m.cash`,
      on_credit: sql`m.on_credit`,
      cod_amount: sql`m.cod_amount`,
      cod_fee: sql`m.cod_fee`,
      shipping: sql`m.fees - m.cod_fee - m.return_fee`,
      return_fee: sql`m.return_fee`,
    }),
    keys: {
      branch: branchKey(sql`b.id`),
      customer: customerKey(sql`l.merchant_id`),
      deliver_branch: branchKey(sql`db.id`),
    },
    ...sightOfSteps,
    sliced: slicedSteps(statuses),
    links: sql`l.id as label_id, l.tracking_code as code, null::bigint as link_journal_id`,
  };
}
