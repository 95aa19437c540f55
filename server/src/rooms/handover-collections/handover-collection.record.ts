import type {
  HandoverCaseRow,
  HandoverCollectionDetail,
} from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { handoverCaseSource } from './handover-cases.queries.ts';
import { readHandoverCollection } from './handover-collections.queries.ts';
import {
  lockHandoverCase,
  lockHandoverCollection,
  type LockedCollection,
  type LockedHandoverCase,
} from './handover-collections.store.ts';

/** Describes hand-overs of parcels to commands. */
export const handoverCollectionRecord: RecordKind<'handover_collections', LockedCollection, HandoverCollectionDetail> =
  {
    room: 'handover_collections',
    lock: ({ tx, viewer }, id) => lockHandoverCollection(tx, viewer, id),
    line: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
    notify: (context, { branch_id }, id) =>
      context.publish({ topic: 'handover_collection', branchId: branch_id, payload: { id } }),
    read: ({ tx, viewer }, id) => readHandoverCollection(tx, viewer, id),
  };

/** Describes differences to commands. */
export const handoverCaseRecord: RecordKind<'handover_cases', LockedHandoverCase, HandoverCaseRow> = {
  room: 'handover_cases',
  lock: ({ tx, viewer }, id) => lockHandoverCase(tx, viewer, id),
  line: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  notify: (context, { branch_id }, id) =>
    context.publish({ topic: 'handover_case', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer }, id) => readRow(tx, handoverCaseSource, viewer, id),
};
