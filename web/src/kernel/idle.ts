/** A stamp is written down at most this often; between two writes it is kept in memory. */
const writeEvery = 15_000;

/**
 * The inactivity lifetime of a session as one tab sees it (S-30): renewed by every request, shared with the other tabs through `write`,
 * and judged against the clock, because a sleeping computer runs no timers.
 */
export interface IdleClock {
  /** A request is going out. */
  renew(): void;
  /** Another tab has written a stamp. */
  heard(stamp: number): void;
  isOver(): boolean;
  /** A new session begins, or none. */
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
  return {
    renew: () => {
      if (idleFor !== null) stampNow();
    },
    heard: (other) => {
      stamp = Math.max(stamp, Math.min(other, now()));
    },
    isOver: () => idleFor !== null && now() - stamp > idleFor,
    start: (next, from) => {
      idleFor = next;
      written = from ?? 0;
      stamp = from ?? 0;
      if (next !== null && from === undefined) stampNow();
    },
  };
}
