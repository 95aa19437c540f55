export { nextFigures, openItems, readPaidCod, readReady } from './ready.queries.ts';
