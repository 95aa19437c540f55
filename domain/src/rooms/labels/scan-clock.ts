/** A device that was offline for longer than this is not believed about the time (decisions 2.2): its scans are of the moment they arrive. */
const believedDays = 14;
/** Clocks of devices differ by so much without being wrong. */
const skewMinutes = 2;
const minute = 60_000;

/** When a scan counts as made. `claimed`: what its device said instead, where that cannot be; null where it was believed. */
export interface ScanTime {
  readonly at: Date;
  readonly claimed: Date | null;
}

/**
 * The device's time where it is plausible: not before the parcel's last entry, not older than 14 days, not ahead of the server. Otherwise the server's, with what
 * was claimed. A clock that is off by a minute or two is set right without a word, so that no entry stands before the one that it follows.
 *
 * @example timeOfScan(new Date('2009-01-01'), last, now) → { at: now, claimed: new Date('2009-01-01') }
 */
export function timeOfScan(scanned: Date, last: Date | null, now: Date): ScanTime {
  const floor = last?.getTime() ?? -Infinity;
  const ceiling = Math.max(now.getTime(), floor);
  const deviceTime = scanned.getTime();
  const isOld = now.getTime() - deviceTime > believedDays * 24 * 60 * minute;
  const isOff = deviceTime < floor - skewMinutes * minute || deviceTime > now.getTime() + skewMinutes * minute;
  if (isOld || isOff) return { at: new Date(ceiling), claimed: scanned };
  return { at: new Date(Math.min(Math.max(deviceTime, floor), ceiling)), claimed: null };
}
