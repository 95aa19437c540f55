export { settleGates } from './settle-gates.ts';
export { codCash, codHolder, knowsHolders, readCodTotals, readPending } from './cod.queries.ts';
