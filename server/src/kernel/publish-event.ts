import type { LiveEvent } from './context.ts';
import type { Database } from './services.ts';

/** Notifies open screens of something that happens outside a command: the progress of a job. */
export async function publishEvent(db: Database, at: Date, event: LiveEvent): Promise<void> {
  await db
    .insertInto('event')
    .values({
      at,
      topic: event.topic,
      branch_id: event.branchId ?? null,
      staff_id: event.staffId ?? null,
      payload: JSON.stringify(event.payload),
    })
    .execute();
}

/**
 * Returns a function that is true at most every `ms`, so that a screen is not notified of every row. The caller sends the last progress itself.
 *
 * @example const mayNotify = createThrottle(200); if (mayNotify()) await notify();
 */
export function createThrottle(ms: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
