import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows transfers, and the banks that they move money between. */
export const showTransfers: readonly Fresh[] = [
  'transfers.list',
  'transfers.detail',
  'bank_accounts.list',
  'bank_accounts.detail',
  'bank_accounts.reconcile',
];
