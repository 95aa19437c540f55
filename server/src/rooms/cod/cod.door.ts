export { recomputeCodReadiness } from './recompute-cod-readiness.ts';
export { codHolder, codIsOut, countCod, knowsHolders } from './cod.queries.ts';
