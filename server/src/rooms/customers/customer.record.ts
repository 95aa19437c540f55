import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { lockCustomer, type LockedCustomer } from './customers.store.ts';

/** Customers, for commands. */
export const customerRecord: RecordKind<'customers', LockedCustomer, CustomerDetail> = {
  room: 'customers',
  lock: ({ tx, viewer }, id) => lockCustomer(tx, viewer, id),
  line: (customer) => ({ name: customer.business_name ?? customer.customer_name, branchId: customer.branch_id }),
  notify: (context, { branch_id }, id) => context.publish({ topic: 'customers', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer, now }, id) => readCustomer(tx, viewer, id, now),
};
