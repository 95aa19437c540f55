export { readSheetPaper } from './sheet-paper.queries.ts';
export { standBeside } from './run-sheets.store.ts';
