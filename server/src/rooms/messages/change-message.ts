import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { nightPurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageLife } from '@waybill/domain/rooms/messages/message-states.ts';
import { allowedAt } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import type { MessageDetail } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { messageRecord } from './message.record.ts';
import { hoursOf, isOptedOut, queueAgain, readMessageSettings, withholdMessage } from './messages.store.ts';
import { sendingJob } from './queue-message.store.ts';

/** Sends a failed message again, by day. Refused for a number that asked for no more, and for a code, which is not kept. */
export function resendMessage(context: CommandContext, id: number): Changed<MessageDetail> {
  const { tx, now } = context;
  return changeState(context, messageRecord, id, {
    command: 'resend',
    decide: ({ status }) => nextState(messageLife, status, 'resend'),
    check: async (_, { phone, text }) => {
      if (phone === null) return refuse('message_no_phone');
      if (text === null) return refuse('message_text_gone');
      return (await isOptedOut(tx, phone)) ? refuse('message_opted_out') : null;
    },
    set: async (_, message) => {
      const night = nightPurposes.includes(message.purpose);
      const due = night ? now : allowedAt(now, hoursOf(await readMessageSettings(tx)));
      await queueAgain(tx, message, due, now);
      await context.queue(sendingJob, {});
    },
  });
}

/** Does not send a message that still waits. */
export function withdrawMessage(context: CommandContext, id: number): Changed<MessageDetail> {
  return changeState(context, messageRecord, id, {
    command: 'withdraw',
    decide: ({ status }) => nextState(messageLife, status, 'withdraw'),
    set: (_, message) => withholdMessage(context.tx, message.id, 'withdrawn', context.now),
  });
}
