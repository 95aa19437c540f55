import { sql, type RawBuilder } from 'kysely';
import { statusesOfTab, type LabelTab } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { covered, seesEvery } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sightOf, visibleLabels } from './label-scope.ts';

/**
 * The running tally of parcels under the names of `label_state s`, so that conditions on the state are those of lists and queues: `n` parcels made on `day`, with
 * the sums of their money. Of what is only asked whether it is there, any value stands for it.
 */
export const talliedStates: RawBuilder<unknown> = sql`(
  select day, status, shipping_type, accept_branch_id, deliver_branch_id, holder_branch_id, forward_branch_id, n, cod_amount, shipping_total,
    case when returning_home then '' end as return_step, case when hops then '{0}'::bigint[] else '{}' end as forward_hops,
    case when kept then day end as held_until, case when closed then '-infinity'::timestamptz end as closed_at
  from label_tally) s`;

/** Can the tally answer for this viewer? Not for those who see a choice of parcels that is theirs alone. */
export const readsTally = (viewer: SessionViewer): boolean => sightOf(viewer) !== 'own' && seesEvery(viewer);

/** What waits for acceptance is the work of the branch that has it; a label that is made for another branch is no work here. */
export const heldTab: LabelTab = 'pending';

/** As many as a list shows of these parcels: their number, at most the cap. */
export const upToCap = (which: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`least(coalesce(sum(s.n) filter (where ${which}), 0), ${sql.lit(countCap)})::int`;

/** The parcels of a tab as its list has them for this viewer. */
export function ofTab(viewer: SessionViewer, tab: LabelTab): RawBuilder<boolean> {
  const held = tab === heldTab ? covered(viewer, 's.holder_branch_id') : sql<boolean>`true`;
  return sql<boolean>`(s.status = any(${[...statusesOfTab(tab)]}::text[]) and ${visibleLabels(viewer)} and ${held})`;
}
