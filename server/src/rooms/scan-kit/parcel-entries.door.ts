export { endHolds, type EndedHold, feeOf } from './end-holds.store.ts';
export { postMoney } from './money-events.ts';
export { concerned } from './plan-round.ts';
export { type NewEntry, writeRound } from './round.store.ts';
export { tellEntries } from './tell-entries.ts';
