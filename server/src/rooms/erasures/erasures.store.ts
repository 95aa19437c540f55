import { sql, type Transaction } from 'kysely';
import { erasureLife, type ErasureState } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { Person } from '../exports/person.door.ts';

type Tx = Transaction<Tables>;

export type LockedErasure = TableRow<'erasure'>;

/** Locks a request until the transaction ends. */
export function lockErasure(tx: Tx, id: number): Promise<LockedErasure | null> {
  return lockRow(tx, 'erasure t', id, sql<boolean>`true`);
}

/** Returns the keyed hash of a phone's search key: without the secret of the installation nobody finds the number by trying all of them. */
const hashOf = (secret: Buffer, key: ReturnType<typeof sql>) =>
  sql<string>`encode(sha256(convert_to(${secret.toString('base64')} || ${key}, 'UTF8')), 'hex')`;

/** Is there a request for this number that is not ended? */
export async function hasOpenErasure(tx: Tx, secret: Buffer, { key }: Person): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('erasure:' || ${key}, 0))`.execute(tx);
  const { rows } =
    await sql`select from erasure where phone_hash = ${hashOf(secret, sql`${key}::text`)} and status in (${erasureLife.at.requested}, ${erasureLife.at.confirmed})`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Counts the parcels that have this number as their sender's, receiver's or further one. */
export async function countParcelsOfPhone(db: Database, { key }: Person): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct label_id)::int as n from label_phone where phone = ${key} and side in ('source', 'destination', 'contact')`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function insertErasure(
  tx: Tx,
  secret: Buffer,
  { person, ...asked }: Pick<LockedErasure, 'reason' | 'parcels' | 'requested_by'> & { readonly person: Person },
  now: Date,
): Promise<number> {
  const [phone = ''] = person.phones;
  const { id } = await tx
    .insertInto('erasure')
    .values({
      ...asked,
      status: erasureLife.initial,
      phone,
      phone_end: phone.slice(-3),
      phone_hash: hashOf(secret, sql`${person.key}::text`),
      waiting: 0,
      requested_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setErasureStatus(
  tx: Tx,
  id: number,
  { status, by, now }: { readonly status: ErasureState; readonly by: number; readonly now: Date },
): Promise<void> {
  const denied = status === erasureLife.at.denied ? { phone: null, done_at: now } : {};
  await tx
    .updateTable('erasure')
    .set({ status, decided_by: by, decided_at: now, ...denied, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Returns the requests that are confirmed and not done. */
export function readOpenErasures(db: Database): Promise<LockedErasure[]> {
  return db
    .selectFrom('erasure')
    .selectAll()
    .where('status', '=', erasureLife.at.confirmed)
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Writes how far a request has come. With nothing waiting it is done, and the number itself is no longer kept. */
export async function setErasureProgress(
  tx: Tx,
  id: number,
  {
    erased,
    waiting,
    now,
  }: { readonly erased: Readonly<Record<string, number>>; readonly waiting: number; readonly now: Date },
): Promise<void> {
  const done = waiting === 0 ? { status: erasureLife.at.done, phone: null, done_at: now } : {};
  await tx
    .updateTable('erasure')
    .set({ erased: JSON.stringify(erased), waiting, ...done, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Finds the number of a request by its hash, among all numbers of parcels, orders, visits and cases: a restored backup has them again. */
export async function findHashedPhone(db: Database, secret: Buffer, hash: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select p.key from (
      select phone as key from label_phone
      union select ltrim(unnest(array[sender_phone, payee_phone]), '0') from emo
      union select ltrim(unnest(phones), '0') from pickup_request
      union select ltrim(requester_phone, '0') from hold_mail
      union select ltrim(payee_phone, '0') from missing_case
      union select ltrim(payee_phone, '0') from surplus
      union select ltrim(word_phone, '0') from gate_slip_parcel
      union select ltrim(phone, '0') from message
      union select ltrim(phone, '0') from phone_language) p
    where p.key is not null and ${hashOf(secret, sql`p.key`)} = ${hash} limit 1`.execute(db);
  return rows[0]?.key ?? null;
}
