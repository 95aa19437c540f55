import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver, type QueryResult, type Transaction, type TransactionSettings } from 'kysely';
import type pg from 'pg';

type Send = DatabaseConnection['executeQuery'];
type Executor = Pick<Transaction<never>, 'executeQuery'>;

/** A connection of the driver: how it sends, and what waits for the commit of the transaction that it is in. */
interface Line {
  readonly send: Send;
  waiting: CompiledQuery[] | null;
}

const sentWithCommit = new WeakSet<CompiledQuery>();

/**
 * Marks a statement of which nothing more is asked than that it succeeds: in a transaction it is kept back and travels together with the commit, one round
 * trip for all of them. Its answer comes at once and is empty. When it fails, the database undoes the transaction instead, and the commit throws what the
 * statement failed with.
 *
 * @example await tx.executeQuery(withCommit(CompiledQuery.raw('insert into audit …', values)))
 */
export function withCommit<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  sentWithCommit.add(statement);
  return statement;
}

const sentAhead = new WeakSet<CompiledQuery>();

/**
 * Sends a statement of a transaction without waiting for its answer, so that it travels with the statement that comes next. The answer is asked for later;
 * when the statement fails, so does everything after it, as in any transaction.
 *
 * @example const standing = await sendAhead<{ n: number }>(tx, CompiledQuery.raw('select …')); …; const { rows } = await standing();
 */
export async function sendAhead<Row>(tx: Executor, statement: CompiledQuery<Row>): Promise<() => Promise<QueryResult<Row>>> {
  sentAhead.add(statement);
  const { rows: [sent] } = await tx.executeQuery(statement) as unknown as QueryResult<{ answer: Promise<QueryResult<Row>> }>;
  return () => (sent as { answer: Promise<QueryResult<Row>> }).answer;
}

/** A transaction begins with its first statement, and ends with its last: both travel together. */
class EagerDriver extends PostgresDriver {
  readonly #lines = new WeakMap<DatabaseConnection, Line>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!this.#lines.has(connection)) this.#lines.set(connection, lineOf(connection));
    return connection;
  }

  /** What `begin` fails with, a connection that is gone, the statement after it fails with as well. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const line = this.#lineOf(connection);
    line.waiting = [];
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined) return super.beginTransaction(connection, settings);
    line.send(CompiledQuery.raw('begin')).catch(() => {});
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const line = this.#lineOf(connection);
    const last = [...(line.waiting ?? []), CompiledQuery.raw('commit')];
    line.waiting = null;
    const outcomes = await Promise.allSettled(last.map((statement) => line.send(statement)));
    // The first that failed is the reason; after it the commit undoes everything and calls that a success.
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#lineOf(connection).waiting = null;
    return super.rollbackTransaction(connection);
  }

  #lineOf(connection: DatabaseConnection): Line {
    const line = this.#lines.get(connection);
    if (!line) throw new Error('a connection that this driver has not given out');
    return line;
  }
}

/** Makes a connection keep back, while it is in a transaction, what is to go with its commit, and not wait for what is sent ahead. */
function lineOf(connection: DatabaseConnection): Line {
  const line: Line = { send: connection.executeQuery.bind(connection) as Send, waiting: null };
  const nothing: QueryResult<never> = { rows: [] };
  connection.executeQuery = async (statement, ...rest) => {
    if (sentAhead.has(statement)) {
      const answer = line.send(statement, ...rest);
      answer.catch(() => {});
      return { rows: [{ answer }] as never };
    }
    if (line.waiting === null || !sentWithCommit.has(statement)) return line.send(statement, ...rest);
    line.waiting.push(statement);
    return nothing;
  };
  return line;
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
