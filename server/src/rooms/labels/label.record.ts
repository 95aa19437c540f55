import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readLabel } from './labels.queries.ts';
import { lockLabel, type LockedLabel } from './labels.store.ts';

/** Describes labels that no branch has accepted yet to commands. The branch that holds a label is notified of changes. */
export const labelRecord = {
  room: 'labels',
  lock: ({ tx, viewer }, id) => lockLabel(tx, viewer, id),
  auditSubject: ({ tracking_code, holder_branch_id }) => ({ name: tracking_code, branchId: holder_branch_id }),
  notify: (context, { holder_branch_id }, id) =>
    context.publish({ topic: 'labels', branchId: holder_branch_id, payload: { id } }),
  read: ({ tx, viewer, now }, id) => readLabel(tx, viewer, id, now),
} satisfies AuditedRecord<'labels', LockedLabel, LabelDetail>;
