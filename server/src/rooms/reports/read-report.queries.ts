import { sql, type RawBuilder } from 'kysely';
import { businessDate, toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { daysIn, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import {
  comparedWith,
  daysOfPage,
  chartInterval,
  reportDays,
  reportProblem,
  type CustomerScope,
} from '@waybill/domain/rooms/reports/report-periods.ts';
import type { QueryOf } from '@waybill/contract/kernel/endpoint.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { customerColumn, type Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportSummary, reportsContract } from '@waybill/contract/rooms/reports/reports.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { columnsFor, conditionOf, readIds, readPage, type AnySource, type ListPage } from '../../kernel/lists.ts';
import { covers } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { planDays } from './day-sums.queries.ts';
import { reportOf, rowsOf, sourceOf, summedOf } from './reports.queries.ts';
import { countDays, countOpenDays, readCustomers, readFigures, readGroupLines } from './report-figures.sql.ts';

type Question = Omit<QueryOf<typeof reportsContract.summary>, 'by'>;
type Filters = Readonly<Record<string, string>>;

interface ReportRequest {
  readonly report: Report;
  readonly period: Period;
  readonly filters: Filters;
}

/** Maximum days without stored sums that are counted row by row for a page. */
const mostLive = 14;
const oneCustomer: CustomerScope = 'customer';
const eachCustomer: CustomerScope = 'all_customer';
const everybody: CustomerScope = 'all';

/** The days and rows that are meant, or why they are not answered. */
function ask(viewer: SessionViewer, tab: string, question: Question, today: string): ReportRequest | Refusal {
  const report = reportOf(tab);
  if (!report) return refuse('not_found');
  if (!mayEnter(report.list.access, viewer)) return refuse('missing_permission');
  const { branch_id, branch_collection_id, customer_id, only } = question;
  // Rows that are of no customer are the same for whichever customers are asked for.
  const customers: CustomerScope = report.customers ? question.customers : everybody;
  if (branch_id !== undefined && !covers(viewer, branch_id)) return refuse('branch_not_covered');
  if (customers === oneCustomer && customer_id === undefined)
    return refuse('validation_failed', { fields: { customer_id: [{ code: 'select' }] } });
  const from = question.from ?? today;
  const period = reportDays(question.period, { from, to: question.to ?? from });
  const problem = reportProblem(period);
  if (problem) return problem;
  return {
    report,
    period,
    filters: {
      ...period,
      customers,
      ...(branch_id === undefined ? {} : { branch_id: String(branch_id) }),
      ...(branch_collection_id === undefined ? {} : { branch_collection_id: String(branch_collection_id) }),
      ...(customers === oneCustomer && customer_id !== undefined ? { customer_id: String(customer_id) } : {}),
      ...(only === undefined ? {} : { only }),
    },
  };
}

/** The sums of a report, beside those of the period before, along its days, and by one of its groupings (N-19, K-06). */
export async function readSummary(
  { db, viewer, now }: ReadContext,
  tab: string,
  { by, ...question }: QueryOf<typeof reportsContract.summary>,
): Promise<{ data: ReportSummary } | Refusal> {
  const today = businessDate(now);
  const request = ask(viewer, tab, question, today);
  if (isRefusal(request)) return request;
  const { report, period, filters } = request;
  const usual = question.customers === eachCustomer && report.customers ? customerColumn : report.groups[0];
  const grouping = report.groups.find((one) => one === by) ?? usual ?? '';
  const before = comparedWith(question.period, period);
  const isDrawn = daysIn(period) > 1;
  // Ages are counted in days, so that everybody who asks within a second asks the same.
  const at = sql<Date>`${new Date(Math.floor(now.getTime() / 1000) * 1000)}::timestamptz`;
  const { customer_id: _one, ...anybody } = filters;
  const summed = summedOf(report);
  const [plan, planBefore] = await Promise.all([
    planDays(db, viewer, summed, filters),
    planDays(db, viewer, summed, { ...filters, ...before }),
  ]);
  const [found, previous, lines, customers, openDays] = await Promise.all([
    readFigures(db, viewer, { report, filters, plan, at, by: chartInterval(period) }),
    readFigures(db, viewer, {
      report,
      filters: { ...filters, ...before },
      plan: planBefore,
      at,
      by: isDrawn ? chartInterval(before) : null,
    }),
    readGroupLines(db, viewer, { report, filters, plan, at, by: grouping }),
    report.customers ? readCustomers(db, viewer, { report, filters: anybody, plan, at }) : [],
    countOpenDays(db, viewer, { ...filters, to: period.to }),
  ]);
  return {
    data: {
      at: toIso(now),
      ...period,
      before,
      final: period.to < today && openDays === 0,
      totals: found.totals,
      previous: previous.totals,
      stretches: found.stretches,
      previous_stretches: isDrawn ? previous.stretches : [],
      by: grouping,
      lines,
      customers,
    },
  };
}

/** Reads one page of the rows, grouped by customer where requested. */
export async function readRows(
  { db, viewer, now }: ReadContext,
  tab: string,
  { page, per_page, sort, ...question }: QueryOf<typeof reportsContract.rows>,
): Promise<ListPage<Record<string, unknown>> | Refusal> {
  const request = ask(viewer, tab, question, businessDate(now));
  if (isRefusal(request)) return request;
  const { report, filters } = request;
  const sortable = report.list.columns.filter((column) => column.sortable).map(({ key }) => key);
  if (sort !== undefined && !sortable.includes(sort.replace(/^-/, '')))
    return refuse('validation_failed', { fields: { sort: [{ code: 'select' }] } });
  const usual = question.customers === eachCustomer && report.customers ? customerColumn : report.list.sort;
  const source = sourceOf(report, sql<Date>`${now}::timestamptz`);
  const choice = { ...source, from: rowsOf(report).from, columns: sql`${source.id} as id` };
  const { ownColumns: _values, ...ids } = choice;
  const query = { ...filters, page, per_page, sort: sort ?? usual ?? report.list.sort, search: '' };
  const byDay = query.sort.replace(/^-/, '') === report.list.sort;
  const found =
    (byDay
      ? await readDayPage(db, viewer, ids, { report, filters, at: sql<Date>`${now}::timestamptz`, query })
      : null) ?? (await readPage(db, ids, viewer, query));
  return {
    ...found,
    data: await readChosen(db, viewer, source, { filters, ids: found.data.map(({ id }) => Number(id)) }),
  };
}

/**
 * Reads the ids of a page of rows in the order of their days. Stored sums tell the number of rows of each day, so only rows of the page's days are
 * read, however long the period. Null where the sums do not tell: for a few days, and for viewers of a part of the rows.
 */
async function readDayPage(
  db: Database,
  viewer: SessionViewer,
  ids: AnySource,
  {
    report,
    filters,
    at,
    query: { page, per_page, sort },
  }: {
    readonly report: Report;
    readonly filters: Filters;
    readonly at: RawBuilder<Date>;
    readonly query: { readonly page: number; readonly per_page: number; readonly sort: string };
  },
): Promise<ListPage<{ readonly id: number }> | null> {
  const plan = await planDays(db, viewer, summedOf(report), filters);
  const kept = daysIn(plan.period) - plan.live.length;
  if (plan.live.length > mostLive || kept <= plan.live.length) return null;
  const counted = await countDays(db, viewer, { report, filters, plan, at });
  const { total, days, skip } = daysOfPage(sort.startsWith('-') ? counted.toReversed() : counted, {
    before: (page - 1) * per_page,
    most: per_page,
  });
  const found = days ? await readIds(db, ids, viewer, { sort, filters: { ...filters, ...days } }, skip + per_page) : [];
  const shown = Math.min(total, countCap);
  return {
    data: found.slice(skip).map((id) => ({ id })),
    total: shown,
    page,
    per_page,
    last_page: Math.max(1, Math.ceil(shown / per_page)),
    total_capped: total > countCap,
  };
}

/** The rows of a page with all their values, in its order: what is joined for values alone is joined for these. */
async function readChosen(
  db: Database,
  viewer: SessionViewer,
  source: ReturnType<typeof sourceOf>,
  { filters, ids }: { readonly filters: Filters; readonly ids: readonly number[] },
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ id: number }>`
    select ${columnsFor(source, viewer)} from ${source.from}
    where ${source.id} = any(${[...ids]}::bigint[]) and ${conditionOf(source, viewer, { filters })}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, source.row(row, viewer)]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
}
