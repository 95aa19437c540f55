export { readSheetPaper } from './sheet-paper.queries.ts';
export { insertStopBeside } from './run-sheets.store.ts';
