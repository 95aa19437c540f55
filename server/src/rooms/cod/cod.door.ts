export { codSource, readPending } from './cod.queries.ts';
