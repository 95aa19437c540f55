import { sql, type RawBuilder } from 'kysely';
import { customerName, namedJson, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import type { LabelRow } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { isLabelStatus, labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import { allParcels } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { countedTabs, labelTabs, statusesOfTab, type LabelTab } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { meaningOf, type StatusMeaning } from '@waybill/domain/rooms/labels/status-filter.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { listSource, questionOf, type ListPage } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { prepared, hiddenFromPlanner } from '../../kernel/hot/prepared.ts';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import { readTogether, rememberedCount } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import { sharedReads } from '../../kernel/hot/shared-reads.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { roadType } from './expected-road.sql.ts';
import { labelCells, labelCreator } from './label-cells.sql.ts';
import { labelContains, labelsByIds, labelsWithText, type Cut, type Matching } from './label-found.queries.ts';
import {
  customersLabels,
  labelsWithin,
  reachKey,
  rowsWithin,
  visibleLabels,
  type LabelConditions,
} from './label-scope.sql.ts';
import { readSearch, type LabelSearch } from './label-search.sql.ts';
import { heldTab, ofTab, readsTally, talliedStates, upToCap } from './label-tally.sql.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

export type RawLabel = Omit<
  LabelRow,
  'payment_type' | 'weight' | 'cod_charge' | 'delivery_charge' | 'status_type' | 'finish_item'
> &
  Pick<TableRow<'label'>, 'payment_type' | 'weight_g' | 'shipping_total' | 'cod_fee' | 'return_fee'> & {
    readonly rollup: string;
  };

/** Returns a branch as JSON for rows of other rooms; `null` where there is none. */
export const branchJson = (alias: string) => namedJsonOrNull(alias, ['code']);

/** Every label has the first three branches; the planner omits left joins without selected columns. */
const labelJoins = sql`join label_state s on s.label_id = l.id
  left join branch sb on sb.id = l.source_branch_id
  left join branch db on db.id = s.deliver_branch_id
  left join branch hb on hb.id = s.holder_branch_id
  left join branch ab on ab.id = s.accept_branch_id
  left join customer c on c.id = l.merchant_id
  left join staff maker on maker.id = l.created_by
  left join staff holder on holder.id = s.holder_staff_id
  left join place dp on dp.id = l.destination_place_id left join place dpp on dpp.id = dp.parent_id`;

export const labelFrom = sql`label l ${labelJoins}`;

/** Town or township of the receiver, of place `dp` in `dpp`: a quarter or village tract is shown as its parent. */
export const township = sql`case when dp.id is null then null when dp.type in ('quarter', 'village_tract', 'street')
  then ${namedJson('dpp')} else ${namedJson('dp')} end`;

export const labelColumns = sql`l.id, l.tracking_code, l.mp_tracking_code, l.reference_id, l.type, l.item_type, l.service_type, l.accept_type, l.payment_type,
  ${customerName('c')} as merchant, l.source_name, l.source_phone, l.destination_name, l.destination_phone, ${township} as destination_township,
  ${branchJson('sb')} as source_branch, ${branchJson('db')} as deliver_branch, ${branchJson('ab')} as accept_branch, ${branchJson('hb')} as holder_branch, holder.name as holder_staff,
  l.weight_g, l.pieces, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee, s.status, s.previous, ${roadType} as shipping_type, s.rollup, s.status_at, l.remark, ${labelCreator} as creator, l.created_at, l.version`;

/**
 * Adds the derived members to a row of the database: the answer's schema outputs only the declared members, and removing the others costs more than all the
 * rest.
 */
export function labelRow(raw: RawLabel): LabelRow {
  const money = moneyOf({
    payment_type: raw.payment_type,
    cod_amount: raw.cod_amount,
    cod_fee: raw.cod_fee,
    shipping_total: raw.shipping_total,
    return_fee: raw.return_fee,
  });
  return {
    ...raw,
    weight: raw.weight_g / 1000,
    cod_charge: money.cod_charge,
    delivery_charge: raw.shipping_total,
    status_type: raw.rollup,
    finish_item: isLabelStatus(raw.status) && (labelStatuses[raw.status] as { final?: boolean }).final === true,
  };
}

type Value = RawBuilder<boolean>;
const ofImport = sameNumber('l.import_id');
/** Conditions on `label l`, by filter. Days in Yangon time (T-02). */
const labelFilters: Readonly<Record<string, (value: string) => Value>> = {
  type: (value) => (value === allParcels ? sql<boolean>`true` : sql<boolean>`l.type = ${value}`),
  payment_type: sameText('l.payment_type'),
  accept_type: sameText('l.accept_type'),
  service_type: sameText('l.service_type'),
  ...daysOf('l.created_at'),
  merchant: (value) =>
    sql<boolean>`l.merchant_id = any(array(select c.id from customer c where ${contains('c.search_key', searchKey(value))} limit 1000))`,
  customer_id: sameNumber('l.merchant_id'),
  import_id: ofImport,
  has_cod: (value) => sql<boolean>`(l.cod_amount > 0) = ${value === 'yes'}::boolean`,
};

/** Condition on `label_state s` for a status of the filter. */
function withStatus(value: string): Value {
  const meaning = meaningOf(value);
  if (!meaning) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join([sql<boolean>`s.status = any(${[...meaning.statuses]}::text[])`, ...besideStatus(meaning)], sql` and `)})`;
}

function besideStatus({ return_step, kept, cod }: StatusMeaning): Value[] {
  return [
    ...(return_step ? [sql<boolean>`s.return_step = ${return_step} and s.closed_at is null`] : []),
    ...(kept ? [sql<boolean>`s.held_until is not null`] : []),
    ...(cod
      ? [
          sql<boolean>`(s.cod_status = any(${cod.filter((state) => state !== null)}::text[]) or s.cod_status is null and ${cod.includes(null)}::boolean)`,
        ]
      : []),
  ];
}

const tabOf = (value: string | undefined): LabelTab => labelTabs.find((tab) => tab === value) ?? 'search';
const byId = sql`l.id`;

/** The labels as exports, selections and bulk actions read them. Pages use `readLabelPage`, which does not read every row. */
export const labelSource = listSource<RawLabel, LabelRow>({
  definition: labelList,
  id: byId,
  from: labelFrom,
  columns: labelColumns,
  scope: visibleLabels,
  sort: { created_at: byId },
  search: (term) => {
    const search = readSearch(term);
    return search ? labelContains(search) : sql<boolean>`true`;
  },
  filters: {
    ...labelFilters,
    tab: (value, viewer) =>
      sql<boolean>`(s.status = any(${[...statusesOfTab(tabOf(value))]}::text[]) and ${isHeld(viewer, tabOf(value))})`,
    status: withStatus,
    branch_id: (value) =>
      sql<boolean>`${value} in (s.accept_branch_id::text, s.deliver_branch_id::text, s.holder_branch_id::text, s.forward_branch_id::text)`,
  },
  row: labelRow,
  cells: () => labelCells,
});

function isHeld(viewer: SessionViewer, tab: LabelTab): Value {
  if (tab !== heldTab || viewer.covers === 'all') return sql<boolean>`true`;
  return sql<boolean>`s.holder_branch_id = any(${[...viewer.covers]}::bigint[])`;
}

/** Returns what a list query requires of the state table and, with `needsLabel`, of the label. */
function reachOf(filters: Readonly<Record<string, string | undefined>>, walk: Value | null): LabelConditions {
  const tab = tabOf(filters.tab);
  const own = Object.entries(filters).flatMap(([key, value]) => {
    const filter = Object.hasOwn(labelFilters, key) ? labelFilters[key] : undefined;
    return filter && value !== undefined && value !== '' ? [filter(value)] : [];
  });
  const since = filters.from
    ? [
        sql<boolean>`
          s.label_id >= coalesce((select l.id
            from label l
            where l.created_at >= ${dayBounds(filters.from)[0]}
            order by l.created_at
            limit 1),
            0) - ${idSlack}`,
      ]
    : [];
  const until = filters.to
    ? [
        sql<boolean>`
          s.label_id <= coalesce((select l.id
            from label l
            where l.created_at >= ${dayBounds(filters.to)[1]}
            order by l.created_at
            limit 1),
            ${Number.MAX_SAFE_INTEGER}) + ${idSlack}`,
      ]
    : [];
  const wanted = filters.status ? meaningOf(filters.status) : null;
  const ofTab = statusesOfTab(tab);
  return {
    branchId: filters.branch_id ? Number(filters.branch_id) || 0 : null,
    heldOnly: tab === heldTab,
    statuses: filters.status ? ofTab.filter((one) => wanted?.statuses.includes(one)) : ofTab,
    also: [...(wanted ? besideStatus(wanted) : []), ...since, ...until, ...own, ...(walk ? [walk] : [])],
    needsLabel: own.length > 0,
  };
}

/** Ids follow the creation time, except for labels created at the same moment; so a day is searched by its ids with this margin on both sides. */
const idSlack = 5_000;

type PageQuery = { page: number; per_page: number; sort: string; search: string } & Record<string, unknown>;
const sharing = perDatabase(() => sharedReads<ListPage<LabelRow>>());

/** Reads one page and its total, counted up to the cap (N-09). Concurrent equal queries of viewers with the same scope share one read. */
export function readLabelPage(db: Database, viewer: SessionViewer, query: PageQuery): Promise<ListPage<LabelRow>> {
  return sharing(db)(`${reachKey(viewer)} ${JSON.stringify(query)}`, () => readPage(db, viewer, query));
}

async function readPage(db: Database, viewer: SessionViewer, query: PageQuery): Promise<ListPage<LabelRow>> {
  const { filters } = questionOf(query);
  const search = readSearch(query.search);
  const newestFirst = query.sort.startsWith('-');
  const direction = newestFirst ? sql`desc` : sql`asc`;
  const offset = (query.page - 1) * query.per_page;
  const { ids, count, keepsPlan } = await matching(db, viewer, filters, search, {
    last: roundedUp(offset + query.per_page),
    newestFirst,
  });
  const keeps = keepsPlan ? prepared : sql``;
  // The page is first in the join: with this number of tables the planner keeps the written order, and would otherwise read every label first.
  const [rows, all] = await Promise.all([
    readRecords(
      db,
      sql<RawLabel>`
      ${keeps}with page as materialized (select x.label_id
        from ${ids} x
        order by x.label_id ${direction}
        limit ${hiddenFromPlanner(query.per_page, 'bigint')} offset ${hiddenFromPlanner(offset, 'bigint')})
      select ${labelColumns} from page p join label l on l.id = p.label_id ${labelJoins} order by l.id ${direction}`,
    ),
    typeof count === 'number'
      ? count
      : rememberedCount(db, sql<{ n: number }>`${keeps}select count(*)::int as n from ${count} counted`.compile(db)),
  ]);
  const total = Math.min(all, countCap);
  return {
    data: rows.map(labelRow),
    total,
    page: query.page,
    per_page: query.per_page,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    total_capped: all > countCap,
  };
}

/**
 * Rounds up to a power of two, from 64 on. A limit is part of the statement's text (`labelsWithin`), so each limit has its own plan: rounded up, all pages of a
 * query share a few.
 */
const roundedUp = (rows: number): number => 2 ** Math.max(6, Math.ceil(Math.log2(rows)));

/** Selects the labels of one query. Those of one order sheet are few and known, so no walk is needed. */
async function matching(
  db: Database,
  viewer: SessionViewer,
  filters: Readonly<Record<string, string | undefined>>,
  search: LabelSearch | null,
  cut: Cut,
): Promise<Matching> {
  const reach = reachOf(filters, search?.kind === 'walk' ? search.condition : null);
  const known =
    search === null && filters['import_id']
      ? sql`select l.id from label l where ${ofImport(filters['import_id'])}`
      : search?.kind === 'code'
        ? search.ids
        : null;
  if (known) return labelsByIds(viewer, known, reach, cut);
  const merchantId = Number(filters['customer_id']);
  const customerId = Number.isSafeInteger(merchantId) && merchantId > 0 ? merchantId : undefined;
  const ofCustomer =
    customerId &&
    ((within: LabelConditions, limit: number) => customersLabels(viewer, customerId, within, limit, cut.newestFirst));
  if (search?.kind === 'text') return labelsWithText(db, viewer, search, reach, cut, ofCustomer || undefined);
  return {
    ids: (ofCustomer && ofCustomer(reach, cut.last)) || labelsWithin(viewer, reach, cut.last, cut.newestFirst),
    count: (ofCustomer && ofCustomer(reach, countCap + 1)) || rowsWithin(viewer, reach, countCap + 1),
    keepsPlan: search === null,
  };
}

/** Returns as many rows as the label list has under these filters, up to the cap: a figure that links to the list equals its count. */
export function labelsMatching(
  viewer: SessionViewer,
  filters: Readonly<Record<string, string | undefined>>,
): RawBuilder<unknown> {
  return rowsWithin(viewer, reachOf(filters, null), countCap);
}

/** Counts the labels of each tab of open work (N-09), up to the cap. */
export async function countLabels(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  if (readsTally(viewer)) {
    const open = sql`${countedTabs.flatMap((tab) => statusesOfTab(tab))}::text[]`;
    const [tallied] = await readTogether(
      db,
      sql<Record<string, number>>`
      select ${sql.join(countedTabs.map((tab) => sql`${upToCap(ofTab(viewer, tab))} as ${sql.ref(tab)}`))}
      from ${talliedStates} where s.status = any(${open})`,
    );
    return tallied ?? {};
  }
  if (viewer.customerId !== undefined) return countOwn(db, viewer, viewer.customerId);
  const counts = countedTabs.map(
    (tab) => sql`(select count(*)::int from ${labelsMatching(viewer, { tab })} counted) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

/** Counts a customer's labels of all tabs of open work in one pass over them. */
async function countOwn(db: Database, viewer: SessionViewer, customerId: number): Promise<Record<string, number>> {
  const open = sql`${countedTabs.flatMap((tab) => statusesOfTab(tab))}::text[]`;
  const counts = countedTabs.map(
    (tab) =>
      sql`least(count(*) filter (where s.status = any(${[...statusesOfTab(tab)]}::text[]) and ${isHeld(viewer, tab)}), ${sql.lit(countCap)})::int as ${sql.ref(tab)}`,
  );
  const [counted] = await readTogether(
    db,
    sql<Record<string, number>>`
    select ${sql.join(counts)}
    from label l
    join label_state s on s.label_id = l.id
    where l.merchant_id = ${customerId} and s.status = any(${open}) and ${visibleLabels(viewer)}`,
  );
  return counted ?? {};
}

/** Selects the newest `most` labels that a typed text matches: a relation of `label_id`; `null` when the text is empty after cleaning. */
export async function labelsOf(
  db: Database,
  viewer: SessionViewer,
  typed: string,
  most: number,
): Promise<RawBuilder<unknown> | null> {
  const search = readSearch(typed);
  return search && (await matching(db, viewer, {}, search, { last: most, newestFirst: true })).ids;
}
