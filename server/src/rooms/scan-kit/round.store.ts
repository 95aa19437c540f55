import { CompiledQuery, sql, type Transaction } from 'kysely';
import { lifeKeys, type LabelLife, type LifeBefore } from '@waybill/domain/rooms/labels/label-life.ts';
import { labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageAt } from '@waybill/domain/rooms/messages/message-states.ts';
import { planMark } from '../../kernel/hot/prepared.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import { sqlTypes } from '../../kernel/db/generated/sql-types.ts';
import { pickColumns } from '../../kernel/sql/changed-row.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

/** Locks the states of the labels with these codes until the transaction ends, always in one order, and answers the labels. */
export async function lockStates(tx: Transaction<Tables>, codes: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ label_id: number }>`
    select s.label_id
    from label_state s
    where s.label_id in (select id from label where tracking_code = any(${[...codes]}::text[]))
    order by s.label_id for update`.execute(tx);
  return rows.map(({ label_id }) => label_id);
}

/** New state of a label, applied only if its version is unchanged. */
export interface LifeChange {
  readonly label_id: number;
  readonly version: number;
  readonly life: LabelLife;
  /** Its state when it was read, if known: a round that changes little then writes few columns. */
  readonly was?: LabelLife;
  /** The entry that is the latest viewable one again, when a later one is taken back. */
  readonly entry_id?: number | null;
}

/** An entry about to be written, in its place among the others of the label. */
type Entry = Omit<TableRow<'label_entry'>, 'id' | 'recorded_at' | 'before'>;
type EntryKey = 'label_id' | 'status' | 'viewable' | 'at' | 'staff_id' | 'branch_id';

export type NewEntry = Pick<Entry, EntryKey> &
  Partial<Omit<Entry, EntryKey>> & { readonly before?: LifeBefore | null; readonly tells?: MessagePurpose | null };

export interface NewException extends Pick<
  TableRow<'exception_scan'>,
  'tracking_code' | 'label_id' | 'branch_id' | 'wanted' | 'code' | 'reason' | 'remark' | 'at' | 'device'
> {
  readonly scan_id: string;
  readonly staff_id: number;
  readonly refusal_values: object;
}

export interface Round {
  readonly changes: readonly LifeChange[];
  readonly entries: readonly NewEntry[];
  readonly kept?: readonly NewException[];
}

const lifeTypes = pickColumns(sqlTypes.label_state, lifeKeys);
const { id: _id, recorded_at: _recorded, ...entryTypes } = sqlTypes.label_entry;
const aboutTypes = { label_id: 'bigint', version: 'int', last: 'int', entry_id: 'bigint', rollup: 'text' };

/** A change is written as two rows side by side, so that a life is handed on as it is and not copied first. */
const aboutArrays = rowArrays(aboutTypes);
const lifeArrays = rowArrays(lifeTypes);
const changeArrays = rowArrays({ ...aboutTypes, ...lifeTypes });
const entryArrays = rowArrays(entryTypes);
const entryColumns = entryArrays.columns;
const firstEntry = 2 + changeArrays.columns.length;
const firstKept = firstEntry + entryColumns.length;

/** `$2` are the labels of the round, the first column of its changes. */
const keptText = `
  ), kept as (
    insert into exception_scan (scan_id, tracking_code, label_id, branch_id, staff_id, wanted, code, said, reason, remark, at, recorded_at, device)
    select k.scan_id, k.tracking_code, k.label_id, k.branch_id, k.staff_id, k.wanted, k.code, k.refusal_values, k.reason, k.remark, k.at, $1::timestamptz, k.device
    from jsonb_to_recordset($${firstKept}::jsonb) as k(scan_id text, tracking_code text, label_id bigint, branch_id bigint, staff_id bigint, wanted text, code text, refusal_values jsonb, reason text,
      remark text, at timestamptz, device text)
    where k.label_id is null or k.label_id in (select label_id from moved) or k.label_id <> all((select $2::bigint[])::bigint[])
    on conflict (scan_id) where scan_id is not null do nothing`;

/** Looked up in a hash of what was moved; as a join it would be planned for few rows and compare each with each. */
const isMoved = '(e.label_id in (select label_id from moved)) is true';

