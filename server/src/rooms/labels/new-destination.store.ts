import { sql, type Transaction } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

/** The new destination of an accepted parcel: a town or township, and house and street in it. */
export interface NewDestination {
  readonly place_id: number;
  readonly postcode: string | null;
  readonly street: string;
}

/** Changes the destination of an accepted parcel; returns the old one. Its price stays as agreed. */
export async function setDestination(
  tx: Tx,
  id: number,
  { place_id, postcode, street }: NewDestination,
  now: Date,
): Promise<{ destination_no: string | null; destination_street: string | null; destination_address: string | null }> {
  const before = await tx
    .selectFrom('label')
    .select(['destination_no', 'destination_street', 'destination_address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('label')
    .set({
      destination_place_id: place_id,
      destination_postcode: postcode,
      destination_no: null,
      destination_street: street,
      destination_address: null,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
  return before;
}

/** Adds a phone number of the receiver, and makes it searchable. */
export async function addContactPhone(tx: Tx, id: number, phone: string, now: Date): Promise<void> {
  await tx
    .updateTable('label')
    .set({ contact_phone_list: sql`contact_phone_list || ${phone}::text`, ...touched(now) })
    .where('id', '=', id)
    .execute();
  await sql`
    insert into label_phone (phone, label_id, side)
    values (${phoneKey(phone)}, ${id}, 'contact')
    on conflict do nothing`.execute(tx);
}
