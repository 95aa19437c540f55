import { sql } from 'kysely';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import type { ProblemCode } from '@waybill/domain/kernel/rules.ts';
import { joinOrder } from '@waybill/domain/rooms/label-imports/head-parts.ts';
import { problemIn } from '@waybill/domain/rooms/label-imports/find-township.ts';
import {
  importLife,
  importRowLife,
  isMendable,
  type ImportRowState,
} from '@waybill/domain/rooms/label-imports/import-states.ts';
import {
  firstUsual,
  joinedWith,
  type AsideReason,
  type SheetField,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { labelImportList } from '@waybill/contract/rooms/label-imports/label-imports.columns.ts';
import type {
  LabelImportDetail,
  LabelImportRow,
  SheetOrder,
} from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { wordsOf } from '../../kernel/errors.ts';
import { listSource, readRow } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { readSender } from '../customers/customers.door.ts';
import { readCredit } from '../labels/label-facts.door.ts';
import { columnsOpen, missingFields, type RowToCheck, type ImportFacts } from './check-rows.ts';
import { textsOf, type RowProblems } from './read-order.ts';
import { showValue } from './show-value.ts';
import { isHiddenRow } from './label-imports.store.ts';
import type { Marks } from './take-sheet.ts';
import { readActor } from '../sessions/sessions.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

export const importScope = (viewer: SessionViewer) =>
  sql<boolean>`${covered(viewer, 'i.branch_id')} and ${ofCustomer(viewer, 'i.customer_id')}`;

/** The order sheets (N-09). */
export const labelImportSource = listSource<LabelImportRow>({
  definition: labelImportList,
  id: sql`i.id`,
  from: sql`label_import i join branch b on b.id = i.branch_id left join customer c on c.id = i.customer_id`,
  columns: sql`i.id, i.file_name, i.customer_id, ${customerName('c')} as customer, ${namedJson('b', ['code'])} as branch,
    ${personName('i.staff_id')} as by, i.status, i.total, i.ready, i.bad, i.left_out, i.made, i.version, i.created_at, i.updated_at, i.finished_at`,
  scope: importScope,
  sort: { created_at: sql`i.id` },
  search: (term) => sql<boolean>`(${contains('c.search_key', term)} or position(${term} in lower(i.file_name)) > 0)`,
  filters: { status: sameText('i.status') },
});

const factColumns = sql`i.id, i.branch_id, i.customer_id, i.file_name, i.status, i.heads, i.columns, i.reasons, i.origin, i.shape, i.asked as unanswered, i.usual, i.version, i.ready, i.made, i.total, i.started_by, i.updated_at`;

/** Reads a sheet of the covered branches; `null` when it does not exist. With `lock` it is locked until the transaction ends. */
export async function readImportFacts(
  db: Database,
  viewer: SessionViewer,
  id: number,
  lock = false,
): Promise<ImportFacts | null> {
  const { rows } = await sql<ImportFacts>`
      select ${factColumns}
      from label_import i
      where i.id = ${id} and ${importScope(viewer)} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Reads a sheet for a job, which acts with the rights of the person who started it. */
export async function readRunning(db: Database, id: number): Promise<ImportFacts | null> {
  const { rows } = await sql<ImportFacts>`
      select ${factColumns} from label_import i where i.id = ${id} and i.status = ${importLife.commands.make.to}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns the sheets whose labels should be in the making. */
export async function runningImports(db: Database): Promise<number[]> {
  return (
    await db
      .selectFrom('label_import')
      .select('id')
      .where('status', '=', importLife.commands.make.to)
      .orderBy('id')
      .limit(1000)
      .execute()
  ).map((row) => row.id);
}

const examplesShown = 3;

/** Reads one sheet with its columns and possible actions; `null` when it is not visible to the viewer. */
export async function readImport(db: Database, viewer: SessionViewer, id: number): Promise<LabelImportDetail | null> {
  const [row, facts] = [await readRow(db, labelImportSource, viewer, id), await readImportFacts(db, viewer, id)];
  if (!row || !facts) return null;
  const more = await db
    .selectFrom('label_import')
    .select(['halted', 'cod_amount', 'shipping_total', 'on_credit'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const first = await db
    .selectFrom('label_import_row')
    .select('cells')
    .where('import_id', '=', id)
    .orderBy('position')
    .limit(40)
    .execute();
  const cells = first.map((one) => one.cells as unknown as readonly string[]);
  const columns = facts.heads.map((head, at) => ({
    head,
    field: facts.columns[at] ?? null,
    unanswered: facts.unanswered.includes(at),
    hidden: facts.origin.hiddenColumns.includes(at),
    why: facts.reasons[at] ?? null,
    examples: cells
      .map((texts) => texts[at] ?? '')
      .filter((text) => text !== '')
      .slice(0, examplesShown)
      .map((text) => ({ text, reads: showValue(facts.columns[at] ?? null, text, head) })),
  }));
  const commands = commandsFrom(importLife, facts.status).filter(
    (command) => importLife.commands[command].permission !== null && !(command === dropping && facts.made > 0),
  );
  return {
    ...row,
    ...more,
    credit: await creditOf(db, viewer, facts, more.on_credit),
    shape: facts.shape,
    origin: {
      ...facts.origin,
      sheets: [...facts.origin.sheets],
      passed: [...facts.origin.passed],
      hiddenColumns: [...facts.origin.hiddenColumns],
    },
    aside: await countAside(db, id),
    columns,
    missing: missingFields(facts),
    usual: { ...firstUsual, ...facts.usual },
    ...(await countCodUndecided(db, id)),
    actions: commands.map((command) => ({
      command,
      blocked:
        command !== 'make' ? null : columnsOpen(facts) ? 'columns_missing' : facts.ready === 0 ? 'nothing_ready' : null,
    })),
  };
}

const dropping = 'drop';

/** Counts the rows that are left out because the sheet hides them or strikes them out. */
async function countAside(db: Database, id: number): Promise<LabelImportDetail['aside']> {
  const counts = await db
    .selectFrom('label_import_row')
    .select(['aside', (count) => count.fn.countAll<number>().as('n')])
    .where('import_id', '=', id)
    .where('status', '=', importRowLife.commands.leave.to)
    .where('wanted', '=', false)
    .where(isHiddenRow)
    .groupBy('aside')
    .execute();
  const of = (reason: AsideReason) => Number(counts.find(({ aside }) => aside === reason)?.n ?? 0);
  return { hidden: of('row_hidden'), struck: of('row_struck') };
}

/** Counts rows that would collect nothing without a confirmation: their COD is empty or 0, or the sheet says that they are paid. */
async function countCodUndecided(
  db: Database,
  id: number,
): Promise<Pick<LabelImportDetail, 'cod_unsaid' | 'cod_paid'>> {
  const code = sql<string>`problems -> 'cod_amount' -> 0 ->> 'code'`;
  const counts = await db
    .selectFrom('label_import_row')
    .select([code.as('code'), (count) => count.fn.countAll<number>().as('n')])
    .where('import_id', '=', id)
    .where('status', '=', importRowLife.commands.refuse.to)
    .where(code, 'in', codUndecided)
    .groupBy(code)
    .execute();
  return {
    cod_unsaid: counts.reduce((sum, { n }) => sum + Number(n), 0),
    cod_paid: Number(counts.find((one) => one.code === 'cod_paid')?.n ?? 0),
  };
}

const codUndecided: string[] = ['cod_missing', 'cod_zero', 'cod_paid'] satisfies (ProblemCode | 'cod_paid')[];

/** Computes how far the merchant's limit reaches for what the ready rows charge to their account; `null` when they charge nothing. */
async function creditOf(
  db: Database,
  viewer: SessionViewer,
  { id, customer_id, status }: ImportFacts,
  wanted: number,
): Promise<LabelImportDetail['credit']> {
  if (customer_id === null || wanted === 0 || !isMendable(status)) return null;
  const sender = await readSender(db, viewer, customer_id);
  if (!sender) return null;
  const left = Math.max(0, sender.credit_limit - (await readCredit(db, customer_id, null)));
  if (wanted <= left) return { limit: sender.credit_limit, left, wanted, rows_over: 0 };
  const rows = await db
    .selectFrom('label_import_row')
    .select('on_credit')
    .where('import_id', '=', id)
    .where('status', '=', importRowLife.initial)
    .where('on_credit', '>', 0)
    .orderBy('position')
    .execute();
  // In the order in which labels are made: a row that does not fit leaves the rest of the limit to the following ones.
  let rest = left;
  const over = rows.filter(({ on_credit }) => {
    const fits = (on_credit ?? 0) <= rest;
    if (fits) rest -= on_credit ?? 0;
    return !fits;
  });
  return { limit: sender.credit_limit, left, wanted, rows_over: over.length };
}

interface RawRow extends Pick<TableRow<'label_import_row'>, 'position' | 'row' | 'wanted' | 'shipping_total'> {
  cells: readonly string[];
  marks: Marks;
  fixed: Readonly<Partial<Record<SheetField, string>>>;
  status: ImportRowState;
  problems: RowProblems;
  guessed: SheetField[];
  label: { id: number; tracking_code: string } | null;
}

const rowColumns = sql`
  r.position, r.row, r.cells, r.marks, r.fixed, r.wanted, r.status, r.problems, r.guessed, r.shipping_total, case
    when l.id is null then null
    else json_build_object('id', l.id, 'tracking_code', l.tracking_code)
    end as label`;
const rowFrom = sql`label_import_row r left join label l on l.id = r.label_id`;

/** Returns rows in sheet order: a page of them, or those at these positions. */
export async function readOrders(
  db: Database,
  facts: ImportFacts,
  filter: {
    status?: string | undefined;
    positions?: readonly number[];
    after?: number;
    limit: number;
    offset?: number;
  },
  locale: Locale,
): Promise<SheetOrder[]> {
  const conditions = [
    sql`r.import_id = ${facts.id}`,
    ...(filter.status === undefined ? [] : [sql`r.status = ${filter.status}`]),
    ...(filter.positions === undefined ? [] : [sql`r.position = any(${[...filter.positions]}::int[])`]),
    ...(filter.after === undefined ? [] : [sql`r.position > ${filter.after}`]),
  ];
  const rows = await readRecords(
    db,
    sql<RawRow>`
      select ${rowColumns}
      from ${rowFrom}
      where ${sql.join(conditions, sql` and `)}
      order by r.position
      limit ${filter.limit} offset ${filter.offset ?? 0}`,
  );
  return rows.map((row) => ({
    position: row.position,
    row: row.row,
    status: row.status,
    fields: textsOf(facts, row),
    problems: problemTexts(row.problems, locale),
    guessed: row.guessed,
    shipping_total: row.shipping_total,
    label: row.label,
  }));
}

/** Returns the problems as text in the reader's language. */
function problemTexts(problems: RowProblems, locale: Locale): SheetOrder['problems'] {
  const say = (field: string, kept: Problem) => {
    const problem = problemIn(kept, locale);
    return {
      code: problem.code,
      message: wordsOf(field, problem, locale),
      ...(problem.values ? { values: { ...problem.values } } : {}),
    };
  };
  return Object.fromEntries(
    Object.entries(problems).map(([field, found]) => [field, found.map((problem) => say(field, problem))]),
  );
}

export async function countOrders(db: Database, id: number, status: string | undefined): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`
    select count(*)::int as n
    from label_import_row
    where import_id = ${id} and ${status === undefined ? sql`true` : sql`status = ${status}`}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns rows to check, in sheet order: all that are no label yet, or those at these positions. */
export async function readRowsToCheck(db: Database, id: number, positions?: readonly number[]): Promise<RowToCheck[]> {
  const { rows } =
    await sql<RowToCheck>`select position, row, cells, marks, fixed, wanted, aside, status from label_import_row
    where import_id = ${id}
      and label_id is null
      and ${positions === undefined ? sql`true` : sql`position = any(${[...positions]}::int[])`}
    order by position`.execute(db);
  return rows;
}

/** Returns the ids of the labels made of a sheet, in row order. */
export async function readLabelIds(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{
    label_id: number;
  }>`select label_id from label_import_row where import_id = ${id} and label_id is not null order by position`.execute(
    db,
  );
  return rows.map((row) => row.label_id);
}

/** Returns the positions of references in the other rows of a sheet: the first row of each. */
export async function readEarlierReferences(
  db: Database,
  id: number,
  but: readonly number[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{
    reference: string;
    row: number;
  }>`select reference, min(row)::int as row from label_import_row
    where import_id = ${id}
      and reference is not null
      and status in (${importRowLife.initial}, ${importRowLife.commands.make.to})
      and position <> all(${[...but]}::int[])
    group by reference`.execute(db);
  return new Map(rows.map(({ reference, row }) => [reference, row]));
}

/** Returns rows that have, or had, one of these references: when one of them changes, the others may be valid again. */
export async function readSharing(db: Database, id: number, references: readonly string[]): Promise<number[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<{
    position: number;
  }>`
    select position
    from label_import_row
    where import_id = ${id} and reference = any(${[...references]}::text[]) and label_id is null
    limit 1000`.execute(db);
  return rows.map((row) => row.position);
}

/** Returns other rows that have one of these texts in a field now. Rows left out are not included. */
export async function readSame(
  db: Database,
  { id, heads, columns }: ImportFacts,
  field: SheetField,
  texts: readonly string[],
  but: readonly number[],
): Promise<number[]> {
  const own = joinOrder(heads).flatMap((at) => (columns[at] === field ? [sql`nullif(cells ->> ${at}::int, '')`] : []));
  const joined = sql`concat_ws(${joinedWith[field] ?? ' '}, ${own.length === 0 ? sql`''` : sql.join(own)})`;
  const text = sql`coalesce(fixed ->> ${field}::text, ${joined})`;
  const { rows } = await sql<{ position: number }>`select position from label_import_row
    where import_id = ${id}
      and label_id is null
      and status <> ${importRowLife.commands.leave.to}
      and ${text} = any(${[...texts]}::text[])
      and position <> all(${[...but]}::int[])
    order by position`.execute(db);
  return rows.map((row) => row.position);
}

export async function actorOf(db: Database, by: string | null): Promise<SessionViewer | null> {
  const { rows } = await sql<{
    id: number;
    branch_id: number | null;
  }>`select st.id, st.branch_id from staff st join role r on r.slug = st.role_slug
    where ${by === null ? sql`st.status = 'active'` : sql`lower(st.user_name) = lower(${by})`} order by r.level, st.id limit 1`.execute(
    db,
  );
  return rows[0] ? readActor(db, rows[0].id, rows[0].branch_id) : null;
}
