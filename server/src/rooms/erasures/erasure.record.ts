import type { ErasureRow } from '@waybill/contract/rooms/erasures/erasures.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { erasureSource } from './erasures.queries.ts';
import { lockErasure, type LockedErasure } from './erasures.store.ts';

/** A request as commands see it. Its audit lines have the last digits of the number only. */
export const erasureRecord = topicRecord<'erasures', LockedErasure, ErasureRow>({
  room: 'erasures',
  topic: 'erasure',
  lock: ({ tx }, id) => lockErasure(tx, id),
  auditSubject: ({ phone_end }) => ({ name: `…${phone_end}`, branchId: null }),
  read: ({ tx, viewer }, id) => readRow(tx, erasureSource, viewer, id),
});
