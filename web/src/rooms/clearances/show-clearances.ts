import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows clearances and what is ready for them. */
export const showClearances: readonly Fresh[] = [
  'clearances.list',
  'clearances.totals',
  'clearances.ready',
  'clearances.readyTotals',
  'clearances.readyDetail',
  'clearances.detail',
  'clearances.collections',
  'clearances.credit',
  'clearances.creditTotals',
  'clearances.returns',
  'tracking.parcels',
  'cod.list',
  'cod.totals',
  'cod.count',
  'cod.pending',
  'cod.merchant',
  'customers.detail',
];
