import type { Database } from '../services.ts';

/**
 * Reads what does not wait for one another's answers over one connection: the statements travel together, in one round trip. In a transaction they go over
 * its connection anyway.
 *
 * @param read sends all its statements before it waits for the first answer
 * @example await inOneTrip(db, (one) => Promise.all([readEntries(one, id), readLogs(one, id)]));
 */
export function inOneTrip<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? read(db) : db.connection().execute(read);
}
