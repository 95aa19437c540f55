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

/** The same for a table that is joined with `left join`: null where no row was joined. */
export function namedJsonOrNull<Row = NamedRow>(
  alias: string,
  columns: readonly string[] = [],
): RawBuilder<Row | null> {
  return sql<Row | null>`case when ${sql.raw(alias)}.id is null then null else ${namedJson<Row>(alias, columns)} end`;
}

/** The name of the person whose number a column or an expression holds; null where it holds none. @example sql`select ${personName('d.issued_by')} as issue_by` */
export function personName(column: string | RawBuilder<number | null>): RawBuilder<string | null> {
  const id = typeof column === 'string' ? sql.ref(column) : column;
  return sql<string | null>`(select who.name from staff who where who.id = ${id})`;
}

/** The name of the person whose number the column `staff_id` of a table holds, or of the key that its `api_key_id` does: who did something. */
export function actorName(alias: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${personName(`${alias}.staff_id`)}, ${keyName(`${alias}.api_key_id`)})`;
}

/** What a key is called where people are named: a program's name must not look like a person's. */
export function keyName(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select 'API · ' || used.name from api_key used where used.id = ${sql.ref(column)})`;
}

/**
 * The name of a customer: the business, else the person. The index of the list of customers is on exactly this expression, so it may not be written differently. `alias` is that of their table in the
 * statement.
 */
export function customerName(alias: string): RawBuilder<string> {
  return sql.raw<string>(`coalesce(${alias}.business_name, ${alias}.customer_name)`);
}
