import { lastChannel, type AddedChannel, type MessageChannel } from './message-channels.ts';
import type { MessageReason } from './message-states.ts';

export const gatewayKinds = ['outbox', 'http'] as const;
/** `outbox` only stores messages; `http` calls a provider. */
export type GatewayKind = (typeof gatewayKinds)[number];
/** Gateway as the history of a message names it: that of SMS by its kind, others by their channel. */
export type GatewayName = GatewayKind | AddedChannel;

/**
 * Results of one try to hand a message to a gateway. `refused`: for good. `not_taken`: certainly not accepted, so a retry is safe. `unknown`: it may have been
 * accepted, because the request hung or broke off, or the process died.
 */
export const tryOutcomes = ['sent', 'refused', 'not_taken', 'unknown'] as const;
export type TryOutcome = (typeof tryOutcomes)[number];

/** Pauses before retries, in minutes. */
const pauses = [1, 5, 15, 60, 180] as const;
/** Minutes after which a message still being sent counts as abandoned, because its process has died. */
export const sendingMinutesMax = 3;

export type NextOfTry =
  | { readonly to: 'send' }
  | { readonly to: 'fail'; readonly reason: MessageReason }
  | { readonly to: 'again'; readonly minutes: number };

/**
 * Returns what happens to a message after a try. A message that was certainly not accepted is retried with growing pauses. One that may have been
 * accepted is retried only when the provider recognises repeats by key; otherwise it fails as unknown, and a person decides.
 *
 * @example afterTry('unknown', { tries: 1, knowsRepeats: false }) // { to: 'fail', reason: 'unknown' }
 */
export function afterTry(
  outcome: TryOutcome,
  { tries, knowsRepeats }: { readonly tries: number; readonly knowsRepeats: boolean },
): NextOfTry {
  if (outcome === 'sent') return { to: 'send' };
  if (outcome === 'refused') return { to: 'fail', reason: 'refused' };
  if (outcome === 'unknown' && !knowsRepeats) return { to: 'fail', reason: 'unknown' };
  const minutes = pauses[tries - 1];
  if (minutes !== undefined) return { to: 'again', minutes };
  return { to: 'fail', reason: outcome === 'unknown' ? 'unknown' : 'unreachable' };
}

/** Statuses of answers to requests that were not processed. */
const notTaken: readonly number[] = [408, 425, 429, 503];

/**
 * Interprets a gateway's answer. A text that all successful answers contain can be configured, because some providers always answer 200.
 *
 * @example outcomeOfAnswer(200, '{"status":"ok"}', '"ok"') === 'sent'
 */
export function outcomeOfAnswer(status: number, body: string, sentWhen: string | null): TryOutcome {
  if (status >= 200 && status < 300) return !sentWhen || body.includes(sentWhen) ? 'sent' : 'refused';
  if (notTaken.includes(status)) return 'not_taken';
  return status >= 500 ? 'unknown' : 'refused';
}

/**
 * Returns the idempotency key for the provider. A user's resend is a new message to the provider, and so is one on another channel.
 *
 * @example messageKey({ id: 12, resends: 0, channel: 'sms' }) === 'wb-12-0'
 * @example messageKey({ id: 12, resends: 0, channel: 'viber' }) === 'wb-12-0-viber'
 */
export const messageKey = ({ id, resends, channel }: MessageKey): string =>
  `wb-${id}-${resends}${channel === lastChannel ? '' : `-${channel}`}`;

export interface MessageKey {
  readonly id: number;
  readonly resends: number;
  readonly channel: MessageChannel;
}
