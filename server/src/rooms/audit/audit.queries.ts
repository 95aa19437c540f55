import { sql, type RawBuilder } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { auditList } from '@waybill/contract/rooms/audit/audit.columns.ts';
import type { AuditHistory, AuditLine, AuditRow } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { namesOf, refsOfLine, sayChanges, sayRecord, type RecordName } from '@waybill/contract/audit-values.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { keyName } from '../../kernel/sql/names.ts';
import { contains, containsIn } from '../../kernel/sql/search-text.ts';
import { readRecordNames } from './record-names.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type Values = Record<string, unknown> | null;
interface RawLine extends Pick<
  IsoRow<'audit'>,
  'id' | 'at' | 'room' | 'action' | 'record_id' | 'record_name' | 'request_id' | 'staff_id' | 'branch_id'
> {
  before: Values;
  after: Values;
  staff_name: string | null;
  staff_user_name: string | null;
  branch_en: string | null;
  branch_mm: string | null;
  branch_zh: string | null;
  /** Names of its records, filled in after reading. */
  names?: readonly RecordName[];
}

/** Selects lines of the covered branches; lines without a branch belong to the whole operator and need all branches. */
export function auditScope(viewer: SessionViewer): RawBuilder<boolean> {
  return covered(viewer, 'a.branch_id');
}

/** Uses the index on the search keys of the records' names. */
function byRecordName(term: string): RawBuilder<boolean> {
  return containsIn(sql`audit_search_key(a.record_name)`, term);
}

/** Finds the people first, so that their lines are read along an index. */
function byPerson(term: string): RawBuilder<boolean> {
  return sql<boolean>`a.staff_id = any(array(select st.id from staff st where ${contains('st.search_key', term)}))`;
}

const columns = sql`a.id, a.at, a.room, a.action, a.record_id, a.record_name, a.request_id, a.before, a.after, a.staff_id, coalesce(st.name, ${keyName('a.api_key_id')}) as staff_name, st.user_name as staff_user_name,
  a.branch_id, b.name_en as branch_en, b.name_mm as branch_mm, b.name_zh as branch_zh`;
const from = sql`audit a left join staff st on st.id = a.staff_id left join branch b on b.id = a.branch_id`;

/** Ids grow with time, and every index of the table ends with the id. */
const id = sql`a.id`;

/** The audit log. */
export const auditSource = listSource<RawLine, AuditRow & { changes: string }>({
  definition: auditList,
  id,
  from,
  columns,
  scope: auditScope,
  sort: { at: id },
  search: (term) => sql<boolean>`(${byRecordName(term)} or ${byPerson(term)})`,
  filters: {
    room: sameText('a.room'),
    action: sameText('a.action'),
    staff: (value) => byPerson(searchKey(value)),
    branch_id: sameNumber('a.branch_id'),
    ...daysOf('a.at'),
    record: sameText('a.record_id'),
  },
  gather: async (db, raws) => {
    const names = await namesFor(db, raws);
    return raws.map((raw) => ({ ...raw, names }));
  },
  row: (raw, viewer) => ({
    ...rowOf(raw, viewer),
    changes: sayChanges(raw, viewer.locale, namesOf(raw.names ?? [], viewer.locale)),
  }),
});

/** Reads the names of the records in these lines. */
function namesFor(db: Database, lines: readonly RawLine[]): Promise<RecordName[]> {
  return readRecordNames(db, lines.flatMap(refsOfLine));
}

function rowOf(raw: RawLine, { locale }: SessionViewer): AuditRow {
  return {
    id: raw.id,
    at: raw.at,
    staff: raw.staff_name,
    room: raw.room,
    action: raw.action,
    what: `${raw.room}.${raw.action}`,
    record: sayRecord({ room: raw.room, record_id: raw.record_id, name: raw.record_name }, locale),
    record_id: raw.record_id,
    request_id: raw.request_id,
    branch:
      raw.branch_id === null
        ? null
        : { id: raw.branch_id, name_en: raw.branch_en ?? '', name_mm: raw.branch_mm ?? '', name_zh: raw.branch_zh },
  };
}

function lineOf(raw: RawLine, viewer: SessionViewer): AuditLine {
  return {
    ...rowOf(raw, viewer),
    staff_id: raw.staff_id,
    staff_user_name: raw.staff_user_name,
    before: raw.before,
    after: raw.after,
  };
}

/** Reads one line with its values and the names of its records; `null` outside the viewer's scope. */
export async function readAuditLine(
  db: Database,
  viewer: SessionViewer,
  id: number,
): Promise<(AuditLine & { names: RecordName[] }) | null> {
  const rows = await readRecords(
    db,
    sql<RawLine>`select ${columns} from ${from} where a.id = ${id} and ${auditScope(viewer)}`,
  );
  return rows[0] ? { ...lineOf(rows[0], viewer), names: await namesFor(db, rows) } : null;
}

const historyLines = 100;

/** Reads the history of one record, newest first, with the names of its records. */
export async function readHistory(
  db: Database,
  viewer: SessionViewer,
  room: string,
  record: string,
): Promise<AuditHistory> {
  const rows = await readRecords(
    db,
    sql<RawLine>`
    select ${columns}
    from ${from}
    where a.room = ${room} and a.record_id = ${record} and ${auditScope(viewer)}
    order by a.id desc
    limit ${historyLines}`,
  );
  return { data: rows.map((raw) => lineOf(raw, viewer)), names: await namesFor(db, rows) };
}
