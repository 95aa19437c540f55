import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  factorAgain,
  factorFreshMinutes,
  noFactorLimit,
  type OutflowKind,
} from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readOutflowLimits } from './outflow-limits.queries.ts';
import type { NewOutflow } from './outflows.store.ts';

/** Document that lets money go: an outflow, or one whose payment belongs to another document. */
export interface ApprovedOutflow extends Pick<NewOutflow, 'record_id' | 'amount'> {
  readonly kind: OutflowKind | 'payout_run' | 'surplus';
}

/**
 * Refuses to approve or pay above the limit of the second factor until it was proved in this session within the last minutes. Amounts that the person let
 * go on the same day without a proof count together, a document once. Jobs carry out what was approved, and programs pay nothing: neither is asked.
 */
export async function requireFactorAgain(
  { tx, viewer, now }: CommandContext,
  { kind, record_id, amount }: ApprovedOutflow,
): Promise<Refusal<'second_factor_again' | 'second_factor_to_pay'> | null> {
  if (viewer.sessionId === 0 || amount <= 0) return null;
  const { limit } = await readOutflowLimits(tx, factorAgain, viewer, now);
  if (limit >= noFactorLimit) return null;
  const { rows: factors } = await sql<{ proved: Date | null; exists: boolean }>`
    select s.factor_at as proved, f.confirmed_at is not null as exists
    from session s left join second_factor f on f.staff_id = s.staff_id where s.id = ${viewer.sessionId}`.execute(tx);
  const { proved = null, exists = false } = factors[0] ?? {};
  if (proved && now.getTime() - proved.getTime() < factorFreshMinutes * 60_000) return null;
  // One person's payments at the same moment are added up one after another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unproved ${viewer.id}`}, 0))`.execute(tx);
  const day = businessDate(now);
  const { rows } = await sql<{ before: number }>`
    select coalesce(sum(amount), 0)::bigint as before from outflow_unproved
    where staff_id = ${viewer.id} and business_date = ${day}::date and (kind, record_id) <> (${kind}, ${record_id}::bigint)`.execute(
    tx,
  );
  if ((rows[0]?.before ?? 0) + amount > limit)
    return exists ? refuse('second_factor_again') : refuse('second_factor_to_pay', { values: { limit } });
  await sql`
    insert into outflow_unproved (staff_id, business_date, kind, record_id, amount)
    values (${viewer.id}, ${day}::date, ${kind}, ${record_id}, ${amount})
    on conflict (staff_id, business_date, kind, record_id)
    do update set amount = greatest(outflow_unproved.amount, excluded.amount)`.execute(tx);
  return null;
}
