export { arriveUnnamed } from './covered-cash.ts';
export { isOffice } from './send-cash.ts';
export { openSettlementOf } from './settle-agent.ts';
export { postTillDifference } from './post-till-difference.ts';
