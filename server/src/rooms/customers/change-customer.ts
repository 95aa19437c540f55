import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideCustomer } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { lockCustomer, setStatus } from './customers.store.ts';

/** Suspends, reactivates, bans or unbans (S-25). Nothing is taken from what is owed to the customer. */
export async function changeCustomer(
  context: CommandContext,
  command: AccountCommand,
  id: number,
  reason: string,
): Promise<{ data: CustomerDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const customer = await lockCustomer(tx, viewer, id);
  if (!customer) return refuse('not_found');
  const state = decideCustomer(viewer, customer.status, command);
  if (isRefusal(state)) return state;
  await setStatus(tx, id, state, reason, now);
  context.audit({
    room: 'customers',
    record: id,
    name: customer.business_name ?? customer.customer_name,
    action: command,
    branchId: customer.branch_id,
    before: { status: customer.status },
    after: { status: state, reason },
  });
  context.publish({ topic: 'customers', branchId: customer.branch_id, payload: { id } });
  const data = await readCustomer(tx, viewer, id, now);
  return data ? { data } : refuse('not_found');
}
