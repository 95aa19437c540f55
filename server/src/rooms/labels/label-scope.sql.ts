import { sql, type RawBuilder } from 'kysely';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { parcelReachOf } from '@waybill/domain/kernel/user-types.ts';
import { idArray, textArray } from '../../kernel/hot/row-arrays.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { carriedBy, seesEvery, withinType } from './parcel-scope.queries.ts';

/** The columns of `label_state` that relate a label to a branch, each with an index (branch, status, label_id desc). */
const ties = ['accept_branch_id', 'deliver_branch_id', 'holder_branch_id', 'forward_branch_id'] as const;
type Tie = (typeof ties)[number] | typeof ofMerchant;
/** The column that relates a label to its merchant, with such an index too. */
const ofMerchant = 'merchant_id';

/** A list's conditions on `label_state s`, in addition to the viewer's scope. */
export interface LabelConditions {
  /** Only labels of this branch; `null` is every branch that the viewer covers. */
  readonly branchId: number | null;
  /** Only labels at the branch now: work that waits there, and not what is on its way to it. */
  readonly heldOnly: boolean;
  readonly statuses: readonly string[];
  /** Conditions on `s` and, where `needsLabel`, on `label l`. */
  readonly also: readonly RawBuilder<boolean>[];
  readonly needsLabel: boolean;
}

/** Returns the branches of a query: `all`, or these. */
function branchesOf(viewer: SessionViewer, branchId: number | null): 'all' | readonly number[] {
  if (branchId === null) return viewer.covers;
  return viewer.covers === 'all' || viewer.covers.includes(branchId) ? [branchId] : [];
}

/** Returns the viewer's scope and a list's filters, as conditions on `label_state s` and `label l`. */
export function scopeAndFilters(viewer: SessionViewer, reach: LabelConditions): RawBuilder<unknown> {
  return sql.join(
    [
      visibleLabels(viewer),
      sql`s.status = any(${textArray(reach.statuses)})`,
      ...placesOf(viewer, reach),
      ...reach.also,
    ],
    sql` and `,
  );
}

/** Returns the conditions on the branches of a label that a list asks for. */
function placesOf({ covers }: SessionViewer, { branchId, heldOnly }: LabelConditions): RawBuilder<unknown>[] {
  return [
    ...(branchId === null
      ? []
      : [
          sql`${branchId}::bigint in (s.accept_branch_id, s.deliver_branch_id, s.holder_branch_id, s.forward_branch_id)`,
        ]),
    ...(heldOnly && covers !== 'all' ? [sql`s.holder_branch_id = any(${idArray(covers)})`] : []),
  ];
}

/**
 * Selects a customer's labels along their own index, at most `limit`: column `label_id`. The cost depends on the customer and not on the branches; without an
 * order, for counting, the planner may start with the rare statuses instead.
 */
export function customersLabels(
  viewer: SessionViewer,
  customerId: number,
  reach: LabelConditions,
  limit: number,
  newestFirst: boolean | null,
): RawBuilder<unknown> {
  const order = newestFirst === null ? sql`` : newestFirst ? sql`order by l.id desc` : sql`order by l.id`;
  return sql`
    (select l.id as label_id
      from label l
      join label_state s on s.label_id = l.id
      where l.merchant_id = ${customerId} and ${scopeAndFilters(viewer, reach)}
      ${order}
      limit ${sql.lit(limit)})`;
}

/** A merchant as `b` with each status, for one index walk per status: a rare status is found without walking the merchant's history. */
const eachStatusOf = (customerId: number, reach: LabelConditions) =>
  sql`unnest(${idArray([customerId])}) b(id) cross join ${everyStatus(reach.statuses)}`;

/** Adds the branches of a merchant's viewer, and those of the list's filter. */
const inBranches = (first: RawBuilder<unknown>, reach: LabelConditions, viewer: SessionViewer) =>
  sql.join([first, tiedTo(viewer), ...placesOf(viewer, reach)], sql` and `);

/** Returns no condition for nearly every viewer, so that their statements stay the same. */
const ofType = (viewer: SessionViewer): RawBuilder<boolean>[] => (seesEvery(viewer) ? [] : [withinType(viewer)]);
const everyStatus = (statuses: readonly string[]) => sql`unnest(${textArray(statuses)}) st(status)`;
const conditions = (first: RawBuilder<unknown>, reach: LabelConditions, viewer: SessionViewer) =>
  sql.join([first, ...ofType(viewer), ...reach.also], sql` and `);
const rowsOf = (reach: LabelConditions) =>
  reach.needsLabel ? sql`label_state s join label l on l.id = s.label_id` : sql`label_state s`;
const tiesOf = (reach: LabelConditions) => (reach.heldOnly ? (['holder_branch_id'] as const) : ties);

/**
 * Returns the order of the index (tie, status, label_id desc) for labels with one status, of one branch or of all. With equality conditions alone, tie and
 * status drop out of the order, which the primary key then also has; and where nearly all labels have one status, the planner expects as many in every other,
 * and walks the whole primary key for each rare status. Without an order it reads the whole table.
 */
function alongIndex(tie: Tie | null, newestFirst: boolean) {
  const column = tie === null ? null : sql`s.${sql.ref(tie)}`;
  const ofTie = column === null ? sql`` : sql`${column} = any(array[b.id]) and `;
  const first = column === null ? sql`` : newestFirst ? sql`${column}, ` : sql`${column} desc, `;
  return {
    condition: sql`${ofTie}s.status = any(array[st.status])`,
    order: sql`order by ${first}${newestFirst ? sql`s.status, s.label_id desc` : sql`s.status desc, s.label_id`}`,
  };
}

