/** How far long work was at an instant, in milliseconds of a clock that only goes forward. */
export interface PaceSample {
  readonly at: number;
  readonly done: number;
}

export interface Pace {
  readonly perMinute: number;
  /** Whole minutes left, rounded up; 0 for less than one. */
  readonly minutesLeft: number;
}

/** Milliseconds that are looked back on: older speed says little about the rest. */
const lookBack = 60_000;
/** Milliseconds and steps that must have been seen before anything is estimated. */
const enough = { time: 5_000, steps: 2 } as const;

/** Adds a sample and drops those that are too old; work that began again begins with no samples. */
export function withSample(samples: readonly PaceSample[], next: PaceSample): readonly PaceSample[] {
  const last = samples.at(-1);
  if (last && next.done < last.done) return [next];
  const kept = samples.filter(({ at }) => next.at - at <= lookBack);
  return last?.done === next.done && kept.length > 0 ? kept : [...kept, next];
}

/**
 * Returns the rate and the time left of work, or null while too little is known: too short a time, too few steps, or no step for a minute. A stall lowers the
 * rate, because the time since the last step counts too.
 */
export function paceOf(samples: readonly PaceSample[], total: number, now: number): Pace | null {
  const seen = samples.filter(({ at }) => now - at <= lookBack);
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last || seen.length <= enough.steps || now - first.at < enough.time) return null;
  const perMinute = ((last.done - first.done) / (now - first.at)) * 60_000;
  const minutes = (total - last.done) / perMinute;
  return { perMinute: Math.max(1, Math.round(perMinute)), minutesLeft: minutes < 1 ? 0 : Math.ceil(minutes) };
}
