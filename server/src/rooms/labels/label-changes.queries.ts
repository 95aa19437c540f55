import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { LabelChanges } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from './label-scope.sql.ts';

/** Maximum entries of the operator that one call reads: the cost does not depend on the size of the shop. */
const lookedThrough = 2_000;
/** Delay in milliseconds before an entry is returned, and never before entries that began earlier: a transaction with a smaller number may still be open. */
const settledMs = 2_000;

type RawChange = Omit<LabelChanges['data'][number], 'at'> & { at: Date };

/** Returns what happened to the viewer's parcels after the entry `cursor`, oldest first. */
export async function readLabelChanges(
  db: Database,
  viewer: SessionViewer,
  cursor: number | undefined,
  now: Date,
): Promise<LabelChanges> {
  const settled = sql<boolean>`e.recorded_at <= ${new Date(now.getTime() - settledMs)} and age(e.xmin) > age(pg_snapshot_xmin(pg_current_snapshot())::xid)`;
  if (cursor === undefined) {
    const { rows } = await sql<{ last: number | null }>`
      select max(l.id) as last from (select e.id from label_entry e where ${settled} order by e.id desc limit 1) l`.execute(
      db,
    );
    return { data: [], cursor: rows[0]?.last ?? 0, more: false };
  }
  const { rows } = await sql<{ last: number | null; n: number; data: RawChange[] | null }>`
    with next as materialized (
      select e.id, e.label_id, e.status, e.viewable, e.at, e.branch_id, e.reason, ${settled} as settled
      from label_entry e
      where e.id > ${cursor}
      order by e.id
      limit ${sql.lit(lookedThrough)}),
    ready as (select * from next where id < coalesce((select min(id) from next where not settled), 9223372036854775807))
    select (select max(id) from ready) as last, (select count(*) from ready)::int as n,
      (select json_agg(json_build_object('change', r.id, 'label_id', l.id, 'tracking_code', l.tracking_code, 'reference_id', l.reference_id,
          'status', r.status, 'viewable', r.viewable, 'at', r.at, 'branch', b.code, 'reason', r.reason) order by r.id)
        from ready r
        join label l on l.id = r.label_id
        join label_state s on s.label_id = l.id
        left join branch b on b.id = r.branch_id
        where ${visibleLabels(viewer)}) as data`.execute(db);
  const { last = null, n = 0, data = null } = rows[0] ?? {};
  return {
    data: (data ?? []).map((change) => ({ ...change, at: toIso(new Date(change.at)) })),
    cursor: last ?? cursor,
    more: n === lookedThrough,
  };
}
