import { sql } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import { readBalance } from '../ledger/ledger.door.ts';

/** Reads the last closed business day of a branch, as 2026-11-24; `null` before its first. */
export async function lastClosedDay(db: Database, branchId: number): Promise<string | null> {
  const { rows } = await sql<{ date: string | null }>`
    select max(business_date)::text as date from business_day where branch_id = ${branchId}`.execute(db);
  return rows[0]?.date ?? null;
}

interface ClosingDay {
  readonly branchId: number;
  readonly date: string;
  /** The shift handover whose two counts and signature close it. */
  readonly shiftHandoverId: number;
}

/**
 * Closes a business day of a branch, and all days before. Waits for every posting in progress at that branch; later postings belong to the next day,
 * even those of a transaction that began before (`open_business_date`). The till is read without a lock, because a payment out of it may hold one
 * while it waits for the day. Refused: `day_closed` when another user was first.
 *
 * Source: M-04, decisions 14.
 */
export async function closeBusinessDay(
  { tx, now, publish }: CommandContext,
  { branchId, date, shiftHandoverId }: ClosingDay,
): Promise<Refusal<'day_closed'> | null> {
  // The first number is that of the lock in open_business_date.
  await sql`select pg_advisory_xact_lock(63, ${branchId}::int)`.execute(tx);
  const closed = await lastClosedDay(tx, branchId);
  if (closed !== null && closed >= date) return refuse('day_closed', { values: { until: closed } });
  const held = await readBalance(tx, accountRef('cash:branch', { owner: branchId }));
  await sql`
    with since as (
      select coalesce(sum(p.amount) filter (where j.business_date > ${date}::date), 0)::bigint as later,
        coalesce(sum(p.amount), 0)::bigint as all_of_it
      from journal j
      join posting p on p.journal_id = j.id
      join account a on a.id = p.account_id and a.kind = 'cash:branch' and a.branch_id = ${branchId}
      where j.business_date >= ${date}::date
    )
    insert into business_day (branch_id, business_date, opening, closing, shift_handover_id, closed_at)
    select ${branchId}, ${date}::date, ${held} - all_of_it, ${held} - later, ${shiftHandoverId}, ${now} from since`.execute(
    tx,
  );
  publish({ topic: 'business_day', branchId, payload: { id: shiftHandoverId } });
  return null;
}
