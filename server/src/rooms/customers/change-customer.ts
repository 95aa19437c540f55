import { decideCustomer } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { changeRecord, changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { customerRecord } from './customer.record.ts';
import { setStatus, setToComplete } from './customers.store.ts';

/** Suspends, reactivates, bans or unbans (S-25). Money owed to the customer stays owed. */
export function changeCustomer(
  context: CommandContext,
  command: AccountCommand,
  id: number,
  reason: string,
): Changed<CustomerDetail> {
  return changeState(context, customerRecord, id, {
    command,
    reason,
    decide: ({ status }) => decideCustomer(context.viewer, status, command),
    set: (state) => setStatus(context.tx, id, state, reason, context.now),
  });
}

/** Confirms that the record of a merchant, created by a clerk with a label, is complete. */
export function completeCustomer(context: CommandContext, id: number): Changed<CustomerDetail> {
  return changeRecord(context, customerRecord, id, async ({ to_complete }) => {
    if (!to_complete) return refuse('state_not_allowed');
    await setToComplete(context.tx, id, false, context.now);
    return { action: 'complete', before: { to_complete: true }, after: { to_complete: false } };
  });
}
