import type { TransferDetail } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readTransfer } from './transfers.queries.ts';
import { lockTransfer, type LockedTransfer } from './transfers.store.ts';

/** A transfer as commands see it. */
export const transferRecord = topicRecord<'transfers', LockedTransfer, TransferDetail>({
  room: 'transfers',
  topic: 'transfer',
  lock: ({ tx, viewer }, id) => lockTransfer(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  notify: (context, { branch_id, to_branch_id }, id) => {
    for (const branchId of new Set([branch_id, to_branch_id ?? branch_id]))
      context.publish({ topic: 'transfer', branchId, payload: { id } });
  },
  read: ({ tx, viewer, now }, id) => readTransfer(tx, viewer, id, now),
});
