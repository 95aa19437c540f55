import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type BankState = 'proposed' | 'confirmed' | 'denied' | 'replaced';
export type BankCommand = 'confirm' | 'deny' | 'replace';

/**
 * The life of a bank account: proposed by one person, confirmed or denied by another, replaced by the next one. It is never edited, so what was
 * paid to stays on record. `replace` is done by a newer proposal or confirmation, not by a button.
 */
export const bankLife = lifecycle<BankState, BankCommand, Permission>({
  initial: 'proposed',
  states: {
    proposed: { tone: 'attention' },
    confirmed: { tone: 'success' },
    denied: { tone: 'danger', final: true },
    replaced: { tone: 'neutral', final: true },
  },
  commands: {
    confirm: { from: ['proposed'], to: 'confirmed', permission: 'customer.confirm_bank' },
    deny: { from: ['proposed'], to: 'denied', permission: 'customer.confirm_bank', confirm: true },
    replace: { from: ['proposed', 'confirmed'], to: 'replaced', permission: 'customer.edit' },
  },
});

export const bankStates = Object.keys(bankLife.states) as BankState[];
/** What a second person decides. */
export const bankDecisions = ['confirm', 'deny'] as const satisfies readonly BankCommand[];
export type BankDecision = (typeof bankDecisions)[number];

/** Money goes to this account. */
export const payableBankState: BankState = bankLife.commands.confirm.to;
/** Somebody has to look at it. */
export const openBankState: BankState = bankLife.initial;
