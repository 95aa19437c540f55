import { sql, type Transaction } from 'kysely';
import type { AddressValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

export type StoredAddress = Omit<AddressValues, 'country'> & Pick<TableRow<'customer_address'>, 'id' | 'country'>;

/** Reads the addresses of a customer, the usual one first. The customer is locked, so they cannot change. */
export async function addressesOf(tx: Tx, customerId: number): Promise<StoredAddress[]> {
  return tx
    .selectFrom('customer_address')
    .select(['id', 'name', 'home_no', 'street', 'place_id', 'country', 'postcode', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
}

const columnsOf = ({ country, is_default: _, ...values }: AddressValues) => ({
  ...values,
  country: country ?? homeCountry,
});

export async function insertAddress(tx: Tx, customerId: number, values: AddressValues, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('customer_address')
    .values({ ...columnsOf(values), customer_id: customerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAddress(tx: Tx, id: number, values: AddressValues, now: Date): Promise<void> {
  await tx
    .updateTable('customer_address')
    .set({ ...columnsOf(values), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Makes one address the usual one, in two steps, so that there are never two. */
export async function setUsual(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx
    .updateTable('customer_address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', sql<boolean>`true`)
    .where('id', '<>', id)
    .execute();
  await tx.updateTable('customer_address').set({ is_default: true }).where('id', '=', id).execute();
}

export async function deleteAddress(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('customer_address').where('id', '=', id).execute();
}

/** Is there an active place with this id? */
export async function isPlace(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('place').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
