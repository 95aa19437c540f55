import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a hold. */
export const showHolds: readonly Fresh[] = [
  'hold_mails.list',
  'hold_mails.count',
  'hold_mails.detail',
  'hold_mails.ofLabel',
  'labels.detail',
  'tracking.shipping',
];
