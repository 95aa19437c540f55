import type { PriceExceptionRow } from '@waybill/contract/rooms/price-exceptions/price-exceptions.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { priceExceptionSource } from './price-exceptions.queries.ts';
import { lockPriceException, type LockedPriceException } from './price-exceptions.store.ts';

/** A price exception as commands see it. Open pages of its label hear of it too. */
export const priceExceptionRecord: AuditedRecord<'price_exceptions', LockedPriceException, PriceExceptionRow> = {
  room: 'price_exceptions',
  lock: ({ tx, viewer }, id) => lockPriceException(tx, viewer, id),
  auditSubject: ({ tracking_code, branch_id }) => ({ name: tracking_code, branchId: branch_id }),
  notify: (context, { branch_id, label_id }, id) => {
    context.publish({ topic: 'price_exception', branchId: branch_id, payload: { id } });
    if (label_id !== null) context.publish({ topic: 'labels', branchId: branch_id, payload: { id: label_id } });
  },
  read: ({ tx, viewer }, id) => readRow(tx, priceExceptionSource, viewer, id),
};
