import type { GateCollectionDetail } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readGateCollection } from './gate-collections.queries.ts';
import { lockGateCollection, type LockedGateCollection } from './gate-collections.store.ts';

/** Describes documents of bus gates to commands. */
export const gateCollectionRecord = topicRecord<'gate_collections', LockedGateCollection, GateCollectionDetail>({
  room: 'gate_collections',
  topic: 'gate_collection',
  lock: ({ tx, viewer }, id) => lockGateCollection(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readGateCollection(tx, viewer, id, now),
});
