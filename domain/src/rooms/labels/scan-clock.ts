/** Older times of a device are not believed (decisions 2.2): the scan then counts as made when it arrives. */
const believedDays = 14;
/** Clocks of devices may differ by so much. */
const skewMinutes = 2;
const minute = 60_000;

/** The time of a scan. `claimed` is the time of the device where it was not believed, else null. */
export interface ScanTime {
  readonly at: Date;
  readonly claimed: Date | null;
}

/**
 * The device's time where it is plausible: not before the parcel's last entry, not older than 14 days, not ahead of the server. Otherwise the
 * server's time, with the claimed one beside it. A clock that is off by up to two minutes is corrected without a flag, so that no entry is dated
 * before the one it follows.
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
