import { sql, type RawBuilder } from 'kysely';
import type { Named } from '@waybill/domain/kernel/locale.ts';

/** A row with a name in three languages, as in an answer. */
export type NamedRow = Named & { readonly id: number };

/**
 * Selects a branch, place or collection as JSON: its id, further columns, its names. `alias` is that of its table in the statement.
 *
 * @example sql`select ${namedJson('b', ['code'])} as branch from branch b`
 */
export function namedJson<Row = NamedRow>(alias: string, columns: readonly string[] = []): RawBuilder<Row> {
  const parts = ['id', ...columns, 'name_en', 'name_mm', 'name_zh'].map((column) => `'${column}', ${alias}.${column}`);
  return sql.raw<Row>(`json_build_object(${parts.join(', ')})`);
}

/** The same for a `left join`: null where no row was joined. */
export function namedJsonOrNull<Row = NamedRow>(
  alias: string,
  columns: readonly string[] = [],
): RawBuilder<Row | null> {
  return sql<Row | null>`case when ${sql.raw(alias)}.id is null then null else ${namedJson<Row>(alias, columns)} end`;
}

/**
 * Selects the name of the user whose id a column or an expression holds; null without one. @example sql`select ${personName('d.issued_by')} as
 * issue_by`
 */
export function personName(column: string | RawBuilder<number | null>): RawBuilder<string | null> {
  const id = typeof column === 'string' ? sql.ref(column) : column;
  return sql<string | null>`(select who.name from staff who where who.id = ${id})`;
}

/** Selects the name of the actor: the user in the column `staff_id` of a table, or the key in its `api_key_id`. */
export function actorName(alias: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${personName(`${alias}.staff_id`)}, ${keyName(`${alias}.api_key_id`)})`;
}

/** Selects the display name of a key among people: a program's name must not look like a person's. */
export function keyName(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select 'API · ' || used.name from api_key used where used.id = ${sql.ref(column)})`;
}

/**
 * Selects the name of a customer: the business, else the person. The index of the customer list is on exactly this expression, so it must not be
 * written differently. `alias` is that of their table in the statement.
 */
export function customerName(alias: string): RawBuilder<string> {
  return sql.raw<string>(`coalesce(${alias}.business_name, ${alias}.customer_name)`);
}
