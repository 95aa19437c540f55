export { columnWidths } from './sheet-source.ts';
export { xlsxFile, xlsxType } from './xlsx-file.ts';
export { exportSourceFor, openExports } from './exports.queries.ts';
