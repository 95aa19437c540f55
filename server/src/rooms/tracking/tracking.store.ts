import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import { nextVersion } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

/** Writes the codes of the mail post onto labels that were handed to it. */
export async function setPostCodes(
  tx: Tx,
  codes: readonly { readonly label_id: number; readonly code: string }[],
): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    update label l
    set mp_tracking_code = c.code, version = l.version + 1
    from unnest(${codes.map(({ label_id }) => label_id)}::bigint[], ${codes.map(({ code }) => code)}::text[]) as c(id,
      code)
    where l.id = c.id`.execute(tx);
}

/** An entry that is taken back is not viewable any more; nothing else of it ever changes. */
export async function hideEntry(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('label_entry').set({ viewable: false }).where('id', '=', id).execute();
}

/** What the sender of a lost parcel gets, in whole kyat. */
export async function setCompensation(tx: Tx, labelId: number, fee: number): Promise<void> {
  await tx
    .updateTable('label')
    .set({ compensation_fee: fee, version: nextVersion })
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
