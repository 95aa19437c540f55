import { sql } from 'kysely';
import type { AuditRoom } from '@waybill/domain/audit-actions.ts';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import { confirmedByAnother } from './two-people.queries.ts';

/** How much one person may pay out without a second person, in whole kyat. */
export interface PersonOutflowLimit {
  /** The limit of this person. */
  readonly limit: number;
  /** The lowest limit of anybody: what is above it may be approved. */
  readonly lowest_limit: number;
}

/** Who raised a limit lately, and the lowest from which they did. */
export interface FormerLimit {
  readonly by: number;
  readonly former: number;
}

/**
 * Returns the former limits that still apply to a person. A person who raises a limit keeps the former one for `inHandsDays`, and so do the accounts under
 * their control: otherwise one person could raise it, pay and set it back. Source: decisions 15.
 */
export async function formerLimits(
  db: Database,
  current: number,
  raises: readonly FormerLimit[],
  staffId: number,
  now: Date,
): Promise<PersonOutflowLimit> {
  const limits = { limit: current, lowest_limit: current };
  for (const { by, former } of raises) {
    limits.lowest_limit = Math.min(limits.lowest_limit, former);
    if (!(await confirmedByAnother(db, by, staffId, now))) limits.limit = Math.min(limits.limit, former);
  }
  return limits;
}

/**
 * The same for a limit among the settings of a room. Read from the audit log, which nobody can change.
 *
 * @example await readSettingLimits(tx, { room: 'expenses', field: 'day_limit', current }, viewer.id, now)
 */
export async function readSettingLimits(
  db: Database,
  { room, field, current }: { readonly room: AuditRoom; readonly field: string; readonly current: number },
  staffId: number,
  now: Date,
): Promise<PersonOutflowLimit> {
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  const { rows } = await sql<FormerLimit>`${prepared}
    select staff_id as by, min((before->>${field}::text)::bigint) as former from audit
    where room = ${room} and record_id = 'settings' and at > ${since} and staff_id is not null
      and (after->>${field}::text)::bigint > (before->>${field}::text)::bigint
    group by staff_id`.execute(db);
  return formerLimits(db, current, rows, staffId, now);
}
