import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readHandover } from './handovers.queries.ts';
import { lockHandover, type LockedHandover } from './handovers.store.ts';

/** Describes cash handovers to commands. Both branches are notified of changes. */
export const handoverRecord = topicRecord<'handovers', LockedHandover, HandoverDetail>({
  room: 'handovers',
  topic: 'handover',
  lock: ({ tx, viewer }, id) => lockHandover(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  notify: (context, { branch_id, to_branch_id }, id) => {
    for (const branchId of new Set([branch_id, to_branch_id ?? branch_id]))
      context.publish({ topic: 'handover', branchId, payload: { id } });
  },
  read: ({ tx, viewer }, id) => readHandover(tx, viewer, id),
});
