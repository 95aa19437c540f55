export { recomputeCodReadiness } from './recompute-cod-readiness.store.ts';
export { countCod, countHeldCod, heldCod, knowsHolders } from './cod.queries.ts';
