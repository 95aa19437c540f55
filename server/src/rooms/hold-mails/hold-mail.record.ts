import type { HoldMailDetail } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readHold } from './hold-mails.queries.ts';
import { lockHold, type LockedHold } from './hold-mails.store.ts';

/** Describes holds to commands. */
export const holdMailRecord = topicRecord<'hold_mails', LockedHold, HoldMailDetail>({
  room: 'hold_mails',
  topic: 'hold_mail',
  lock: ({ tx, viewer }, id) => lockHold(tx, viewer, id),
  auditSubject: ({ tracking_code, branch_id }) => ({ name: tracking_code, branchId: branch_id }),
  notify: (context, { branch_id, label_id }, id) => {
    context.publish({ topic: 'hold_mail', branchId: branch_id, payload: { id } });
    context.publish({ topic: 'labels', branchId: branch_id, payload: { id: label_id } });
  },
  read: ({ tx, viewer, now }, id) => readHold(tx, viewer, id, now),
});
