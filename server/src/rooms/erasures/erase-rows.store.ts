import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AuditRoom } from '@waybill/domain/audit-actions.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { personRegister, type Person } from '../exports/person.door.ts';
import { labelKey } from '../labels/at-rest.door.ts';
import { detailColumns, linkedTables, sideColumns, type ErasedTable, type OwnRows, type Side } from './erasable.sql.ts';

type Tx = Transaction<Tables>;

/** Value of an erased detail that must not be null. */
const erasedText = '–';
/** Rows of a transaction; small, so that concurrent work waits only a moment. */
export const rowsTogether = 500;

/** Rows that lost details, by table. */
export type ErasedCounts = Map<string, number>;

export function addCount(counts: ErasedCounts, table: string, n: number): void {
  if (n > 0) counts.set(table, (counts.get(table) ?? 0) + n);
}

/** Makes the value that a column is emptied to, for a table of this name in the query; by table and column. */
export type EmptyValues = ReadonlyMap<string, (as: string) => RawBuilder<unknown>>;

/** Reads from the schema how each column is emptied: to null where that is allowed, otherwise to a dash or an empty list. */
export async function readEmptyValues(db: Database): Promise<EmptyValues> {
  const { rows } = await sql<{ name: string; column_name: string; data_type: string; is_nullable: string }>`
    select table_name || '.' || column_name as name, column_name, data_type, is_nullable
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return new Map(rows.map((row) => [row.name, (as) => emptyValue(row, sql.ref(`${as}.${row.column_name}`))]));
}

function emptyValue(
  column: { readonly name: string; readonly data_type: string; readonly is_nullable: string },
  own: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Auditors still read which figures and states an entry changed.
  if (column.name === 'label_entry.before') return sql`without_details(${own})`;
  if (column.is_nullable === 'YES') return sql`null`;
  if (column.data_type === 'ARRAY') return sql`'{}'`;
  if (column.data_type === 'jsonb')
    return sql`case jsonb_typeof(${own}) when 'array' then '[]'::jsonb else '{}'::jsonb end`;
  return sql.lit(erasedText);
}

/** Condition: one of these columns still has a detail. */
function isReadable(empty: EmptyValues, table: ErasedTable, columns: readonly string[], as = 't'): RawBuilder<boolean> {
  const each = columns.map(
    (name) => sql<boolean>`${sql.ref(`${as}.${name}`)} is distinct from ${emptyOf(empty, table, name, as)}`,
  );
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

function emptyOf(empty: EmptyValues, table: ErasedTable, column: string, as = 't'): RawBuilder<unknown> {
  const value = empty.get(`${table}.${column}`);
  if (!value) throw new Error(`there is no column ${table}.${column}`);
  return value(as);
}

/** Empties the details of rows of `t`; returns the ids of those that had any. */
async function emptyRows(
  tx: Tx,
  empty: EmptyValues,
  table: ErasedTable,
  where: RawBuilder<boolean>,
  columns = detailColumns(table),
): Promise<number[]> {
  const set = columns.map((name) => sql`${sql.ref(name)} = ${emptyOf(empty, table, name)}`);
  const id = table === 'label_import_row' ? sql`t.position` : sql`t.id`;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} t set ${sql.join(set)} where ${where} and ${isReadable(empty, table, columns)} returning ${id} as id`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** Empties details in the audit lines of records, in the archive too; a message's line is named by its number. */
async function emptyAudit(tx: Tx, room: AuditRoom, records: readonly number[]): Promise<number> {
  if (records.length === 0) return 0;
  const named: AuditRoom = 'messages';
  const { numAffectedRows } = await sql`
    update audit set before = without_details(before), after = without_details(after),
      record_name = case when room = ${named} then null else record_name end
    where room = ${room} and record_id = any(${records.map(String)}::text[])
      and (before is distinct from without_details(before) or after is distinct from without_details(after)
        or (room = ${named} and record_name is not null))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Empties the details of these parcels on one or both sides, with everything that is linked to them. Their rows are locked by the caller. */
export async function eraseLabels(
  tx: Tx,
  empty: EmptyValues,
  labels: readonly number[],
  { sides, now }: { readonly sides: readonly Side[]; readonly now: Date },
  counts: ErasedCounts,
): Promise<void> {
  if (labels.length === 0) return;
  const columns = [...new Set(sides.flatMap((side) => sideColumns[side]))];
  const isOne = sql<boolean>`t.id = any(${[...labels]}::bigint[])`;
  const erased = await emptyRows(tx, empty, 'label', isOne, columns);
  addCount(counts, 'label', erased.length);
  const at = sides.map((side) => {
    const column = `${side}_erased_at`;
    return sql`${sql.ref(column)} = coalesce(${sql.ref(`t.${column}`)}, ${now})`;
  });
  await sql`update label t set ${sql.join(at)} where ${isOne}`.execute(tx);
  await deletePhones(tx, labels, sides);
  await refreshSearch(tx, labels);
  for (const { table, room, isOf } of linkedTables) {
    const files = table === 'delivery_proof' ? await filesOfProofs(tx, labels) : [];
    const ids = await emptyRows(tx, empty, table, isOf(labels));
    addCount(counts, table, ids.length);
    if (room) addCount(counts, 'audit', await emptyAudit(tx, room, ids));
    await deleteFiles(tx, files);
  }
  addCount(counts, 'audit', await emptyAudit(tx, 'labels', labels));
}

/** Numbers typed into other texts of a parcel are found by search as well: they go with the last side. */
async function deletePhones(tx: Tx, labels: readonly number[], sides: readonly Side[]): Promise<void> {
  const gone = [...sides, ...(sides.includes('destination') ? ['contact'] : []), ...(sides.length > 1 ? ['text'] : [])];
  await tx
    .deleteFrom('label_phone')
    .where('label_id', 'in', [...labels])
    .where('side', 'in', gone)
    .execute();
}

async function refreshSearch(tx: Tx, labels: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; parts: (string | null)[] }>`
    select l.id, array[l.tracking_code, l.mp_tracking_code, l.reference_id, l.source_name, c.business_name, l.destination_name]
      || l.source_phone || l.destination_phone || array[l.item_name] as parts
    from label l left join customer c on c.id = l.merchant_id where l.id = any(${[...labels]}::bigint[])`.execute(tx);
  const keys = rows.map(({ parts }) => labelKey(parts.filter((part) => part !== erasedText)));
  await sql`update label set search_key = k.key
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${keys}::text[]) as k(id, key) where label.id = k.id`.execute(
    tx,
  );
}

async function filesOfProofs(tx: Tx, labels: readonly number[]): Promise<number[]> {
  const proofs = await tx
    .selectFrom('delivery_proof')
    .select('file_id')
    .where('label_id', 'in', [...labels])
    .where('file_id', 'is not', null)
    .execute();
  return proofs.flatMap(({ file_id }) => file_id ?? []);
}

async function deleteFiles(tx: Tx, files: readonly number[]): Promise<void> {
  if (files.length > 0)
    await tx
      .deleteFrom('stored_file')
      .where('id', 'in', [...files])
      .execute();
}

/** Empties a number that is only a further contact of parcels. */
export async function eraseContact(tx: Tx, labels: readonly number[], person: Person): Promise<void> {
  await sql`update label set contact_phone_list = array(
      select p from unnest(contact_phone_list) p where p <> all(${[...person.phones]}::text[]))
    where id = any(${[...labels]}::bigint[])`.execute(tx);
  await sql`delete from label_phone where side = 'contact' and phone = ${person.key} and label_id = any(${[...labels]}::bigint[])`.execute(
    tx,
  );
}

/** Rows about a person that were made by the time of their request, or without a person those about anybody, done `before`. */
interface OwnRowsWanted {
  readonly person: Person | null;
  readonly requestedAt: Date;
  readonly before: Date;
  readonly now: Date;
}

/** Rows of one kind that can be emptied now: about this person, or about anybody. */
function ownIds(
  empty: EmptyValues,
  { sheet, as, madeAt, isDone }: OwnRows,
  { person, requestedAt, before, now }: OwnRowsWanted,
): RawBuilder<unknown> {
  const { table, from, isAbout, details } = personRegister[sheet];
  const about = person ? sql`${isAbout(person)} and ${madeAt} <= ${requestedAt} and` : sql``;
  return sql`select ${sql.ref(`${as}.id`)} as id from ${from} where ${about} ${isDone(before, now)} and ${isReadable(empty, table, details, as)}`;
}

/** Empties one step of the rows of one kind; returns whether there may be more. */
export async function eraseOwnRows(
  tx: Tx,
  empty: EmptyValues,
  own: OwnRows,
  which: OwnRowsWanted,
  counts: ErasedCounts,
): Promise<boolean> {
  const { table, details } = personRegister[own.sheet];
  const { rows } = await sql<{
    id: number;
  }>`${ownIds(empty, own, which)} order by ${sql.ref(`${own.as}.id`)} limit ${rowsTogether}
    for update of ${sql.ref(own.as)} skip locked`.execute(tx);
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await emptyRows(tx, empty, table, sql`t.id = any(${ids}::bigint[])`, details);
  addCount(counts, table, ids.length);
  if (own.room) addCount(counts, 'audit', await emptyAudit(tx, own.room, ids));
  if (table === 'emo')
    await sql`update emo set search_key = lower(number) where id = any(${ids}::bigint[])`.execute(tx);
  if (table === 'pickup_request')
    addCount(
      counts,
      'call_log',
      (await emptyRows(tx, empty, 'call_log', sql`t.pickup_request_id = any(${ids}::bigint[])`)).length,
    );
  return rows.length === rowsTogether;
}

/** Counts the rows of one kind about a person that still have details, done or not. */
export async function countOwnRows(
  db: Database,
  empty: EmptyValues,
  own: OwnRows,
  { person, requestedAt }: { readonly person: Person; readonly requestedAt: Date },
): Promise<number> {
  const { table, from, isAbout, details } = personRegister[own.sheet];
  // Details of a parcel's messages go with the parcel.
  const alone = own.sheet === 'messages' ? sql`m.label_id is null and` : sql``;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${from} where ${alone} ${isAbout(person)} and ${own.madeAt} <= ${requestedAt} and ${isReadable(empty, table, details, own.as)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
