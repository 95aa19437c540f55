import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readClearance } from './clearances.queries.ts';
import { lockClearance, type LockedClearance } from './clearances.store.ts';

/** Clearance documents, for commands. */
export const clearanceRecord: RecordKind<'clearances', LockedClearance, ClearanceDetail> = {
  room: 'clearances',
  lock: ({ tx, viewer }, id) => lockClearance(tx, viewer, id),
  line: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  notify: (context, { branch_id }, id) => context.publish({ topic: 'clearance', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer, now }, id) => readClearance(tx, viewer, id, now),
};
