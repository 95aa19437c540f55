import type { Transaction } from 'kysely';
import type { ShiftFacts } from '@waybill/domain/rooms/shift-handovers/decide-shift.ts';
import { shiftAt, type ShiftState } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import type { OpenWork } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export type LockedShift = ShiftFacts & TableRow<'shift_handover'>;

/** The shift handover that a command is about to change, locked until the transaction ends; `null` when it is not the viewer's to see. */
export function lockShift(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedShift | null> {
  return lockRow<'shift_handover', LockedShift>(tx, 'shift_handover f', id, covered(viewer, 'f.branch_id'));
}

/** Begins a shift handover. Its number, or null while another is under way at the branch. */
export async function insertShift(
  tx: Tx,
  row: Pick<LockedShift, 'branch_id' | 'outgoing_id' | 'counted_out' | 'expected_out' | 'closes_on'>,
  now: Date,
): Promise<number | null> {
  const made = await tx
    .insertInto('shift_handover')
    .values({ ...row, status: shiftAt.open, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function setShift(
  tx: Tx,
  id: number,
  {
    work,
    ...change
  }: Partial<{
    readonly status: ShiftState;
    readonly incoming_id: number;
    readonly counted_in: number;
    readonly expected_in: number;
    readonly counted_at: Date;
    readonly difference_owner_id: number | null;
    readonly difference_note: string;
    readonly settled_by: number;
    readonly signed_at: Date;
    readonly reason: string;
    readonly work: OpenWork;
  }>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('shift_handover')
    .set({ ...change, ...(work ? { work: JSON.stringify(work) } : {}), ...touched(now) })
    .where('id', '=', id)
    .execute();
}
