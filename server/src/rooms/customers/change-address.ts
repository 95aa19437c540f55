import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { AddressValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { customerLimits } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { differences } from '../../kernel/versions.ts';
import { checkAddressPlace } from './check-customer.ts';
import { addressesOf, deleteAddress, insertAddress, setUsual, updateAddress } from './customer-addresses.store.ts';
import { customerRecord } from './customer.record.ts';
import { touchCustomer } from './customers.store.ts';

type Answer = Changed<CustomerDetail>;

/** Adds an address. The first one of a customer is always the usual one. */
export function addAddress(context: CommandContext, customerId: number, body: AddressValues): Answer {
  const { tx, now } = context;
  return changeRecord(context, customerRecord, customerId, async () => {
    const refusal = saysNothing(body) ?? (await checkAddressPlace(context, body.place_id));
    if (refusal) return refusal;
    const others = await addressesOf(tx, customerId);
    if (others.length >= customerLimits.addresses)
      return refuse('validation_failed', {
        fields: { name: [{ code: 'select_max', values: { n: customerLimits.addresses } }] },
      });
    const id = await insertAddress(tx, customerId, body, now);
    if (body.is_default || others.length === 0) await setUsual(tx, customerId, id);
    await touchCustomer(tx, customerId, now);
    return { action: 'add_address', after: { ...body, country: body.country ?? homeCountry } };
  });
}

/** Changes an address, or makes it the usual one. The usual one can only be replaced by another. */
export function editAddress(context: CommandContext, customerId: number, id: number, body: AddressValues): Answer {
  const { tx, now } = context;
  return changeRecord(context, customerRecord, customerId, async () => {
    const before = (await addressesOf(tx, customerId)).find((address) => address.id === id);
    if (!before) return refuse('not_found');
    const refusal = saysNothing(body) ?? (await checkAddressPlace(context, body.place_id));
    if (refusal) return refusal;
    await updateAddress(tx, id, body, now);
    if (body.is_default && !before.is_default) await setUsual(tx, customerId, id);
    await touchCustomer(tx, customerId, now);
    const { id: _, ...was } = before;
    const change = differences(was, {
      ...body,
      country: body.country ?? homeCountry,
      is_default: body.is_default || before.is_default,
    });
    return { action: 'edit_address', ...(change ?? { before: {}, after: {} }) };
  });
}

/** Removes an address; the oldest of the rest becomes the usual one. Labels keep the address they were made with. */
export function removeAddress(context: CommandContext, customerId: number, id: number): Answer {
  const { tx, now } = context;
  return changeRecord(context, customerRecord, customerId, async () => {
    const all = await addressesOf(tx, customerId);
    const gone = all.find((address) => address.id === id);
    if (!gone) return refuse('not_found');
    await deleteAddress(tx, id);
    const next = all.find((address) => address.id !== id);
    if (gone.is_default && next) await setUsual(tx, customerId, next.id);
    await touchCustomer(tx, customerId, now);
    const { id: _, ...was } = gone;
    return { action: 'remove_address', before: was };
  });
}

/** A country alone is no address. */
function saysNothing({ name, home_no, street, place_id, postcode }: AddressValues): Refusal | null {
  const filled = [name, home_no, street, place_id, postcode].some((part) => part !== null);
  return filled ? null : refuse('validation_failed', { fields: { street: [{ code: 'required' }] } });
}
