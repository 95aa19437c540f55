import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PaymentChannelState = 'pending' | 'active' | 'changing' | 'inactive';
export type PaymentChannelCommand = 'ask' | 'propose' | 'confirm' | 'deny' | 'drop' | 'close';

const edits: Permission = 'payment_channel.edit';

/**
 * Life of a payment channel. New terms wait for a second person; until then the former ones apply, or the channel is not used. One person is enough to
 * switch it off. Source: W-01.
 */
export const paymentChannelLife = lifecycle<PaymentChannelState, PaymentChannelCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    active: { tone: 'success' },
    changing: { tone: 'attention' },
    inactive: { tone: 'neutral' },
  },
  commands: {
    ask: { from: ['pending', 'inactive'], to: 'pending', permission: edits },
    propose: { from: ['active', 'changing'], to: 'changing', permission: edits },
    confirm: { from: ['pending', 'changing'], to: 'active', permission: edits, confirm: true },
    deny: { from: ['pending'], to: 'inactive', permission: edits, confirm: true },
    drop: { from: ['changing'], to: 'active', permission: edits, confirm: true },
    close: { from: ['active', 'changing'], to: 'inactive', permission: edits, confirm: true },
  },
});

/** Commands with a button; the other two are the form. */
export const channelSteps = ['confirm', 'deny', 'drop', 'close'] as const satisfies PaymentChannelCommand[];
export type ChannelStep = (typeof channelSteps)[number];

/** Ends the difference that lump sums of the provider left; the channel stays as it is. */
export const endsDifference = 'end_difference';
export const differencePermission: Permission = 'bank_line.match';

/** States of proposed terms. */
export const channelTermsStates = ['proposed', 'confirmed', 'denied'] as const;
export type ChannelTermsState = (typeof channelTermsStates)[number];
export const [termsProposed, termsConfirmed, termsDenied] = channelTermsStates;
