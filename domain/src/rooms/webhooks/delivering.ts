/** Pauses before the tries after the first, in seconds: ten tries over about 75 hours. */
export const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** While an earlier delivery of the same thing is in these first tries, a later one waits; after that it goes ahead, and its sequence number says so. */
export const heldTries = 3;
/** A pause is longer or shorter by up to this part of it, so that what failed together does not come back together. */
const jitterPart = 0.1;

/** One try may take this long, from the first byte to the last. */
export const tryMs = 10_000;
/** A delivery under way for longer belongs to a process that died. */
export const lostAfterMs = 60_000;
/** An answer that takes longer than this is slow: the endpoint gets fewer connections at once. */
const slowMs = 2000;
/** So much of an answer is read and kept. */
export const answerMax = 2000;
/** Connections to one endpoint at once, and to all of them, of one server: the slow ones share theirs, so that they never use up those of the others. */
export const lanes = { usual: { each: 16, all: 128 }, slow: { each: 4, all: 64 } } as const;
/** A webhook that took nothing for so long is dead: about as long as the tries of one delivery take. */
export const deadHours = 60;
/** Deliveries stand in the log for so many days. */
export const keptDays = 30;
/** A new secret and the former one sign together for so many hours. */
export const rollHours = 24;

/** What was heard of one try. */
export interface Heard {
  /** The status of the answer; null when there was none. */
  readonly status: number | null;
  readonly tookMs: number;
}

/** The endpoint says for good that nobody is there any more. */
const goneStatus = 410;
/** Only a status of this kind takes an event. A redirect does not: the event goes where its owner said. */
const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

export type NextOfDelivery =
  | { readonly to: 'deliver' }
  | { readonly to: 'again'; readonly ms: number }
  | { readonly to: 'fail'; readonly gone: boolean };

/**
 * What becomes of a delivery after a try; `tries` are those that were made, `random` is a number from 0 to 1.
 *
 * @example afterDelivery({ status: 500, tookMs: 20 }, 1, 0.5) // { to: 'again', ms: 5000 }
 */
export function afterDelivery({ status }: Pick<Heard, 'status'>, tries: number, random: number): NextOfDelivery {
  if (isTaken(status)) return { to: 'deliver' };
  if (status === goneStatus) return { to: 'fail', gone: true };
  const seconds = retrySeconds[tries - 1];
  if (seconds === undefined) return { to: 'fail', gone: false };
  return { to: 'again', ms: Math.round(seconds * 1000 * (1 + jitterPart * (2 * random - 1))) };
}

/** Does an endpoint that answered so get few connections? */
export const isSlow = ({ status, tookMs }: Heard): boolean => !isTaken(status) || tookMs > slowMs;
