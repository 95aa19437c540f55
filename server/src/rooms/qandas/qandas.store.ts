import type { Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { QandaValues } from '@waybill/domain/rooms/qandas/qanda-form.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedQanda = QandaValues & TableRow<'qanda'>;

/** The question that a command is about to change, locked until the transaction ends. */
export function lockQanda(tx: Tx, id: number): Promise<LockedQanda | null> {
  return lockRow<'qanda', LockedQanda>(tx, 'qanda q', id);
}

const columnsOf = (values: QandaValues) => ({
  ...values,
  search_key: searchKey(
    [
      values.question_en,
      values.question_mm,
      values.question_zh,
      values.answer_en,
      values.answer_mm,
      values.answer_zh,
    ].join(' '),
  ),
});

export async function insertQanda(
  tx: Tx,
  { values, by, now }: { values: QandaValues; by: number; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('qanda')
    .values({ ...columnsOf(values), created_by: by, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQanda(tx: Tx, id: number, values: QandaValues, now: Date): Promise<void> {
  await tx
    .updateTable('qanda')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function deleteQanda(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('qanda').where('id', '=', id).execute();
}
