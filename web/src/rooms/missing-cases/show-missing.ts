import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a missing case. */
export const showMissing: readonly Fresh[] = [
  'missing_cases.list',
  'missing_cases.count',
  'missing_cases.detail',
  'labels.detail',
  'tracking.shipping',
  'tracking.parcels',
  'tracking.count',
  'audit.ofRecord',
];
