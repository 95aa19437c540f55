export { reportOf, reportSources } from './reports.queries.ts';
export { readSummary } from './read-report.ts';
