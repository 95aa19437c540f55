import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type EmoState = 'pending' | 'process' | 'complete' | 'cancel' | 'returned';
export const emoCommands = ['take', 'pay', 'approve', 'unlock', 'cancel', 'refund'] as const;
export type EmoCommand = (typeof emoCommands)[number];

/**
 * The life of an electronic money order (S-22, decisions 3 and 15): sold, taken on by the paying branch, paid out against identity card and code. The sender
 * has the money back while nobody has taken it on; what nobody fetched comes back by itself after thirty days and waits at the selling branch.
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
    // Nobody gives this one: thirty days went by.
    lapse: { from: ['process'], to: 'returned', permission: 'emo.work' },
    refund: { from: ['returned'], to: 'returned', permission: 'emo.work', confirm: true },
  },
});

export const emoStates = Object.keys(emoLife.states) as EmoState[];
export const emoAt = {
  sold: emoLife.initial,
  taken: emoLife.commands.take.to,
  paid: emoLife.commands.pay.to,
  cancelled: emoLife.commands.cancel.to,
  returned: emoLife.commands.lapse.to,
} as const;

/** The states in which the pick-up code is of use: until it is paid out or goes back. */
export const emoCodeStates: readonly EmoState[] = [emoAt.sold, emoAt.taken];

/** Wrong pick-up codes after which an order is locked. */
export const emoTriesMax = 5;
/** Days after which an order that nobody fetched goes back. */
export const emoDaysMax = 30;

/**
 * The number of an order: the year's last two digits, and six that leave no gap within the year.
 *
 * @example emoNumber(2026, 123) === 'EMO-26-000123'
 */
export function emoNumber(year: number, serial: number): string {
  return `EMO-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(6, '0')}`;
}
