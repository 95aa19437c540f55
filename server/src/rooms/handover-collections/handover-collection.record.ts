import type {
  HandoverCaseRow,
  HandoverCollectionDetail,
} from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { handoverCaseSource } from './handover-cases.queries.ts';
import { readHandoverCollection } from './handover-collections.queries.ts';
import {
  lockHandoverCase,
  lockHandoverCollection,
  type LockedHandoverCollection,
  type LockedHandoverCase,
} from './handover-collections.store.ts';

/** Describes hand-overs of parcels to commands. */
export const handoverCollectionRecord = topicRecord<
  'handover_collections',
  LockedHandoverCollection,
  HandoverCollectionDetail
>({
  room: 'handover_collections',
  topic: 'handover_collection',
  lock: ({ tx, viewer }, id) => lockHandoverCollection(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  read: ({ tx, viewer }, id) => readHandoverCollection(tx, viewer, id),
});

/** Describes differences to commands. */
export const handoverCaseRecord = topicRecord<'handover_cases', LockedHandoverCase, HandoverCaseRow>({
  room: 'handover_cases',
  topic: 'handover_case',
  lock: ({ tx, viewer }, id) => lockHandoverCase(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, handoverCaseSource, viewer, id),
});
