export { readGeneralLimit, readOutflowLimits } from './outflow-limits.queries.ts';
export { lockReceiver, readLeftToday, recordOutflow, releaseOutflow } from './outflows.store.ts';
export { setOutflowLimit } from './save-limit.ts';
