/** Devices of one person at most; beyond it the oldest stops ringing. */
export const devicesMax = 10;
/** Hours for which a push service keeps a push for a device that is off, and for which it is tried. */
export const pushHours = 4;
/** After a try without an answer that counts, the next one waits this long, in seconds; the last pause is repeated. */
const pauses = [15, 60, 300, 900];

/** Result of a try, by the status of the push service; null when it did not answer. */
export type PushOutcome = 'taken' | 'gone' | 'again' | 'refused';

/**
 * Returns what the answer of a push service means (RFC 8030): `gone` when the browser has given up the address, `again` when it asks for patience or failed.
 *
 * @example pushOutcome(410) === 'gone'
 */
export function pushOutcome(status: number | null): PushOutcome {
  if (status === null || status === 429 || status >= 500) return 'again';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'taken' : 'refused';
}

/** Returns the seconds before the next try; null when the news is too old to be tried again. */
export function nextPushTry(tries: number, ageSeconds: number): number | null {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
  return ageSeconds + pause > pushHours * 3600 ? null : pause;
}
