import { sql, type RawBuilder } from 'kysely';
import { streetPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { moneyOf, type LabelFigures } from '@waybill/domain/rooms/labels/label-money.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import {
  giveProblem,
  runSheetActions,
  seesStops,
  type RunSheetFacts,
} from '@waybill/domain/rooms/run-sheets/decide-run-sheet.ts';
import { runSheetLife, type RunSheetState, type StopState } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { runSheetList, stopList } from '@waybill/contract/rooms/run-sheets/run-sheets.columns.ts';
import type { RunSheetDetail, RunSheetRow, StopRow } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains, containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

/** The sender has it in hand again: for the courier it is delivered. */
const atSender: LabelStatus = 'sentback_to_customer';

/** State of stop `p` of sheet `r`: from the parcel's state `s` while the sheet is open, from the stored result once it is closed. */
export const stopState = sql<StopState>`coalesce(p.result, case
    when s.delivered_at is not null or s.status = ${sql.lit(atSender)} then 'delivered'
    when s.holder_staff_id = r.courier_id and s.closed_at is null then 'out'
    else 'back'
  end)`;

const stopsOf = sql`run_sheet_stop p join label_state s on s.label_id = p.label_id where p.run_sheet_id = r.id`;
const counted = (state: StopState) => sql`(select count(*)::int from ${stopsOf} and ${stopState} = ${sql.lit(state)})`;
/** Parcels of sheet `r` whose money its courier has and has not handed in. */
const cashOut = sql`(
  select count(distinct k.label_id)::int
  from label_cash k
  join run_sheet_stop p on p.label_id = k.label_id and p.run_sheet_id = r.id
  where k.place = ${sql.lit(streetPlace)} and k.staff_id = r.courier_id)`;

/** People on the street see their own sheets; everybody else those of their branches. */
export function runSheetScope(viewer: Pick<SessionViewer, 'covers' | 'level' | 'id'>): RawBuilder<boolean> {
  return worksOnTheStreet(viewer.level) ? sql<boolean>`r.courier_id = ${viewer.id}` : covered(viewer, 'r.branch_id');
}

interface RawSheet extends Omit<RunSheetRow, 'loaded' | 'still_out'> {
  status: RunSheetState;
  loaded: number;
  still_out: number;
}

const id = sql`r.id`;

/** Run sheets (O-12). */
export const runSheetSource = listSource<RawSheet, RunSheetRow>({
  definition: runSheetList,
  id,
  from: sql`run_sheet r join staff c on c.id = r.courier_id join branch b on b.id = r.branch_id`,
  columns: sql`
    r.id, c.name as courier, r.courier_id, ${namedJson('b')} as branch, r.status, r.counted,
    (select count(*)::int from run_sheet_stop p where p.run_sheet_id = r.id) as loaded, ${counted('out')} as still_out,
    ${counted('delivered')} as delivered_count, ${counted('back')} as back_count, ${cashOut} as cash_out,
    ${personName('r.difference_owner_id')} as difference_owner, r.created_at, r.closed_at`,
  scope: runSheetScope,
  sort: { id },
  search: (term) => sql<boolean>`(${sameNumber('r.id')(term)} or ${contains('c.search_key', term)})`,
  filters: { status: sameText('r.status'), branch_id: sameNumber('r.branch_id'), ...daysOf('r.created_at') },
  row: rowOf,
});

function rowOf(raw: RawSheet, viewer: SessionViewer): RunSheetRow {
  const seen = seesStops(viewer, raw);
  return {
    ...raw,
    loaded: seen ? raw.loaded : null,
    still_out: seen ? raw.still_out : null,
  };
}

type RawDetail = RawSheet &
  Pick<IsoRow<'run_sheet'>, 'version' | 'counted_at' | 'difference_note'> & {
    readonly created_by: string;
    readonly closed_by: string | null;
  };

/** One run sheet with what the viewer may do; `null` when it is not theirs to see. */
export async function readRunSheet(
  db: Database,
  viewer: SessionViewer,
  sheetId: number,
): Promise<RunSheetDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${runSheetSource.columns}, r.version, r.counted_at, r.difference_note,
      ${personName('r.created_by')} as created_by, ${personName('r.closed_by')} as closed_by
    from ${runSheetSource.from}
    where r.id = ${sheetId} and ${runSheetScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const facts: RunSheetFacts = {
    status: raw.status,
    branch_id: raw.branch.id,
    courier_id: raw.courier_id,
    parcels: raw.loaded,
    out: raw.still_out,
    counted: raw.counted,
    cash: raw.cash_out,
  };
  const differs = raw.status === runSheetLife.at.active && raw.counted !== null;
  return {
    ...rowOf(raw, viewer),
    name: String(raw.id),
    version: raw.version,
    difference_note: raw.difference_note,
    created_by: raw.created_by,
    closed_by: raw.closed_by,
    counted_at: raw.counted_at,
    may_give: giveProblem(viewer, facts) === null,
    sees_stops: seesStops(viewer, facts),
    owners: differs ? await readOwners(db, raw.branch.id) : [],
    actions: runSheetActions(viewer, facts),
  };
}

/** Who may be named for a difference: the people of the branch. */
async function readOwners(db: Database, branchId: number): Promise<RunSheetDetail['owners']> {
  const { rows } = await sql<RunSheetDetail['owners'][number]>`
    select st.id, st.name, st.user_name
    from staff st
    where st.branch_id = ${branchId} and st.status = ${accountLife.initial}
    order by st.name, st.id`.execute(db);
  return rows;
}

export type RawStop = LabelFigures & Omit<StopRow, 'to_collect'>;

export const stopFrom = sql`
  run_sheet_stop p
  join run_sheet r on r.id = p.run_sheet_id
  join label l on l.id = p.label_id
  join label_state s on s.label_id = p.label_id`;
export const stopColumns = sql`
  p.id, p.label_id, p.run_sheet_id, p.position, l.tracking_code, ${stopState} as state, s.status,
  l.destination_name as receiver_name, l.payment_type, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee,
  p.loaded_at`;

/** The parcels of run sheets. A courier who still has to count sees none of theirs. */
export const stopSource = listSource<RawStop, StopRow>({
  definition: stopList,
  id: sql`p.id`,
  from: stopFrom,
  columns: stopColumns,
  scope: (viewer) =>
    sql<boolean>`(${runSheetScope(viewer)} and (r.courier_id <> ${viewer.id} or r.counted is not null))`,
  sort: { position: sql`p.position` },
  search: (term) => containsIn(sql`lower(l.tracking_code)`, term),
  filters: {
    run_sheet_id: sameNumber('p.run_sheet_id'),
    state: (value) => sql<boolean>`${stopState} = ${value}`,
  },
  row: ({ payment_type, cod_amount, cod_fee, shipping_total, return_fee, ...raw }) => ({
    ...raw,
    to_collect: moneyOf({ payment_type, cod_amount, cod_fee, shipping_total, return_fee }).cod_charge,
  }),
});
