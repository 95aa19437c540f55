export { codSource } from './cod.queries.ts';
