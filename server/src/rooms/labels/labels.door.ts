export { createLabels, type MadeLabel, type MakingOptions } from './create-label.ts';
export { findLabels } from './find-labels.queries.ts';
export { branchJson, labelsMatching, township } from './label-list.queries.ts';
export { visibleLabels } from './label-scope.ts';
export { readLabel } from './labels.queries.ts';
export { readFacts, readyLabel, type LabelFacts, type ReadyLabel } from './label-facts.ts';
export { lockLabel, readCredit, referenceKey, takenReferences } from './labels.store.ts';
export { labelListsMark } from './label-lists.ts';
