export { clearanceSource } from './clearances.queries.ts';
export { clearanceLineSource, readySource } from './ready.queries.ts';
