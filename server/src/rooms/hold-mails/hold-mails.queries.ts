import { sql, type RawBuilder } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { holdActions } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { holdFee } from '@waybill/domain/rooms/hold-mails/hold-fee.ts';
import {
  holdMailLife,
  holdMailTabNames,
  holdMailTabs,
  type HoldEnding,
  type HoldMailState,
  type HoldMailTab,
} from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { holdMailList } from '@waybill/contract/rooms/hold-mails/hold-mails.columns.ts';
import type { HoldMailDetail, HoldMailRow } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type RawHold = Omit<HoldMailRow, 'hold_fee'> &
  Pick<TableRow<'hold_mail'>, 'status' | 'fee' | 'week_fee' | 'weeks_paid'> & { today: string };

const from = sql`hold_mail h join label l on l.id = h.label_id join branch b on b.id = h.branch_id`;
const columnsOn = (today: RawBuilder<string>) => sql`
  h.id, h.label_id, l.tracking_code, l.destination_name as receiver_name, ${namedJson('b')} as branch, h.status,
  h.started_on, h.until_on as hold_until, h.requester_name, h.requester_phone, h.phone_known, h.fee, h.week_fee, h.weeks_paid,
  h.ended_on, h.ended_how, ${personName('h.created_by')} as entered_by, ${today} as today`;

/** Condition: the last day is today, so the parcel goes out for delivery again, even before the job has run. */
const dueOn = (today: RawBuilder<string>) => sql<boolean>`
  (h.status = ${sql.lit(holdMailLife.at.held)} and h.until_on <= ${today}
    or h.until_on = ${today} and h.ended_how = ${sql.lit(dayCame)})`;
const dayCame: HoldEnding = 'day_came';

const tabOn = (today: RawBuilder<string>) => (value: string) => {
  const tab: { state: HoldMailState; due?: true } = holdMailTabs[value as HoldMailTab] ?? holdMailTabs.held;
  return tab.due ? dueOn(today) : sql<boolean>`h.status = ${sql.lit(tab.state)}`;
};

const clock = sql<string>`(now() at time zone 'Asia/Yangon')::date`;

/** Held parcels (N-30), as exports, selections and saved views read the list. */
export const holdMailSource = listSource<RawHold, HoldMailRow>({
  definition: holdMailList,
  id: sql`h.id`,
  from,
  columns: columnsOn(clock),
  scope: (viewer) => covered(viewer, 'h.branch_id'),
  sort: { hold_until: sql`h.until_on` },
  search: (term) => contains('l.search_key', term),
  filters: {
    tab: tabOn(clock),
    branch_id: sameNumber('h.branch_id'),
    phone_known: (value) => sql<boolean>`h.phone_known = ${value === 'yes'}`,
  },
  row: rowOf,
});

/** Returns the source for the business day of a moment. */
export function holdMailSourceAt(now: Date): typeof holdMailSource {
  const today = sql<string>`${businessDate(now)}::date`;
  return { ...holdMailSource, columns: columnsOn(today), filters: { ...holdMailSource.filters, tab: tabOn(today) } };
}

function rowOf({ fee, week_fee, weeks_paid, today, ...raw }: RawHold): HoldMailRow {
  const { started_on } = raw;
  return { ...raw, hold_fee: fee ?? holdFee({ started_on, ended_on: today, week_fee, weeks_paid }) };
}

/** Counts the holds of each tab of open work. */
export async function readHoldCounts(db: Database, viewer: SessionViewer, now: Date): Promise<Record<string, number>> {
  const today = sql<string>`${businessDate(now)}::date`;
  const tab = tabOn(today);
  const open = holdMailTabNames.filter((name) => holdMailTabs[name].state !== holdMailLife.at.ended);
  const counts = open.map((name) => sql`count(*) filter (where ${tab(name)})::int as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)}
    from hold_mail h
    where (h.status <> ${sql.lit(holdMailLife.at.ended)} or h.until_on = ${today}) and ${covered(viewer, 'h.branch_id')}`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** Reads one hold with the viewer's actions; `null` when it is not visible to them. */
export async function readHold(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<HoldMailDetail | null> {
  const source = holdMailSourceAt(now);
  const rows = await readRecords(
    db,
    sql<
      RawHold & {
        version: number;
        last_day: string;
        remark: string | null;
        ended_by: string | null;
        created_at: string;
      }
    >`
    select ${source.columns}, h.version, h.limit_on as last_day, h.remark, ${personName('h.ended_by')} as ended_by,
      h.created_at
    from ${source.from}
    where h.id = ${id} and ${source.scope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { version, last_day, remark, ended_by } = raw;
  return {
    ...rowOf(raw),
    name: raw.tracking_code,
    version,
    last_day,
    remark,
    ended_by,
    week_fee: raw.week_fee,
    created_at: raw.created_at,
    actions: holdActions(viewer, { status: raw.status, branch_id: raw.branch.id }),
  };
}

/** Returns the holds of a parcel, latest first; `null` when the parcel is not visible to the viewer. */
export async function readHoldsOf(
  db: Database,
  viewer: SessionViewer,
  labelId: number,
  now: Date,
): Promise<HoldMailRow[] | null> {
  const source = holdMailSourceAt(now);
  const { rows: seen } = await sql`
    select s.label_id
    from label_state s
    where s.label_id = ${labelId} and ${visibleLabels(viewer)}`.execute(db);
  if (seen.length === 0) return null;
  const rows = await readRecords(
    db,
    sql<RawHold>`
    select ${source.columns}
    from ${source.from}
    where h.label_id = ${labelId}
    order by h.id desc`,
  );
  return rows.map(rowOf);
}
