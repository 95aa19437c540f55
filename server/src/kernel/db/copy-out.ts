import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Where to copy from, and what the statement may take, such as '120s'. */
export interface CopySource {
  readonly url: string;
  readonly statementTimeout: string;
}

/** What stands between the columns of a line, one sign, and at its end. */
export interface LineForm {
  readonly between: string;
  readonly end: string;
}

/**
 * The rows of a statement as lines of their texts as they stand, nothing where there is none, in pieces of whole lines: by COPY, the fastest way out of
 * the database. `take` is given one piece after another and is waited for, so that no more is read than can be put away. It reads over a connection of
 * its own, because those of the pool cannot copy while they send without waiting.
 *
 * @example await copyOut({ url, statementTimeout: '120s' }, sql`select l.tracking_code, l.remark from label l`.compile(db), { between: ',', end: '\n' }, (piece) => file.write(piece))
 * @throws what the statement or `take` fails with
 */
export async function copyOut({ url, statementTimeout }: CopySource, statement: CompiledQuery, form: LineForm, take: (piece: Buffer, lines: number) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'waybill-files' });
  // The copy itself fails with what breaks its connection; said to nobody as well, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Rows of a copy are made by as many processes as there are: the making of the lines costs more than handing them over, which the planner cannot know.
    await client.query(`set statement_timeout = ${pg.escapeLiteral(statementTimeout)}; set parallel_tuple_cost = 0.001; set parallel_setup_cost = 10`);
    const rows = client.query(copyTo(`copy (${withValues(statement)}) to stdout (format text, delimiter ${pg.escapeLiteral(form.between)}, null '')`));
    let rest: Buffer = Buffer.alloc(0);
    for await (const piece of rows as AsyncIterable<Buffer>) {
      const whole = piece.lastIndexOf(lineFeed) + 1;
      const held = Buffer.concat([rest, piece.subarray(0, whole)]);
      rest = whole === 0 ? Buffer.concat([rest, piece]) : piece.subarray(whole);
      if (whole > 0) await take(asWritten(held, form.end), countOf(held));
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

function countOf(held: Buffer): number {
  let lines = 0;
  for (let at = held.indexOf(lineFeed); at !== -1; at = held.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}

/** What COPY writes with a backslash, by the letter behind it; any other sign stands for itself. Source: PostgreSQL, "COPY", text format. */
const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A line feed ends a line: one inside of it is written with a backslash. Bytes are looked at as Latin 1, which changes none of them. */
function asWritten(held: Buffer, end: string): Buffer {
  const text = held.toString('latin1');
  const lines = text.includes('\\')
    ? text.replace(/\\(.)|\n/gs, (_: string, letter: string | undefined) => (letter === undefined ? end : (escaped[letter] ?? letter)))
    : text.replaceAll('\n', end);
  return Buffer.from(lines, 'latin1');
}
