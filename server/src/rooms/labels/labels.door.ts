export { createLabels, type MadeLabel, type MakingOptions } from './create-label.ts';
export { findLabels, labelSource } from './label-list.queries.ts';
export { visibleLabels } from './label-scope.ts';
export { readLabel } from './labels.queries.ts';
