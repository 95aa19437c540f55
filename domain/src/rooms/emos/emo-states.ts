import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type EmoState = 'pending' | 'process' | 'complete' | 'cancel' | 'returned';
export const emoCommands = ['take', 'pay', 'approve', 'unlock', 'cancel', 'refund'] as const;
export type EmoCommand = (typeof emoCommands)[number];

/**
 * Life of an electronic money order (S-22, decisions 3 and 15): sold, accepted by the paying branch, paid out against identity card and code. The sender
 * gets a refund until it is accepted; an uncollected order returns automatically after thirty days and waits at the selling branch.
 */
export const emoLife = lifecycle<EmoState, EmoCommand | 'lapse', Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    process: { tone: 'info' },
    complete: { tone: 'success', final: true },
    cancel: { tone: 'neutral', final: true },
    returned: { tone: 'return' },
  },
  commands: {
    take: { from: ['pending'], to: 'process', permission: 'emo.work' },
    pay: { from: ['process'], to: 'complete', permission: 'emo.work', confirm: true },
    approve: { from: ['process'], to: 'process', permission: 'emo.decide', confirm: true },
    unlock: { from: ['process'], to: 'process', permission: 'emo.decide', confirm: true },
    cancel: { from: ['pending'], to: 'cancel', permission: 'emo.work', confirm: true },
    // Not a user's command: thirty days are over.
    lapse: { from: ['process'], to: 'returned', permission: 'emo.work' },
    refund: { from: ['returned'], to: 'returned', permission: 'emo.work', confirm: true },
  },
});

/** States in which the pick-up code is valid. */
export const emoCodeStates: readonly EmoState[] = [emoLife.at.pending, emoLife.at.process];

/** Wrong pick-up codes after which an order is locked. */
export const emoTriesMax = 5;
/** Days after which an uncollected order returns. */
export const emoDaysMax = 30;

/**
 * Returns the number of an order: two digits of the year, and six that are gapless within the year.
 *
 * @example emoNumber(2026, 123) === 'EMO-26-000123'
 */
export function emoNumber(year: number, serial: number): string {
  return `EMO-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(6, '0')}`;
}
