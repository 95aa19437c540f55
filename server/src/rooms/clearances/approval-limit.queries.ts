import { sql } from 'kysely';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import type { Database } from '../../kernel/services.ts';
import { confirmedByAnother } from '../staff/staff.door.ts';
import { readApprovalLimit } from './clearances.store.ts';

/** What one person may pay out without a second one, in whole kyat. */
export interface ApprovalLimits {
  /** The limit of this person. */
  readonly limit: number;
  /** The lowest limit of anybody: a document above it may be approved. */
  readonly lowest_limit: number;
}

/**
 * Whoever raises the limit stays at the former one for `inHandsDays`, and so do the accounts that they had in hand: otherwise one person would raise it, pay
 * and set it back. Read from the audit log, which nobody can change.
 *
 * Source: decisions 15.
 */
export async function readApprovalLimits(db: Database, staffId: number, now: Date): Promise<ApprovalLimits> {
  const current = await readApprovalLimit(db);
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  const { rows: raises } = await sql<{ by: number; former: number }>`
    select staff_id as by, min((before->>'approval_limit')::bigint) as former from audit
    where room = 'clearances' and record_id = 'settings' and at > ${since} and staff_id is not null
      and (after->>'approval_limit')::bigint > (before->>'approval_limit')::bigint
    group by staff_id`.execute(db);
  const limits = { limit: current, lowest_limit: current };
  for (const { by, former } of raises) {
    limits.lowest_limit = Math.min(limits.lowest_limit, former);
    if (!(await confirmedByAnother(db, by, staffId, now))) limits.limit = Math.min(limits.limit, former);
  }
  return limits;
}
