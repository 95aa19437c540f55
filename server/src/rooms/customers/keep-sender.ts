import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { WalkInValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { hasAccount, walkInType, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { nothingAgreed, settleTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { nrcSettler } from '../places/places.door.ts';
import { checkAddressPlace } from './check-customer.ts';
import { addFirstAddress } from './create-customer.ts';
import {
  insertCustomer,
  lockCustomer,
  setToComplete,
  updateCustomer,
  valuesOf,
  lockSender,
} from './customers.store.ts';
import { readKnownSender } from './senders.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/**
 * Finds the sender with this name and one of these phones at the caller's current branch, or creates them, so that a form sent twice, or by two
 * clerks at once, creates one. A walk-in sender who becomes a merchant keeps their record. A new merchant has the terms of the counter, no credit and
 * no payee, and waits for a manager to complete the record. Returns the id. Refused: `branch_not_covered` for a user without a branch, `duplicate`
 * for a new merchant with the number of another one.
 *
 * @example const senderId = await keepSender(context, walkInType, { customer_name: 'မဝါဝါ', phone: ['09791234567'], … });
 */
export async function keepSender(
  context: CommandContext,
  type: CustomerType,
  values: WalkInValues,
): Promise<number | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('branch_not_covered');
  const refusal = await checkAddressPlace(context, values.place_id);
  if (refusal) return refusal;
  const keys = [...new Set(values.phone.map(phoneKey))].sort();
  for (const key of keys) await lockSender(tx, branchId, key);
  const known = await findSendersOf(context, branchId, keys);
  const isSame = (row: SenderOfPhone) =>
    [row.customer_name, row.business_name].some((name) => searchKey(name ?? '') === searchKey(values.customer_name));
  const same = known.find((row) => row.type === type && isSame(row));
  if (same) return same.id;
  if (hasAccount(type)) {
    if (known.some((row) => hasAccount(row.type)))
      return refuse('duplicate', { fields: { source_phone: [{ code: 'merchant_known' }] } });
    const walkIn = known.find(isSame);
    if (walkIn) return becomeMerchant(context, walkIn.id, type);
  }
  const { customer_name, phone, nrc: typed, ...address } = values;
  const nrc = (await nrcSettler(tx, [typed]))(typed);
  const kept = {
    ...settleTerms({ ...nothingAgreed, type }),
    type,
    customer_name,
    phone,
    nrc,
    email: null,
    business_name: null,
    company_id: null,
    branch_id: branchId,
    message_language: null,
    message_channel: null,
    remark: null,
  };
  const to_complete = hasAccount(type);
  const id = await insertCustomer(tx, kept, { by: viewer.id || null, now, to_complete });
  await addFirstAddress(context, id, address);
  context.audit({
    room: 'customers',
    record: id,
    name: customer_name,
    action: 'create',
    branchId,
    after: { type, to_complete, customer_name, phone, nrc, ...address },
  });
  context.publish({ topic: 'customers', branchId, payload: { id } });
  return id;
}

/** Turns a stored walk-in sender into a merchant whose record a manager has to complete. */
async function becomeMerchant(context: CommandContext, id: number, type: CustomerType): Promise<number | Refusal> {
  const { tx, viewer, now } = context;
  const before = await lockCustomer(tx, viewer, id);
  if (!before) return refuse('not_found');
  const values = valuesOf(before);
  await updateCustomer(tx, id, { ...values, ...settleTerms({ ...values, type }), type }, now);
  await setToComplete(tx, id, true, now);
  context.audit({
    room: 'customers',
    record: id,
    name: before.customer_name,
    action: 'edit',
    branchId: before.branch_id,
    before: { type: before.type },
    after: { type, to_complete: true },
  });
  context.publish({ topic: 'customers', branchId: before.branch_id, payload: { id } });
  return id;
}

type SenderOfPhone = Pick<TableRow<'customer'>, 'id' | 'type' | 'customer_name' | 'business_name'>;

/** Finds the customers of a branch with one of these phones. Names are compared by their search keys: a space does not make a second person. */
async function findSendersOf(
  { tx }: CommandContext,
  branchId: number,
  keys: readonly string[],
): Promise<SenderOfPhone[]> {
  const rows = await tx
    .selectFrom('customer as c')
    .innerJoin('customer_phone as x', 'x.customer_id', 'c.id')
    .select(['c.id', 'c.type', 'c.customer_name', 'c.business_name'])
    .distinct()
    .where('x.phone', 'in', [...keys])
    .where('c.branch_id', '=', branchId)
    .orderBy('c.id')
    .execute();
  return rows as SenderOfPhone[];
}

/** The same as a call: returns the sender like the lookup. */
export async function createWalkIn(
  context: CommandContext,
  values: WalkInValues,
): Promise<{ data: KnownSender } | Refusal> {
  const id = await keepSender(context, walkInType, values);
  if (isRefusal(id)) return id;
  return answerRecord(await readKnownSender(context.tx, context.viewer, id));
}
