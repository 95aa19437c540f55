/** Maximum age of a device's time in days (decisions 2.2); an older scan gets its arrival time. */
const believedDays = 14;
/** Tolerated difference between device clocks, in minutes. */
const skewMinutes = 2;
const minute = 60_000;

/** Time of a scan. `claimed` is the device's time where it was implausible, else null. */
export interface ScanTime {
  readonly at: Date;
  readonly claimed: Date | null;
}

/**
 * Returns the device's time when plausible: not before the parcel's last entry, not older than 14 days, not ahead of the server. Otherwise the server's
 * time with the claimed one beside it. Corrects deviations up to two minutes without a flag, so that no entry is dated before its predecessor.
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
