export { xlsxFile } from './xlsx-file.ts';
export { exportSourceFor, openExports } from './exports.queries.ts';
