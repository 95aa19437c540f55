import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type TransferState = 'pending' | 'approved' | 'sent' | 'confirmed' | 'refused' | 'void';
export type TransferCommand = 'approve' | 'refuse' | 'withdraw' | 'send' | 'confirm' | 'reopen' | 'void';

/**
 * Life of a transfer (decisions 15): requested, approved by a second person above the limit, sent, and confirmed when all its bank movements are on a
 * statement. Before that it can be voided by mirroring its journal; a confirmed one reopens when a line is unmatched.
 */
export const transferLife = lifecycle<TransferState, TransferCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    approved: { tone: 'info' },
    sent: { tone: 'info' },
    confirmed: { tone: 'success' },
    refused: { tone: 'danger', final: true },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    approve: { from: ['pending'], to: 'approved', permission: 'transfer.approve', confirm: true },
    refuse: { from: ['pending', 'approved'], to: 'refused', permission: 'transfer.approve', confirm: true },
    send: { from: ['pending', 'approved'], to: 'sent', permission: 'transfer.send', confirm: true },
    withdraw: { from: ['pending', 'approved'], to: 'void', permission: 'transfer.ask', confirm: true },
    confirm: { from: ['sent'], to: 'confirmed', permission: 'bank_line.match' },
    reopen: { from: ['confirmed'], to: 'sent', permission: 'bank_line.match' },
    void: { from: ['sent'], to: 'void', permission: 'transfer.send', confirm: true },
  },
});

/** Commands of users; the bank's statement does the rest. */
export const transferSteps = ['approve', 'send', 'refuse', 'withdraw', 'void'] as const satisfies TransferCommand[];
export type TransferStep = (typeof transferSteps)[number];
