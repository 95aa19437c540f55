export { settleGates } from './settle-gates.ts';
export { readCodTotals, readPending } from './cod.queries.ts';
