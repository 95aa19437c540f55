import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readBranchCollection } from './branch-collections.queries.ts';
import { lockBranchCollection, type LockedBranchCollection } from './branch-collections.store.ts';

/** Branch collections, for commands; they belong to the whole operator. */
export const collectionRecord = topicRecord<'branch_collections', LockedBranchCollection, BranchCollectionDetail>({
  room: 'branch_collections',
  topic: 'branch_collection',
  lock: ({ tx }, id) => lockBranchCollection(tx, id),
  auditSubject: ({ values }) => ({ name: values.name_en, branchId: null }),
  read: ({ tx }, id) => readBranchCollection(tx, id),
});
