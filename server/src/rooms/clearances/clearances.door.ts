export { readApprovalLimits } from './approval-limit.queries.ts';
export { readReady } from './ready.queries.ts';
