export { createLabels } from './create-label.ts';
export { readLabel } from './labels.queries.ts';
export { lockLabel } from './labels.store.ts';
export { addContactPhone, setDestination } from './new-destination.store.ts';
export { readSplittable, writeSplit } from './split-label.store.ts';
export { labelListsMark } from './label-lists.ts';
export { isOnTheWayBack, lastReturnReason } from './return-reason.sql.ts';
