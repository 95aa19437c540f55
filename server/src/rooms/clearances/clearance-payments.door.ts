export { outflowOfClearance } from './paid-today.queries.ts';
export { approvedBy, lockClearance, type LockedClearance } from './clearances.store.ts';
export { readReadyDetail } from './clearances.queries.ts';
export { createClearance } from './create-clearance.ts';
export { payDocument } from './pay-clearance.ts';
