import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readRemittance } from './remittances.queries.ts';
import { lockRemittance, type LockedRemittance } from './remittances.store.ts';

/** A remittance as commands see it. */
export const remittanceRecord: RecordKind<'remittances', LockedRemittance, RemittanceDetail> = {
  room: 'remittances',
  lock: ({ tx, viewer }, id) => lockRemittance(tx, viewer, id),
  line: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  notify: (context, { branch_id }, id) =>
    context.publish({ topic: 'remittance', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer }, id) => readRemittance(tx, viewer, id),
};
