import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a shift handover. */
export const showShiftHandovers: readonly Fresh[] = [
  'shift_handovers.list',
  'shift_handovers.detail',
  'business_days.list',
  'business_days.open',
];
