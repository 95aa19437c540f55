import { useState } from 'react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { Statement, type StatementPlace } from '../ledger/ledger.door.ts';

/** Everything between a customer and the operator with the balance after each line (N-20). It keeps its days to itself: the address is the record's. */
export function CustomerStatement({ customer }: { customer: CustomerDetail }) {
  const [place, setPlace] = useState<StatementPlace>({ from: null, to: null, page: 1 });
  return <Statement of={{ customer_id: customer.id }} place={place} onPlace={setPlace} />;
}
