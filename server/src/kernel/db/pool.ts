import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { readOnlyServer } from '../errors.ts';
import { silentLog, type Log } from '../log.ts';
import { forgetNumbers } from '../hot/number-blocks.ts';
import { keepPlans } from '../hot/prepared.ts';
import { DatabaseClient } from './database-client.ts';

/** pg's own parser, which reads every format of a timestamptz. */
const readAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

const zero = 48;

const isoLength = '2026-11-21 05:30:00'.length;

/**
 * Parses a timestamptz as the database writes it. Rows of a list have several each, and nearly all look like `2026-11-21 05:30:00.123456+00`: those
 * are parsed digit by digit, several times faster than with a regular expression. Fractions of a millisecond are cut off.
 *
 * @example types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);
 */
export function readInstant(text: string): Date {
  const end = text.length - 3;
  const usual = end >= isoLength && text.endsWith('+00') && text[4] === '-' && text[10] === ' ' && text[0] !== '0';
  if (!usual) return readAny(text);
  const two = (at: number): number => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
  let ms = 0;
  for (let at = 20, worth = 100; at < 23; at++, worth /= 10) if (at < end) ms += worth * (text.charCodeAt(at) - zero);
  return new Date(Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), ms));
}

/** Default statement timeout, in milliseconds. */
export const statementTimeout = 15_000;

/** Idle connections that a pool keeps open. */
const keptOpen = 8;

export interface PoolOptions {
  /** Maximum connections. */
  readonly max?: number;
  /** Statement timeout, in milliseconds. */
  readonly statementTimeoutMs?: number;
  readonly applicationName?: string;
  /** Connections kept open; by default at most eight. */
  readonly min?: number;
  /** How a pooler in transaction mode is in between; absent without one. */
  readonly pooler?: Pooler;
  readonly log?: Log;
}

/** Abilities of a pooler in front of the database. Settings of a session do not pass it. */
export interface Pooler {
  /** Statements may be prepared under a name (PgBouncer 1.21 and later with `max_prepared_statements`). */
  readonly keepsPlans: boolean;
}

/** Object ids of array types in pg_type, which never change; pg names only some types. */
const int8Array: number = 1016;
const dateArray: number = 1182;
const textArray: number = 1009;

/**
 * Creates a pool with the value types of the product: int8 is a number, a date stays the text 'YYYY-MM-DD', timestamptz is a Date, numeric stays
 * text. An int8 beyond 2^53 throws instead of being rounded.
 *
 * @example const pool = createPool(settings.databaseUrl, { max: 20 });
 */
export function createPool(
  url: string,
  {
    max = 20,
    min = Math.min(max, keptOpen),
    statementTimeoutMs = statementTimeout,
    applicationName = 'waybill',
    pooler,
    log = silentLog,
  }: PoolOptions = {},
): pg.Pool {
  const pool = new ProductPool({
    ...databaseOf(url),
    max,
    application_name: applicationName,
    ...(pooler ? {} : { statement_timeout: statementTimeoutMs }),
    connectionTimeoutMillis: 10_000,
    // A closed connection loses its cached plans. Connections of ordinary work therefore stay open, and those added under load are closed after a
    // while.
    min,
    idleTimeoutMillis: 600_000,
    types: productTypes(),
    // Statements that do not depend on one another are sent in one round trip.
    pipeline: true,
  });
  // Without a listener, a lost database would end the whole process; the next query opens a new connection.
  pool.on('error', (error) => (pool.ending ? log.debug : log.warn)(`A database connection was lost: ${error.message}`));
  if (pooler?.keepsPlans !== false) pool.on('connect', keepPlans);
  pool.on('connect', leaveReadOnly);
  // The same for a connection in use: its holder gets the error of the query that fails.
  pool.on(
    'connect',
    (client) =>
      void client.on('error', (error) => {
        forgetNumbers();
        log.debug(`A database connection in use was lost: ${error.message}`);
      }),
  );
  return pool;
}

/**
 * Closes a connection to a server that has become read-only after a failover, so that the next call connects to the new primary; left open, every change
 * would fail until a restart. The error is read from the connection, because the client reports a failed statement only to the caller that sent it.
 */
function leaveReadOnly(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
    if (code === readOnlyServer) setImmediate(() => void (client as unknown as pg.Client).end());
  });
}

/** Options of a pool for the address of a database, with all that libpq would read in it. */
export const databaseOf = (url: string): pg.PoolConfig =>
  ({ connectionString: url, Client: DatabaseClient }) as unknown as pg.PoolConfig;

/** All queries pass through here except those on a connection that the caller holds. */
class ProductPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    refuseSecondConnection();
    return callback ? super.connect(callback) : super.connect();
  }
}

const holding = new AsyncLocalStorage<string>();

/**
 * Runs `work`, which holds a connection of a pool, and makes every request for a second one throw: if every connection were held by work that waits
 * for another, the pool would deadlock. `holder` names the work in the error. The mistake appears at the first call instead of under load.
 */
export function withOneConnection<Result>(holder: string, work: () => Promise<Result>): Promise<Result> {
  return holding.run(holder, work);
}

/** Throws when the caller already holds a connection. */
function refuseSecondConnection(): void {
  const holder = holding.getStore();
  if (holder !== undefined)
    throw new Error(`${holder} asks for a second database connection inside of its transaction`);
}

/** Returns the parsers of these pools only; pg's own table is shared by the process and stays unchanged. */
function productTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  const int8List = pg.types.getTypeParser(int8Array) as (text: string) => string[];
  const textList = pg.types.getTypeParser(textArray) as (text: string) => string[];
  types.setTypeParser(pg.types.builtins.INT8, safeInteger);
  types.setTypeParser(int8Array, (text: string) => int8List(text).map(nullOr(safeInteger)));
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  types.setTypeParser(dateArray, (text: string) => textList(text));
  return types;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which is no safe integer.`);
  return value;
}

const nullOr =
  <T>(parse: (text: string) => T) =>
  (text: string | null): T | null =>
    text === null ? null : parse(text);
