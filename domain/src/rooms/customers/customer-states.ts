import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';
import type { AccountCommand, AccountState } from '../staff/account-states.ts';

/** The life of a customer's account (S-25, decisions 3): the same states as a person's, with the permissions of customers. */
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

/** New labels, pickups and credit are for active customers. Money that is owed to the others stays payable, so paying never asks this. */
export function mayBeServed(state: AccountState): boolean {
  return state === customerLife.initial;
}
