export { reportSources } from './reports.queries.ts';
export { readSummary } from './read-report.ts';
