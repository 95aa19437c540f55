import type { Database } from '../../kernel/services.ts';
import { revokeSessions, type RevokedBecause } from './sessions.store.ts';

/** Ends every session of a person at once: suspended, banned, password set by somebody else (S-30). */
export function endSessionsOf(db: Database, staffId: number, because: RevokedBecause, now: Date): Promise<number> {
  return revokeSessions(db, staffId, {}, because, now);
}

export { readActor } from './read-viewer.ts';
