export { insertLabels } from './label-records.store.ts';
export { takeCodes, takeLabelIds } from './serials.ts';
