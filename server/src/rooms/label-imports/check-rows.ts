import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { importRowLife, type ImportRowState } from '@waybill/domain/rooms/label-imports/import-states.ts';
import { gazetteerOf, type Gazetteer } from '@waybill/domain/rooms/label-imports/find-township.ts';
import {
  neededFields,
  type AsideReason,
  type SheetOrigin,
  type UsualValues,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { usesCredit } from '@waybill/domain/rooms/labels/label-money.ts';
import type { LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readSender } from '../customers/customers.door.ts';
import { readFacts, readyLabel, referenceKey, takenReferences } from '../labels/label-facts.door.ts';
import { readRegions, readTownships } from '../places/places.door.ts';
import {
  onSheet,
  orderHash,
  readOrderRow,
  saysNobody,
  textsOf,
  type KeptRow,
  type OrderReader,
  type RowProblems,
} from './read-order.ts';
import type { Columns, Understood } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Facts of a sheet that its commands need. */
export interface ImportFacts extends Pick<
  TableRow<'label_import'>,
  | 'id'
  | 'branch_id'
  | 'customer_id'
  | 'file_name'
  | 'status'
  | 'version'
  | 'ready'
  | 'made'
  | 'total'
  | 'shape'
  | 'started_by'
  | 'updated_at'
> {
  readonly heads: readonly string[];
  readonly columns: Columns;
  /** Columns (from 0) with amounts whose meaning is not confirmed. */
  readonly unanswered: readonly number[];
  readonly usual: UsualValues;
  readonly origin: SheetOrigin;
  readonly reasons: Understood['reasons'];
}

const { ready, bad, left } = {
  ready: importRowLife.initial,
  bad: importRowLife.commands.refuse.to,
  left: importRowLife.commands.leave.to,
};

/** A row to check. */
export interface RowToCheck extends KeptRow, Pick<TableRow<'label_import_row'>, 'position' | 'row' | 'wanted'> {
  /** A person's decision: left out, or included although the same order was made before. */
  readonly status: ImportRowState;
  readonly aside: AsideReason | null;
}

/** Result of the check; amounts in whole kyat, of rows that are ready. */
export interface CheckedRow extends Pick<
  TableRow<'label_import_row'>,
  'position' | 'status' | 'reference' | 'cod_amount' | 'shipping_total'
> {
  readonly problems: RowProblems;
  readonly hash: string;
  /** The part that is charged to the merchant's account. */
  readonly on_credit: number;
}

export interface Checker {
  readonly reader: OrderReader;
  readonly viewer: SessionViewer;
  readonly pool: Database;
  readonly db: Database;
  readonly now: Date;
  readonly importId: number | null;
}

const gazetteers = new WeakMap<Database, { version: string; gazetteer: Gazetteer }>();
/** Maximum number of distinct texts whose meaning is cached. */
const foundMax = 5_000;

/** Returns the names of all towns and townships, cached until one of them changes. */
export async function keptGazetteer(pool: Database, db: Database): Promise<Gazetteer> {
  const { rows } = await sql<{
    version: string;
  }>`select coalesce(max(version), 0)::text as version from cache_version where list = 'place'`.execute(db);
  const version = rows[0]?.version ?? '';
  let kept = gazetteers.get(pool);
  if (kept?.version !== version) {
    kept = { version, gazetteer: gazetteerOf(await readTownships(db), await readRegions(db)) };
    gazetteers.set(pool, kept);
  }
  if (kept.gazetteer.found.size > foundMax) kept.gazetteer.found.clear();
  return kept.gazetteer;
}

/** Returns everything that the rows of a sheet are checked with. `pool` identifies the cache of places, `db` reads. */
export async function checkerFor(
  { viewer, pool, db, now }: { viewer: SessionViewer; pool: Database; db: Database; now: Date },
  facts: Pick<ImportFacts, 'heads' | 'columns' | 'usual' | 'customer_id' | 'branch_id'> & { id: number | null },
): Promise<Checker> {
  const sender = facts.customer_id === null ? null : await readSender(db, viewer, facts.customer_id);
  const reader: OrderReader = {
    heads: facts.heads,
    columns: facts.columns,
    usual: facts.usual,
    sender,
    branchId: facts.branch_id,
    gazetteer: await keptGazetteer(pool, db),
  };
  return { reader, viewer, pool, db, now, importId: facts.id };
}

/** Returns required fields of an order for which the sheet has no column. */
export function missingFields({ columns, customer_id }: Pick<ImportFacts, 'columns' | 'customer_id'>) {
  return neededFields(customer_id !== null).filter((field) => !columns.includes(field));
}

/** Returns whether a column must be named before labels are made. */
export function columnsOpen(facts: Pick<ImportFacts, 'columns' | 'unanswered' | 'customer_id'>): boolean {
  return facts.unanswered.length > 0 || missingFields(facts).length > 0;
}

const chunk = 250;

interface Read {
  readonly row: RowToCheck;
  readonly hash: string;
  readonly values: LabelValues | null;
  readonly problems: RowProblems;
  readonly nobody: boolean;
  price: number | null;
}

/**
 * Checks rows as the counter would: the form's rules, the sender, places, branches, the price, whether the COD is enough, references, and whether the same
 * order was made before. Uses a few statements per 250 rows; other work runs in between. `earlier` has the positions of references in rows outside this check.
 */
export async function checkRows(
  checker: Checker,
  rows: readonly RowToCheck[],
  earlier: ReadonlyMap<string, number> = new Map(),
): Promise<CheckedRow[]> {
  const references = new Map(earlier);
  const checked: CheckedRow[] = [];
  for (let at = 0; at < rows.length; at += chunk) {
    const read = rows.slice(at, at + chunk).map((row) => readOne(checker.reader, row));
    await price(checker, read);
    await compare(checker, read, references);
    checked.push(...read.map(settled));
    await setImmediate();
  }
  const made = await madeBefore(
    checker,
    checked.filter(({ status }) => status === ready).map(({ hash }) => hash),
  );
  const wanted = new Set(rows.filter((row) => row.wanted).map(({ position }) => position));
  return checked.map((row) => {
    const before = row.status === ready && !wanted.has(row.position) ? made.get(row.hash) : undefined;
    return before ? { ...row, status: left, problems: { row: [before] } } : row;
  });
}

function readOne(reader: OrderReader, row: RowToCheck): Read {
  const texts = textsOf(reader, row);
  const { values, problems } = readOrderRow(reader, row);
  return { row, hash: orderHash(texts), values, problems: problems ?? {}, nobody: saysNobody(texts), price: null };
}

async function price({ pool, db, viewer, now }: Checker, read: readonly Read[]): Promise<void> {
  const facts = await readFacts(
    pool,
    db,
    viewer,
    read.flatMap(({ values }) => (values ? [values] : [])),
    now,
  );
  for (const one of read) {
    if (!one.values) continue;
    const made = readyLabel(viewer, one.values, facts, { outside: true });
    if (isRefusal(made)) Object.assign(one.problems, problemsOf(made));
    else one.price = made.price.shipping_total;
  }
}

/** Converts a refusal to problems of the fields that can be corrected; one without a field belongs to the row. */
export function problemsOf(refusal: Refusal): RowProblems {
  if (refusal.fields)
    return Object.fromEntries(
      Object.entries(refusal.fields).map(([field, problems]) => [onSheet(field), [...problems]]),
    );
  return { row: [refusal.values ? { code: refusal.code, values: refusal.values } : { code: refusal.code }] };
}

/** Checks references: of rows with the same one the first keeps it; one that a label already has is taken. */
async function compare({ db }: Checker, read: readonly Read[], references: Map<string, number>): Promise<void> {
  const taken = await takenReferences(
    db,
    read.flatMap(({ values, row }) => (values && row.status !== left ? [values] : [])),
  );
  for (const { row, values, problems } of read) {
    if (!values || row.status === left) continue;
    const { reference_id } = values;
    const key = referenceKey(values);
    if (reference_id === null) continue;
    const other = references.get(reference_id);
    if (other !== undefined && other !== row.row)
      problems.reference_id = [{ code: 'reference_twice', values: { other } }];
    else if (key !== null && taken.has(key)) problems.reference_id = [{ code: 'duplicate' }];
    else references.set(reference_id, row.row);
  }
}

function settled({ row, hash, values, problems, price, nobody }: Read): CheckedRow {
  const fine = Object.keys(problems).length === 0;
  const aside = row.wanted ? null : row.aside;
  const status = row.status === left || aside || (nobody && !row.wanted) ? left : fine ? ready : bad;
  return {
    position: row.position,
    status,
    problems: aside ? { row: [{ code: aside }] } : problems,
    hash,
    reference: values?.reference_id ?? null,
    cod_amount: fine ? (values?.cod_amount ?? 0) : null,
    shipping_total: fine ? price : null,
    on_credit: fine && values && usesCredit(values.payment_type) ? (price ?? 0) : 0,
  };
}

/** Finds an equal order that was made into a label from an earlier sheet of the same merchant in the last weeks, by its content hash. */
async function madeBefore(
  { db, reader, importId, now }: Checker,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Problem>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql<{ hash: string; code: string; at: Date; file: string }>`
    select distinct on (r.hash) r.hash, l.tracking_code as code, l.created_at as at, i.file_name as file
    from label_import_row r join label_import i on i.id = r.import_id join label l on l.id = r.label_id
    where r.hash = any(${[...hashes]}::text[])
      and r.label_id is not null
      and i.customer_id is not distinct from ${reader.sender?.id ?? null}::bigint
      and i.id is distinct from ${importId}::bigint
      and l.created_at > ${new Date(now.getTime() - rememberedDays * 86_400_000)} order by r.hash, r.label_id desc`.execute(
    db,
  );
  return new Map(
    rows.map(({ hash, code, at, file }) => [hash, { code: 'order_made', values: { code, day: formatDate(at), file } }]),
  );
}

const rememberedDays = 60;
