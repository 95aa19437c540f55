import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readRemittance } from './remittances.queries.ts';
import { lockRemittance, type LockedRemittance } from './remittances.store.ts';

/** A remittance as commands see it. */
export const remittanceRecord = topicRecord<'remittances', LockedRemittance, RemittanceDetail>({
  room: 'remittances',
  topic: 'remittance',
  lock: ({ tx, viewer }, id) => lockRemittance(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRemittance(tx, viewer, id),
});
