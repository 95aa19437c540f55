import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { qandaForm, type QandaValues } from '@waybill/domain/rooms/qandas/qanda-form.ts';
import type { QandaDetail } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { createRecord, editRecord, topicRecord, removeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readQanda } from './qandas.queries.ts';
import { deleteQanda, insertQanda, lockQanda, updateQanda, type LockedQanda } from './qandas.store.ts';

/** A question as commands see it: the whole operator's. */
const qandaRecord = topicRecord<'qandas', LockedQanda, QandaDetail>({
  room: 'qandas',
  topic: 'qanda',
  lock: ({ tx }, id) => lockQanda(tx, id),
  auditSubject: ({ question_en }) => ({ name: question_en, branchId: null }),
  read: ({ tx, viewer }, id) => readQanda(tx, viewer, id),
});

const valuesOf = (row: LockedQanda) => formValuesOf(qandaForm, row);

/** A new question with its answer. */
export async function createQanda(
  context: CommandContext,
  values: QandaValues,
): Promise<{ data: QandaDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const id = await insertQanda(tx, { values, by: viewer.id, now });
  return createRecord(context, qandaRecord, id, { name: values.question_en, branchId: null, after: values });
}

/** Changes a question or its answer. Of two editors the second is refused (`changed_meanwhile`). */
export function editQanda(
  context: CommandContext,
  id: number,
  { version, ...wanted }: QandaValues & { version: number },
): Changed<QandaDetail> {
  return editRecord(
    context,
    qandaRecord,
    { id, version },
    {
      valuesOf,
      settle: async () => wanted,
      save: (values) => updateQanda(context.tx, id, values, context.now),
    },
  );
}

/** Deletes a question; the audit log keeps what it said. */
export function removeQanda(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, qandaRecord, id, async (row) => {
    await deleteQanda(context.tx, id);
    return { action: 'remove', before: valuesOf(row) };
  });
}
