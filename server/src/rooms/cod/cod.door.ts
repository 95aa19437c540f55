export { codSource, readCodTotals, readPending } from './cod.queries.ts';
