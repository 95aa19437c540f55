import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readBranch } from './branches.queries.ts';
import { lockBranch, type LockedBranch } from './branches.store.ts';

/** A branch as commands see it. Every screen hears that one changed, since all of them name branches. */
export const branchRecord: RecordKind<'branches', LockedBranch, BranchDetail> = {
  room: 'branches',
  lock: ({ tx, viewer }, id) => lockBranch(tx, viewer, id),
  line: ({ code, id }) => ({ name: code, branchId: id }),
  tell: (context, _branch, id) => context.publish({ topic: 'branch', payload: { id } }),
  read: ({ tx, viewer }, id) => readBranch(tx, viewer, id),
};
