import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readPickup } from './pickup-requests.queries.ts';
import { lockPickup, type LockedPickup } from './pickup-requests.store.ts';

/** A pickup request as commands see it. Every branch that has to do with it hears of a change, before and after it. */
export const pickupRequestRecord: AuditedRecord<'pickup_requests', LockedPickup, PickupDetail> = {
  room: 'pickup_requests',
  lock: ({ tx, viewer }, id) => lockPickup(tx, viewer, id),
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  notify: (context, row, id, shown) => {
    const branches = [row.branch_id, row.intake_branch_id, row.work_branch_id, shown?.branch_id, shown?.to_branch?.id];
    for (const branchId of new Set(branches))
      if (branchId !== undefined) context.publish({ topic: 'pickup_request', branchId, payload: { id } });
  },
  read: ({ tx, viewer }, id) => readPickup(tx, viewer, id),
};
