import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { AddressValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { customerLimits, homeCountry } from '@waybill/domain/rooms/customers/customer-kinds.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { differences } from '../../kernel/versions.ts';
import { checkPlace } from './check-customer.ts';
import { addressesOf, deleteAddress, insertAddress, setUsual, updateAddress } from './customer-addresses.store.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { lockCustomer, touchCustomer, type LockedCustomer } from './customers.store.ts';

type Answer = Promise<{ data: CustomerDetail } | Refusal>;

/** One more address. The first of a customer is the usual one, whatever is said. */
export async function addAddress(context: CommandContext, customerId: number, body: AddressValues): Answer {
  const { tx, viewer, now } = context;
  const customer = await lockCustomer(tx, viewer, customerId);
  if (!customer) return refuse('not_found');
  const refusal = saysNothing(body) ?? (await checkPlace(context, body.place_id));
  if (refusal) return refusal;
  const others = await addressesOf(tx, customerId);
  if (others.length >= customerLimits.addresses)
    return refuse('validation_failed', {
      fields: { name: [{ code: 'select_max', values: { n: customerLimits.addresses } }] },
    });
  const id = await insertAddress(tx, customerId, body, now);
  if (body.is_default || others.length === 0) await setUsual(tx, customerId, id);
  return told(context, customer, { action: 'add_address', after: { ...body, country: body.country ?? homeCountry } });
}

/** Changes an address, or makes it the usual one. The usual one stays so until another is. */
export async function editAddress(
  context: CommandContext,
  customerId: number,
  id: number,
  body: AddressValues,
): Answer {
  const { tx, viewer, now } = context;
  const customer = await lockCustomer(tx, viewer, customerId);
  const before = customer && (await addressesOf(tx, customerId)).find((address) => address.id === id);
  if (!customer || !before) return refuse('not_found');
  const refusal = saysNothing(body) ?? (await checkPlace(context, body.place_id));
  if (refusal) return refusal;
  await updateAddress(tx, id, body, now);
  if (body.is_default && !before.is_default) await setUsual(tx, customerId, id);
  const { id: _, ...was } = before;
  const change = differences(was, {
    ...body,
    country: body.country ?? homeCountry,
    is_default: body.is_default || before.is_default,
  });
  return told(context, customer, { action: 'edit_address', ...(change ?? { before: {}, after: {} }) });
}

/** Removes an address; of those left the oldest becomes the usual one. Labels keep the address they were made with. */
export async function removeAddress(context: CommandContext, customerId: number, id: number): Answer {
  const { tx, viewer } = context;
  const customer = await lockCustomer(tx, viewer, customerId);
  const all = customer ? await addressesOf(tx, customerId) : [];
  const gone = all.find((address) => address.id === id);
  if (!customer || !gone) return refuse('not_found');
  await deleteAddress(tx, id);
  const next = all.find((address) => address.id !== id);
  if (gone.is_default && next) await setUsual(tx, customerId, next.id);
  const { id: _, ...was } = gone;
  return told(context, customer, { action: 'remove_address', before: was });
}

/** A country alone leads nowhere. */
function saysNothing({ name, home_no, street, place_id, postcode }: AddressValues): Refusal | null {
  const said = [name, home_no, street, place_id, postcode].some((part) => part !== null);
  return said ? null : refuse('validation_failed', { fields: { street: [{ code: 'required' }] } });
}

async function told(
  context: CommandContext,
  customer: LockedCustomer,
  line: { action: 'add_address' | 'edit_address' | 'remove_address'; before?: object; after?: object },
): Answer {
  await touchCustomer(context.tx, customer.id, context.now);
  context.audit({
    room: 'customers',
    record: customer.id,
    name: customer.business_name ?? customer.customer_name,
    branchId: customer.branch_id,
    ...line,
  });
  context.publish({ topic: 'customers', branchId: customer.branch_id, payload: { id: customer.id } });
  const data = await readCustomer(context.tx, context.viewer, customer.id, context.now);
  return data ? { data } : refuse('not_found');
}
