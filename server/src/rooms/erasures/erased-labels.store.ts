import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import type { Person } from '../exports/person.door.ts';
import { isAtRest } from '../labels/at-rest.door.ts';
import { rowsTogether } from './erase-rows.store.ts';
import type { Side } from './erasable.sql.ts';

type Tx = Transaction<Tables>;

/** A ticket that is being worked on still needs the parcel's details; cases of missing parcels leave their parcel unpaid. */
const noOpenTicket = sql<boolean>`not exists (select from support_ticket k where k.label_id = l.id and k.ended_at is null)`;

interface PersonLabels {
  readonly person: Person;
  readonly side: Side | 'contact';
  /** Later parcels of the number are not part of the request. */
  readonly requestedAt: Date;
}

/** Locks the next parcels of a request that have ended, are paid, and still have the number on this side. */
export async function lockLabelsOf(tx: Tx, { person, side, requestedAt }: PersonLabels, now: Date): Promise<number[]> {
  const { rows } = await sql<{ label_id: number }>`
    select s.label_id
    from label_phone p join label l on l.id = p.label_id join label_state s on s.label_id = l.id
    where p.phone = ${person.key} and p.side = ${side} and l.created_at <= ${requestedAt} and ${isAtRest(now)} and ${noOpenTicket}
    order by s.label_id limit ${rowsTogether}
    for update of s skip locked`.execute(tx);
  return rows.map(({ label_id }) => label_id);
}

/** Counts the parcels of a request that still have the number. */
export async function countLabelsOf(db: Database, { key }: Person, requestedAt: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct l.id)::int as n from label_phone p join label l on l.id = p.label_id
    where p.phone = ${key} and p.side in ('source', 'destination', 'contact') and l.created_at <= ${requestedAt}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/**
 * Locks the next old parcels that have ended and are paid, or that nobody ever handed in. `last` is the last one looked at, from which the next step
 * goes on; null when there is none.
 */
export async function lockOldLabels(
  tx: Tx,
  before: Date,
  after: { readonly at: Date; readonly id: number },
): Promise<{ readonly labels: number[]; readonly last: { readonly at: Date; readonly id: number } | null }> {
  const { rows: seen } = await sql<{ id: number; at: Date }>`
    select l.id, l.created_at as at from label l
    where (l.source_erased_at is null or l.destination_erased_at is null) and l.created_at < ${before}
      and (l.created_at, l.id) > (${after.at}, ${after.id})
    order by l.created_at, l.id limit ${rowsTogether}`.execute(tx);
  const { rows } = await sql<{ label_id: number }>`
    select s.label_id from label_state s join label l on l.id = s.label_id
    where l.id = any(${seen.map(({ id }) => id)}::bigint[])
      and (${isAtRest(before)} or (s.accepted_at is null and s.status_at < ${before})) and ${noOpenTicket}
    for update of s skip locked`.execute(tx);
  return { labels: rows.map(({ label_id }) => label_id), last: seen.at(-1) ?? null };
}

/** Forgets in which language this number is written to; returns the number of rows. */
export async function deleteLanguages(tx: Tx, { phones }: Person, requestedAt: Date): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from phone_language where phone = any(${[...phones]}::text[]) and chosen_at <= ${requestedAt}`.execute(
      tx,
    );
  return Number(numAffectedRows ?? 0);
}

/** The same for all numbers whose choice is that old. */
export async function deleteOldLanguages(tx: Tx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from phone_language where chosen_at < ${before}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
