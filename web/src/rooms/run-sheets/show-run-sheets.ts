import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a run sheet. */
export const showRunSheets: readonly Fresh[] = [
  'run_sheets.list',
  'run_sheets.detail',
  'run_sheets.stops',
  'run_sheets.mine',
];
