export { reportOf, reportSources } from './reports.queries.ts';
export { readSummary } from './read-report.ts';
export { planDays, planned, rowsToAdd } from './day-sums.ts';
export { officerCounts, officerSteps } from './officer-steps.ts';
export { makeDaySums } from './make-day-sums.ts';
export { verifyDaySums, verifySlices } from './verify-day-sums.ts';
export { makeSlices } from './make-slices.ts';
export { foldTallies, verifyTallies } from './tallies.ts';
export { branchSteps } from './branch-steps.ts';
