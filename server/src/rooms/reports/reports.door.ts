export { branchSteps } from './branch-steps.sql.ts';
export { officerCounts, officerSteps } from './officer-steps.sql.ts';
export { planDays, planned, rowsToAdd } from './day-sums.queries.ts';
export { readSummary } from './read-report.queries.ts';
export { reportOf, reportSources } from './reports.queries.ts';
