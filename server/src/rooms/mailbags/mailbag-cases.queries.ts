import { sql, type RawBuilder } from 'kysely';
import { caseActions } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { caseList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { MailbagCaseRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { byNumber, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type RawCase = Omit<MailbagCaseRow, 'actions'> &
  Pick<TableRow<'mailbag_case'>, 'kind' | 'status' | 'outcome'> & {
    readonly owner_id: number;
    readonly opened_by_id: number;
  };

/** The branch that packed the bag and the one that read it both see its differences. */
export function caseScope(viewer: Pick<SessionViewer, 'covers'>): RawBuilder<boolean> {
  return sql<boolean>`(${covered(viewer, 'c.branch_id')} or ${covered(viewer, 'c.other_branch_id')})`;
}

/** A parcel that is lost, as far as anybody knows. */
const lost: LabelStatus = 'missing';

/** Selects what the history of the case's parcel shows, of `label_state s` and `mailbag_case c`. */
export const caseProof = sql`
  coalesce(s.status_at > c.created_at and s.status <> ${lost}, false) as moved_on,
  coalesce(s.status = ${lost}, false) as reported`;

/** Differences of bags (F-09). */
export const caseSource = listSource<RawCase, MailbagCaseRow>({
  definition: caseList,
  id: sql`c.id`,
  from: sql`
    mailbag_case c
    join mailbag g on g.id = c.mailbag_id
    join branch f on f.id = g.from_branch_id
    join branch t on t.id = g.to_branch_id
    left join label l on l.id = c.label_id
    left join label_state s on s.label_id = c.label_id`,
  columns: sql`
    c.id, c.kind, c.status, c.mailbag_id, g.code, ${namedJson('f')} as "from", ${namedJson('t')} as "to", c.label_id,
    l.tracking_code, s.status as label_status, ${personName('c.owner_staff_id')} as owner, c.owner_staff_id as owner_id,
    c.created_at, ${personName('c.opened_by')} as opened_by, c.opened_by as opened_by_id, c.outcome, c.note,
    ${personName('c.settled_by')} as settled_by, c.settled_at`,
  scope: caseScope,
  sort: { id: sql`c.id` },
  search: (term) =>
    sql<boolean>`(${containsIn(sql`lower(g.code)`, term)} or ${containsIn(sql`lower(l.tracking_code)`, term)})`,
  filters: {
    status: sameText('c.status'),
    kind: sameText('c.kind'),
    branch_id: (value) =>
      byNumber(value, (branch) => sql<boolean>`(c.branch_id = ${branch} or c.other_branch_id = ${branch})`),
    mailbag_id: sameNumber('c.mailbag_id'),
  },
  row: ({ owner_id, opened_by_id, ...raw }, viewer) => ({
    ...raw,
    actions: caseActions(
      viewer,
      { kind: raw.kind, status: raw.status, opened_by: opened_by_id, moved_on: false, reported: false },
      owner_id,
    ),
  }),
});
