import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { optOutForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import type { MessageReason } from '@waybill/domain/rooms/messages/message-states.ts';
import { smsPhone } from '@waybill/domain/rooms/messages/sms-phone.ts';
import type { MessageOptOut } from '@waybill/contract/rooms/messages/messages.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { messageOptOutSource } from './messages.queries.ts';
import { withholdQueued } from './messages.store.ts';
import { answerRecord } from '../../kernel/change-record.ts';

const reason: MessageReason = 'opted_out';

/** A number wants no more: what still waits for it is not sent either. Refused: `duplicate`, a number that takes no messages anyway. */
export async function addOptOut(
  context: CommandContext,
  { phone: typed, note }: FormValues<typeof optOutForm>,
): Promise<{ data: MessageOptOut } | Refusal> {
  const { tx, viewer, now } = context;
  const phone = smsPhone([typed]);
  if (phone === null) return refuse('message_no_phone', { fields: { phone: [{ code: 'phone' }] } });
  const added = await tx
    .insertInto('message_opt_out')
    .values({ phone, note, created_by: viewer.id, created_at: now })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return refuse('duplicate', { fields: { phone: [{ code: 'duplicate' }] } });
  await withholdQueued(tx, phone, reason, now);
  context.audit({
    room: 'messages',
    record: phone,
    name: phone,
    action: 'opt_out',
    branchId: null,
    after: { phone, note },
  });
  return answerRecord(await readRow(tx, messageOptOutSource, viewer, added.id));
}

/** They want messages again. */
export async function removeOptOut(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const gone = await context.tx
    .deleteFrom('message_opt_out')
    .where('id', '=', id)
    .returning(['phone', 'note'])
    .executeTakeFirst();
  if (!gone) return refuse('not_found');
  const { phone } = gone;
  context.audit({ room: 'messages', record: phone, name: phone, action: 'opt_in', branchId: null, before: gone });
  return { message: 'ok' };
}
