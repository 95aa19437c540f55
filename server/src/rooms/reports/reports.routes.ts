import { reportsContract as calls } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readRows, readSummary } from './read-report.queries.ts';

export const reportRoutes: Route[] = [
  read(calls.summary, (context, { params, query }) => readSummary(context, params.tab, query)),
  read(calls.rows, (context, { params, query }) => readRows(context, params.tab, query)),
];
