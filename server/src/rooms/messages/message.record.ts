import type { MessageDetail } from '@waybill/contract/rooms/messages/messages.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readMessage } from './messages.queries.ts';
import { lockMessage } from './message-scope.sql.ts';
import type { LockedMessage } from './messages.store.ts';

/** A message as commands see it. */
export const messageRecord: RecordKind<'messages', LockedMessage, MessageDetail> = {
  room: 'messages',
  lock: ({ tx, viewer }, id) => lockMessage(tx, viewer, id),
  line: ({ phone, branch_id }) => ({ name: phone, branchId: branch_id }),
  notify: (context, { branch_id }, id) => context.publish({ topic: 'message', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer }, id) => readMessage(tx, viewer, id),
};
