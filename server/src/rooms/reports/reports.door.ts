export { reportOf, reportSources } from './reports.queries.ts';
export { readSummary } from './read-report.ts';
export { planDays, rowsToAdd } from './day-sums.ts';
export { officerCounts, officerSteps } from './officer-steps.ts';
export { makeDaySums } from './make-day-sums.ts';
export { verifyDaySums } from './verify-day-sums.ts';
