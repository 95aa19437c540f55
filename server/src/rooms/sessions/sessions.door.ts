import type { Database } from '../../kernel/services.ts';
import { closeStreams, revokeSessions, type RevokedBecause } from './sessions.store.ts';

/** Ends every session of a person at once: suspended, banned, password set by somebody else (S-30). */
export function endSessionsOf(db: Database, staffId: number, because: RevokedBecause, now: Date): Promise<number> {
  return revokeSessions(db, staffId, {}, because, now);
}

/**
 * To be called when these people cover other branches than before: requests read that by themselves, open live streams are told here. A session that
 * works for a branch they lost is refused from its next request on.
 */
export async function reachChanged(db: Database, staffIds: readonly number[], now: Date): Promise<void> {
  if (staffIds.length > 0) await closeStreams(db, { staff: staffIds }, now);
}

export { readActor } from './read-viewer.ts';
