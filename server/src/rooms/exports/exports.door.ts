export { openExports, readFailedExports } from './exports.queries.ts';
export { retryAnyExport } from './retry-export.ts';
export { startExport } from './start-export.ts';
