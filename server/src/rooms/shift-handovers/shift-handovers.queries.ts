import { sql } from 'kysely';
import {
  seesCounts,
  shiftActions,
  shiftDifference,
  shiftDiffers,
  type ShiftFacts,
} from '@waybill/domain/rooms/shift-handovers/decide-shift.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { shiftHandoverList } from '@waybill/contract/rooms/shift-handovers/shift-handovers.columns.ts';
import type {
  OpenWork,
  ShiftHandoverDetail,
  ShiftHandoverRow,
} from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOpenWork } from './open-work.queries.ts';

type RawShift = Omit<ShiftHandoverRow, 'status' | 'counted_out' | 'counted_in' | 'difference' | 'settled_by'> &
  Omit<ShiftFacts, 'branch_id' | 'settled_by'> & { settler: string | null; settler_id: number | null };

const id = sql`f.id`;

/** Shift handovers (G-03). */
export const shiftHandoverSource = listSource<RawShift, ShiftHandoverRow>({
  definition: shiftHandoverList,
  id,
  from: sql`shift_handover f join staff o on o.id = f.outgoing_id join branch b on b.id = f.branch_id`,
  columns: sql`
    f.id, f.status, f.closes_on::text as closes_on, ${namedJson('b')} as branch, o.name as outgoing, f.outgoing_id,
    ${personName('f.incoming_id')} as incoming, f.incoming_id, f.counted_out, f.expected_out, f.counted_in, f.expected_in,
    ${personName('f.difference_owner_id')} as difference_owner, ${personName('f.settled_by')} as settler,
    f.settled_by as settler_id, f.created_at, f.signed_at`,
  scope: (viewer) => covered(viewer, 'f.branch_id'),
  sort: { id },
  search: (term) => sql<boolean>`(${sameNumber('f.id')(term)} or ${contains('o.search_key', term)})`,
  filters: { status: sameText('f.status'), branch_id: sameNumber('f.branch_id'), ...daysOf('f.created_at') },
  row: rowOf,
});

/** Nobody is shown a figure until both have counted; not even their own, which they know. */
function rowOf(raw: RawShift): ShiftHandoverRow {
  const { id: number, status, branch, closes_on, outgoing, incoming, difference_owner, settler } = raw;
  const sees = seesCounts(raw) && raw.counted_in !== null;
  return {
    id: number,
    status,
    branch,
    outgoing,
    incoming,
    counted_out: sees ? raw.counted_out : null,
    counted_in: raw.counted_in,
    difference: sees ? shiftDifference(raw) : null,
    closes_on,
    difference_owner,
    settled_by: settler,
    created_at: raw.created_at,
    signed_at: raw.signed_at,
  };
}

/** One shift handover with what the viewer may do; `null` when it is not theirs to see. */
export async function readShiftHandover(
  db: Database,
  viewer: SessionViewer,
  shiftId: number,
): Promise<ShiftHandoverDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawShift & { version: number; difference_note: string | null; reason: string | null; work: OpenWork | null }>`
    select ${shiftHandoverSource.columns}, f.version, f.difference_note, f.reason, f.work
    from ${shiftHandoverSource.from}
    where f.id = ${shiftId} and ${covered(viewer, 'f.branch_id')}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const facts: ShiftFacts = { ...raw, branch_id: raw.branch.id, settled_by: raw.settler_id };
  const sees = seesCounts(raw) && raw.counted_in !== null;
  const actions = shiftActions(viewer, facts);
  return {
    ...rowOf(raw),
    name: String(raw.id),
    version: raw.version,
    expected_out: sees ? raw.expected_out : null,
    expected_in: sees ? raw.expected_in : null,
    differs: sees && shiftDiffers(facts),
    difference_note: raw.difference_note,
    reason: raw.reason,
    work: raw.work ?? (await readOpenWork(db, raw.branch.id)),
    owners: actions.some(({ command }) => command === 'settle') ? await readOwners(db, raw.branch.id) : [],
    actions,
  };
}

/** Who may be named for missing money: the people of the branch. */
async function readOwners(db: Database, branchId: number): Promise<ShiftHandoverDetail['owners']> {
  const { rows } = await sql<ShiftHandoverDetail['owners'][number]>`
    select st.id, st.name, st.user_name
    from staff st
    where st.branch_id = ${branchId} and st.status = ${accountLife.initial}
    order by st.name, st.id`.execute(db);
  return rows;
}
