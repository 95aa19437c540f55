export { clearanceSource } from './clearances.queries.ts';
export { clearanceLineSource, readySource } from './ready.queries.ts';
export { settleGates } from './settle-gates.ts';
