import { sql } from 'kysely';
import { sessionTopic } from './events.ts';
import type { Database } from './services.ts';

export type RevokedBecause = 'logout' | 'revoked' | 'password' | 'second_factor' | 'status' | 'role';

/** Ends sessions of one user: one, all but one, or all. Returns how many. */
export async function revokeSessions(
  db: Database,
  staffId: number,
  which: { only?: number; but?: number },
  because: RevokedBecause,
  now: Date,
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ revoked_at: now, revoked_because: because })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.but !== undefined) query = query.where('id', '<>', which.but);
  const ended = (await query.returning('id').execute()).map((session) => session.id);
  if (ended.length > 0)
    await db
      .insertInto('event')
      .values({
        at: now,
        topic: sessionTopic,
        branch_id: null,
        staff_id: staffId,
        payload: JSON.stringify({ sessions: ended }),
      })
      .execute();
  return ended.length;
}

/** Ends the sessions of people with this role who have no second factor: they log in again and set one up. */
export async function endSessionsWithoutFactor(db: Database, role: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update session s set revoked_at = ${now}, revoked_because = ${'second_factor' satisfies RevokedBecause}
    from staff st where st.id = s.staff_id and st.role_slug = ${role} and s.revoked_at is null
      and not exists (select from second_factor f where f.staff_id = st.id and f.confirmed_at is not null)
    returning s.id`.execute(db);
  if (rows.length > 0) await closeStreams(db, { sessions: rows.map(({ id }) => id) }, now);
}

/** Closes the live streams of these users or sessions on every server; a session that is still valid opens another, with its current rights. */
export async function closeStreams(
  db: Database,
  of: { staff: readonly number[] } | { sessions: readonly number[] },
  now: Date,
): Promise<void> {
  await db
    .insertInto('event')
    .values({ at: now, topic: sessionTopic, branch_id: null, staff_id: null, payload: JSON.stringify(of) })
    .execute();
}

/** Ends every session of a user at once: suspended, banned, password set by another user (S-30). */
export function endSessionsOf(db: Database, staffId: number, because: RevokedBecause, now: Date): Promise<number> {
  return revokeSessions(db, staffId, {}, because, now);
}

/**
 * Call this when the branches of these users change. Requests read the new branches automatically, but open live streams have to be closed. A session
 * that works for a lost branch is refused from its next request on.
 */
export async function reachChanged(db: Database, staffIds: readonly number[], now: Date): Promise<void> {
  if (staffIds.length > 0) await closeStreams(db, { staff: staffIds }, now);
}
