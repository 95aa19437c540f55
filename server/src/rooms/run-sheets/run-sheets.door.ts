export { readSheetPaper } from './sheet-paper.ts';
export { standBeside } from './run-sheets.store.ts';
