export { readReady } from './ready.queries.ts';
