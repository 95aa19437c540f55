export { standBeside } from './run-sheets.store.ts';
