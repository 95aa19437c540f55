import type { Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { cannedAnswerForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;
export type CannedAnswerValues = FormValues<typeof cannedAnswerForm>;

export type LockedCannedAnswer = CannedAnswerValues & TableRow<'canned_answer'>;

export function lockCannedAnswer(tx: Tx, id: number): Promise<LockedCannedAnswer | null> {
  return lockRow(tx, 'canned_answer c', id);
}

const columnsOf = (values: CannedAnswerValues) => ({
  ...values,
  search_key: searchKey([values.title, values.text_en, values.text_mm, values.text_zh ?? ''].join(' ')),
});

export async function insertCannedAnswer(tx: Tx, values: CannedAnswerValues, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('canned_answer')
    .values({ ...columnsOf(values), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCannedAnswer(tx: Tx, id: number, values: CannedAnswerValues, now: Date): Promise<void> {
  await tx
    .updateTable('canned_answer')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function deleteCannedAnswer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('canned_answer').where('id', '=', id).execute();
}
