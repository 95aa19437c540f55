/** A stamp is written down at most this often; between two writes it is kept in memory. */
const writeEvery = 15_000;

/**
 * The inactivity lifetime of a session as one tab sees it (S-30): renewed by what the person asks for,
 * types and scans and not by what the page asks by itself (decisions 16), shared with the other tabs through `write`,
 * and judged against the clock, because a sleeping computer runs no timers.
 */
export interface IdleClock {
  /** The person does something: asks, types or scans. A session that is over stays so. */
  renew(): void;
  /** Milliseconds since the last activity; 0 without a session. */
  restedFor(): number;
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
