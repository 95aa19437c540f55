import { sessionTopic } from '../../kernel/events.ts';
import type { Database } from '../../kernel/services.ts';

/** Days after which a session ends however busy it is (decisions 8). */
const absoluteDays = 30;

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly staffId: number;
  readonly branchId: number | null;
  readonly now: Date;
  readonly userAgent: string | null;
  readonly address: string;
}

export async function insertSession(db: Database, session: NewSession): Promise<{ expiresAt: Date }> {
  const expiresAt = new Date(session.now.getTime() + absoluteDays * 86_400_000);
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      branch_id: session.branchId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: expiresAt,
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
  return { expiresAt };
}

export type RevokedBecause = 'logout' | 'revoked' | 'password' | 'status' | 'role';

/** Ends sessions of one person: one, all but one, or all. Answers how many. */
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

export async function moveSession(db: Database, sessionId: number, branchId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ branch_id: branchId }).where('id', '=', sessionId).execute();
  await closeStreams(db, { sessions: [sessionId] }, now);
}

/** Closes the live streams of these people or sessions on every server; what goes on opens another, under the reach of that moment. */
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
