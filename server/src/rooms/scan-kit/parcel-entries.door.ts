export { endHolds, type EndedHold, feeOf } from './end-holds.store.ts';
export { postMoney } from './money-events.ts';
export { affectedBranches } from './plan-round.ts';
export { type NewEntry, writeRound } from './round.store.ts';
export { withMessages } from './entry-messages.ts';
