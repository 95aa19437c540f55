import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type BankState = 'proposed' | 'confirmed' | 'denied' | 'replaced' | 'withdrawn';
export type BankCommand = 'confirm' | 'deny' | 'replace' | 'withdraw';

/**
 * Life of a bank account or of money terms: proposed by one person, confirmed or denied by another, replaced by the next one. A proposal is never
 * edited, so that every earlier payment's account stays on record. `replace` follows from a newer proposal or confirmation and has no button. Staff
 * withdraw only terms: a wrong account is replaced by the right one. The merchant who asked for an account may withdraw it.
 */
export const bankLife = lifecycle<BankState, BankCommand, Permission>({
  initial: 'proposed',
  states: {
    proposed: { tone: 'attention' },
    confirmed: { tone: 'success' },
    denied: { tone: 'danger', final: true },
    replaced: { tone: 'neutral', final: true },
    withdrawn: { tone: 'neutral', final: true },
  },
  commands: {
    confirm: { from: ['proposed'], to: 'confirmed', permission: 'customer.confirm_bank' },
    deny: { from: ['proposed'], to: 'denied', permission: 'customer.confirm_bank', confirm: true },
    replace: { from: ['proposed', 'confirmed'], to: 'replaced', permission: 'customer.edit' },
    withdraw: { from: ['proposed'], to: 'withdrawn', permission: 'customer.edit' },
  },
});

/** Decisions of the second person. */
export const bankDecisions = ['confirm', 'deny'] as const satisfies readonly BankCommand[];
export type BankDecision = (typeof bankDecisions)[number];
/** Buttons that end proposed terms. */
export const termsDecisions = [...bankDecisions, 'withdraw'] as const satisfies readonly BankCommand[];
export type TermsDecision = (typeof termsDecisions)[number];

/** State of an account that can be paid to. */
export const payableBankState: BankState = bankLife.commands.confirm.to;
/** State of an account that waits for the second person. */
export const openBankState: BankState = bankLife.initial;

/** Days after confirmation during which approvers see a new account marked. */
const youngPayeeDays = 3;

/** @example isYoungPayee(new Date('2026-11-20T00:00Z'), new Date('2026-11-22T00:00Z')) === true */
export function isYoungPayee(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < youngPayeeDays * 86_400_000;
}
