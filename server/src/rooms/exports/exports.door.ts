export { exportSource, openExports } from './exports.queries.ts';
