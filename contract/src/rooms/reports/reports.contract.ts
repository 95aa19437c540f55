import { z } from 'zod';
import { customerScopes, longestReport, reportPeriods } from '@waybill/domain/rooms/reports/report-periods.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, many, one, pageOf, recordId } from '../../kernel/schemas.ts';

const int = z.number().int();
const day = z.string().describe('yyyy-mm-dd, Yangon');
const access = { permission: 'report.view' } as const;
const params = z.strictObject({ tab: z.string().max(40) });

/** Days, branches and customers of a report: one branch, a collection, or neither for all that the caller covers. */
const question = {
  period: z.enum(reportPeriods).default('daily'),
  from: z.iso
    .date()
    .optional()
    .describe('the day, a day of the month or of the year, or the first day; today if left out'),
  to: z.iso.date().optional().describe('the last day of a range'),
  branch_id: recordId.optional(),
  branch_collection_id: recordId.optional(),
  customers: z.enum(customerScopes).default('all'),
  customer_id: recordId.optional(),
  only: z.string().max(100).optional().describe('one line of a grouping, as <column>:<key>'),
};

const figures = z.object({
  rows: int,
  sums: z.record(z.string(), int).describe('by column; money in whole kyat'),
});
export type ReportFigures = z.infer<typeof figures>;
const line = figures.extend({
  key: z.string().nullable(),
  label: z.unknown().describe('what is grouped by, as a row has it'),
});
export type ReportLine = z.infer<typeof line>;

const summary = z.object({
  at: instant,
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  final: z
    .boolean()
    .describe('every day of the period is over, and closed at every branch with a till that is asked for'),
  totals: figures,
  previous: figures,
  stretches: z.array(figures.extend({ key: z.string() })).describe('day by day, or month by month'),
  previous_stretches: z
    .array(figures.extend({ key: z.string() }))
    .describe('the same of the period before; empty for one day'),
  by: z.string(),
  lines: z.array(line),
  customers: z.array(z.object({ id: int, name: z.string() })).describe('those with rows in the period'),
});
export type ReportSummary = z.infer<typeof summary>;

export const reportsContract = {
  summary: endpoint({
    id: 'reports.summary',
    method: 'GET',
    path: '/api/report/{tab}/summary',
    access,
    scope: 'branch',
    summary: `The sums of a report over at most ${longestReport} days, beside those of the period before, along its days and by one of its groupings`,
    params,
    query: z.strictObject({ ...question, by: z.string().max(40).optional() }),
    output: one(summary),
    refusals: [
      'not_found',
      'missing_permission',
      'branch_not_covered',
      'report_too_long',
      'report_backwards',
      'validation_failed',
    ],
  }),
  rows: endpoint({
    id: 'reports.rows',
    method: 'GET',
    path: '/api/report/{tab}',
    withFrame: false,
    access,
    scope: 'branch',
    summary: 'The rows of a report, page by page',
    params,
    query: z.strictObject({
      ...question,
      ...pageOf(),
      sort: z.string().max(60).optional(),
    }),
    output: many(z.record(z.string(), z.unknown())),
    refusals: [
      'not_found',
      'missing_permission',
      'branch_not_covered',
      'report_too_long',
      'report_backwards',
      'validation_failed',
    ],
  }),
};
