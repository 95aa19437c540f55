import { sql, type Transaction } from 'kysely';
import type { CaseState } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { GateCountFacts } from '@waybill/domain/rooms/gate-slips/gate-count.ts';
import type { GateParcel } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import type { gateSlipForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { gateParcelFrom, gatePlace } from './gate-slips.queries.ts';

type Tx = Transaction<Tables>;

export type LockedGateSlip = TableRow<'gate_slip'>;

export function lockGateSlip(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedGateSlip | null> {
  return lockRow(tx, 'gate_slip g', id, covered(viewer, 'g.branch_id'));
}

/** Inserts a slip; returns its number. */
export async function insertGateSlip(
  tx: Tx,
  {
    gate_name,
    gate_phone,
    slip_number,
    vehicle_no,
    departs_at,
    remark,
  }: Omit<FormValues<typeof gateSlipForm>, 'slip_photo'>,
  of: { readonly branchId: number; readonly photoId: number | null; readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('gate_slip')
    .values({
      branch_id: of.branchId,
      gate_name,
      gate_phone,
      slip_number,
      photo_file_id: of.photoId,
      vehicle: vehicle_no,
      departs_at: departs_at === null ? null : new Date(departs_at),
      remark,
      blind: true,
      search_key: [gate_name, gate_phone, slip_number, vehicle_no ?? ''].map((text) => searchKey(text)).join(' '),
      created_by: of.by,
      created_at: of.now,
      updated_at: of.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setSlipPhoto(tx: Tx, id: number, fileId: number, now: Date): Promise<void> {
  await tx
    .updateTable('gate_slip')
    .set({ photo_file_id: fileId, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Reads what the rules need about the count of a locked slip. */
export async function readCountFacts(tx: Tx, slip: LockedGateSlip): Promise<GateCountFacts> {
  const { rows } = await sql<{ givers: number[]; parcels: number }>`
    select coalesce(array_agg(distinct p.handed_by), '{}') as givers,
      (count(*) filter (where ${gatePlace} <> 'back'))::int as parcels
    from ${gateParcelFrom}
    where p.gate_slip_id = ${slip.id}`.execute(tx);
  const { givers = [], parcels = 0 } = rows[0] ?? {};
  return { ...slip, givers: [slip.created_by, ...givers], parcels };
}

/** Columns of a slip written when it is counted, and when its difference is taken over or settled. */
interface GateCountChange {
  readonly blind?: boolean;
  readonly gate_count?: number;
  readonly listed_count?: number;
  readonly signed_by?: string;
  readonly counted_by?: number;
  readonly counted_at?: Date;
  readonly case_status?: CaseState | null;
  readonly case_owner_id?: number | null;
  readonly case_note?: string;
  readonly case_settled_by?: number;
  readonly case_settled_at?: Date;
}

export async function setGateCount(tx: Tx, id: number, change: GateCountChange, now: Date): Promise<void> {
  await tx
    .updateTable('gate_slip')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Puts parcels on a slip, and ends their entries on earlier ones. */
export async function addGateParcels(
  tx: Tx,
  slipId: number,
  labels: readonly number[],
  { by, now, dueAt }: { readonly by: number; readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  if (labels.length === 0) return;
  await sql`
    update gate_slip_parcel set ended = true where label_id = any(${[...labels]}::bigint[]) and not ended`.execute(tx);
  await sql`
    insert into gate_slip_parcel (gate_slip_id, label_id, handed_by, handed_at, due_at)
    select ${slipId}, x.id, ${by}, ${now}, ${dueAt}
    from unnest(${[...labels]}::bigint[]) with ordinality x(id, n)
    order by x.n`.execute(tx);
  await tx.updateTable('gate_slip').set(touched(now)).where('id', '=', slipId).execute();
}

/** Returns the current slip of each of these parcels at a gate. */
export async function readOpenSlips(tx: Tx, labels: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ label_id: number; gate_slip_id: number }>`
    select p.label_id, p.gate_slip_id
    from ${gateParcelFrom}
    where p.label_id = any(${[...labels]}::bigint[]) and ${gatePlace} = 'with_gate'`.execute(tx);
  return new Map(rows.map(({ label_id, gate_slip_id }) => [label_id, gate_slip_id]));
}

export type LockedGateParcel = GateParcel &
  Pick<TableRow<'gate_slip_parcel'>, 'id' | 'label_id' | 'gate_slip_id'> & {
    readonly slip_number: string;
    readonly tracking_code: string;
  };

/** Locks the slip's parcel to be confirmed, with its state; `null` when it is not visible to the viewer. */
export async function lockGateParcel(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedGateParcel | null> {
  const { rows } = await sql<LockedGateParcel>`
    select p.id, p.label_id, p.gate_slip_id, g.slip_number, l.tracking_code, g.branch_id, ${gatePlace} as place,
      p.handed_by, g.created_by as opened_by, g.photo_file_id is not null as has_photo, p.due_at
    from ${gateParcelFrom}
    where p.id = ${id} and ${covered(viewer, 'g.branch_id')}
    for update of p, s`.execute(tx);
  return rows[0] ?? null;
}

export type GateWord = Pick<TableRow<'gate_slip_parcel'>, 'word_by' | 'word_name' | 'word_phone' | 'word_note'>;

export async function setGateWord(
  tx: Tx,
  id: number,
  word: GateWord,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('gate_slip_parcel')
    .set({ ...word, confirmed_by: by, confirmed_at: now })
    .where('id', '=', id)
    .execute();
}
