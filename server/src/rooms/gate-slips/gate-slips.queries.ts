import { sql } from 'kysely';
import {
  gatePlaces,
  gateProblem,
  gateRights,
  type GateCommand,
  type GateParcel,
  type GatePlace,
} from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import { gateCountActions, seesSlipList, type GateCountFacts } from '@waybill/domain/rooms/gate-slips/gate-count.ts';
import { caseLife, type CaseState } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { offered } from '@waybill/domain/kernel/who-may.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { gateParcelList, gateSlipList } from '@waybill/contract/rooms/gate-slips/gate-slips.columns.ts';
import type {
  GateParcelRow,
  GateSlipDetail,
  GateSlipRow,
} from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { byNumber, daysOf, sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const atGate: LabelStatus = 'accept_by_transport';
const arrived: LabelStatus = 'delivered';

/** Place of parcel `p` of a slip, from its state `s` while this slip is its current one. */
export const gatePlace = sql<GatePlace>`case
    when not p.ended and s.status = ${sql.lit(arrived)} then 'delivered'
    when not p.ended and s.status = ${sql.lit(atGate)} then 'with_gate'
    else 'back'
  end`;

export const gateParcelFrom = sql`
  gate_slip_parcel p
  join gate_slip g on g.id = p.gate_slip_id
  join label l on l.id = p.label_id
  join label_state s on s.label_id = p.label_id
  join branch b on b.id = g.branch_id`;

interface RawParcel extends Omit<GateParcelRow, 'actions'> {
  giver_id: number;
  opener_id: number;
  photo_file_id: number | null;
  read_at: string;
}

const isPlace = (value: string): value is GatePlace => (gatePlaces as readonly string[]).includes(value);
const commands: readonly GateCommand[] = ['confirm', 'confirm_late'];
/** Refusals for which a screen does not show the command. */
const hidden: readonly string[] = ['missing_permission', 'gate_not_there', 'gate_other_branch', 'gate_not_due'];

/**
 * Condition: the viewer may see parcel `p` of slip `g`. Before the gate's count only the person who handed over; everyone once it arrived, returned or is late,
 * because it then needs work.
 */
const seen = (viewer: SessionViewer) => sql<boolean>`(not g.blind or g.created_by = ${viewer.id}
    or exists (select 1 from gate_slip_parcel h where h.gate_slip_id = g.id and h.handed_by = ${viewer.id})
    or p.due_at <= now() or not ${isWaiting})`;
const isWaiting = sql<boolean>`(not p.ended and s.status = ${sql.lit(atGate)})`;

/** Parcels handed to bus gates. */
export const gateParcelSource = listSource<RawParcel, GateParcelRow>({
  definition: gateParcelList,
  id: sql`p.id`,
  from: gateParcelFrom,
  columns: sql`
    p.id, p.label_id, p.gate_slip_id, l.tracking_code, ${gatePlace} as gate_place, g.gate_name, g.gate_phone,
    g.slip_number, p.handed_at, ${personName('p.handed_by')} as handed_by,
    greatest(0, floor(extract(epoch from coalesce(p.confirmed_at, now()) - p.handed_at) / 86400))::int as days, p.due_at,
    l.destination_name, l.destination_phone, l.cod_amount, p.word_by, p.word_name, p.word_phone,
    ${personName('p.confirmed_by')} as confirmed_by, p.confirmed_at, ${namedJson('b')} as branch,
    p.handed_by as giver_id, g.created_by as opener_id, g.photo_file_id, now() as read_at`,
  scope: (viewer) => sql<boolean>`(${covered(viewer, 'g.branch_id')} and ${seen(viewer)})`,
  sort: { handed_at: sql`p.handed_at` },
  search: (term) => sql<boolean>`(${contains('l.search_key', term)} or ${contains('g.search_key', term)})`,
  filters: {
    gate_place: (value) => (isPlace(value) ? sql<boolean>`${gatePlace} = ${value}` : sql<boolean>`false`),
    overdue: (value) => {
      const overdue = sql<boolean>`(${isWaiting} and p.due_at <= now())`;
      return value === 'yes' ? overdue : sql<boolean>`not ${overdue}`;
    },
    branch_id: sameNumber('g.branch_id'),
    gate_slip_id: (value) => byNumber(value, (number) => sql<boolean>`p.gate_slip_id = ${number}`),
    ...daysOf('p.handed_at'),
  },
  row: parcelOf,
});

function parcelOf(raw: RawParcel, viewer: SessionViewer): GateParcelRow {
  const { giver_id, opener_id, photo_file_id, read_at, ...row } = raw;
  const facts: GateParcel = {
    branch_id: raw.branch.id,
    place: raw.gate_place,
    handed_by: giver_id,
    opened_by: opener_id,
    has_photo: photo_file_id !== null,
    due_at: new Date(raw.due_at),
  };
  return {
    ...row,
    actions: commands.flatMap((command) => {
      const action = offered(command, gateProblem(viewer, facts, command, new Date(read_at)), gateRights[command]);
      return action.blocked !== null && hidden.includes(action.blocked) ? [] : [action];
    }),
  };
}

interface RawSlip extends GateSlipRow {
  blind: boolean;
  givers: number[];
  parcels: number;
  on_list: number;
}

const id = sql`g.id`;
/** Condition: parcels of slip `g` that its gate still answers for, and that are on no document of the gate. */
const unsettled = sql`
  gate_slip_parcel p
  join label_state s on s.label_id = p.label_id and s.status in (${sql.lit(atGate)}, ${sql.lit(arrived)})
  where p.gate_slip_id = g.id and not p.ended
    and not exists (select from gate_collection_line x where x.gate_slip_parcel_id = p.id and not x.void)`;

/** Gate slips. */
export const gateSlipSource = listSource<RawSlip, GateSlipRow>({
  definition: gateSlipList,
  id,
  from: sql`gate_slip g join branch b on b.id = g.branch_id`,
  columns: sql`
    g.id, g.gate_name, g.gate_phone, g.slip_number, g.vehicle as vehicle_no, g.departs_at,
    (select count(*)::int from gate_slip_parcel p where p.gate_slip_id = g.id) as parcels,
    (select count(*)::int
      from gate_slip_parcel p
      join label_state s on s.label_id = p.label_id
      where p.gate_slip_id = g.id and ${isWaiting}) as unconfirmed,
    (select count(*)::int from ${unsettled}) as unsettled,
    g.photo_file_id is not null as has_photo, g.created_at, ${personName('g.created_by')} as created_by,
    ${namedJson('b')} as branch, g.gate_count, g.case_status, ${personName('g.case_owner_id')} as case_owner, g.blind,
    array(select distinct p.handed_by from gate_slip_parcel p where p.gate_slip_id = g.id) || g.created_by as givers,
    (select count(*)::int
      from gate_slip_parcel p
      join label_state s on s.label_id = p.label_id
      where p.gate_slip_id = g.id and ${gatePlace} <> 'back') as on_list`,
  scope: (viewer) => covered(viewer, 'g.branch_id'),
  sort: { id },
  search: (term) => contains('g.search_key', term),
  filters: {
    branch_id: sameNumber('g.branch_id'),
    unsettled: (value) => sql<boolean>`exists (select from ${unsettled}) = ${value === 'yes'}`,
    differs: (value) => {
      const open = sql<boolean>`(g.case_status is not distinct from ${caseLife.at.open})`;
      return value === 'yes' ? open : sql<boolean>`not ${open}`;
    },
  },
  row: slipOf,
});

function slipOf(raw: RawSlip, viewer: SessionViewer): GateSlipRow {
  const { blind, givers, parcels, unconfirmed, unsettled: onNoDocument, on_list: _, ...row } = raw;
  const sees = seesSlipList(viewer, { blind, givers });
  return {
    ...row,
    parcels: sees ? parcels : null,
    unconfirmed: sees ? unconfirmed : null,
    unsettled: sees ? onNoDocument : null,
    departs_at: raw.departs_at,
    created_at: raw.created_at,
  };
}

interface RawSlipDetail
  extends RawSlip, Pick<GateSlipDetail, 'version' | 'remark' | 'slip_photo' | 'counted_by' | 'signed_by'> {
  counter_id: number | null;
  counted_at: string | null;
  listed_count: number | null;
  case_status: CaseState | null;
  case_owner_id: number | null;
  case_note: string | null;
  case_settled_by: string | null;
}

/** Reads one gate slip; `null` when it is not visible to the viewer. */
export async function readGateSlip(
  db: Database,
  viewer: SessionViewer,
  slipId: number,
): Promise<GateSlipDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawSlipDetail>`
    select ${gateSlipSource.columns}, g.version, g.remark, g.counted_by as counter_id, g.counted_at, g.listed_count,
      ${personName('g.counted_by')} as counted_by, g.signed_by, g.case_owner_id, g.case_note,
      ${personName('g.case_settled_by')} as case_settled_by,
      (select json_build_object('file_id', f.id, 'name', f.name) from stored_file f where f.id = g.photo_file_id)
        as slip_photo
    from ${gateSlipSource.from}
    where g.id = ${slipId} and ${covered(viewer, 'g.branch_id')}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { counter_id, counted_at, on_list, ...rest } = raw;
  const facts: GateCountFacts = { ...raw, branch_id: raw.branch.id, parcels: on_list, counted_by: counter_id };
  const { case_owner_id: __, ...shown } = { ...rest, ...slipOf(raw, viewer) };
  return {
    ...shown,
    counted_at,
    name: raw.slip_number,
    version: raw.version,
    remark: raw.remark,
    slip_photo: raw.slip_photo,
    may_give: can(viewer, 'gate_slip.work') && viewer.branchId === raw.branch.id && counter_id === null,
    sees_list: seesSlipList(viewer, facts),
    actions: gateCountActions(viewer, facts),
  };
}

/**
 * Counts parcels with gates, late ones among them, and slips waiting for their count; each up to the cap. Null while a slip has parcels that the viewer may not
 * see, because no number would be right.
 */
export async function countAtGates(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  const waiting = (also = sql``) => sql`
    (select count(*)::int
      from (select 1
        from gate_slip_parcel p
        join gate_slip g on g.id = p.gate_slip_id
        join label_state s on s.label_id = p.label_id
        where ${covered(viewer, 'g.branch_id')} and ${isWaiting} and ${seen(viewer)} ${also}
        limit ${countCap}) c)`;
  const hidden = sql`
    (select count(*)::int
      from (select distinct g.id
        from gate_slip_parcel p
        join gate_slip g on g.id = p.gate_slip_id
        join label_state s on s.label_id = p.label_id
        where ${covered(viewer, 'g.branch_id')} and g.blind and ${isWaiting} and not ${seen(viewer)}
        limit ${countCap}) c)`;
  const { rows } = await sql<{ with_gate: number; late: number; uncounted: number }>`
    select ${waiting()} as with_gate, ${waiting(sql`and p.due_at <= now()`)} as late, ${hidden} as uncounted`.execute(
    db,
  );
  const { with_gate = 0, late = 0, uncounted = 0 } = rows[0] ?? {};
  return { ...(uncounted === 0 ? { with_gate } : {}), late, uncounted };
}
