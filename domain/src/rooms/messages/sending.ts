import type { MessageReason } from './message-states.ts';

export const gatewayKinds = ['outbox', 'http'] as const;
/** `outbox` keeps messages and shows them, nothing leaves; `http` calls a provider. */
export type GatewayKind = (typeof gatewayKinds)[number];

/** What came of one try to hand a message to a gateway. */
export type TryOutcome =
  | 'sent'
  /** The gateway said no for good. */
  | 'refused'
  /** It certainly did not take it: another try is safe. */
  | 'not_taken'
  /** Nobody knows whether it took it: it hung, broke off, or its process died. */
  | 'unknown';

/** Pauses before the tries after the first, in minutes. */
const pauses = [1, 5, 15, 60, 180] as const;
/** A message that somebody was sending and nobody has ended after so long belongs to a process that died. */
export const sendingMinutesMax = 3;

export type NextOfTry =
  | { readonly to: 'send' }
  | { readonly to: 'fail'; readonly reason: MessageReason }
  | { readonly to: 'again'; readonly minutes: number };

/**
 * What becomes of a message after a try. What certainly was not taken is tried again with growing pauses. What may have been taken is only tried again where
 * the provider knows a repeat by its key; otherwise it fails as unknown, and a person decides.
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

/** Statuses of an answer which say that the request was not worked on. */
const notTaken: readonly number[] = [408, 425, 429, 503];

/**
 * What an answer of a gateway means. A text that stands in every good answer can be named, because some providers answer 200 to everything.
 *
 * @example outcomeOfAnswer(200, '{"status":"ok"}', '"ok"') === 'sent'
 */
export function outcomeOfAnswer(status: number, body: string, sentWhen: string | null): TryOutcome {
  if (status >= 200 && status < 300) return !sentWhen || body.includes(sentWhen) ? 'sent' : 'refused';
  if (notTaken.includes(status)) return 'not_taken';
  return status >= 500 ? 'unknown' : 'refused';
}

/**
 * The key that goes along, so that a provider recognises a repeat. What a person sends again is another message to the provider.
 *
 * @example messageKey(12, 0) === 'wb-12-0'
 */
export const messageKey = (id: number, resends: number): string => `wb-${id}-${resends}`;
