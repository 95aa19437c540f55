import type { MoveInDetail } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readMoveIn } from './move-ins.queries.ts';
import { lockMoveIn, type LockedMoveIn } from './move-ins.store.ts';

/** Move-ins, for commands. */
export const moveInRecord = topicRecord<'move_ins', LockedMoveIn, MoveInDetail>({
  room: 'move_ins',
  topic: 'move_in',
  lock: ({ tx, viewer }, id) => lockMoveIn(tx, viewer, id),
  auditSubject: ({ name }) => ({ name, branchId: null }),
  read: ({ tx, viewer, now }, id) => readMoveIn(tx, viewer, id, now),
});
