export { arriveUnnamed } from './covered-cash.store.ts';
export { isOffice } from './handovers.queries.ts';
export { openSettlementOf } from './earned.queries.ts';
export { postTillDifference } from './post-till-difference.ts';
