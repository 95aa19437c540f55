import { sql, type RawBuilder } from 'kysely';
import type { Named } from '@waybill/domain/kernel/locale.ts';

/** A row with a name in three languages, as an answer holds it. */
export type NamedRow = Named & { readonly id: number };

/**
 * A branch, place or collection as JSON: its id, the columns that are asked for beside it, its names. `alias` is that of its table in the statement.
 *
 * @example sql`select ${namedJson('b', ['code'])} as branch from branch b`
 */
export function namedJson<Row = NamedRow>(alias: string, columns: readonly string[] = []): RawBuilder<Row> {
  const parts = ['id', ...columns, 'name_en', 'name_mm', 'name_zh'].map((column) => `'${column}', ${alias}.${column}`);
  return sql.raw<Row>(`json_build_object(${parts.join(', ')})`);
}

/** The same of a table that is joined where there is one: null where there is none. */
export function namedJsonOrNull<Row = NamedRow>(
  alias: string,
  columns: readonly string[] = [],
): RawBuilder<Row | null> {
  return sql<Row | null>`case when ${sql.raw(alias)}.id is null then null else ${namedJson<Row>(alias, columns)} end`;
}
