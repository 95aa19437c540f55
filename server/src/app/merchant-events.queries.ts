import { sql, type RawBuilder } from 'kysely';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { RecentChanges } from '../kernel/merchant-events.ts';
import type { Database } from '../kernel/services.ts';

type Lookup = (ids: readonly number[], among: readonly number[]) => RawBuilder<{ customer_id: number }>;

const ofTable =
  (table: string, column = 'customer_id'): Lookup =>
  (ids, among) =>
    sql`select distinct t.${sql.ref(column)} as customer_id from ${sql.table(table)} t
      where t.id = any(${[...ids]}::bigint[]) and t.${sql.ref(column)} = any(${[...among]}::bigint[])`;

/** Customers of the records that an event names, by its topic. A topic that is missing reaches no merchant. */
const lookups: Partial<Record<LiveTopic, Lookup>> = {
  labels: ofTable('label', 'merchant_id'),
  clearance: ofTable('clearance'),
  support_ticket: ofTable('support_ticket'),
  pickup_request: ofTable('pickup_request'),
  api_key: ofTable('api_key'),
  merchant_user: ofTable('customer', 'id'),
  announcement: (ids, among) => sql`select c.id as customer_id from customer c
    where c.id = any(${[...among]}::bigint[]) and exists (select from announcement a
      where a.id = any(${[...ids]}::bigint[]) and a.for_merchants and a.published_at is not null
        and case when a.for_customers = '{}' then a.for_branches = '{}' or c.branch_id = any(a.for_branches) else c.id = any(a.for_customers) end)`,
};

/** Returns which of these customers have records among those that events of one topic name. */
export async function customersOf(
  db: Database,
  topic: string,
  ids: readonly number[],
  among: readonly number[],
): Promise<number[]> {
  const lookup = (lookups as Readonly<Record<string, Lookup | undefined>>)[topic];
  if (!lookup || ids.length === 0) return [];
  const { rows } = await lookup(ids, among).execute(db);
  return rows.map(({ customer_id }) => customer_id);
}

/** Reads what these customers' parcels went through, and their money, after two numbers: scans tell a branch that something changed, and not what. */
export async function recentChanges(
  db: Database,
  since: { readonly entry: number; readonly journal: number } | null,
  among: readonly number[],
): Promise<RecentChanges> {
  const newest = sql<number>`(select coalesce(max(id), 0) from label_entry)`;
  const newestJournal = sql<number>`(select coalesce(max(id), 0) from journal)`;
  const changed = (table: 'label_entry' | 'journal', after: number) => sql`(select coalesce(json_agg(x), '[]') from (
      select e.id, s.merchant_id as customer_id from ${sql.table(table)} e join label_state s on s.label_id = e.label_id
      where e.id > ${after} and s.merchant_id = any(${[...among]}::bigint[])) x)`;
  const { rows } = await sql<RecentChanges>`
    select ${newest} as entry, ${newestJournal} as journal,
      ${since ? changed('label_entry', since.entry) : sql`'[]'::json`} as entries, ${since ? changed('journal', since.journal) : sql`'[]'::json`} as journals`.execute(
    db,
  );
  return rows[0] ?? { entry: 0, journal: 0, entries: [], journals: [] };
}
