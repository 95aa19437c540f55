export { openExports } from './exports.queries.ts';
export { startExport } from './start-export.ts';
