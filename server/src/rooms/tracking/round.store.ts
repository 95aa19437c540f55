import { CompiledQuery } from 'kysely';
import { lifeKeys, type LabelLife, type LifeBefore } from '@waybill/domain/rooms/labels/label-life.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { planMark } from '../../kernel/db/prepared.ts';
import { rowArrays, type RowArrays } from '../../kernel/db/row-arrays.ts';
import type { Database } from '../../kernel/services.ts';

/** What a label becomes, if it still is what was read: the version says so. */
export interface LifeChange {
  readonly label_id: number;
  readonly version: number;
  readonly life: LabelLife;
  /** What it was when it was read, of who knows it: a round that changes little names few columns. */
  readonly was?: LabelLife;
  /** The entry that is the latest viewable one again, when a later one is taken back. */
  readonly entry_id?: number | null;
}

/** An entry about to be written, in its place among the others of the label. */
export interface NewEntry {
  readonly label_id: number;
  readonly status: LabelStatus;
  readonly viewable: boolean;
  readonly at: Date;
  readonly staff_id: number | null;
  readonly branch_id: number | null;
  readonly to_branch_id?: number | null;
  readonly to_staff_id?: number | null;
  readonly scan_id?: string | null;
  readonly device?: string | null;
  readonly place?: string | null;
  readonly reason?: string | null;
  readonly remark?: string | null;
  readonly inferred?: boolean;
  readonly before?: LifeBefore | null;
  readonly undoes_id?: number | null;
}

export interface KeptScan {
  readonly scan_id: string;
  readonly tracking_code: string;
  readonly label_id: number | null;
  readonly branch_id: number | null;
  readonly staff_id: number;
  readonly wanted: string | null;
  readonly code: string;
  readonly said: object;
  readonly reason: string | null;
  readonly remark: string | null;
  readonly at: Date;
  readonly device: string | null;
}

export interface Round {
  readonly changes: readonly LifeChange[];
  readonly entries: readonly NewEntry[];
  readonly kept?: readonly KeptScan[];
}

const lifeTypes: Readonly<Record<keyof LabelLife, string>> = {
  status: 'text', previous: 'text', shipping_type: 'text', accept_branch_id: 'bigint', deliver_branch_id: 'bigint', forward_branch_id: 'bigint', forward_hops: 'bigint[]', holder_branch_id: 'bigint',
  holder_staff_id: 'bigint', attempts: 'int', max_attempts: 'int', return_attempts: 'int', return_step: 'text', return_at: 'timestamptz', cod_status: 'text', status_at: 'timestamptz',
  accepted_at: 'timestamptz', delivered_at: 'timestamptz', closed_at: 'timestamptz',
};
const entryTypes = {
  label_id: 'bigint', status: 'text', viewable: 'boolean', at: 'timestamptz', staff_id: 'bigint', branch_id: 'bigint', to_branch_id: 'bigint', to_staff_id: 'bigint', scan_id: 'text', device: 'text', place: 'text',
  reason: 'text', remark: 'text', inferred: 'boolean', before: 'jsonb', undoes_id: 'bigint',
} as const satisfies Record<keyof NewEntry, string>;
const aboutTypes = { label_id: 'bigint', version: 'int', last: 'int', entry_id: 'bigint', rollup: 'text' };

/** What a parcel that is sent off, arrives or goes out with a courier becomes: most scans, all night, change nothing else. */
const travelled = ['status', 'previous', 'holder_branch_id', 'holder_staff_id', 'status_at'] as const satisfies readonly (keyof LabelLife)[];
const untravelled = lifeKeys.filter((key) => !(travelled as readonly string[]).includes(key));
/** And what is said of it. */
const usual = ['label_id', 'status', 'viewable', 'at', 'staff_id', 'branch_id', 'to_branch_id', 'to_staff_id', 'scan_id', 'before'] as const satisfies readonly (keyof NewEntry)[];
const unusual = (Object.keys(entryTypes) as (keyof NewEntry)[]).filter((key) => !(usual as readonly string[]).includes(key));

/** A statement of rounds: its text, and what it takes of them. A change is written as two rows side by side, so that a life is handed on as it is and not copied first. */
interface RoundText {
  readonly text: string;
  readonly about: RowArrays<keyof typeof aboutTypes>;
  readonly life: RowArrays<keyof LabelLife>;
  readonly entries: RowArrays<keyof NewEntry>;
}

