import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a hand-over of parcels. */
export const showHandoverCollections: readonly Fresh[] = [
  'handover_collections.list',
  'handover_collections.detail',
  'handover_collections.parcels',
  'handover_cases.list',
];
