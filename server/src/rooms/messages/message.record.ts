import type { MessageDetail } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readMessage } from './messages.queries.ts';
import { lockMessage } from './message-scope.sql.ts';
import type { LockedMessage } from './messages.store.ts';

/** A message as commands see it. */
export const messageRecord = topicRecord<'messages', LockedMessage, MessageDetail>({
  room: 'messages',
  topic: 'message',
  lock: ({ tx, viewer }, id) => lockMessage(tx, viewer, id),
  auditSubject: ({ phone, branch_id }) => ({ name: phone, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readMessage(tx, viewer, id),
});
