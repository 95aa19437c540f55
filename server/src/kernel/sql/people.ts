import { sql, type RawBuilder } from 'kysely';

/** The name of the person whose number a column holds; null where it holds none. @example sql`select ${personName('d.issued_by')} as issue_by` */
export function personName(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select who.name from staff who where who.id = ${sql.ref(column)})`;
}

/**
 * What a customer is called: the business, else the person; the index of their list is on this very expression. `alias` is that of their table in the
 * statement.
 */
export function customerName(alias: string): RawBuilder<string> {
  return sql.raw<string>(`coalesce(${alias}.business_name, ${alias}.customer_name)`);
}
