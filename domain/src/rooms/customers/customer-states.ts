import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';
import type { AccountCommand, AccountState } from '../staff/account-states.ts';

/** Life of a customer's account (S-25, decisions 3): the states of a staff account, with customer permissions. */
export const customerLife = lifecycle<AccountState, AccountCommand, Permission>({
  initial: 'active',
  states: {
    active: { tone: 'success' },
    suspend: { tone: 'attention' },
    ban: { tone: 'danger' },
  },
  commands: {
    suspend: { from: ['active'], to: 'suspend', permission: 'customer.suspend', confirm: true },
    reactivate: { from: ['suspend'], to: 'active', permission: 'customer.suspend' },
    ban: { from: ['active', 'suspend'], to: 'ban', permission: 'customer.ban', confirm: true },
    unban: { from: ['ban'], to: 'active', permission: 'customer.ban', confirm: true },
  },
});

/** Returns whether new labels, pickups and credit are allowed. Paying never checks this: money owed to a suspended customer stays payable. */
export function mayBeServed(state: AccountState): boolean {
  return state === customerLife.initial;
}
