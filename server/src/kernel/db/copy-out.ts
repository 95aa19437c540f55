import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { offsetMinutes } from '@waybill/domain/kernel/calendar.ts';

/** Where to copy from, and what the statement may take, such as '120s'. */
export interface CopySource {
  readonly url: string;
  readonly statementTimeout: string;
}

/**
 * The rows of a statement whose columns are texts, in batches as they come, an empty text where there is none: by COPY, the fastest way out of the
 * database. A date cast to text is written DD.MM.YYYY, a moment DD.MM.YYYY HH:MM:SS in Yangon. No more is read than is taken. It reads over a connection of its own, because those of the pool cannot copy while they send without waiting.
 *
 * @example for await (const rows of copyOut({ url, statementTimeout: '120s' }, sql`select l.tracking_code, l.remark from label l`.compile(db))) for (const [code, remark] of rows) …
 * @throws what the statement fails with
 */
export async function* copyOut({ url, statementTimeout }: CopySource, statement: CompiledQuery): AsyncGenerator<string[][]> {
  const client = new pg.Client({ connectionString: url, application_name: 'waybill-files' });
  // The copy itself fails with what breaks its connection; said to nobody as well, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Rows of a copy are made by as many processes as there are: the making of the lines costs more than handing them over, which the planner cannot know.
    await client.query(`set statement_timeout = ${pg.escapeLiteral(statementTimeout)}; set parallel_tuple_cost = 0.001; set parallel_setup_cost = 10;
      set datestyle = 'German'; set time zone interval '${offsetMinutes} minutes'`);
    const lines = client.query(copyTo(`copy (${withValues(statement)}) to stdout (format text, null '')`));
    let rest: Buffer = Buffer.alloc(0);
    for await (const piece of lines as AsyncIterable<Buffer>) {
      const whole = piece.lastIndexOf(lineFeed) + 1;
      const held = Buffer.concat([rest, piece.subarray(0, whole)]);
      rest = whole === 0 ? Buffer.concat([rest, piece]) : piece.subarray(whole);
      if (whole > 0) yield rowsOf(held);
    }
  } finally {
    await client.end();
  }
}

const lineFeed = 0x0A;

/** COPY takes no parameters: they are written into the text as untyped literals, which get their type from where they stand, as parameters do. */
function withValues({ sql: text, parameters }: CompiledQuery): string {
  return text.replace(/\$(\d+)/g, (_, place: string) => literalOf(parameters[Number(place) - 1]));
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => (one === null ? 'null' : `"${String(one).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`);
  if (typeof value === 'object') throw new TypeError('a value of a copied statement is a text, a number, a boolean, a moment or a list of such');
  return pg.escapeLiteral(String(value));
}

/** What COPY writes with a backslash, by the letter behind it; any other sign stands for itself. Source: PostgreSQL, "COPY", text format. */
const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A line feed ends a row, a tab a cell: those inside of a text are written with a backslash. */
function rowsOf(held: Buffer): string[][] {
  return held.toString('utf8', 0, held.length - 1).split('\n').map((line) => {
    const cells = line.split('\t');
    return line.includes('\\') ? cells.map((cell) => cell.replace(/\\(.)/gs, (_: string, letter: string) => escaped[letter] ?? letter)) : cells;
  });
}