/** `$2` are the labels of the round, the first column of its changes. */
const keptText = (first: number) => `
  ), kept as (
    insert into exception_scan (scan_id, tracking_code, label_id, branch_id, staff_id, wanted, code, said, reason, remark, at, recorded_at, device)
    select k.scan_id, k.tracking_code, k.label_id, k.branch_id, k.staff_id, k.wanted, k.code, k.said, k.reason, k.remark, k.at, $1::timestamptz, k.device
    from jsonb_to_recordset($${first}::jsonb) as k(scan_id text, tracking_code text, label_id bigint, branch_id bigint, staff_id bigint, wanted text, code text, said jsonb, reason text,
      remark text, at timestamptz, device text)
    where k.label_id is null or k.label_id in (select label_id from moved) or k.label_id <> all((select $2::bigint[])::bigint[])
    on conflict (scan_id) where scan_id is not null do nothing`;

/** Looked up in a hash of what was moved; as a join it would be planned for few rows and compare each with each. */
const isMoved = '(e.label_id in (select label_id from moved)) is true';

/**
 * Each text is planned once a connection. The database makes ready every column that a statement names, each time it runs, which costs more than a row does:
 * of a round that only travels the narrow text names half of them.
 */
function roundText(lives: readonly (keyof LabelLife)[], said: readonly (keyof NewEntry)[], kept: boolean): RoundText {
  const lifeTypesHere = picked(lifeTypes, lives);
  const about = rowArrays(aboutTypes);
  const changes = rowArrays({ ...aboutTypes, ...lifeTypesHere });
  const entries = rowArrays(picked(entryTypes, said));
  const firstEntry = 2 + changes.columns.length;
  const text = `${planMark}
  with entry as materialized (
    select nextval('label_entry_id_seq') as id, e.* from ${entries.from(firstEntry)} as e
  ), made as materialized (
    select array_agg(id order by n) as ids from entry
  ), moved as (
    update label_state s set ${lives.map((key) => `${key} = c.${key}`).join(', ')}, rollup = c.rollup, version = s.version + 1, entry_id = coalesce(made.ids[c.last], c.entry_id, s.entry_id)
    from made, ${changes.from(2)} as c where s.label_id = c.label_id and s.version = c.version returning s.label_id${kept ? keptText(firstEntry + entries.columns.length) : ''}
  )
  insert into label_entry (id, recorded_at, ${said.join(', ')}) overriding system value
  select e.id, $1::timestamptz, ${said.map((key) => (key === 'inferred' ? 'coalesce(e.inferred, false)' : `e.${key}`)).join(', ')}
  from entry e where ${isMoved} order by e.n returning id, label_id`;
  return { text, about, life: rowArrays(lifeTypesHere), entries };
}

function picked<Key extends string>(types: Readonly<Record<Key, string>>, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, types[key]])) as Record<Key, string>;
}

const allEntries = Object.keys(entryTypes) as (keyof NewEntry)[];
const texts = { narrow: roundText(travelled, usual, false), whole: roundText(lifeKeys, allEntries, false), keeping: roundText(lifeKeys, allEntries, true) };

function onlyTravels({ changes, entries }: Round): boolean {
  return changes.every(({ was, life }) => was !== undefined && untravelled.every((key) => was[key] === life[key])) && entries.every((entry) => unusual.every((key) => (entry[key] ?? false) === false));
}

/** The statement of a round with its parameters, for who runs it and for who measures it. */
export function roundStatement(round: Round, now: Date): { readonly text: string; readonly values: readonly unknown[] } {
  const { changes, entries, kept = [] } = round;
  const { text, ...arrays } = kept.length > 0 ? texts.keeping : onlyTravels(round) ? texts.narrow : texts.whole;
  // Always in the order of the labels: two rounds that share some do not wait for each other crosswise.
  const ordered = changes.length > 1 ? [...changes].sort((a, b) => a.label_id - b.label_id) : changes;
  const last = new Map<number, number>();
  entries.forEach(({ label_id, viewable }, at) => viewable && last.set(label_id, at + 1));
  const about = ordered.map(({ label_id, version, entry_id, life }) => ({ label_id, version, last: last.get(label_id), entry_id, rollup: labelStatuses[life.status].rollup }));
  const values = [now, ...arrays.about.values(about), ...arrays.life.values(ordered.map(({ life }) => life)), ...arrays.entries.values(entries)];
  return { text, values: kept.length === 0 ? values : [...values, JSON.stringify(kept)] };
}

/**
 * Writes what happened to any number of labels by one statement: their states, their entries, scans that are kept. A label that somebody else changed
 * since it was read is left as it is, with everything of it. Answers, by the labels that were written, the ids of their entries in their order.
 */
export async function writeRound(db: Database, round: Round, now: Date): Promise<ReadonlyMap<number, readonly number[]>> {
  const { text, values } = roundStatement(round, now);
  const { rows } = await db.executeQuery<{ id: number; label_id: number }>(CompiledQuery.raw(text, [...values]));
  const ids = new Map<number, number[]>();
  for (const { id, label_id } of rows) {
    const own = ids.get(label_id);
    if (own) own.push(id);
    else ids.set(label_id, [id]);
  }
  return ids;
}
