import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a gate's document. */
export const showGateCollections: readonly Fresh[] = [
  'gate_collections.list',
  'gate_collections.detail',
  'gate_collections.lines',
  'gate_collections.waits',
  'gate_collections.merchant',
  'gate_slips.list',
];
