export { readPaidCod, readReady } from './ready.queries.ts';
