export { settleGates } from './settle-gates.ts';
