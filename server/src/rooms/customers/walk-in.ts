import { sql } from 'kysely';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { WalkInValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { walkInType, settleTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { nrcSettler } from '../places/places.door.ts';
import { checkAddressPlace } from './check-customer.ts';
import { addFirstAddress } from './create-customer.ts';
import { insertCustomer } from './customers.store.ts';
import { readKnownSender } from './senders.queries.ts';

/**
 * The walk-in sender of this name and one of these phones at the branch the caller works for; made when there is none, so that a clerk who sends the
 * same form twice, or two clerks at once, make one. Answers the id. Refused: `branch_not_covered` for somebody who works for no branch.
 *
 * @example const senderId = await keepWalkIn(context, { customer_name: 'မဝါဝါ', phone: ['09791234567'], … });
 */
export async function keepWalkIn(context: CommandContext, values: WalkInValues): Promise<number | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('branch_not_covered');
  const refusal = await checkAddressPlace(context, values.place_id);
  if (refusal) return refusal;
  const keys = [...new Set(values.phone.map(phoneKey))].sort();
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`walkin:${branchId}:${key}`}, 0))`.execute(tx);
  const known = await findWalkIn(context, branchId, keys, values.customer_name);
  if (known !== null) return known;
  const { customer_name, phone, nrc: typed, ...address } = values;
  const nrc = (await nrcSettler(tx, [typed]))(typed);
  const terms = settleTerms({
    type: walkInType,
    merchant_type: null,
    is_fixed_amount_discount: null,
    discount_amount: null,
    discount_percent: null,
    cod_plan: null,
    credit_limit: null,
    clearance_gate: null,
    clearance_gate_limit: null,
    net_credit: null,
    net_gate_submit: null,
    net_return: null,
    credit_days: null,
    return_fee: null,
    attempts: null,
    unanswered: null,
    unanswered_days: null,
    sms_active: null,
    addon_service: null,
  });
  const kept = {
    ...terms,
    type: walkInType,
    customer_name,
    phone,
    nrc,
    email: null,
    business_name: null,
    company_id: null,
    branch_id: branchId,
    message_language: null,
    remark: null,
  };
  const id = await insertCustomer(tx, kept, { by: viewer.id || null, now });
  await addFirstAddress(context, id, address);
  context.audit({
    room: 'customers',
    record: id,
    name: customer_name,
    action: 'create',
    branchId,
    after: { type: walkInType, customer_name, phone, nrc, ...address },
  });
  context.publish({ topic: 'customers', branchId, payload: { id } });
  return id;
}

/** Names are compared as they are searched, so that a space or a letter that looks like a digit does not make a second person. */
async function findWalkIn(
  { tx }: CommandContext,
  branchId: number,
  keys: readonly string[],
  name: string,
): Promise<number | null> {
  const rows = await tx
    .selectFrom('customer as c')
    .innerJoin('customer_phone as x', 'x.customer_id', 'c.id')
    .select(['c.id', 'c.customer_name'])
    .distinct()
    .where('x.phone', 'in', [...keys])
    .where('c.branch_id', '=', branchId)
    .where('c.type', '=', walkInType)
    .orderBy('c.id')
    .execute();
  return rows.find((row) => searchKey(row.customer_name) === searchKey(name))?.id ?? null;
}

/** The same as a call: the sender as the lookup answers them. */
export async function createWalkIn(
  context: CommandContext,
  values: WalkInValues,
): Promise<{ data: KnownSender } | Refusal> {
  const id = await keepWalkIn(context, values);
  if (isRefusal(id)) return id;
  const data = await readKnownSender(context.tx, context.viewer, id);
  return data ? { data } : refuse('not_found');
}
