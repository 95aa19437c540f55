export { reportSources } from './reports.queries.ts';
