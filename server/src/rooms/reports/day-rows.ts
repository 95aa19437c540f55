import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { datesOf } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { hasUncounted } from '../ledger/ledger.door.ts';
import { branchKey, daysWithLooseRows, type RowsSql } from './report-rows.ts';

/** Movements of a till: income from parcels, couriers' cash, expenses, and cash sent on. */
const kinds = {
  parcels: ['accepted', 'delivered', 'return_confirmed', 'redirected', 'hold_ended', 'picked_up'],
  couriers: ['handed_over'],
  expenses: ['expense'],
  sent: ['sent', 'transferred'],
} as const satisfies Record<string, readonly JournalEvent[]>;
const named = Object.values(kinds).flat();
const events = (of: readonly JournalEvent[]) => sql`t.event = any(${[...of]}::text[])`;

/** Steps by which a parcel arrives at a branch, and by which it leaves. */
const comes: readonly LabelStatus[] = [
  'accept_from_origin_branch',
  'arrived_to_destination_branch',
  'arrived_to_forward_branch',
  'arrived_to_origin_branch',
  'arrivedback_to_destination_branch',
  'arrivedback_to_origin_branch',
];
const leaves: readonly LabelStatus[] = [
  'send_to_destination_branch',
  'send_to_forward_branch',
  'send_from_forward_branch',
  'send_from_redirect_branch',
  'send_to_destination_address',
  'send_to_mmpost',
  'sendback_to_origin_address',
];
const stepsOn = (statuses: readonly LabelStatus[]) => sql`
  (select count(*)::int
    from label_entry e
    where e.branch_id = d.branch_id and e.status = any(${[...statuses]}::text[]) and e.viewable
      and e.at >= d.day::timestamp at time zone 'Asia/Yangon' and e.at < (d.day + 1)::timestamp at time zone 'Asia/Yangon')`;

/**
 * The days of the tills on which money moved, from their running tallies. The opening of a day that is not closed is what the last closed one ended with and what moved since, so that
 * nothing behind a closed day is read.
 */
export function dayRows(): RowsSql<keyof (typeof reportColumns)['days']> {
  const opening = sql`(case when bd.id is null then coalesce(last.closing, 0) + coalesce(since.moved, 0) else bd.opening end)::bigint`;
  const counted = sql`f.counted_in`;
  return {
    from: sql`
      (select a.id as account_id, a.branch_id, t.business_date as day, sum(t.moved)::bigint as moved,
          coalesce(sum(t.moved) filter (where ${events(kinds.parcels)}), 0)::bigint as parcels,
          coalesce(sum(t.cod) filter (where ${events(kinds.parcels)}), 0)::bigint as cod,
          coalesce(sum(t.moved) filter (where ${events(kinds.couriers)}), 0)::bigint as couriers,
          coalesce(-sum(t.moved) filter (where ${events(kinds.expenses)}), 0)::bigint as expenses,
          coalesce(-sum(t.moved) filter (where ${events(kinds.sent)}), 0)::bigint as sent,
          coalesce(sum(t.moved) filter (where not ${events(named)}), 0)::bigint as other
        from till_tally t
        join account a on a.id = t.account_id
        group by a.id, a.branch_id, t.business_date) d
      join branch b on b.id = d.branch_id
      left join business_day bd on bd.branch_id = d.branch_id and bd.business_date = d.day
      left join shift_handover f on f.id = bd.shift_handover_id
      left join lateral (
        select w.business_date, w.closing
        from business_day w
        where w.branch_id = d.branch_id and w.business_date < d.day
        order by w.business_date desc
        limit 1
      ) last on bd.id is null
      left join lateral (
        select sum(t.moved) as moved
        from till_tally t
        where t.account_id = d.account_id and t.business_date < d.day
          and (last.business_date is null or t.business_date > last.business_date)
      ) since on bd.id is null`,
    id: sql`(d.account_id * 100000 + (d.day - date '1970-01-01'))`,
    at: sql`d.day`,
    date: sql`d.day`,
    days: datesOf('d.day'),
    branch: 'd.branch_id',
    customer: null,
    where: sql<boolean>`true`,
    // Uncounted amounts are hidden, so that the count is blind.
    scope: (viewer) => sql<boolean>`(bd.id is not null or not ${hasUncounted(viewer, sql`d.branch_id`)})`,
    values: () => ({
      day: sql`d.day::text`,
      branch: namedJson('b'),
      opening,
      in_fees: sql`d.parcels - d.cod`,
      in_cod: sql`d.cod`,
      in_couriers: sql`d.couriers`,
      in_other: sql`d.other`,
      out_expenses: sql`d.expenses`,
      handed_over: sql`d.sent`,
      closing: sql`${opening} + d.moved`,
      counted,
      difference: sql`f.counted_in - f.expected_in`,
      parcels_in: stepsOn(comes),
      parcels_out: stepsOn(leaves),
      counted_first: personName('f.outgoing_id'),
      counted_second: personName('f.incoming_id'),
    }),
    keys: { branch: branchKey(sql`b.id`) },
    loose: sql<boolean>`(bd.id is null)`,
    separateDays: (viewer, report) => daysWithLooseRows(viewer, report, (branchId) => hasUncounted(viewer, branchId)),
    links: sql`null::bigint as label_id, null::text as code, null::bigint as link_journal_id, d.account_id as link_account_id`,
  };
}
