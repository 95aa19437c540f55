import { sql, type RawBuilder } from 'kysely';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { idArray } from '../../kernel/hot/row-arrays.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { labelsWithin, rowsWithin, scopeAndFilters, type LabelConditions } from './label-scope.sql.ts';
import { anyOf, type LabelSearch } from './label-search.sql.ts';

/** The labels of a page: the first `last` of a list, newest or oldest first. */
export interface Cut {
  readonly last: number;
  readonly newestFirst: boolean;
}

/**
 * The matching labels: a relation of `label_id` with at least those of the page, and their total, already counted or a relation with a row for each. Both end
 * at the cap.
 */
export interface Matching {
  readonly ids: RawBuilder<unknown>;
  readonly count: RawBuilder<unknown> | number;
  /** True when one plan fits every value of such a query. A search for a part of a text must be planned for that text. */
  readonly keepsPlan: boolean;
}

const stateOf = (reach: LabelConditions) =>
  reach.needsLabel ? sql`label_state s join label l on l.id = s.label_id` : sql`label_state s`;

/** Selects labels by known ids, filtered by the viewer's scope and filters. A page stops when it has enough rows; the count continues to the cap. */
export function labelsByIds(
  viewer: SessionViewer,
  ids: RawBuilder<unknown>,
  reach: LabelConditions,
  { last, newestFirst }: Cut,
): Matching {
  const state = sql`
    cross join lateral (select s.label_id
      from ${stateOf(reach)}
      where s.label_id = f.id and ${scopeAndFilters(viewer, reach)}
      limit 1) x`;
  const order = sql`order by f.id ${newestFirst ? sql`desc` : sql`asc`}`;
  return {
    ids: sql`
      (with found(id) as materialized (${ids})
        select x.label_id
        from (select f.id from found f ${order}) f ${state} ${order}
        limit ${sql.lit(last)})`,
    count: sql`(with found(id) as materialized (${ids}) select 1 from found f ${state} limit ${sql.lit(countCap + 1)})`,
    keepsPlan: true,
  };
}

/**
 * Limits: how many labels are looked up in the text indexes before a text counts as common, and within how many labels of the scope the page is then searched.
 */
const usualLimits = { looked: countCap, walked: 20_000 };

/**
 * Selects labels that contain a text. A rare text is looked up completely in the indexes of texts and phones. For a very common text only as many matches as
 * are counted are looked up; the page is then found within a few steps of a walk along the list, unless all matches are far back. MATERIALIZED, or the planner
 * walks the primary key instead of the trigram index; one lookup for each, or it would read all states for a common text.
 *
 * @param walk the same query without the text, when a shorter way than along the branches exists
 */
export async function labelsWithText(
  db: Database,
  viewer: SessionViewer,
  { arms, condition }: Extract<LabelSearch, { kind: 'text' }>,
  reach: LabelConditions,
  { last, newestFirst }: Cut,
  walk?: (reach: LabelConditions, limit: number) => RawBuilder<unknown>,
  limits = usualLimits,
): Promise<Matching> {
  const {
    rows: [found],
  } = await sql<{ looked: number; ids: number[] }>`
    with ${sql.join(arms.map((arm, at) => sql`${sql.ref(`arm_${at}`)}(id) as materialized (${arm})`))},
    looked as materialized (${sql.join(
      arms.map((_, at) => sql`select id from ${sql.ref(`arm_${at}`)}`),
      sql` union all `,
    )} limit ${sql.lit(limits.looked + 1)}),
    seen as materialized (select distinct f.label_id
      from looked
      cross join lateral (select s.label_id
        from ${stateOf(reach)}
        where s.label_id = looked.id and ${scopeAndFilters(viewer, reach)}
        limit 1) f)
    select (select count(*)::int from looked) as looked, array(select label_id from seen order by label_id) as ids`.execute(
    db,
  );
  const { looked = 0, ids = [] } = found ?? {};
  if (looked <= limits.looked)
    return {
      ids: these(newestFirst ? ids.slice(Math.max(0, ids.length - last)) : ids.slice(0, last)),
      count: ids.length,
      keepsPlan: true,
    };
  const reached = (limit: number): RawBuilder<unknown> =>
    walk?.(reach, limit) ?? labelsWithin(viewer, reach, limit, newestFirst);
  const near = await nearest(db, reached(limits.walked), condition, { last, newestFirst }, limits.walked);
  const within: LabelConditions = { ...reach, also: [...reach.also, condition] };
  if (near.walked < limits.walked && near.ids.length < last)
    return { ids: these(near.ids), count: near.ids.length, keepsPlan: true };
  const all = ids.length > countCap ? ids.length : null;
  if (near.ids.length < last) {
    const every = labelsByIds(viewer, anyOf(arms), reach, { last, newestFirst });
    return { ...every, count: all ?? every.count, keepsPlan: false };
  }
  const counted =
    near.walked < limits.walked
      ? sql`(select 1 from ${reached(limits.walked)} s where ${condition} limit ${sql.lit(countCap + 1)})`
      : (walk?.(within, countCap + 1) ?? rowsWithin(viewer, within, countCap + 1));
  return { ids: these(near.ids), count: all ?? counted, keepsPlan: all !== null };
}

const these = (ids: readonly number[]) => sql`(select unnest(${idArray(ids)}) as label_id)`;

/** Returns the first `last` of these labels that contain the text, and the number of labels checked. */
async function nearest(
  db: Database,
  labels: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
  { last, newestFirst }: Cut,
  most: number,
): Promise<{ ids: number[]; walked: number }> {
  const {
    rows: [found],
  } = await sql<{ ids: number[]; walked: number }>`
    with walked as materialized (select w.label_id
      from ${labels} w
      order by w.label_id ${newestFirst ? sql`desc` : sql`asc`}
      limit ${sql.lit(most)})
    select (select count(*)::int from walked) as walked,
      array(select s.label_id from walked s where ${condition} limit ${sql.lit(last)}) as ids`.execute(db);
  return found ?? { ids: [], walked: 0 };
}

/** Condition for all labels that contain a text, without a limit, for full scans. */
export function labelContains(search: LabelSearch): RawBuilder<boolean> {
  if (search.kind === 'walk') return search.condition;
  return sql<boolean>`l.id in (${search.kind === 'code' ? search.ids : anyOf(search.arms)})`;
}
