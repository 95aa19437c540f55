import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { offsetMinutes } from '@waybill/domain/kernel/calendar.ts';
import { databaseOf, statementTimeout, type Pooler } from './pool.ts';

/** Connection pool to copy from (`createCopyPool`), and the statement timeout, such as '120s'. */
export interface CopySource {
  readonly pool: pg.Pool;
  readonly statementTimeout: string;
}

/**
 * Yields the rows of a statement as texts, in batches as they arrive, with an empty text for null: by COPY, the fastest way out of the database. A
 * date is written DD.MM.YYYY, an instant DD.MM.YYYY HH:MM:SS in Yangon, a boolean t or f. Reads no further than its consumer.
 *
 * @example for await (const rows of copyOut({ pool: services.copyPool, statementTimeout: '120s' }, sql`select l.tracking_code, l.remark from label l`.compile(db))) for (const [code, remark] of rows) …
 * @throws what the statement fails with
 */
export async function* copyOut(source: CopySource, statement: CompiledQuery): AsyncGenerator<string[][]> {
  for await (const lines of copyLines(source, statement)) yield rowsOf(lines);
}

/**
 * Yields the rows as COPY writes them (PostgreSQL, "COPY", text format), in batches of whole lines.
 *
 * @example for await (const lines of copyLines({ pool: services.copyPool, statementTimeout: '120s' }, statement)) csv.write(lines);
 * @throws what the statement fails with
 */
export async function* copyLines(
  { pool, statementTimeout }: CopySource,
  statement: CompiledQuery,
): AsyncGenerator<Buffer> {
  const client = await pool.connect();
  // A reader that stops or fails midway leaves a connection that is still copying: it is not returned to the pool.
  let broken = true;
  try {
    await client.query(
      `begin read only; set local statement_timeout = ${pg.escapeLiteral(statementTimeout)}; set local datestyle = 'German'; set local time zone interval '${offsetMinutes} minutes'`,
    );
    const lines = client.query(copyTo(`copy (${withValues(statement)}) to stdout (format text, null '')`));
    let held: Buffer[] = [];
    let length = 0;
    for await (const piece of lines as AsyncIterable<Buffer>) {
      held.push(piece);
      length += piece.length;
      const end = length < batchBytes ? 0 : piece.lastIndexOf(lineFeed) + 1;
      if (end === 0) continue;
      const rest = piece.subarray(end);
      yield Buffer.concat(held, length - rest.length);
      held = [rest];
      length = rest.length;
    }
    if (length > 0) yield Buffer.concat(held);
    await client.query('commit');
    broken = false;
  } finally {
    client.release(broken);
  }
}

const lineFeed = 0x0a;
/** The database sends chunks of eight kilobytes; passing on each one would cost more than parsing its rows. */
const batchBytes = 65_536;

/** Creates the pool for `copyOut` and `copyBytes`, which cannot pipeline statements; small, since most copies are short. */
export function createCopyPool(url: string | undefined, pooler?: Pooler): pg.Pool {
  const pool = new pg.Pool({
    ...databaseOf(url ?? ''),
    max: 6,
    application_name: 'waybill-files',
    ...(pooler ? {} : { statement_timeout: statementTimeout }),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
  });
  // An error of the connection already fails the copy; without this listener it would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Bytes before the first row of a binary copy: signature, flags, an empty extension. Source: PostgreSQL, "COPY", binary format. */
const binaryHead = 19;
/** Offset of its only value: after the number of values and the length of this one. */
const valueAt = binaryHead + 2 + 4;

/**
 * Returns the one bytea of the one row that a statement finds, `null` when it finds none. Binary COPY avoids the hexadecimal text of a query, which
 * takes five times as long.
 *
 * @example await copyBytes(services.copyPool, db.selectFrom('export_chunk').select('data').where('export_id', '=', id).where('position', '=', 0).compile())
 */
export async function copyBytes(pool: pg.Pool, statement: CompiledQuery): Promise<Buffer | null> {
  const client = await pool.connect();
  let broken = true;
  try {
    const pieces: Buffer[] = [];
    for await (const piece of client.query(
      copyTo(`copy (${withValues(statement)}) to stdout (format binary)`),
    ) as AsyncIterable<Buffer>)
      pieces.push(piece);
    broken = false;
    const all = Buffer.concat(pieces);
    return all.readInt16BE(binaryHead) === 1 ? all.subarray(valueAt, valueAt + all.readInt32BE(valueAt - 4)) : null;
  } finally {
    client.release(broken);
  }
}

/** Writes parameters into the text as untyped literals, because COPY takes none; their type follows from their position, as for parameters. */
function withValues({ sql: text, parameters }: CompiledQuery): string {
  return text.replace(/\$(\d+)/g, (_, place: string) => literalOf(parameters[Number(place) - 1]));
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value))
    return pg.escapeLiteral(
      `{${value.map((one) => (one === null ? 'null' : `"${String(one).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`,
    );
  if (typeof value === 'object')
    throw new TypeError('a value of a copied statement is a text, a number, a boolean, a moment or a list of such');
  return pg.escapeLiteral(String(value));
}

/** Letters that COPY writes after a backslash; any other escaped character is itself. Source: PostgreSQL, "COPY", text format. */
const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

const backslash = 0x5c;

/** Removes COPY's escapes from a value. @example unescaped('a\\\\b') === 'a\\b' */
export function unescaped(cell: string): string {
  return cell.replace(/\\(.)/gs, (_: string, letter: string) => escaped[letter] ?? letter);
}

/** A line feed ends a row, a tab a cell; inside a text they are escaped. */
function rowsOf(held: Buffer): string[][] {
  const escapes = held.includes(backslash);
  return held
    .toString('utf8', 0, held.length - 1)
    .split('\n')
    .map((line) => {
      const cells = line.split('\t');
      return escapes && line.includes('\\') ? cells.map(unescaped) : cells;
    });
}
