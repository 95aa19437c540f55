import { closeStreams } from '../../kernel/end-sessions.ts';
import type { Database } from '../../kernel/services.ts';

/** Days after which a session ends however busy it is (decisions 8). */
const absoluteDays = 30;

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly staffId: number;
  readonly branchId: number | null;
  /** The merchant that a session of the portal works for. */
  readonly customerId?: number | null;
  /** Was a second factor proved with the sign-in? */
  readonly proved?: boolean;
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
      customer_id: session.customerId ?? null,
      factor_at: session.proved ? session.now : null,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: expiresAt,
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
  return { expiresAt };
}

export async function moveSession(db: Database, sessionId: number, branchId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ branch_id: branchId }).where('id', '=', sessionId).execute();
  await closeStreams(db, { sessions: [sessionId] }, now);
}

/** Lets a session of the portal work for another merchant. */
export async function setWatched(db: Database, sessionId: number, customerId: number | null, now: Date): Promise<void> {
  await db.updateTable('session').set({ watched_customer_id: customerId }).where('id', '=', sessionId).execute();
  await closeStreams(db, { sessions: [sessionId] }, now);
}

export async function moveToMerchant(db: Database, sessionId: number, customerId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ customer_id: customerId }).where('id', '=', sessionId).execute();
  await closeStreams(db, { sessions: [sessionId] }, now);
}
