export { readHandedPaper } from './handover-collections.queries.ts';
