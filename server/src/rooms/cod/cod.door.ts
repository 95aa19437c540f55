export { isClaimOpen, recomputeCodReadiness } from './recompute-cod-readiness.store.ts';
export { countCod, countHeldCod, heldCod, knowsHolders, readPayable } from './cod.queries.ts';
