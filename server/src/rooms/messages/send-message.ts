import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { sendMessageForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { segmentsByHandMax, writtenByHand } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { allowedAt } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import { smsLength } from '@waybill/domain/rooms/messages/segments.ts';
import { smsPhone } from '@waybill/domain/rooms/messages/sms-phone.ts';
import type { MessageDetail } from '@waybill/contract/rooms/messages/messages.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { messageRecord } from './message.record.ts';
import { hoursOf, insertWritten, isOptedOut, readMessageSettings } from './messages.store.ts';
import { sendingJob } from './queue-message.store.ts';
import { findParty } from './messages.queries.ts';
import { createRecord } from '../../kernel/change-record.ts';

type Body = FormValues<typeof sendMessageForm>;

/**
 * Sends a text that a person wrote to a party of a parcel or to a customer that they see; the operator bears its cost. Refused: more than three segments, a
 * party without a mobile number, a number that asked for no more. It waits for the morning like any other.
 */
export async function sendByHand(context: CommandContext, body: Body): Promise<{ data: MessageDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { segments } = smsLength(body.text);
  if (segments > segmentsByHandMax)
    return refuse('validation_failed', {
      fields: { text: [{ code: 'segments_max', values: { max: segmentsByHandMax } }] },
    });
  const party = await findParty(context, body);
  if (!party) {
    const field = body.party === 'customer' ? 'customer_id' : 'tracking_code';
    return refuse('message_about_unknown', { fields: { [field]: [{ code: 'select' }] } });
  }
  const phone = smsPhone(party.phones);
  if (phone === null) return refuse('message_no_phone');
  if (await isOptedOut(tx, phone)) return refuse('message_opted_out');
  const { phones: _, ...about } = party;
  const due_at = allowedAt(now, hoursOf(await readMessageSettings(tx)));
  const message = { ...about, purpose: writtenByHand, phone, text: body.text, segments, locale: null, due_at };
  const id = await insertWritten(tx, context.services, { ...message, created_by: viewer.id }, now);
  await context.queue(sendingJob, {});
  return createRecord(context, messageRecord, id, {
    name: phone,
    branchId: about.branch_id,
    after: { phone, text: body.text, segments },
  });
}
