import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { lockCustomer, type LockedCustomer } from './customers.store.ts';

/** Customers, for commands. */
export const customerRecord = topicRecord<'customers', LockedCustomer, CustomerDetail>({
  room: 'customers',
  topic: 'customers',
  lock: ({ tx, viewer }, id) => lockCustomer(tx, viewer, id),
  auditSubject: (customer) => ({
    name: customer.business_name ?? customer.customer_name,
    branchId: customer.branch_id,
  }),
  read: ({ tx, viewer, now }, id) => readCustomer(tx, viewer, id, now),
});
