import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { openBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { decidePayeeRequest, type PayeeDecision } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { insertBank, replaceProposal, shownAccount } from './customer-proposals.store.ts';
import { customerRecord } from './customer.record.ts';
import { lockCustomer, touchCustomer } from './customers.store.ts';
import { newPayeeCode } from './payee-code.ts';
import {
  readPayeeFacts,
  readPayeeRequest,
  setPayeeState,
  writePayeeCode,
  type StoredPayee,
} from './payee-request.store.ts';

interface Decided {
  readonly request: StoredPayee;
  readonly state: StoredPayee['status'];
}

/** Reads a request of a locked customer and decides on it. */
async function decided(
  { tx, viewer, now }: CommandContext,
  customerId: number,
  requestId: number,
  decision: PayeeDecision,
): Promise<Decided | Refusal> {
  const request = await readPayeeRequest(tx, customerId, requestId);
  if (!request) return refuse('not_found');
  const state = decidePayeeRequest(viewer, await readPayeeFacts(tx, request, viewer.id, now), decision);
  return isRefusal(state) ? state : { request, state };
}

/** Makes a code to read out on the phone that was known before the request. The reader neither agrees nor confirms. */
export async function readPayeeCode(
  context: CommandContext,
  id: number,
  requestId: number,
): Promise<CallOutput<'customers.readPayeeCode'> | Refusal> {
  const { tx, viewer } = context;
  const customer = await lockCustomer(tx, viewer, id);
  if (!customer) return refuse('not_found');
  const found = await decided(context, id, requestId, 'read_code');
  if (isRefusal(found)) return found;
  const made = await newPayeeCode(context, found.request);
  if (isRefusal(made)) return made;
  const { code, hash, expiresAt } = made;
  await writePayeeCode(tx, requestId, { hash, expiresAt, byMessage: false, readBy: viewer.id });
  const name = customer.business_name ?? customer.customer_name;
  context.audit({ room: 'customers', record: id, name, action: 'read_payee_code', branchId: customer.branch_id });
  context.publish({ topic: 'customers', branchId: customer.branch_id, payload: { id } });
  return { data: { code, phone: found.request.phone, expires_at: toIso(expiresAt) } };
}

/** Makes a proposal of the account that the merchant asked for; a second person confirms it like any other. */
export function agreePayee(context: CommandContext, id: number, requestId: number): Changed<CustomerDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, customerRecord, id, async () => {
    const found = await decided(context, id, requestId, 'agree');
    if (isRefusal(found)) return found;
    const { request, state } = found;
    await replaceProposal(tx, 'customer_bank', id, openBankState);
    const account = shownAccount(request);
    const bank_id = await insertBank(tx, { customerId: id, ...account, proofFileId: null, by: viewer.id, now });
    await setPayeeState(tx, requestId, state, { bank_id, decided_by: viewer.id, decided_at: now });
    await touchCustomer(tx, id, now);
    return { action: 'agree_payee', after: account };
  });
}

/** Denies the account that the merchant asked for. */
export function denyPayee(
  context: CommandContext,
  id: number,
  { requestId, reason }: { readonly requestId: number; readonly reason: string },
): Changed<CustomerDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, customerRecord, id, async () => {
    const found = await decided(context, id, requestId, 'deny');
    if (isRefusal(found)) return found;
    await setPayeeState(tx, requestId, found.state, {
      decided_by: viewer.id,
      decided_at: now,
      decided_reason: reason,
    });
    await touchCustomer(tx, id, now);
    return { action: 'deny_payee', before: shownAccount(found.request), after: { reason } };
  });
}
