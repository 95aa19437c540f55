export { makeDaySums } from './make-day-sums.store.ts';
export { makeSlices } from './make-slices.store.ts';
export { verifyDaySums, verifySlices } from './verify-day-sums.store.ts';
export { verifyTallies } from './tallies.store.ts';
