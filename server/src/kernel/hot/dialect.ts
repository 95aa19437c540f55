import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';

type Send = DatabaseConnection['executeQuery'];

/** A connection of the driver: how it sends, and of the transaction that it is in what waits for the commit and what was sent ahead. */
interface Line {
  readonly send: Send;
  waiting: CompiledQuery[] | null;
  ahead: Promise<unknown>[];
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

const goAhead = new WeakSet<CompiledQuery>();

/**
 * Marks a statement that a transaction is not to wait for: it is sent at once and travels with the statement that comes next. Its answer comes at once and is
 * empty. When it fails, everything after it does, up to the commit, and for its reason.
 *
 * @example await tx.executeQuery(ahead(CompiledQuery.raw('insert into label …', values)))
 */
export function ahead<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  goAhead.add(statement);
  return statement;
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
    line.ahead = [];
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      return super.beginTransaction(connection, settings);
    line.send(CompiledQuery.raw('begin')).catch(() => {});
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const line = this.#lineOf(connection);
    const last = [...(line.waiting ?? []), CompiledQuery.raw('commit')].map((statement) => line.send(statement));
    const answers = [...line.ahead, ...last];
    endOf(line);
    // After the first that failed the commit undoes everything and calls that a success.
    const failed = await firstFailure(answers);
    if (failed) throw failed.reason;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    endOf(this.#lineOf(connection));
    return super.rollbackTransaction(connection);
  }

  #lineOf(connection: DatabaseConnection): Line {
    const line = this.#lines.get(connection);
    if (!line) throw new Error('a connection that this driver has not given out');
    return line;
  }
}

function endOf(line: Line): void {
  line.waiting = null;
  line.ahead = [];
}

/** When all of these are answered: what the first of them failed with. In a transaction that is why those after it did. */
async function firstFailure(answers: readonly Promise<unknown>[]): Promise<PromiseRejectedResult | undefined> {
  const outcomes = await Promise.allSettled(answers);
  return outcomes.find((outcome) => outcome.status === 'rejected');
}

/** Makes a connection keep back, while it is in a transaction, what is to go with its commit, and not wait for what is sent ahead. */
function lineOf(connection: DatabaseConnection): Line {
  const line: Line = { send: connection.executeQuery.bind(connection) as Send, waiting: null, ahead: [] };
  const nothing: QueryResult<never> = { rows: [] };
  connection.executeQuery = async (statement, ...rest) => {
    if (line.waiting !== null && goAhead.has(statement)) {
      const answer = line.send(statement, ...rest);
      answer.catch(() => {});
      line.ahead.push(answer);
      return nothing;
    }
    if (line.waiting !== null && sentWithCommit.has(statement)) {
      line.waiting.push(statement);
      return nothing;
    }
    try {
      return await line.send(statement, ...rest);
    } catch (reason) {
      throw (await firstFailure(line.ahead))?.reason ?? reason;
    }
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
