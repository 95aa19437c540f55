import { sql } from 'kysely';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import type { Database } from '../../kernel/services.ts';

const turns = perDatabase(() => ({ last: Promise.resolve() }));

/**
 * Does the work while no payout of the sandbox is under way, on all servers: two owners have the same courier and the same till, and what one does must not
 * come between what the other's payout counts. Answers what the work answers, and fails with what it fails with.
 */
export function inPayoutTurn<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const turn = turns(db);
  const lock = sql`hashtext('waybill sandbox payout')`;
  // At most one of this process waits for the lock, because it holds a connection meanwhile.
  const own = turn.last.then(() =>
    db.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(${lock})`.execute(held);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${lock})`.execute(held);
      }
    }),
  );
  turn.last = own.then(
    () => {},
    () => {},
  );
  return own;
}
