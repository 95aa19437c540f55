import { sql } from 'kysely';
import { sandboxSerials } from '@waybill/domain/rooms/sandbox/sandbox-rules.ts';
import { products } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { Database } from '../../kernel/services.ts';
import { seedRoles } from '../../rooms/roles/seed-roles.ts';
import { insertPeople, readClerkId } from '../../rooms/sandbox/sandbox.door.ts';

interface Brought {
  readonly table: string;
  /** Columns that reference something that is not copied. */
  readonly without?: readonly string[];
  /** No other table references these rows, so they are replaced completely: rows deleted from the operator's database are deleted here too. */
  readonly anew?: true;
}

/**
 * Tables that the sandbox copies from the operator's database, in the order of their foreign keys: branches, routes, places and prices. Never people.
 */
const sharedRows: readonly Brought[] = [
  { table: 'branch_collection' },
  { table: 'branch' },
  { table: 'branch_route', anew: true },
  { table: 'branch_route_hop', anew: true },
  { table: 'place' },
  { table: 'shipped_list' },
  { table: 'nrc_township', anew: true },
  { table: 'tariff', without: ['created_by', 'published_by'] },
  { table: 'tariff_step', anew: true },
];
const ofCustomer: Brought = { table: 'customer', without: ['company_id', 'created_by'] };

/** The key or the user whose program is to work there, besides the shared rows. */
interface Wanted {
  readonly keyId?: number;
  readonly customerId?: number;
}

/**
 * Copies branches, places and prices of the operator to the sandbox database, and a test key with its merchant; updates rows that exist. It is the
 * only path between the two databases, and only reads the operator's.
 */
export async function copyToSandbox(
  from: Database,
  into: Database,
  { keyId, customerId }: Wanted,
  now: Date,
): Promise<void> {
  await seedRoles(into);
  await into.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('waybill sandbox'))`.execute(tx);
    await reserveCodes(tx);
    for (const { table, anew } of [...sharedRows].reverse())
      if (anew) await sql`delete from ${sql.table(table)}`.execute(tx);
    for (const one of sharedRows) await copy(from, tx, one, sql<boolean>`true`);
    await insertPeople(tx, now);
    if (customerId !== undefined) await copy(from, tx, ofCustomer, sql<boolean>`t.id = ${customerId}`);
    if (keyId === undefined) return;
    await copy(from, tx, ofCustomer, sql<boolean>`t.id = (select k.customer_id from api_key k where k.id = ${keyId})`);
    await copyKey(from, tx, keyId);
  });
}

async function copy(
  from: Database,
  into: Database,
  { table, without = [] }: Brought,
  where: ReturnType<typeof sql<boolean>>,
): Promise<void> {
  const { rows } = await sql<{ all: string | null }>`
    select (jsonb_agg(to_jsonb(t) - ${[...without]}::text[]))::text as all from ${sql.table(table)} t where ${where}`.execute(
    from,
  );
  const all = rows[0]?.all;
  if (!all) return;
  const columns = await columnsOf(into, table);
  const named = columns.map(({ name }) => sql.ref(name));
  const keys = columns.filter(({ key }) => key).map(({ name }) => sql.ref(name));
  const changes = columns
    .filter(({ key }) => !key)
    .map(({ name }) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(named)}) overriding system value
    select ${sql.join(named)} from jsonb_populate_recordset(null::${sql.table(table)}, ${all}::jsonb)
    on conflict (${sql.join(keys)}) do ${changes.length === 0 ? sql`nothing` : sql`update set ${sql.join(changes)}`}`.execute(
    into,
  );
}

/** Returns the writable columns of a table, and which of them are its key. */
async function columnsOf(db: Database, table: string): Promise<readonly { name: string; key: boolean }[]> {
  const { rows } = await sql<{ name: string; key: boolean }>`
    select a.attname as name, coalesce(a.attnum = any(k.conkey), false) as key
    from pg_attribute a
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p'
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`.execute(db);
  return rows;
}

/** Copies the key to the sandbox without expiry, because every call checks in the operator's database, by the real clock, that it is still valid. */
async function copyKey(from: Database, into: Database, keyId: number): Promise<void> {
  const key = await from.selectFrom('api_key').selectAll().where('id', '=', keyId).executeTakeFirstOrThrow();
  const kept = {
    ...key,
    expires_at: null,
    rolled_to: null,
    revoked_at: null,
    revoked_by: null,
    revoke_reason: null,
    last_used_at: null,
    last_used_address: null,
    created_by: await readClerkId(into),
  };
  const names = Object.keys(kept) as (keyof typeof kept)[];
  await sql`
    insert into api_key (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    values (${sql.join(names.map((name) => sql.val(kept[name])))})
    on conflict (id) do nothing`.execute(into);
}

/**
 * Codes of the sandbox use separate serials, so that none equals one of the operator's. Each serial is reserved once; used ones are not used again.
 */
async function reserveCodes(db: Database): Promise<void> {
  const sequences = [...products.map((product) => `label_serial_${product.toLowerCase()}`), 'mailbag_serial'];
  const { rows: free } = await sql<{ sequence: string }>`
    select sequencename as sequence from pg_sequences
    where schemaname = current_schema() and sequencename = any(${sequences}) and min_value <> ${sandboxSerials.first}`.execute(
    db,
  );
  for (const { sequence } of free)
    await sql`alter sequence ${sql.table(sequence)} minvalue ${sql.lit(sandboxSerials.first)} maxvalue ${sql.lit(sandboxSerials.last)} start ${sql.lit(sandboxSerials.first)} restart`.execute(
      db,
    );
}
