import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { problemIn } from '@waybill/domain/rooms/label-imports/find-township.ts';
import { moveInActions, type MoveInFacts } from '@waybill/domain/rooms/move-ins/decide-move-in.ts';
import { isMoveInField, moveInRequired } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { moveInList } from '@waybill/contract/rooms/move-ins/move-ins.columns.ts';
import type { MoveInBadRow, MoveInDetail, MoveInRow } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { moveInColumnWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { wordsOf } from '../../kernel/errors.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { moveInScope, readSheets, type LockedMoveIn, type StoredProblems, type StoredSheet } from './move-ins.store.ts';

const columns = sql`t.id, t.name, t.status, t.opening_day::text as opening_day, t.bad, t.created_at, t.finished_at,
  (select coalesce(sum(s.rows - s.left_out), 0)::int from move_in_sheet s where s.move_in_id = t.id) as rows,
  ${personName('t.created_by')} as created_by, ${personName('t.signed_by')} as signed_by`;

/** The list of move-ins. */
export const moveInSource = listSource<MoveInRow>({
  definition: moveInList,
  id: sql`t.id`,
  from: sql`move_in t`,
  columns,
  scope: moveInScope,
  sort: { id: sql`t.id` },
  search: (term) => containsIn(sql`lower(t.name)`, term.toLowerCase()),
  filters: { status: sameText('t.status') },
});

/** Reads the facts that the rules need of a move-in. */
export async function readMoveInFacts(
  db: Database,
  viewer: SessionViewer,
  { status, hands, bad }: Pick<LockedMoveIn, 'status' | 'hands' | 'bad'>,
  rows: number,
  now: Date,
): Promise<MoveInFacts> {
  return { status, hands, bad, rows, by_another: await isDifferentFromAll(db, hands, viewer.id, now) };
}

/** Returns the required fields for which a sheet has no column. */
export const missingIn = ({ kind, columns: fields }: Pick<StoredSheet, 'kind' | 'columns'>) =>
  moveInRequired[kind].filter((field) => !fields.includes(field));

type RawMoveIn = MoveInRow &
  Pick<
    MoveInDetail,
    | 'proposed_by'
    | 'proposed_at'
    | 'signed_by'
    | 'signed_at'
    | 'finished_at'
    | 'halted'
    | 'void_reason'
    | 'version'
    | 'totals'
  > & { readonly hands: number[] };

/** Reads one move-in with its sheets, report and commands; `null` outside the viewer's scope. */
export async function readMoveIn(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<MoveInDetail | null> {
  const [raw] = await readRecords(
    db,
    sql<RawMoveIn>`
      select ${columns}, ${personName('t.proposed_by')} as proposed_by, t.proposed_at, t.signed_at, t.halted, t.void_reason, t.version, t.hands,
        (select coalesce(jsonb_agg(jsonb_build_object('what', x.what, 'branch', ${namedJsonOrNull('b')},
            'count', x.count, 'amount', x.amount) order by x.at), '[]')
          from jsonb_array_elements(t.totals) with ordinality as e(total, at)
          cross join lateral (select e.at, e.total->>'what' as what, (e.total->>'branch_id')::bigint as branch_id, (e.total->>'count')::int as count,
            (e.total->>'amount')::bigint as amount) x
          left join branch b on b.id = x.branch_id) as totals
      from move_in t where t.id = ${id} and ${moveInScope(viewer)}`,
  );
  if (!raw) return null;
  const { hands, ...shown } = raw;
  const sheets = await readSheets(db, id);
  const names = await readNames(db, sheets);
  const facts = await readMoveInFacts(db, viewer, { ...raw, hands }, raw.rows, now);
  return {
    ...shown,
    sheets: sheets.map((sheet) => ({
      id: sheet.id,
      kind: sheet.kind,
      file_name: sheet.file_name,
      content_hash: sheet.content_hash,
      heads: sheet.heads,
      columns: sheet.columns,
      missing: missingIn(sheet),
      rows: sheet.rows,
      bad: sheet.bad,
      left_out: sheet.left_out,
      brought_by: names.get(sheet.brought_by) ?? '',
    })),
    actions: moveInActions(viewer, facts),
    may_change: commandsFrom(moveInLife, raw.status).includes('map') && can(viewer, moveInLife.commands.map.permission),
  };
}

async function readNames(db: Database, sheets: readonly StoredSheet[]): Promise<Map<number, string>> {
  const ids = [...new Set(sheets.map(({ brought_by }) => brought_by))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Rows of a page; the file of errors has all. */
const badRowsShown = 100;

/** Reads rows of a sheet with problems, the first ones unless `all`, with the reasons in the reader's language. */
export async function readBadRows(
  db: Database,
  sheet: StoredSheet,
  locale: Locale,
  { all = false } = {},
): Promise<MoveInBadRow[]> {
  const { rows } = await sql<{ row: number; cells: string[]; problems: StoredProblems }>`
    select row, cells, problems from move_in_row where sheet_id = ${sheet.id} and problems is not null
    order by position limit ${all ? sheet.rows : badRowsShown}`.execute(db);
  return rows.map(({ row, cells, problems }) => ({
    sheet_id: sheet.id,
    row,
    cells,
    problems: Object.entries(problems).flatMap(([field, [problem]]) => {
      if (!problem) return [];
      const at = sheet.columns.findIndex((own) => own === field);
      const name = isMoveInField(sheet.kind, field) ? moveInColumnWords[field][locale] : field;
      return [
        {
          column: at < 0 ? null : at,
          head: at < 0 ? '' : (sheet.heads[at] ?? name),
          code: problem.code,
          message: wordsOf(field, problemIn(problem, locale), locale, name),
        },
      ];
    }),
  }));
}

/** Reads the last mapping of each heading in sheets of this kind. */
export async function readRememberedColumns(db: Database, kind: StoredSheet['kind']) {
  const rows = await db
    .selectFrom('move_in_sheet')
    .select(['heads', 'columns'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(sheetsRemembered)
    .execute();
  return rows.map((row) => ({
    heads: row.heads as unknown as string[],
    columns: row.columns as unknown as StoredSheet['columns'],
  }));
}
const sheetsRemembered = 10;

/** Returns signed move-ins that are not written yet, for a job whose process was killed. */
export async function runningMoveIns(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('move_in')
    .select('id')
    .where('status', '=', moveInLife.at.writing)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
