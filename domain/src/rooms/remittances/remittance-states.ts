import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { numberedAs } from '../ledger/document-number.ts';

export type RemittanceState = 'pending' | 'complete' | 'inactive';
export type RemittanceCommand = 'match' | 'leave_out' | 'confirm' | 'void' | 'settle';

/** Life of a remittance of the mail post: imported and checked, then confirmed once by a second person; or voided without postings. */
export const remittanceLife = lifecycle<RemittanceState, RemittanceCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    complete: { tone: 'success' },
    inactive: { tone: 'neutral', final: true },
  },
  commands: {
    match: { from: ['pending'], to: 'pending', permission: 'cod.clear' },
    leave_out: { from: ['pending'], to: 'pending', permission: 'cod.clear' },
    confirm: { from: ['pending'], to: 'complete', permission: 'cod.pay', confirm: true },
    void: { from: ['pending'], to: 'inactive', permission: 'cod.clear' },
    settle: { from: ['complete'], to: 'complete', permission: 'cod.pay' },
  },
});

/** @example remittanceNumber(2026, 7) === 'MPR-26-000007' */
export function remittanceNumber(year: number, serial: number): string {
  return numberedAs('MPR', year, serial);
}
