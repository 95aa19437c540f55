import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { cannedAnswerForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import type { CannedAnswer } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import {
  answerRecord,
  editRecord,
  removeRecord,
  type Changed,
  type AuditedRecord,
} from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readCannedAnswer } from './canned-answers.queries.ts';
import {
  deleteCannedAnswer,
  insertCannedAnswer,
  lockCannedAnswer,
  updateCannedAnswer,
  type CannedAnswerValues,
  type LockedCannedAnswer,
} from './canned-answers.store.ts';

/** A canned answer as commands see it: the whole operator's. */
const cannedAnswerRecord: AuditedRecord<'canned_answers', LockedCannedAnswer, CannedAnswer> = {
  room: 'canned_answers',
  lock: ({ tx }, id) => lockCannedAnswer(tx, id),
  auditSubject: ({ title }) => ({ name: title, branchId: null }),
  // Canned answers are read again whenever a ticket is answered.
  notify: () => undefined,
  read: ({ tx }, id) => readCannedAnswer(tx, id),
};

const valuesOf = (answer: CannedAnswerValues) => formValuesOf(cannedAnswerForm, answer);

/** A new canned answer. */
export async function createCannedAnswer(
  context: CommandContext,
  values: CannedAnswerValues,
): Promise<{ data: CannedAnswer } | Refusal> {
  const id = await insertCannedAnswer(context.tx, values, context.now);
  context.audit({
    room: 'canned_answers',
    record: id,
    name: values.title,
    action: 'create',
    branchId: null,
    after: values,
  });
  return answerRecord(await readCannedAnswer(context.tx, id));
}

/** Changes a canned answer. Of two editors the second is refused (`changed_meanwhile`). */
export function editCannedAnswer(
  context: CommandContext,
  id: number,
  { version, ...wanted }: CannedAnswerValues & { version: number },
): Changed<CannedAnswer> {
  return editRecord(
    context,
    cannedAnswerRecord,
    { id, version },
    {
      valuesOf: (row) => valuesOf(row),
      settle: async () => wanted,
      save: (values) => updateCannedAnswer(context.tx, id, values, context.now),
    },
  );
}

/** Deletes a canned answer; what was answered with it stays. */
export function removeCannedAnswer(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, cannedAnswerRecord, id, async (row) => {
    await deleteCannedAnswer(context.tx, id);
    return { action: 'remove', before: valuesOf(row) };
  });
}
