import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { NewCustomerValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { usualMoneyTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { nrcSettler } from '../places/places.door.ts';
import { checkCustomer, checkAddressPlace } from './check-customer.ts';
import { insertAddress, setUsual } from './customer-addresses.store.ts';
import { proposeTerms } from './change-proposals.ts';
import { insertBank } from './customer-proposals.store.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { insertCustomer, keptOf } from './customers.store.ts';
import { keepDocuments } from './keep-documents.ts';

/**
 * Creates a customer (C-01): the record with the usual terms, an optional first address, other terms and a bank account as proposals, and documents.
 * Refused: `branch_not_covered`, `validation_failed` for a company or place that does not exist.
 */
export async function createCustomer(
  context: CommandContext,
  body: NewCustomerValues,
): Promise<{ data: CustomerDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { home_no, street, place_id, postcode, bank, bank_holder, bank_account, ...values } = body;
  const wanted = keptOf({ ...values, nrc: (await nrcSettler(tx, [values.nrc]))(values.nrc) });
  const kept = { ...wanted, ...usualMoneyTerms };
  const refusal = (await checkCustomer(context, kept, null)) ?? (await checkAddressPlace(context, place_id));
  if (refusal) return refusal;
  const id = await insertCustomer(tx, kept, { by: viewer.id || null, now });
  const address = { home_no, street, place_id, postcode };
  await addFirstAddress(context, id, address);
  const account =
    bank !== null && bank_holder !== null && bank_account !== null ? { bank, bank_holder, bank_account } : null;
  if (account) await insertBank(tx, { customerId: id, ...account, proofFileId: null, by: viewer.id, now });
  const documents = await keepDocuments(context, { id, branchId: kept.branch_id }, values.documents);
  const name = kept.business_name ?? kept.customer_name;
  context.audit({
    room: 'customers',
    record: id,
    name,
    action: 'create',
    branchId: kept.branch_id,
    after: { ...kept, ...address, documents },
  });
  await proposeTerms(context, { id, name, branchId: kept.branch_id }, kept, wanted);
  if (account)
    context.audit({
      room: 'customers',
      record: id,
      name,
      action: 'propose_bank',
      branchId: kept.branch_id,
      after: account,
    });
  context.publish({ topic: 'customers', branchId: kept.branch_id, payload: { id } });
  const data = await readCustomer(tx, viewer, id, now);
  if (!data) throw new Error('a customer was created that its creator cannot see');
  return { data };
}

export interface FirstAddress {
  readonly home_no: string | null;
  readonly street: string | null;
  readonly place_id: number | null;
  readonly postcode: string | null;
}

/** Adds the usual address of a new customer, if any field of it is known. */
export async function addFirstAddress(
  { tx, now }: CommandContext,
  customerId: number,
  address: FirstAddress,
): Promise<void> {
  if (Object.values(address).every((value) => value === null)) return;
  const id = await insertAddress(tx, customerId, { ...address, name: null, country: null, is_default: true }, now);
  await setUsual(tx, customerId, id);
}
