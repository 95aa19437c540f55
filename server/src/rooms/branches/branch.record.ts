import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readBranch } from './branches.queries.ts';
import { lockTree } from '../places/places.door.ts';
import { lockBranch, type LockedBranch } from './branches.store.ts';

/** Branches, for commands. Every screen is notified of changes, since all of them name branches. */
export const branchRecord: AuditedRecord<'branches', LockedBranch, BranchDetail> = {
  room: 'branches',
  // Locks places before the branch, as commands on places do: both change which branch is nearest.
  lock: async ({ tx, viewer }, id) => {
    await lockTree(tx);
    return lockBranch(tx, viewer, id);
  },
  auditSubject: ({ code, id }) => ({ name: code, branchId: id }),
  notify: (context, _branch, id) => context.publish({ topic: 'branch', payload: { id } }),
  read: ({ tx, viewer, now }, id) => readBranch(tx, viewer, id, now),
};
