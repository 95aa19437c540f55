import type { RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { WithIsoInstants } from './db/tables.ts';
import type { Database } from './services.ts';

/** A row whose instants are ISO text: a member that may be a Date does not compile. */
export type Wire<Row> = {
  readonly [Key in keyof Row]: unknown extends Row[Key] ? unknown : Date extends Row[Key] ? never : Row[Key];
};

/** Returns a row as answers have it: its instants as ISO text with the offset of Yangon. */
export function withIsoInstants<Row extends object>(row: Row): WithIsoInstants<Row> {
  const wire = { ...row } as Record<string, unknown>;
  for (const key in wire) if (wire[key] instanceof Date) wire[key] = toIso(wire[key]);
  return wire as WithIsoInstants<Row>;
}

/**
 * Reads records as answers have them, with instants as ISO text; a type with a Date does not compile.
 *
 * @example const [staff] = await readRecords(db, sql<{ created_at: string }>`select created_at from staff where id = ${id}`);
 */
export async function readRecords<Row extends object & Wire<Row>>(
  db: Database,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { rows } = await query.execute(db);
  return rows.map((row) => withIsoInstants(row) as Row);
}
