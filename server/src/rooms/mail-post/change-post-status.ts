import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { postStatusForm, statusKeyOf, type PostStatusValues } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import type { PostStatusRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { createRecord, removeRecord, topicRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readPostStatus } from './post-statuses.queries.ts';
import { deletePostStatus, insertPostStatus, lockPostStatus, type LockedPostStatus } from './post-statuses.store.ts';

/** A status of a post as commands see it; it belongs to the whole operator. */
const postStatusRecord = topicRecord<'post_statuses', LockedPostStatus, PostStatusRow>({
  room: 'post_statuses',
  topic: 'post_statuses',
  lock: ({ tx }, id) => lockPostStatus(tx, id),
  auditSubject: ({ status_text }) => ({ name: status_text, branchId: null }),
  read: ({ tx }, id) => readPostStatus(tx, id),
});

/** Adds a status; files that are read from then on know it. Refused: `duplicate` for a status that the post has. */
export async function createPostStatus(
  context: CommandContext,
  values: PostStatusValues,
): Promise<{ data: PostStatusRow } | Refusal> {
  const { tx, viewer, now } = context;
  const wrong = (code: 'duplicate' | 'required') =>
    refuse('validation_failed', { fields: { status_text: [{ code }] } });
  if (statusKeyOf(values.status_text) === '') return wrong('required');
  const id = await insertPostStatus(tx, values, { by: viewer.id, now });
  if (id === null) return refuse('duplicate', { fields: { status_text: [{ code: 'duplicate' }] } });
  return createRecord(context, postStatusRecord, id, { name: values.status_text, branchId: null, after: values });
}

/** Deletes a status; files that were read keep what they said. Refused: `post_status_fixed` for events of the Universal Postal Union. */
export function removePostStatus(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, postStatusRecord, id, async (status) => {
    if (status.fixed) return refuse('post_status_fixed');
    await deletePostStatus(context.tx, id);
    return { action: 'remove', before: formValuesOf(postStatusForm, status) };
  });
}
