/** Pauses before retries, in seconds: ten tries over about 75 hours. */
export const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** First tries of an earlier delivery of the same thing during which a later one waits; after them it is sent, with its sequence number. */
export const heldTries = 3;
/** Random jitter of a pause, as a fraction, so that simultaneous failures are not retried together. */
const jitterPart = 0.1;

/** Timeout of one try, from the first byte to the last. */
export const tryMs = 10_000;
/** A delivery that is under way for longer counts as abandoned, because its process has died. */
export const lostAfterMs = 60_000;
/** Answers slower than this get fewer parallel connections. */
const slowMs = 2000;
/** Maximum bytes of an answer that are read and kept. */
export const answerMax = 2000;
/** Maximum parallel connections of a server to one endpoint and to all: slow endpoints share a separate limit, so that they never use up the others'. */
export const deliveryLimits = { usual: { each: 16, all: 128 }, slow: { each: 4, all: 64 } } as const;
/** Hours without success after which a webhook is dead: about as long as the tries of one delivery. */
export const deadHours = 60;
/** Days for which deliveries stay in the log. */
export const keptDays = 30;
/** Hours for which a new and the former secret both sign. */
export const rollHours = 24;

/** Result of one try. */
export interface DeliveryResult {
  /** Status of the answer; null without one. */
  readonly status: number | null;
  readonly tookMs: number;
}

/** Status by which the endpoint says that it is gone for good. */
const goneStatus = 410;
/** Returns whether the status accepts an event: only 2xx. Not a redirect, because the event goes where its owner said. */
const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

export type NextOfDelivery =
  | { readonly to: 'deliver' }
  | { readonly to: 'again'; readonly ms: number }
  | { readonly to: 'fail'; readonly gone: boolean };

/**
 * Returns what happens to a delivery after a try; `tries` counts those made, `random` is a number from 0 to 1.
 *
 * @example afterDelivery({ status: 500, tookMs: 20 }, 1, 0.5) // { to: 'again', ms: 5000 }
 */
export function afterDelivery(
  { status }: Pick<DeliveryResult, 'status'>,
  tries: number,
  random: number,
): NextOfDelivery {
  if (isTaken(status)) return { to: 'deliver' };
  if (status === goneStatus) return { to: 'fail', gone: true };
  const seconds = retrySeconds[tries - 1];
  if (seconds === undefined) return { to: 'fail', gone: false };
  return { to: 'again', ms: Math.round(seconds * 1000 * (1 + jitterPart * (2 * random - 1))) };
}

/** Returns whether such an answer limits the endpoint to few connections. */
export const isSlow = ({ status, tookMs }: DeliveryResult): boolean => !isTaken(status) || tookMs > slowMs;
