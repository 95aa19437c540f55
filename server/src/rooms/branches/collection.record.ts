import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readCollection } from './branch-collections.queries.ts';
import { lockCollection, type LockedCollection } from './branch-collections.store.ts';

/** Branch collections, for commands; they belong to the whole operator. */
export const collectionRecord: RecordKind<'branch_collections', LockedCollection, BranchCollectionDetail> = {
  room: 'branch_collections',
  lock: ({ tx }, id) => lockCollection(tx, id),
  line: ({ values }) => ({ name: values.name_en, branchId: null }),
  notify: (context, _collection, id) => context.publish({ topic: 'branch_collection', payload: { id } }),
  read: ({ tx }, id) => readCollection(tx, id),
};
