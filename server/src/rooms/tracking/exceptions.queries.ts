import { sql } from 'kysely';
import { namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { isNarrowed } from '@waybill/domain/kernel/user-types.ts';
import { exceptionList } from '@waybill/contract/rooms/tracking/exceptions.columns.ts';
import type { ExceptionRow } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { containsNumber } from '../../kernel/sql/search-text.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRecords } from '../../kernel/read-records.ts';

type RawException = Omit<ExceptionRow, 'settled'>;

const id = sql`x.id`;

/** Of the covered branches; people of the street, and those who see a part of its parcels only, see their own. */
export function exceptionScope(viewer: SessionViewer) {
  return worksOnTheStreet(viewer.level) || isNarrowed(viewer)
    ? sql<boolean>`x.staff_id = ${viewer.id}`
    : covered(viewer, 'x.branch_id');
}

/** Scans that could not be applied (decisions 2.2), the newest first. */
export const exceptionSource = listSource<RawException, ExceptionRow>({
  definition: exceptionList,
  id,
  from: sql`exception_scan x left join branch b on b.id = x.branch_id`,
  columns: sql`x.id, x.at, x.recorded_at, x.tracking_code, x.label_id, x.code, x.wanted, ${personName('x.staff_id')} as staff, x.device, x.reason, x.remark, ${personName('x.settled_by')} as settled_by, x.settled_at, x.settled_note,
    ${namedJsonOrNull('b', ['code'])} as branch`,
  scope: exceptionScope,
  sort: { at: id },
  search: (term) => containsNumber('x.tracking_code', term),
  filters: {
    settled: (value) => (value === 'yes' ? sql<boolean>`x.settled_at is not null` : sql<boolean>`x.settled_at is null`),
    code: sameText('x.code'),
    wanted: sameText('x.wanted'),
    branch_id: sameNumber('x.branch_id'),
  },
  row: (raw) => ({
    ...raw,
    settled: raw.settled_at === null ? 'no' : 'yes',
  }),
});

/** Locks an exception scan of the viewer's. */
export async function lockException(
  { tx, viewer }: CommandContext,
  id: number,
): Promise<ExceptionToSettle | undefined> {
  const rows = await readRecords(
    tx,
    sql<ExceptionToSettle>`
    select x.tracking_code, x.code, x.branch_id, x.settled_at, ${personName('x.settled_by')} as by
    from exception_scan x
    where x.id = ${id} and ${exceptionScope(viewer)}
    for update of x`,
  );
  return rows[0];
}

type ExceptionToSettle = Pick<RawException, 'tracking_code' | 'code' | 'settled_at'> & {
  readonly branch_id: number | null;
  readonly by: string | null;
};
