import { sql } from 'kysely';
import { isDatabaseAway } from './errors.ts';
import type { Database } from './services.ts';

/** Databases that are reached through a pooler, each with itself without the pooler. */
const direct = new WeakMap<Database, Database>();

/** Makes locks of jobs on a database that is reached through a pooler belong to sessions of the database itself. */
export function lockOutsidePooler(db: Database, itself: Database): void {
  direct.set(db, itself);
}

/**
 * Does the work unless another process is doing it, on this server or another; returns whether it was done. The lock belongs to a database
 * connection, so a process that dies releases it, and the next one takes the work over. `held` is that connection: exclusive writes go through it,
 * because a holder who lost the lock with the connection can then write nothing more.
 * @example await withJobLock(db, `bulk:${id}`, (held) => workThrough(held, id));
 */
export async function withJobLock(
  db: Database,
  name: string,
  work: (held: Database) => Promise<void>,
): Promise<boolean> {
  return (direct.get(db) ?? db).connection().execute(async (held) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`.execute(held);
    if (!rows[0]?.taken) return false;
    try {
      await work(held);
    } finally {
      // Without its connection there is no lock to release, and the error of the work is what matters.
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(held).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
      });
    }
    return true;
  });
}

/** Is the lock of this job free? */
export async function jobLockIsFree(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(db);
  return rows[0]?.free === true;
}

/** Queues a job outside a command. With `once`, one that still waits is not queued a second time. */
export async function queueJob(
  db: Database,
  task: string,
  payload: { id: number },
  { once = false } = {},
): Promise<void> {
  const key = once ? `${task}:${payload.id}` : null;
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key}::text)`.execute(
    db,
  );
}

/** Returns the id of the record that a job is about. */
export function idOfPayload(payload: unknown): number {
  const { id } = payload as { id?: unknown };
  if (typeof id !== 'number') throw new Error(`a job without an id: ${JSON.stringify(payload)}`);
  return id;
}
