export { exportSourceFor, openExports } from './exports.queries.ts';
