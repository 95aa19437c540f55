import { sql, type RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { reportProblem, type CustomerScope } from '@waybill/domain/rooms/reports/report-periods.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import { customerColumn, type Report, type ReportRows } from '@waybill/contract/rooms/reports/report.ts';
import { nameOf, type SqlCell } from '../../kernel/file-cells.ts';
import { listSource, type ListQuestion, type ListSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { byNumber, sameNumber } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { callRows } from './call-rows.ts';
import { codRows } from './cod-rows.ts';
import { creditRows } from './credit-rows.ts';
import { messageRows } from './message-rows.ts';
import { dayRows } from './day-rows.ts';
import { postingRows } from './posting-rows.ts';
import type { RowsSql } from './report-rows.ts';
import { stepRows } from './step-rows.ts';

type Kinds = { readonly [Of in ReportRows['of']]: (rows: Extract<ReportRows, { of: Of }>) => RowsSql };
const kinds: Kinds = {
  steps: stepRows,
  cod: codRows,
  credit: creditRows,
  postings: postingRows,
  messages: messageRows,
  calls: callRows,
  days: dayRows,
};

/** How the rows of a report are read. */
export function rowsOf({ rows }: Report): RowsSql {
  return (kinds[rows.of] as (rows: ReportRows) => RowsSql)(rows);
}

const eachCustomer: CustomerScope = 'all_customer';
const clock = sql<Date>`now()`;

/** Selects the key by which the rows of a column are grouped, as text. */
export function groupKey(
  rows: RowsSql,
  column: string,
  viewer: SessionViewer,
  now: RawBuilder<Date>,
): RawBuilder<unknown> {
  return sql`(${rows.keys[column]?.id ?? rows.values(viewer, now)[column]})::text`;
}

/** The rows of one line of a grouping: `<column>:<key>`, nothing after the colon for those without a value. */
function onlyOf({ rows, groups }: Summed, now: RawBuilder<Date>) {
  return (value: string, viewer: SessionViewer) => {
    const [, column = '', key = ''] = /^(\w+):(.*)$/s.exec(value) ?? [];
    if (!groups.includes(column)) return sql<boolean>`false`;
    const own = groupKey(rows, column, viewer, now);
    return key === '' ? sql<boolean>`${own} is null` : sql<boolean>`${own} = ${key}`;
  };
}

/** All that the values of its rows are read from. */
export const wholeFrom = ({ from, more }: RowsSql): RawBuilder<unknown> => (more ? sql`${from} ${more}` : from);

/** Rows that are added up: those of a report, or others of the same kinds. Sums of the days that are over are kept of them (`day-sums.ts`). */
export interface Summed {
  readonly key: string;
  /** The kind by which the database marks the days of which a row has changed. */
  readonly kind: ReportRows['of'];
  readonly rows: RowsSql;
  readonly sums: readonly string[];
  readonly groups: readonly string[];
  /** Are they asked for by customer? */
  readonly customers: boolean;
  /** Their definition, as data: stored sums of another definition are ignored. */
  readonly definition: unknown;
}

/** A report as rows that are added up. */
export function summedOf(report: Report): Summed {
  const { key, rows, sums, groups, customers } = report;
  const definition = { rows, sums, groups, customers };
  return { key, kind: rows.of, rows: rowsOf(report), sums, groups, customers, definition };
}

/** Filters branches of a collection, for viewers who cover all branches. */
export const inCollection =
  (branch: string) =>
  (value: string, viewer: SessionViewer): RawBuilder<boolean> =>
    mayUseCollections(viewer)
      ? byNumber(
          value,
          (number) =>
            sql<boolean>`${sql.ref(branch)} in (select w.id from branch w where w.branch_collection_id = ${number})`,
        )
      : sql<boolean>`false`;

type Chosen = Pick<ListSource, 'scope' | 'filters'>;

/** Which of these rows are asked for, and which of them somebody may see. */
function chosenOf(summed: Summed, now: RawBuilder<Date>): Chosen {
  const { rows } = summed;
  const customer = summed.customers ? rows.customer : null;
  return {
    scope: (viewer) => sql<boolean>`(${covered(viewer, rows.branch)} and ${rows.where} and ${rows.scope(viewer)})`,
    filters: {
      ...rows.days,
      branch_id: sameNumber(rows.branch),
      branch_collection_id: inCollection(rows.branch),
      customers: (value) =>
        customer && value === eachCustomer ? sql<boolean>`${sql.ref(customer.id)} is not null` : sql<boolean>`true`,
      customer_id: customer ? sameNumber(customer.id) : () => sql<boolean>`false`,
      only: onlyOf(summed, now),
    },
  };
}

/** The condition on rows that are asked for by these filters. */
export function conditionsOf(
  summed: Summed,
  viewer: SessionViewer,
  filters: Readonly<Record<string, string>>,
  now: RawBuilder<Date>,
): RawBuilder<boolean> {
  const chosen = chosenOf(summed, now);
  const conditions = Object.entries(filters).map(([key, value]) => chosen.filters[key]?.(value, viewer) ?? sql`false`);
  return sql<boolean>`${sql.join([chosen.scope(viewer), ...conditions], sql` and `)}`;
}

/** A report as a list: its pages, files and export job. Ages are counted up to `now`. */
export function sourceOf(report: Report, now: RawBuilder<Date> = clock): ListSource<object, Record<string, unknown>> {
  const rows = rowsOf(report);
  const { id, at } = rows;
  const customer = report.customers ? rows.customer : null;
  return listSource<object, Record<string, unknown>>({
    definition: report.list,
    id,
    from: wholeFrom(rows),
    columns: sql`${id} as id, ${rows.links}`,
    ownColumns: (viewer) => {
      const values = rows.values(viewer, now);
      return sql.join(report.list.columns.map(({ key }) => sql`${values[key]} as ${sql.ref(key)}`));
    },
    ...chosenOf(summedOf(report), now),
    sort: { day: at, ...(customer ? { [customerColumn]: customer.name } : {}) },
    search: (term) => (customer ? contains('c.search_key', term) : sql<boolean>`true`),
    // Selects the values of a file's cells; a named record is its name.
    cells: (viewer) => {
      const values = rows.values(viewer, now);
      return Object.fromEntries(
        report.list.columns.map(({ key, kind }): [string, SqlCell] => {
          const value = values[key] ?? sql`null`;
          return [key, kind === 'named' ? nameOf(value) : value];
        }),
      );
    },
    row: (raw) => Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, plain(value)])),
    check: daysProblem,
  });
}

const plain = (value: unknown): unknown => (value instanceof Date ? toIso(value) : value);

/** Whatever asks for the rows of a report, a file too, says from which day to which, and not for longer than a year. */
function daysProblem({ filters: { from, to } }: ListQuestion): Refusal | null {
  return from && to ? reportProblem({ from, to }) : refuse('report_without_days');
}

const byKey = new Map<string, Report>(allReports.map((report) => [report.key, report]));

/** The report of a tab; undefined when there is none. */
export function reportOf(tab: string): Report | undefined {
  return byKey.get(tab);
}

/** The reports as lists, for exports. */
export const reportSources = allReports.map((report) => sourceOf(report));
