export { makeDaySums } from './make-day-sums.ts';
export { makeSlices } from './make-slices.ts';
export { verifyDaySums, verifySlices } from './verify-day-sums.ts';
export { verifyTallies } from './tallies.ts';
