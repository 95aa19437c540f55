import { sql, type RawBuilder } from 'kysely';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import type { StepCount } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { covers } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';

/** Steps of branches in a period: `e` of `label_entry`, beside its label's state `s` and, where it is asked for, the label `l`. */
export interface StepWalk {
  readonly steps: StepCount;
  /** First and last day, both within. */
  readonly from: string;
  readonly to: string;
  /** One covered branch; null is all that the viewer covers. */
  readonly branchId: number | null;
  readonly also?: readonly RawBuilder<boolean>[];
  readonly needsLabel?: boolean;
}

function branchRows(viewer: SessionViewer, branchId: number | null): RawBuilder<unknown> {
  if (branchId !== null) return sql`(select ${branchId}::bigint as id where ${covers(viewer, branchId)}::boolean)`;
  return viewer.covers === 'all' ? sql`(select id from branch)` : sql`unnest(${[...viewer.covers]}::bigint[])`;
}

/**
 * The steps, with the columns asked for: one walk along an index for each branch and status, over the days asked for and no others, so that nothing
 * grows with history. With `order`, each walk ends after `limit` rows.
 */
export function walkSteps(
  viewer: SessionViewer,
  walk: StepWalk,
  columns: RawBuilder<unknown>,
  { order, limit }: { order?: RawBuilder<unknown>; limit?: number } = {},
): RawBuilder<unknown> {
  const { steps, from, to, branchId, also = [], needsLabel = false } = walk;
  const conditions = [
    sql`e.branch_id = b.id and e.status = st.status and e.viewable and e.at >= ${dayBounds(from)[0]} and e.at < ${dayBounds(to)[1]}`,
    ...(steps.withReason ? [sql`e.reason is not null`] : []),
    visibleLabels(viewer),
    ...also,
  ];
  return sql`
    (select x.*
      from ${branchRows(viewer, branchId)} b(id)
      cross join unnest(${[...steps.statuses]}::text[]) st(status)
      cross join lateral (
    select ${columns}
    from label_entry e
    join label_state s on s.label_id = e.label_id ${needsLabel ? sql`join label l on l.id = e.label_id` : sql``}
    where ${sql.join(conditions, sql` and `)} ${order ? sql`order by ${order}` : sql``} ${limit === undefined ? sql`` : sql`limit ${limit}`}) x)`;
}
