import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows lines of statements, and what they confirm. */
export const showBankLines: readonly Fresh[] = [
  'bank_lines.list',
  'bank_lines.detail',
  'bank_fees.list',
  'bank_fees.totals',
  'bank_accounts.list',
  'bank_accounts.detail',
  'bank_accounts.reconcile',
  'transfers.list',
  'transfers.detail',
];
