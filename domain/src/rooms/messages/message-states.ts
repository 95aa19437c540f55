import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type MessageState = 'queued' | 'sending' | 'sent' | 'delivered' | 'failed' | 'expired' | 'withheld';
/** Commands of users on a message. */
export const messageCommands = ['resend', 'withdraw'] as const;
export type MessageCommand = (typeof messageCommands)[number];
/** Automatic commands. */
type Passage = 'claim' | 'send' | 'deliver' | 'fail' | 'again' | 'fall_back' | 'expire' | 'withhold';

const sends: Permission = 'message.send';

/**
 * Life of a message to people outside (decisions 9): queued with its event, given to the gateway, accepted by it, on the phone. A late one expires; one
 * that must not be sent (opted-out number, step undone) is withheld.
 */
export const messageLife = lifecycle<MessageState, MessageCommand | Passage, Permission>({
  initial: 'queued',
  states: {
    queued: { tone: 'neutral' },
    sending: { tone: 'transit' },
    sent: { tone: 'info' },
    delivered: { tone: 'success', final: true },
    failed: { tone: 'danger' },
    expired: { tone: 'attention' },
    withheld: { tone: 'neutral', final: true },
  },
  commands: {
    claim: { from: ['queued'], to: 'sending', permission: sends },
    send: { from: ['sending'], to: 'sent', permission: sends },
    // A gateway may report delivery before its own answer arrives, after the message was given up, or while it waits for the next channel.
    deliver: { from: ['queued', 'sending', 'sent', 'failed'], to: 'delivered', permission: sends },
    fail: { from: ['sending', 'sent'], to: 'failed', permission: sends },
    again: { from: ['sending'], to: 'queued', permission: sends },
    // The channel refused it or did not deliver in time: the next one is used.
    fall_back: { from: ['sending', 'sent', 'failed'], to: 'queued', permission: sends },
    expire: { from: ['queued'], to: 'expired', permission: sends },
    withhold: { from: ['queued'], to: 'withheld', permission: sends },
    resend: { from: ['failed', 'expired'], to: 'queued', permission: sends, confirm: true },
    withdraw: { from: ['queued'], to: 'withheld', permission: sends, confirm: true },
  },
});

export const messageAt = {
  queued: messageLife.initial,
  sending: messageLife.commands.claim.to,
  sent: messageLife.commands.send.to,
  delivered: messageLife.commands.deliver.to,
  failed: messageLife.commands.fail.to,
  expired: messageLife.commands.expire.to,
  withheld: messageLife.commands.withhold.to,
} as const;

/** Why a message was not sent, or may not have been sent. */
const messageReasons = [
  'opted_out',
  'no_phone',
  'switched_off',
  'taken_back',
  'overtaken',
  'withdrawn',
  'too_late',
  'refused',
  'unreachable',
  'unknown',
  'not_reached',
] as const;
export type MessageReason = (typeof messageReasons)[number];
