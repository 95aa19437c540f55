import type pg from 'pg';
import { sql, type RawBuilder } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { exportLife, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import { exportList } from '@waybill/contract/rooms/exports/exports.columns.ts';
import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { copyBytes } from '../../kernel/db/copy-out.ts';
import { listTitles } from '../../kernel/list-table.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

type RawExport = Pick<
  IsoRow<'export'>,
  | 'id'
  | 'list'
  | 'format'
  | 'staff_id'
  | 'status'
  | 'problem'
  | 'total'
  | 'done'
  | 'size'
  | 'created_at'
  | 'finished_at'
  | 'expires_at'
> & { readonly requested_by: string };

/** States in which an export should be in progress. */
const openStates: readonly ExportState[] = exportLife.commands.run.from;

const named = (term: string) =>
  [...listTitles()]
    .filter(([, title]) => searchKey([title.en, title.mm, title.zh].join(' ')).includes(term))
    .map(([name]) => name);

/** Did the viewer ask for this export, and at the portal for the merchant that they work for now? */
export function ownExport(
  { id, customerId }: Pick<SessionViewer, 'id' | 'customerId'>,
  alias = '',
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.raw(alias)}staff_id = ${id} and ${sql.raw(alias)}customer_id is not distinct from ${customerId ?? null}::bigint)`;
}

/**
 * The list of exports (N-22): the viewer's own, and those of the covered branches for viewers who see the staff there. Found by requester and by the title of
 * the exported list, in any language.
 */
export const exportSource = listSource<RawExport, ExportRow>({
  definition: exportList,
  id: sql`e.id`,
  from: sql`export e join staff st on st.id = e.staff_id`,
  columns: sql`e.id, e.list, e.format, e.staff_id, st.name as requested_by, e.status, e.problem, e.total, e.done, e.size, e.created_at, e.finished_at, e.expires_at`,
  scope: (viewer) => {
    const own = ownExport(viewer, 'e.');
    return can(viewer, 'staff.view')
      ? sql<boolean>`(${own} or (e.customer_id is null and ${covered(viewer, 'e.branch_id')}))`
      : own;
  },
  sort: { created_at: sql`e.created_at` },
  search: (term) => sql<boolean>`(${contains('st.search_key', term)} or e.list = any(${named(term)}::text[]))`,
  filters: {
    status: sameText('e.status'),
    format: sameText('e.format'),
  },
  row: (raw, viewer) => ({
    id: raw.id,
    list: raw.list,
    list_name: namesOf(listTitles().get(raw.list), raw.list),
    format: raw.format,
    requested_by: raw.requested_by,
    own: raw.staff_id === viewer.id,
    status: raw.status,
    problem: raw.problem,
    total: raw.total,
    done: raw.done,
    size: raw.size,
    created_at: raw.created_at,
    finished_at: raw.finished_at,
    expires_at: raw.expires_at,
  }),
});

/** A removed list is shown by its technical name: old exports of it may still be stored. */
function namesOf(title: Word | undefined, list: string): ExportRow['list_name'] {
  return { name_en: title?.en ?? list, name_mm: title?.mm ?? list, name_zh: title?.zh ?? list };
}

/** The request: the query of the list, with the frozen ids when rows had been selected. */
export interface ExportQuestion {
  readonly search?: string;
  readonly sort?: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly ids?: readonly number[];
}

export interface ExportOrder extends Pick<
  TableRow<'export'>,
  'id' | 'staff_id' | 'branch_id' | 'customer_id' | 'list' | 'format' | 'locale'
> {
  readonly query: ExportQuestion;
  readonly columns: readonly string[];
}

/** Reads an export to be written; `null` when it is done, failed or deleted. */
export async function readExportOrder(db: Database, id: number): Promise<ExportOrder | null> {
  const row = await db
    .selectFrom('export')
    .select(['id', 'staff_id', 'branch_id', 'customer_id', 'list', 'format', 'query', 'columns', 'locale'])
    .where('id', '=', id)
    .where('status', 'in', [...openStates])
    .executeTakeFirst();
  return row ? (row as unknown as ExportOrder) : null;
}

/** Counts the unfinished exports of this person. */
export async function countOpen(db: Database, staffId: number): Promise<number> {
  const { n } = await db
    .selectFrom('export')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('staff_id', '=', staffId)
    .where('status', 'in', [...openStates])
    .executeTakeFirstOrThrow();
  return n;
}

export async function openExports(db: Database): Promise<number[]> {
  return (
    await db
      .selectFrom('export')
      .select('id')
      .where('status', 'in', [...openStates])
      .orderBy('id')
      .limit(1000)
      .execute()
  ).map((row) => row.id);
}

/** Returns failed exports that are still stored, of any person; latest first. */
export async function readFailedExports(db: Database) {
  const rows = await readRecords(
    db,
    sql<Pick<RawExport, 'id' | 'list' | 'requested_by' | 'finished_at'>>`
    select e.id, e.list, st.name as requested_by, e.finished_at
    from export e
    join staff st on st.id = e.staff_id
    where e.status = ${sql.lit(exportLife.commands.fail.to)}
    order by e.id desc
    limit 20`,
  );
  return rows.map((row) => ({ ...row, list_name: namesOf(listTitles().get(row.list), row.list) }));
}

/** Reads one of a viewer's own exports, as its download needs it. */
export async function readFileFacts(db: Database, viewer: Pick<SessionViewer, 'id' | 'customerId'>, id: number) {
  return (
    (await db
      .selectFrom('export')
      .select(['id', 'list', 'format', 'locale', 'status', 'size', 'branch_id', 'finished_at', 'query'])
      .where('id', '=', id)
      .where(ownExport(viewer))
      .executeTakeFirst()) ?? null
  );
}

/** Yields the chunks of a file, two in memory at a time: the next one is read while one is sent. */
export async function* readChunks(db: Database, copyPool: pg.Pool, id: number): AsyncGenerator<Buffer> {
  const read = (position: number) => {
    const chunk = copyBytes(
      copyPool,
      db
        .selectFrom('export_chunk')
        .select('data')
        .where('export_id', '=', id)
        .where('position', '=', position)
        .compile(),
    );
    // A reader that stops does not wait for the prefetched chunk.
    chunk.catch(() => {});
    return chunk;
  };
  let coming = read(0);
  for (let position = 1; ; position++) {
    const chunk = await coming;
    if (!chunk) return;
    coming = read(position);
    yield chunk;
  }
}

/** Sets the longest time of a statement until the transaction ends. */
export async function limitStatements(tx: Database, timeout: string): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(timeout)}`.execute(tx);
}
