export { settleGates } from './settle-gates.ts';
export { codSource, readCodTotals, readPending } from './cod.queries.ts';
