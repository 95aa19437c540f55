import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a gate slip. */
export const showGateSlips: readonly Fresh[] = [
  'gate_slips.list',
  'gate_slips.parcels',
  'gate_slips.count',
  'gate_slips.detail',
];
