export { settleGates } from './settle-gates.ts';
export { codHolder, codIsOut, countCod, knowsHolders } from './cod.queries.ts';
