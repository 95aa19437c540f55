import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely';
import type pg from 'pg';

/** A transaction begins with its first statement: both travel together. What `begin` fails with, a connection that is gone, the statement fails with as well. */
class EagerDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined) return super.beginTransaction(connection, settings);
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => {});
  }
}

class EagerDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new EagerDriver({ pool: this.#pool });
  }
}

/** How the app speaks to its database (see `createPool`, whose connections send without waiting). */
export function dialectOf(pool: pg.Pool): PostgresDialect {
  return new EagerDialect(pool);
}
