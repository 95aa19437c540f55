import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import {
  personKeys,
  personPrefix,
  type LimitKind,
  type OutflowKind,
} from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import { dayOfJournals } from '../ledger/ledger.door.ts';
import type { WrittenJournal } from '../ledger/journals.door.ts';

type Tx = Transaction<Tables>;

/**
 * Returns the sum paid on the day of `now` without a second person to receivers with one of these keys, on documents of every kind. A payment of a
 * branch that has already closed its day belongs to the next day: it counts on both. Whole kyat; a payment with several of the keys counts once.
 */
export async function readLeftToday(db: Database, keys: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`${prepared}
    select coalesce(sum(o.amount), 0)::bigint as amount from outflow o
    where o.alone and o.id in (select k.outflow_id from outflow_key k
        where k.business_date >= ${businessDate(now)}::date and k.key = any(${[...keys]}::text[]))`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** The most that anybody let go alone on the day of `now`. Whole kyat. */
export async function readMostLeft(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`${prepared}
    select coalesce(max(sum), 0)::bigint as amount
    from (select sum(o.amount) from outflow_key k join outflow o on o.id = k.outflow_id
      where k.business_date >= ${businessDate(now)}::date and o.alone and starts_with(k.key, ${personPrefix})
      group by k.key) by_person`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Money on its way out: how, and what names its receiver and everybody whose hands it goes through. */
export interface Leaving {
  readonly kind: OutflowKind;
  readonly keys: readonly string[];
  readonly people: readonly number[];
}

const keysOf = ({ keys, people }: Pick<Leaving, 'keys' | 'people'>): string[] => [
  ...new Set([...keys, ...personKeys(people)]),
];

/**
 * Locks the receiver and everybody who takes part until this transaction ends, so that two payments never pass a limit side by side. Every payment locks in
 * this order: the receiver, the people, then the till. All keys of one payment are sorted, so that no two payments wait for each other.
 */
export async function lockOutflow(tx: Tx, leaving: Pick<Leaving, 'keys' | 'people'>): Promise<void> {
  for (const key of keysOf(leaving).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`outflow ${key}`}, 0))`.execute(tx);
}

export interface NewOutflow extends Leaving {
  /** The document of that kind. */
  readonly record_id: number;
  /** All that leaves, fees included, in whole kyat. */
  readonly amount: number;
  /** Only the person who paid has approved it. */
  readonly alone: boolean;
  /** The journals that it made: it left on their day. Without any it left on the day of `now`. */
  readonly journals: readonly WrittenJournal[];
}

/** Money has left by these journals: from now on it counts with what leaves to the same receiver on their day. */
export async function recordOutflow(
  tx: Tx,
  { kind, record_id, amount, alone, keys, people, journals }: NewOutflow,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (amount <= 0) return;
  const day = journals.length > 0 ? dayOfJournals(journals) : businessDate(now);
  await sql`
    with left_now as (
      insert into outflow (kind, record_id, business_date, amount, alone, paid_by, at)
      values (${kind}, ${record_id}, ${day}::date, ${amount}, ${alone}, ${by}, ${now})
      returning id)
    insert into outflow_key (business_date, key, outflow_id)
    select distinct ${day}::date, key, left_now.id from left_now, unnest(${keysOf({ keys, people })}::text[]) key`.execute(
    tx,
  );
}

/** It came back, or a second person stood for it after all: it counts no more. */
export async function releaseOutflow(
  tx: Tx,
  { kind, record_id }: Pick<NewOutflow, 'kind' | 'record_id'>,
): Promise<void> {
  await tx
    .updateTable('outflow')
    .set({ alone: false })
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .execute();
}

/** Sets a limit; null removes that of a role. */
export async function keepLimit(tx: Tx, kind: LimitKind, role: RoleSlug | null, amount: number | null): Promise<void> {
  const role_slug = role ?? '';
  await tx.deleteFrom('outflow_limit').where('kind', '=', kind).where('role_slug', '=', role_slug).execute();
  if (amount !== null) await tx.insertInto('outflow_limit').values({ kind, role_slug, amount }).execute();
}

/** Of two who set limits at once the second sees what the first left. */
export async function lockLimits(tx: Tx): Promise<void> {
  await sql`lock table outflow_limit in share row exclusive mode`.execute(tx);
}
