export { readHistory } from './audit.queries.ts';
