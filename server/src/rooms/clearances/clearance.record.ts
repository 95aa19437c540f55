import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readClearance } from './clearances.queries.ts';
import { lockClearance, type LockedClearance } from './clearances.store.ts';

/** Clearance documents, for commands. */
export const clearanceRecord = topicRecord<'clearances', LockedClearance, ClearanceDetail>({
  room: 'clearances',
  topic: 'clearance',
  lock: ({ tx, viewer }, id) => lockClearance(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readClearance(tx, viewer, id, now),
});
