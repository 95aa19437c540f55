import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type HoldMailState = 'held' | 'fee_due' | 'ended';
export const holdMailCommands = ['extend', 'release', 'collect'] as const;
export type HoldMailCommand = (typeof holdMailCommands)[number];

/**
 * Life of a hold (decisions 13): the branch keeps the parcel until it is released or its last day comes. A sender without an account pays at the
 * counter, so a hold that ends in their absence leaves an open fee.
 */
export const holdMailLife = lifecycle<HoldMailState, HoldMailCommand | 'lapse', Permission>({
  initial: 'held',
  states: { held: { tone: 'attention' }, fee_due: { tone: 'danger' }, ended: { tone: 'neutral', final: true } },
  commands: {
    extend: { from: ['held'], to: 'held', permission: 'hold_mail.work' },
    release: { from: ['held'], to: 'ended', permission: 'hold_mail.work', confirm: true },
    // Not a user's command: the day came, or the parcel moved on.
    lapse: { from: ['held'], to: 'fee_due', permission: 'hold_mail.work' },
    collect: { from: ['fee_due'], to: 'ended', permission: 'hold_mail.work', confirm: true },
  },
});

/** How a hold ends, and whether the payer is at the branch's counter then. */
export const holdEndings = {
  released: { atCounter: true },
  delivered: { atCounter: true },
  day_came: { atCounter: false },
  moved_on: { atCounter: false },
  recalled: { atCounter: false },
} as const satisfies Record<string, { readonly atCounter: boolean }>;
export type HoldEnding = keyof typeof holdEndings;

/** Tabs of the list: held, ending today, fee due, ended. */
export const holdMailTabs = {
  held: { state: 'held' },
  due: { state: 'held', due: true },
  fee_due: { state: 'fee_due' },
  ended: { state: 'ended' },
} as const satisfies Record<string, { readonly state: HoldMailState; readonly due?: true }>;
export type HoldMailTab = keyof typeof holdMailTabs;
export const holdMailTabNames = Object.keys(holdMailTabs) as HoldMailTab[];
