import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { OutflowKind } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { RoleSlug } from '@waybill/domain/rooms/roles/roles.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { dayOfJournals, type WrittenJournal } from '../ledger/ledger.door.ts';

type Tx = Transaction<Tables>;

/** Which of the payments to a receiver is not counted, because it is the one that is asked about. */
interface But {
  readonly kind: OutflowKind;
  readonly record_id: number;
}

/**
 * What left on the day of `now` without a second person to whoever shares one of these keys, on documents of every kind. What a branch that has closed its day
 * paid is of the next one: it counts on both. Whole kyat; a payment with several of the keys counts once.
 */
export async function readLeftToday(
  db: Database,
  keys: readonly string[],
  now: Date,
  but: But | null = null,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(o.amount), 0)::bigint as amount from outflow o
    where o.alone and (o.kind, o.record_id) is distinct from (${but?.kind ?? null}::text, ${but?.record_id ?? null}::bigint)
      and o.id in (select k.outflow_id from outflow_key k
        where k.business_date >= ${businessDate(now)}::date and k.key = any(${[...keys]}::text[]))`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Whoever pays the same receiver waits until this transaction ends, so that two never pass a limit side by side. All keys are locked in one order. */
export async function lockReceiver(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`outflow ${key}`}, 0))`.execute(tx);
}

export interface NewOutflow extends But {
  /** All that leaves, fees included, in whole kyat. */
  readonly amount: number;
  /** Nobody approved it but whoever paid. */
  readonly alone: boolean;
  readonly keys: readonly string[];
  /** The journals that it made: it left on their day. */
  readonly journals: readonly WrittenJournal[];
}

/** Money has left by these journals: from now on it counts with what leaves to the same receiver on their day. */
export async function recordOutflow(
  tx: Tx,
  { kind, record_id, amount, alone, keys, journals }: NewOutflow,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (amount <= 0) return;
  const day = dayOfJournals(journals);
  await sql`
    with left_now as (
      insert into outflow (kind, record_id, business_date, amount, alone, paid_by, at)
      values (${kind}, ${record_id}, ${day}::date, ${amount}, ${alone}, ${by}, ${now})
      returning id)
    insert into outflow_key (business_date, key, outflow_id)
    select distinct ${day}::date, key, left_now.id from left_now, unnest(${[...keys]}::text[]) key`.execute(tx);
}

/** It came back, or a second person stood for it after all: it counts no more. */
export async function releaseOutflow(tx: Tx, { kind, record_id }: But): Promise<void> {
  await tx
    .updateTable('outflow')
    .set({ alone: false })
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .execute();
}

/** Sets a limit; null removes that of a role. */
export async function keepLimit(
  tx: Tx,
  kind: OutflowKind,
  role: RoleSlug | null,
  amount: number | null,
): Promise<void> {
  const role_slug = role ?? '';
  await tx.deleteFrom('outflow_limit').where('kind', '=', kind).where('role_slug', '=', role_slug).execute();
  if (amount !== null) await tx.insertInto('outflow_limit').values({ kind, role_slug, amount }).execute();
}

/** Of two who set limits at once the second sees what the first left. */
export async function lockLimits(tx: Tx): Promise<void> {
  await sql`lock table outflow_limit in share row exclusive mode`.execute(tx);
}
