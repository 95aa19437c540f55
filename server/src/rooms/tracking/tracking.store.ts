import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import { nextVersion } from '../../kernel/sql/changed-row.ts';
import type { CommandContext } from '../../kernel/context.ts';

type Tx = Transaction<Tables>;

/** An entry that is taken back is not viewable any more; nothing else of it ever changes. */
export async function hideEntry(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('label_entry').set({ viewable: false }).where('id', '=', id).execute();
}

/** Sets the compensation for the sender of a lost parcel, in whole kyat. */
export async function setCompensation(tx: Tx, labelId: number, fee: number): Promise<void> {
  await tx
    .updateTable('label')
    .set({ compensation_fee: fee, version: nextVersion })
    .where('id', '=', labelId)
    .execute();
}

/** Sets the fee that the sender of a recalled parcel owes once it is back, in whole kyat. */
export async function setCancellation(tx: Tx, labelId: number, fee: number): Promise<void> {
  await tx
    .updateTable('label')
    .set({ cancellation_fee: fee, version: nextVersion })
    .where('id', '=', labelId)
    .execute();
}

/** Says how an exception was settled; false when somebody did before. */
export async function settleException(tx: Tx, id: number, by: number, note: string, now: Date): Promise<boolean> {
  const settled = await tx
    .updateTable('exception_scan')
    .set({ settled_by: by, settled_at: now, settled_note: note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export interface LastEntry {
  id: number;
  staff_id: number | null;
  branch_id: number | null;
  recorded_at: Date;
  inferred: boolean;
  before: unknown;
  former_id: number | null;
}

/** The latest viewable entry with the one before it. */
export async function readLast(tx: CommandContext['tx'], labelId: number): Promise<LastEntry | null> {
  const { rows } = await sql<LastEntry>`
    select e.id, e.staff_id, e.branch_id, e.recorded_at, e.inferred, e.before, lag(e.id) over (order by e.id) as former_id
    from label_entry e where e.label_id = ${labelId} and e.viewable order by e.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
