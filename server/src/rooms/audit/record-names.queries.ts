import { sql, type RawBuilder } from 'kysely';
import type { RecordKind, RecordRef } from '@waybill/contract/kernel/value-shape.ts';
import type { RecordName } from '@waybill/contract/audit-values.ts';
import type { Database } from '../../kernel/services.ts';
import { recordNumber } from '../../kernel/sql/filters.ts';

/** Sources of record names. People, parcels and accounts have one name in all languages. */
const sources: Readonly<Record<RecordKind, (ids: readonly string[]) => RawBuilder<unknown>>> = {
  branch: (ids) => named('branch', 'id::text', 'name_en, name_mm, name_zh', ids),
  branch_collection: (ids) => named('branch_collection', 'id::text', 'name_en, name_mm, name_zh', ids),
  role: (ids) => named('role', 'slug', 'name_en, name_mm, name_zh', ids),
  tariff: (ids) => named('tariff', 'id::text', 'name_en, name_mm, name_zh', ids),
  place: (ids) => named('place', 'id::text', 'name_en, name_mm, name_zh', ids),
  expense_category: (ids) => named('expense_category', 'id::text', 'name_en, name_mm, name_zh', ids),
  company: (ids) => named('company', 'id::text', 'name, coalesce(name_mm, name), null', ids),
  staff: (ids) => alike('staff', 'name', ids),
  customer: (ids) => alike('customer', 'coalesce(business_name, customer_name)', ids),
  customer_bank: (ids) => alike('customer_bank', "bank || ' ••••' || right(bank_account, 4)", ids),
  bank_account: (ids) => alike('bank_account', 'name', ids),
  payment_channel: (ids) => sql`
    select distinct on (payment_channel_id) 'payment_channel' as of, payment_channel_id::text as id, name_en, name_mm, name_zh
    from payment_channel_terms
    where payment_channel_id = any(${ids.filter((id) => recordNumber(id) !== null)}::bigint[])`,
  label: (ids) => alike('label', 'tracking_code', ids),
};

function named(table: string, key: string, names: string, ids: readonly string[]): RawBuilder<unknown> {
  const column = key.replace('::text', '');
  const wanted =
    column === key ? sql`${[...ids]}::text[]` : sql`${ids.filter((id) => recordNumber(id) !== null)}::bigint[]`;
  return sql`
    select ${sql.lit(table)} as of, ${sql.raw(key)} as id, ${sql.raw(names)}
    from ${sql.table(table)}
    where ${sql.ref(column)} = any(${wanted})`;
}

function alike(table: string, name: string, ids: readonly string[]): RawBuilder<unknown> {
  return named(table, 'id::text', `${name}, ${name}, null`, ids);
}

/**
 * Reads the names of the records in audit lines, in one statement for any number. A reader of a line may read the names of its records, and nothing
 * else of them.
 */
export async function readRecordNames(db: Database, refs: readonly RecordRef[]): Promise<RecordName[]> {
  const byKind = new Map<RecordKind, string[]>();
  for (const { of, id } of refs) byKind.set(of, [...(byKind.get(of) ?? []), id]);
  if (byKind.size === 0) return [];
  const parts = [...byKind].map(([kind, ids]) => sources[kind]([...new Set(ids)]));
  const { rows } = await sql<RecordName>`
      select n.of, n.id, n.name_en, n.name_mm, n.name_zh
      from (${sql.join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      )}) as n (of, id, name_en, name_mm, name_zh)`.execute(db);
  return rows;
}
