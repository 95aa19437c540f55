import { sql, type RawBuilder } from 'kysely';
import { statusesOfTab, type LabelTab } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { covered } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sightOf, visibleLabels } from './label-scope.sql.ts';
import { seesEvery } from './parcel-scope.queries.ts';

/**
 * The running tally of parcels with the column names of `label_state s`, so that conditions of lists and queues apply: `n` parcels created on `day`, with the
 * sums of their money. Columns that are only tested for null have an arbitrary value.
 */
export const talliedStates: RawBuilder<unknown> = sql`(
  select day, status, shipping_type, accept_branch_id, deliver_branch_id, holder_branch_id, forward_branch_id, n, cod_amount, shipping_total,
    case when returning_home then '' end as return_step, case when hops then '{0}'::bigint[] else '{}' end as forward_hops,
    case when kept then day end as held_until, case when closed then '-infinity'::timestamptz end as closed_at
  from label_tally) s`;

/** Returns whether the tally can answer for this viewer: not for viewers with an own selection of parcels. */
export const readsTally = (viewer: SessionViewer): boolean => sightOf(viewer) !== 'own' && seesEvery(viewer);

/** Tab of parcels waiting for acceptance, which is the work of the branch that has them; a label created for another branch is no work here. */
export const heldTab: LabelTab = 'pending';

/** Returns the number of parcels that a list shows, up to the cap. */
export const upToCap = (which: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`least(coalesce(sum(s.n) filter (where ${which}), 0), ${sql.lit(countCap)})::int`;

/** Condition for the parcels of a tab, as in the viewer's list. */
export function ofTab(viewer: SessionViewer, tab: LabelTab): RawBuilder<boolean> {
  const held = tab === heldTab ? covered(viewer, 's.holder_branch_id') : sql<boolean>`true`;
  return sql<boolean>`(s.status = any(${[...statusesOfTab(tab)]}::text[]) and ${visibleLabels(viewer)} and ${held})`;
}
