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

/** A connection of the driver: how it sends, and the statements of its transaction that are deferred to the commit or were pipelined. */
interface Line {
  readonly send: Send;
  waiting: CompiledQuery[] | null;
  ahead: Promise<unknown>[];
  /** The first failure in the transaction, whether or not its caller handled it. */
  failed: { readonly reason: unknown } | null;
}

const sentWithCommit = new WeakSet<CompiledQuery>();

/**
 * Marks a statement whose only outcome is success or failure: in a transaction it is deferred and sent together with the commit, in one round trip
 * for all of them. It returns at once with an empty result. When it fails, the database rolls the transaction back, and the commit throws that error.
 * @example await tx.executeQuery(deferToCommit(CompiledQuery.raw('insert into audit …', values)))
 */
export function deferToCommit<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  sentWithCommit.add(statement);
  return statement;
}

const goAhead = new WeakSet<CompiledQuery>();

/**
 * Pipelines a statement: it is sent at once, and its transaction continues without waiting for the result, which is empty. When it fails, every later
 * statement fails with the same reason, up to the commit.
 * @example await tx.executeQuery(ahead(CompiledQuery.raw('insert into label …', values)))
 */
export function pipelined<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  goAhead.add(statement);
  return statement;
}

/** Sends `begin` with the first statement of a transaction, and the commit with the last. */
class EagerDriver extends PostgresDriver {
  readonly #lines = new WeakMap<DatabaseConnection, Line>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!this.#lines.has(connection)) this.#lines.set(connection, lineOf(connection));
    return connection;
  }

  /** An error of `begin`, such as a lost connection, also fails the statement after it. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const line = this.#lineOf(connection);
    endOf(line);
    line.waiting = [];
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      return super.beginTransaction(connection, settings);
    line.send(CompiledQuery.raw('begin')).catch(() => {});
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const line = this.#lineOf(connection);
    const last = [...(line.waiting ?? []), CompiledQuery.raw('commit')].map((statement) => line.send(statement));
    const answers = [...line.ahead, ...last];
    const earlier = line.failed;
    endOf(line);
    // After a failed statement PostgreSQL answers the commit with a rollback and calls that a success.
    const failed = (await firstFailure(answers)) ?? earlier;
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
  line.failed = null;
}

/** Waits for all of these results and returns the first error. In a transaction it is the reason why the later statements failed. */
async function firstFailure(answers: readonly Promise<unknown>[]): Promise<PromiseRejectedResult | undefined> {
  const outcomes = await Promise.allSettled(answers);
  return outcomes.find((outcome) => outcome.status === 'rejected');
}

/** Makes a connection defer marked statements to the commit, and send pipelined ones without waiting, while it is in a transaction. */
function lineOf(connection: DatabaseConnection): Line {
  const line: Line = { send: connection.executeQuery.bind(connection) as Send, waiting: null, ahead: [], failed: null };
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
      if (line.waiting !== null) line.failed ??= { reason };
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

/** Returns the dialect by which the app uses its database (see `createPool`, whose connections pipeline statements). */
export function dialectOf(pool: pg.Pool): PostgresDialect {
  return new EagerDialect(pool);
}
