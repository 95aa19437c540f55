import { sql, type RawBuilder } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { stepsOf } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { trackByDateList } from '@waybill/contract/rooms/track-by-date/track-by-date.columns.ts';
import type { TrackedRow, TrackedTotals } from '@waybill/contract/rooms/track-by-date/track-by-date.contract.ts';
import { listSource, questionOf, type ListPage } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { customerName, personName } from '../../kernel/sql/names.ts';
import { branchJson, township, visibleLabels } from '../labels/label-scope.door.ts';
import { lastReturnReason } from '../labels/labels.door.ts';
import { walkSteps, type StepWalk } from './step-walk.sql.ts';

type RawTracked = Omit<TrackedRow, 'weight'> & { readonly weight_g: number };
/** The filter's word for parcels that came back although nobody said why. */
const unsaid = 'none';
type TrackFilters = Readonly<Record<string, string | undefined>>;

const id = sql`e.id`;
const at = sql`e.at`;
const joins = sql`
  join label_state s on s.label_id = e.label_id
  join label l on l.id = e.label_id
  left join branch b on b.id = e.branch_id
  join branch db on db.id = s.deliver_branch_id
  left join customer c on c.id = l.merchant_id
  left join place dp on dp.id = l.destination_place_id
  left join place dpp on dpp.id = dp.parent_id`;
const columns = sql`e.id, e.label_id, e.status as step, e.at as step_at, ${branchJson('b')} as branch, ${personName('e.staff_id')} as by, e.reason, s.status as now, l.tracking_code, ${customerName('c')} as merchant,
  l.source_name, l.source_phone, l.destination_name, l.destination_phone, ${township} as destination_township, ${branchJson('db')} as deliver_branch, l.payment_type, l.type, l.weight_g, l.cod_amount,
  l.shipping_total as delivery_charge, l.created_at`;

const rowOf = ({ weight_g, ...raw }: RawTracked): TrackedRow => ({
  ...raw,
  weight: weight_g / 1000,
});

const search = (term: string): RawBuilder<boolean> => contains('l.search_key', term);
/** Conditions on the label `l`, by filter. */
const labelFilters: Readonly<
  Record<'type' | 'payment_type' | 'merchant' | 'return_reason', (value: string) => RawBuilder<boolean>>
> = {
  type: sameText('l.type'),
  payment_type: sameText('l.payment_type'),
  merchant: (value) =>
    sql<boolean>`l.merchant_id = any(array(select c.id from customer c where ${contains('c.search_key', searchKey(value))} limit 1000))`,
  return_reason: (value) =>
    sql<boolean>`${lastReturnReason(sql`l.id`)} is not distinct from ${value === unsaid ? null : value}`,
};

/** The steps as exports and selections go through them. Pages are read by `readTrackedPage`. */
export const trackByDateSource = listSource<RawTracked, TrackedRow>({
  definition: trackByDateList,
  id,
  from: sql`label_entry e ${joins}`,
  columns,
  scope: (viewer) => sql<boolean>`(e.viewable and ${covered(viewer, 'e.branch_id')} and ${visibleLabels(viewer)})`,
  sort: { step_at: at },
  search,
  filters: {
    ...labelFilters,
    step: (value) => {
      const { statuses, withReason } = stepsOf(value);
      return sql<boolean>`(e.status = any(${[...statuses]}::text[]) and (e.reason is not null or not ${withReason === true}::boolean))`;
    },
    ...daysOf('e.at'),
    branch_id: sameNumber('e.branch_id'),
  },
  row: rowOf,
});

/** Fills in missing days, so that an empty field does not read all of history. */
function walkOf(chosen: TrackFilters, term: string, now: Date): StepWalk {
  const to = chosen['to'] || (chosen['from'] ?? businessDate(now));
  const from = chosen['from'] || to;
  const also = [
    ...Object.entries(labelFilters).flatMap(([key, filter]) => (chosen[key] ? [filter(chosen[key])] : [])),
    ...(term === '' ? [] : [search(term)]),
  ];
  return {
    steps: stepsOf(chosen['step']),
    from,
    to,
    branchId: chosen['branch_id'] ? Number(chosen['branch_id']) || 0 : null,
    also,
    needsLabel: also.length > 0,
  };
}

/** One page and its total, the total counted to the cap only (N-08). */
export async function readTrackedPage(
  db: Database,
  viewer: SessionViewer,
  query: { page: number; per_page: number; sort: string; search: string } & Record<string, unknown>,
  now: Date,
): Promise<ListPage<TrackedRow>> {
  const { page, per_page, sort, search: typed } = query;
  const { filters: chosen } = questionOf(query);
  const walk = walkOf(chosen, searchKey(typed), now);
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const offset = (page - 1) * per_page;
  const found = walkSteps(viewer, walk, sql`e.id, e.at`, {
    order: sql`e.at ${direction}, e.id ${direction}`,
    limit: offset + per_page,
  });
  const [rows, counted] = await Promise.all([
    readRecords(
      db,
      sql<RawTracked>`
      with page as materialized (select x.id, x.at
        from ${found} x
        order by x.at ${direction}, x.id ${direction}
        limit ${per_page} offset ${offset})
      select ${columns} from page p join label_entry e on e.id = p.id ${joins} order by p.at ${direction}, p.id ${direction}`,
    ),
    sql<{
      n: number;
    }>`select count(*)::int as n from (select 1 from ${walkSteps(viewer, walk, sql`1`)} x limit ${countCap + 1}) counted`.execute(
      db,
    ),
  ]);
  const all = counted.rows[0]?.n ?? 0;
  const total = Math.min(all, countCap);
  return {
    data: rows.map(rowOf),
    total,
    page,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    total_capped: all > countCap,
  };
}

/** More steps than this are not added up: a sum that is not of all would be wrong. */
const sumCap = 100_000;

/** The sums of the same rows, each label once; null when there are too many. */
export async function readTrackedTotals(
  db: Database,
  viewer: SessionViewer,
  { search: typed, ...chosen }: { search: string } & TrackFilters,
  now: Date,
): Promise<TrackedTotals | null> {
  const walk = walkOf(chosen, searchKey(typed), now);
  const { rows } = await sql<TrackedTotals & { weight_g: number }>`
    with step as materialized (select x.label_id
      from ${walkSteps(viewer, walk, sql`e.label_id`)} x
      limit ${sumCap + 1}),
      one as materialized (select label_id, count(*)::int as n from step group by label_id)
    select coalesce(sum(one.n), 0)::int as steps, count(*)::int as labels,
      coalesce(sum(l.cod_amount), 0)::bigint as cod_amount,
      coalesce(sum(l.shipping_total), 0)::bigint as delivery_charge,
      coalesce(sum(l.weight_g), 0)::bigint as weight_g from one join label l on l.id = one.label_id`.execute(db);
  const sums = rows[0];
  if (!sums || sums.steps > sumCap) return null;
  const { weight_g, ...rest } = sums;
  return { ...rest, weight: weight_g / 1000 };
}
