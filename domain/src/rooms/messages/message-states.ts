import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type MessageState = 'queued' | 'sending' | 'sent' | 'delivered' | 'failed' | 'expired' | 'withheld';
/** What a person does to a message. */
export const messageCommands = ['resend', 'withdraw'] as const;
export type MessageCommand = (typeof messageCommands)[number];
/** What happens to it without anybody. */
type Passage = 'claim' | 'send' | 'deliver' | 'fail' | 'again' | 'expire' | 'withhold';

const sends: Permission = 'message.send';

/**
 * The life of a message to somebody outside (decisions 9): queued with the event that causes it, given to the gateway, taken by it, on the phone. One that
 * came too late is expired; one that may not go (a number that asked for no more, a step that was taken back) is withheld.
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
    // A gateway may tell of the phone before its own answer has come through, or after it was given up.
    deliver: { from: ['sending', 'sent', 'failed'], to: 'delivered', permission: sends },
    fail: { from: ['sending', 'sent'], to: 'failed', permission: sends },
    again: { from: ['sending'], to: 'queued', permission: sends },
    expire: { from: ['queued'], to: 'expired', permission: sends },
    withhold: { from: ['queued'], to: 'withheld', permission: sends },
    resend: { from: ['failed', 'expired'], to: 'queued', permission: sends, confirm: true },
    withdraw: { from: ['queued'], to: 'withheld', permission: sends, confirm: true },
  },
});

export const messageStates = Object.keys(messageLife.states) as MessageState[];
export const messageAt = {
  queued: messageLife.initial,
  sending: messageLife.commands.claim.to,
  sent: messageLife.commands.send.to,
  delivered: messageLife.commands.deliver.to,
  failed: messageLife.commands.fail.to,
  expired: messageLife.commands.expire.to,
  withheld: messageLife.commands.withhold.to,
} as const;

/** Why a message did not go, or is not sure to have gone. */
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
