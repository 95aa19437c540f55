export { collectionSource } from './branch-collections.queries.ts';
export { branchSource } from './branches.queries.ts';