/** Hides the limit of a count from the planner: with a known one it prefers, below some hundred thousand labels, to read and sort all of them. */
const unknownLimit = (cap: number) => sql`limit (select ${sql.lit(cap)})`;

/**
 * Selects the newest (or oldest) labels in scope, at most `limit`, each once: column `label_id`. One index walk per tie, branch and status, each ended after
 * `limit` rows, so that a page costs the same whether a branch has a thousand labels or a million. Limits are literals: for a parameter the planner assumes a
 * tenth of the table, and would never keep a plan.
 */
export function labelsWithin(
  viewer: SessionViewer,
  reach: LabelConditions,
  limit: number,
  newestFirst: boolean,
): RawBuilder<unknown> {
  const arm = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select s.label_id from ${rowsOf(reach)} where ${conditions(condition, reach, viewer)} ${order} limit ${sql.lit(limit)})`;
  if (worksOnTheStreet(viewer.level))
    return arm(
      sql`${carriedBy(viewer)} and s.status = any(${textArray(reach.statuses)})`,
      newestFirst ? sql`order by s.label_id desc` : sql`order by s.label_id`,
    );
  if (viewer.customerId !== undefined) {
    const { condition, order } = alongIndex(ofMerchant, newestFirst);
    return sql`(select x.label_id from ${eachStatusOf(viewer.customerId, reach)} cross join lateral ${arm(inBranches(condition, reach, viewer), order)} x)`;
  }
  const along = (tie: Tie | null) => {
    const { condition, order } = alongIndex(tie, newestFirst);
    return arm(condition, order);
  };
  const branches = branchesOf(viewer, reach.branchId);
  if (branches === 'all')
    return sql`(select x.label_id from ${everyStatus(reach.statuses)} cross join lateral ${along(null)} x)`;
  const arms = tiesOf(reach).map(along);
  return sql`
    (select distinct x.label_id
      from unnest(${idArray(branches)}) b(id)
      cross join ${everyStatus(reach.statuses)}
      cross join lateral (${sql.join(arms, sql` union all `)}) x)`;
}

/**
 * Returns a row per label in scope, at most `cap`, for counting. A label with several ties to covered branches is counted by its first tie only, so no DISTINCT
 * is needed and counting ends early.
 */
export function rowsWithin(viewer: SessionViewer, reach: LabelConditions, cap: number): RawBuilder<unknown> {
  const arm = (condition: RawBuilder<unknown>) =>
    sql`select 1 from ${rowsOf(reach)} where ${conditions(condition, reach, viewer)}`;
  if (worksOnTheStreet(viewer.level))
    return sql`(${arm(sql`${carriedBy(viewer)} and s.status = any(${textArray(reach.statuses)})`)} limit ${sql.lit(cap)})`;
  if (viewer.customerId !== undefined) {
    const { condition, order } = alongIndex(ofMerchant, true);
    return sql`
      (select 1 from ${eachStatusOf(viewer.customerId, reach)}
        cross join lateral (${arm(inBranches(condition, reach, viewer))} ${order} ${unknownLimit(cap)}) x
        limit ${sql.lit(cap)})`;
  }
  const along = (tie: Tie | null, untied: readonly RawBuilder<unknown>[]) => {
    const { condition, order } = alongIndex(tie, true);
    return sql`(${arm(sql.join([condition, ...untied], sql` and `))} ${order} ${unknownLimit(cap)})`;
  };
  const branches = branchesOf(viewer, reach.branchId);
  if (branches === 'all')
    return sql`
      (select 1 from ${everyStatus(reach.statuses)} cross join lateral ${along(null, [])} x limit ${sql.lit(cap)})`;
  const own = idArray(branches);
  const used = tiesOf(reach);
  const arms = used.map((tie, at) => {
    const untied = used.slice(0, at).map((other) => sql`coalesce(s.${sql.ref(other)} <> all(${own}), true)`);
    return sql`
      (select 1
        from unnest(${own}) b(id)
        cross join ${everyStatus(reach.statuses)}
        cross join lateral ${along(tie, untied)} x
        limit ${sql.lit(cap)})`;
  });
  return sql`(select 1 from (${sql.join(arms, sql` union all `)}) tied limit ${sql.lit(cap)})`;
}

/** Condition: the viewer may see this label (A-06, A-07, decisions 7). For reading single labels, and for exports that read all of them. */
export function visibleLabels(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([tiedTo(viewer), ...ofType(viewer)], sql` and `)})`;
}

function tiedTo(viewer: SessionViewer): RawBuilder<boolean> {
  if (worksOnTheStreet(viewer.level)) return carriedBy(viewer);
  if (viewer.covers === 'all') return sql<boolean>`true`;
  const own = sql`any(${idArray(viewer.covers)})`;
  return sql<boolean>`(s.accept_branch_id = ${own} or s.deliver_branch_id = ${own} or s.holder_branch_id = ${own} or s.forward_branch_id = ${own})`;
}

/** Returns the kind of the viewer's scope: all labels, those of the covered branches, or an own selection. */
export function sightOf(viewer: SessionViewer): 'all' | 'branches' | 'own' {
  if (worksOnTheStreet(viewer.level) || parcelReachOf(viewer) !== 'every') return 'own';
  return viewer.covers === 'all' ? 'all' : 'branches';
}

/** Returns a key of the viewer's scope (`visibleLabels`): viewers with the same key see the same labels, and may share one read. */
export function reachKey(viewer: SessionViewer): string {
  const branches = viewer.covers === 'all' ? 'all' : `branches ${viewer.covers.join(',')}`;
  const reach = `${parcelReachOf(viewer)} ${branches} ${viewer.customerId ?? ''}`;
  return worksOnTheStreet(viewer.level) ? `holder ${viewer.id} ${reach}` : reach;
}
