import type { Database } from '../services.ts';

/**
 * Runs independent reads over one connection in one round trip. In a transaction they use its connection.
 *
 * @param read sends all its statements before it waits for the first answer
 * @example await pipelineReads(db, (one) => Promise.all([readEntries(one, id), readLogs(one, id)]));
 */
export function pipelineReads<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? read(db) : db.connection().execute(read);
}
