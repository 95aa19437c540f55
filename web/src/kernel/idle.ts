/** Minimum time between two writes of the activity stamp; between them it is kept in memory. */
const writeEvery = 15_000;

/**
 * The inactivity lifetime of a session as one tab sees it (S-30): renewed by requests, typing and scans of the person but not by background requests (decisions
 * 16), shared with the other tabs through `write`, and compared with the clock, because a sleeping computer runs no timers.
 */
export interface IdleClock {
  /** Records activity: a request, typing or a scan. An expired session stays expired. */
  renew(): void;
  /** Returns milliseconds since the last activity; 0 without a session. */
  restedFor(): number;
  /** Takes over a stamp that another tab has written. */
  heard(stamp: number): void;
  isOver(): boolean;
  /** Starts a new session, or none. */
  start(idleFor: number | null, stamp?: number): void;
}

/** @example const idle = createIdleClock({ now: Date.now, write: (stamp) => vault.put('seen', stamp, day) }); */
export function createIdleClock({ now, write }: { now: () => number; write: (stamp: number) => void }): IdleClock {
  let idleFor: number | null = null;
  let stamp = 0;
  let written = 0;
  const stampNow = () => {
    stamp = now();
    if (stamp - written < writeEvery) return;
    written = stamp;
    write(stamp);
  };
  const isOver = () => idleFor !== null && now() - stamp > idleFor;
  return {
    renew: () => {
      if (idleFor !== null && !isOver()) stampNow();
    },
    restedFor: () => (idleFor === null ? 0 : Math.max(0, now() - stamp)),
    heard: (other) => {
      stamp = Math.max(stamp, Math.min(other, now()));
    },
    isOver,
    start: (next, from) => {
      idleFor = next;
      written = from ?? 0;
      stamp = from ?? 0;
      if (next !== null && from === undefined) stampNow();
    },
  };
}