/** Messages are inserted with their entries in one statement, so neither exists without the other. Their text is written later. */
const queueText = (first: number) => `
  ), queued as (
    insert into message (purpose, event, branch_id, label_id, status, due_at, created_at, updated_at)
    select t.purpose, e.id, e.branch_id, e.label_id, '${messageAt.queued}', $1::timestamptz, $1::timestamptz, $1::timestamptz
    from unnest($${first}::int[], $${first + 1}::text[]) as t(n, purpose) join entry e on e.n = t.n
    where ${isMoved} and e.branch_id is not null`;

/** Any number of entries a label, all columns, with scans to keep and messages or without; each text is planned once a connection. */
const roundText = (more: string) => `${planMark}
  with entry as materialized (
    select nextval('label_entry_id_seq') as id, e.* from ${entryArrays.from(firstEntry)} as e
  ), made as materialized (
    select array_agg(id order by n) as ids from entry
  ), moved as (
    update label_state s set ${lifeKeys.map((key) => `${key} = c.${key}`).join(', ')}, rollup = c.rollup, version = s.version + 1, entry_id = coalesce(made.ids[c.last], c.entry_id, s.entry_id)
    from made, ${changeArrays.from(2)} as c where s.label_id = c.label_id and s.version = c.version returning s.label_id${more}
  )
  insert into label_entry (id, recorded_at, ${entryColumns.join(', ')}) overriding system value
  select e.id, $1::timestamptz, ${entryColumns.map((key) => (key === 'inferred' ? 'coalesce(e.inferred, false)' : `e.${key}`)).join(', ')}
  from entry e where ${isMoved} order by e.n returning id, label_id`;
const texts = {
  plain: roundText(''),
  keeping: roundText(keptText),
  telling: roundText(queueText(firstKept)),
  both: roundText(`${keptText}${queueText(firstKept + 1)}`),
};

export interface RoundStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statement of a round with its parameters, for who runs it and for who measures it. */
export function roundStatement({ changes, entries, kept = [] }: Round, now: Date): RoundStatement {
  // Always in the order of the labels: two rounds that share some do not wait for each other crosswise.
  const ordered = changes.length > 1 ? [...changes].sort((a, b) => a.label_id - b.label_id) : changes;
  const last = new Map<number, number>();
  entries.forEach(({ label_id, viewable }, at) => viewable && last.set(label_id, at + 1));
  const about = ordered.map(({ label_id, version, entry_id, life }) => ({
    label_id,
    version,
    last: last.get(label_id),
    entry_id,
    rollup: labelStatuses[life.status].rollup,
  }));
  const values: unknown[] = [
    now,
    ...aboutArrays.values(about),
    ...lifeArrays.values(ordered.map(({ life }) => life)),
    ...entryArrays.values(entries),
  ];
  const messages = entries.flatMap(({ tells }, at) => (tells ? [{ n: at + 1, tells }] : []));
  if (kept.length > 0) values.push(JSON.stringify(kept));
  if (messages.length === 0) return { text: kept.length === 0 ? texts.plain : texts.keeping, values };
  values.push(
    messages.map(({ n }) => n),
    messages.map(({ tells }) => tells),
  );
  return { text: kept.length === 0 ? texts.telling : texts.both, values };
}

/**
 * Writes what happened to any number of labels by one statement: their states, their entries, scans that are kept. A label that somebody else changed
 * since it was read is left as it is, with everything of it. Answers, by the labels that were written, the ids of their entries in their order.
 */
export function writeRound(db: Database, round: Round, now: Date): Promise<ReadonlyMap<number, readonly number[]>> {
  return runRound(db, roundStatement(round, now));
}

/** The same with its statement made before. */
export async function runRound(
  db: Database,
  { text, values }: RoundStatement,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await db.executeQuery<{ id: number; label_id: number }>(CompiledQuery.raw(text, [...values]));
  const ids = new Map<number, number[]>();
  for (const { id, label_id } of rows) {
    const own = ids.get(label_id);
    if (own) own.push(id);
    else ids.set(label_id, [id]);
  }
  return ids;
}
