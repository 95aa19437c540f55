import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { TestClient } from '../../../kernel/testing/app.ts';

/** Lets a second person confirm the waiting terms of a customer; returns the updated customer. */
export async function agreeTerms(customer: CustomerDetail, second: () => Promise<TestClient>): Promise<CustomerDetail> {
  const waiting = customer.proposed_terms.find(({ actions }) => actions.length > 0);
  if (!waiting) return customer;
  const body = { terms_id: waiting.id };
  return (await (await second()).call('customers.confirmTerms', { params: { id: customer.id }, body })).data;
}
