export { openExports } from './exports.queries.ts';
