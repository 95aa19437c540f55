export { readGeneralLimit, readOutflowLimits, readOutflowRoom } from './outflow-limits.queries.ts';
export { lockOutflow, readLeftToday, releaseOutflow, type Leaving } from './outflows.store.ts';
export { payOut, requireCash, takeBack, type Payout } from './pay-out.ts';
export { setOutflowLimit } from './save-limit.ts';
