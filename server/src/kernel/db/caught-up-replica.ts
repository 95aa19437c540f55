import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../services.ts';

/** Maximum wait for a replica to catch up, in milliseconds; usually it is behind by a few. A slower one is not read. */
const patienceMs = 2000;
const lookEveryMs = 25;

/**
 * Returns the replica once it has everything that the primary has at this moment. Null when there is none, or when it does not answer or catch up in
 * time: the reader then reads the primary, so that no stale data is returned unnoticed. A server that is no streaming replica cannot report its
 * position.
 * @example const from = (await caughtUpReplica(db, replica)) ?? db;
 */
export async function caughtUpReplica(
  db: Database,
  replica: Database | null | undefined,
  within: number = patienceMs,
): Promise<Database | null> {
  if (!replica) return null;
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(db);
  const until = performance.now() + within;
  const isThere = async (): Promise<boolean | null> => {
    const seen = await sql<{ there: boolean | null }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.position}::pg_lsn as there where pg_is_in_recovery()`.execute(
      replica,
    );
    return seen.rows[0]?.there ?? null;
  };
  try {
    for (;;) {
      const there = await isThere();
      if (there) return replica;
      if (there === null || performance.now() > until) return null;
      await pause(lookEveryMs);
    }
  } catch {
    return null;
  }
}
