import { createHmac } from 'node:crypto';

/** How a secret is written wherever people see it (Standard Webhooks 1.0). */
const secretPrefix = 'whsec_';
/** Bytes of a secret. */
export const secretBytes = 32;
/** @example shownSecret('AAAA') === 'whsec_AAAA' */
export const shownSecret = (secret: string): string => `${secretPrefix}${secret}`;

/** The id under which a receiver knows a repeat: the event's, the same for every try and every endpoint. */
export const messageIdOf = (eventId: number): string => `evt_${eventId}`;

export interface Signed {
  readonly eventId: number;
  readonly body: string;
  /** Base64, the one that counts first; a former one while both do. */
  readonly secrets: readonly string[];
}

/**
 * The headers by which a receiver knows that a body is ours, and when it was sent (Standard Webhooks 1.0): id, seconds since 1970, and a signature for each
 * secret over all three.
 */
export function signedHeaders({ eventId, body, secrets }: Signed, now: Date): Record<string, string> {
  const id = messageIdOf(eventId);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
