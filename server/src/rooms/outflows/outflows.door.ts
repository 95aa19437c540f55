export { readGeneralLimit, readOutflowLimits, readOutflowRoom } from './outflow-limits.queries.ts';
export { lockOutflow, readLeftToday, recordOutflow, releaseOutflow, type Leaving } from './outflows.store.ts';
export { setOutflowLimit } from './save-limit.ts';
