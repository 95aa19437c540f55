import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { recordKind } from '../../kernel/change-record.ts';
import { readCollection } from './branch-collections.queries.ts';
import { lockCollection, type LockedCollection } from './branch-collections.store.ts';

/** Branch collections, for commands; they belong to the whole operator. */
export const collectionRecord = recordKind<'branch_collections', LockedCollection, BranchCollectionDetail>({
  room: 'branch_collections',
  topic: 'branch_collection',
  lock: ({ tx }, id) => lockCollection(tx, id),
  line: ({ values }) => ({ name: values.name_en, branchId: null }),
  read: ({ tx }, id) => readCollection(tx, id),
});
