export { readFacts, readyLabel } from './label-facts.ts';
export { readCredit, referenceKey, takenReferences } from './labels.store.ts';
export { takeCodes, takeLabelIds } from './serials.ts';
export { expectedHops, roadType } from './expected-road.sql.ts';
