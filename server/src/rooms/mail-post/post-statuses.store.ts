import type { Transaction } from 'kysely';
import { statusKeyOf, type PostStatusValues } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedPostStatus = TableRow<'post_status'>;

export function lockPostStatus(tx: Tx, id: number): Promise<LockedPostStatus | null> {
  return lockRow(tx, 'post_status s', id);
}

/** Inserts a status; null when the post has it already. */
export async function insertPostStatus(
  tx: Tx,
  values: PostStatusValues,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number | null> {
  const made = await tx
    .insertInto('post_status')
    .values({ ...values, status_key: statusKeyOf(values.status_text), created_by: by, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function deletePostStatus(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('post_status').where('id', '=', id).execute();
}
