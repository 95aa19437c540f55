export { settleGates } from './settle-gates.ts';
export { codHolder, knowsHolders, readCodTotals, readPending } from './cod.queries.ts';
