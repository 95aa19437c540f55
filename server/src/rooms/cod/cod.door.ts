export { recomputeCodReadiness } from './recompute-cod-readiness.store.ts';
export { codHolder, codIsOut, countCod, knowsHolders } from './cod.queries.ts';
