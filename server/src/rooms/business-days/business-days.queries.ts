import { sql } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { businessDayList } from '@waybill/contract/rooms/business-days/business-days.columns.ts';
import type {
  BusinessDayDetail,
  BusinessDayRow,
  OpenDays,
} from '@waybill/contract/rooms/business-days/business-days.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { datesOf, sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const id = sql`d.id`;

/** Closed days (M-04). */
export const businessDaySource = listSource<BusinessDayRow>({
  definition: businessDayList,
  id,
  from: sql`
    business_day d
    join branch b on b.id = d.branch_id
    join shift_handover f on f.id = d.shift_handover_id
    join staff o on o.id = f.outgoing_id
    join staff i on i.id = f.incoming_id`,
  columns: sql`
    d.id, ${namedJson('b')} as branch, d.business_date::text as business_date, d.opening, d.closing, f.counted_in as counted,
    f.counted_in - f.expected_in as difference, o.name as counted_first, i.name as counted_second, d.closed_at as signed_at,
    d.shift_handover_id`,
  scope: (viewer) => covered(viewer, 'd.branch_id'),
  sort: { business_date: sql`d.business_date` },
  search: (term) => sql<boolean>`(${contains('o.search_key', term)} or ${contains('i.search_key', term)})`,
  filters: {
    branch_id: sameNumber('d.branch_id'),
    ...datesOf('d.business_date'),
  },
});

/** Reads one closed day with the movements of its till; `null` outside the viewer's scope. */
export async function readBusinessDay(
  db: Database,
  viewer: SessionViewer,
  dayId: number,
): Promise<BusinessDayDetail | null> {
  const rows = await readRecords(
    db,
    sql<BusinessDayRow & { branch_id: number }>`
    select ${businessDaySource.columns}, d.branch_id
    from ${businessDaySource.from}
    where d.id = ${dayId} and ${covered(viewer, 'd.branch_id')}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { branch_id, ...day } = raw;
  const { rows: movements } = await sql<BusinessDayDetail['movements'][number] & { account_id: number }>`
    select j.event, a.id as account_id, count(*)::int as count, sum(p.amount)::bigint as amount
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id and a.kind = 'cash:branch' and a.branch_id = ${branch_id}
    where j.business_date = ${day.business_date}::date
    group by j.event, a.id
    order by j.event`.execute(db);
  return {
    ...day,
    name: day.business_date,
    account_id: movements[0]?.account_id ?? null,
    movements: movements.map(({ account_id: _account, ...movement }) => movement),
  };
}

/** Reads covered branches with a till that have not closed the day before this one, the longest first. */
export async function readOpenDays(db: Database, viewer: SessionViewer, today: string): Promise<OpenDays[]> {
  const { rows } = await sql<OpenDays>`
    select ${namedJson('b')} as branch, (closed.date + 1)::text as since
    from branch b
    join account a on a.kind = 'cash:branch' and a.branch_id = b.id
    left join lateral (select max(business_date) as date from business_day where branch_id = b.id) closed on true
    where (closed.date is null or closed.date < ${addDays(today, -1)}::date) and ${covered(viewer, 'b.id')}
    order by closed.date nulls first, b.id`.execute(db);
  return rows;
}
