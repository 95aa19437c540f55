import { sql } from 'kysely';
import { handoverCaseRights } from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { caseActions } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { handoverCaseList } from '@waybill/contract/rooms/handover-collections/handover-collections.columns.ts';
import type { HandoverCaseRow } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import { handoverCollectionScope } from './handover-collections.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type RawCase = Omit<HandoverCaseRow, 'actions'> &
  Pick<TableRow<'handover_case'>, 'kind' | 'status' | 'opened_by' | 'gave_by'> & { owner_id: number };

/** State of a parcel that is presumed lost. */
const lost: LabelStatus = 'missing';

/**
 * Proof in the history of parcel `s` of case `c`. It has moved on when a person other than its giver has entered a step since, by the server's own time:
 * neither the giver's scan nor a device's time proves that it was found.
 */
export const handoverCaseProof = sql`
  (s.status <> ${sql.lit(lost)} and exists (select
    from label_entry e
    where e.label_id = s.label_id and e.viewable and not e.inferred and e.recorded_at > c.created_at
      and e.staff_id is not null and e.staff_id <> c.gave_by)) as moved_on,
  s.status = ${sql.lit(lost)} as reported`;

/** Differences of hand-overs of parcels (F-09). */
export const handoverCaseSource = listSource<RawCase, HandoverCaseRow>({
  definition: handoverCaseList,
  id: sql`c.id`,
  from: sql`
    handover_case c
    join handover_collection h on h.id = c.collection_id
    join label l on l.id = c.label_id
    join label_state s on s.label_id = c.label_id`,
  columns: sql`
    c.id, c.kind, c.status, c.collection_id, c.label_id, l.tracking_code, s.status as label_status,
    ${personName('c.gave_by')} as giver, ${personName('h.receiver_id')} as receiver,
    ${personName('c.owner_staff_id')} as owner, c.owner_staff_id as owner_id, c.opened_by, c.gave_by, c.created_at,
    c.outcome, c.note, ${personName('c.settled_by')} as settled_by, c.settled_at`,
  scope: handoverCollectionScope,
  sort: { id: sql`c.id` },
  search: (term) => containsIn(sql`lower(l.tracking_code)`, term),
  filters: {
    status: sameText('c.status'),
    kind: sameText('c.kind'),
    branch_id: sameNumber('c.branch_id'),
    collection_id: sameNumber('c.collection_id'),
  },
  row: ({ owner_id, opened_by, gave_by, ...raw }, viewer) => ({
    ...raw,
    actions: caseActions(
      viewer,
      { kind: raw.kind, status: raw.status, opened_by, gave_by, moved_on: false, reported: false },
      owner_id,
      handoverCaseRights,
    ),
  }),
});
