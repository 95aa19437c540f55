export { branchSteps } from './branch-steps.ts';
export { officerCounts, officerSteps } from './officer-steps.ts';
export { planDays, planned, rowsToAdd } from './day-sums.ts';
export { readSummary } from './read-report.ts';
export { reportOf, reportSources } from './reports.queries.ts';
