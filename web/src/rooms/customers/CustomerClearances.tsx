import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';

const without = ['customer'];

/** The clearances of a customer, the newest first (N-20). */
export function CustomerClearances({ customer }: { customer: CustomerDetail }) {
  return (
    <RelatedList
      definition={clearanceList}
      call="clearances.list"
      filters={{ customer_id: String(customer.id) }}
      without={without}
      opens={(row) => ({ name: 'cod-clearance-detail', params: { transactionId: row.id } })}
    />
  );
}
