import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';

const without = ['merchant'];

/** The labels of a customer, the newest first (N-20). */
export function CustomerLabels({ customer }: { customer: CustomerDetail }) {
  return (
    <RelatedList
      definition={labelList}
      call="labels.list"
      filters={{ customer_id: String(customer.id) }}
      without={without}
      opens={(row) => ({ name: 'label-detail', params: { labelId: row.id } })}
    />
  );
}
