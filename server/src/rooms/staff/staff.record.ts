import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readStaff } from './staff.queries.ts';
import { lockStaff, type LockedStaff } from './staff.store.ts';

/** A person's account as commands see it. */
export const staffRecord = topicRecord<'staff', LockedStaff, StaffDetail>({
  room: 'staff',
  topic: 'staff',
  lock: ({ tx, viewer }, id) => lockStaff(tx, viewer, id),
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readStaff(tx, viewer, id, now),
});
