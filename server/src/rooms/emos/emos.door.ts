export { returnUnfetched } from './emo-return-job.ts';
export { readTerms } from './emos.store.ts';
