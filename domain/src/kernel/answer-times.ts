/** Upper bounds of a histogram in milliseconds, the last one open: a few counters, however many calls there were. */
export const timeSteps = [2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000, 10_000] as const;

/** Number of answers between a step and the one before; one more than there are steps. */
export type AnswerTimes = readonly number[];

/** Returns the index of an answer's counter. */
export function stepOf(ms: number): number {
  const found = timeSteps.findIndex((step) => ms <= step);
  return found === -1 ? timeSteps.length : found;
}

/**
 * Returns a percentile of the answer times in milliseconds; null without answers. Interpolates linearly between steps; beyond the last step it returns
 * that step. @example timeWithin([0, 0, 10], 0.5) === 7.5
 *
 * @example timeWithin([0, 0, 10], 0.5) === 7.5
 */
export function timeWithin(times: AnswerTimes, part: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [at, count] of times.entries()) {
    if (count > 0 && before + count >= part * all) {
      const [from, to] = [timeSteps[at - 1] ?? 0, timeSteps[at] ?? timeSteps[timeSteps.length - 1] ?? 0];
      return Math.max(from, from + ((to - from) * (part * all - before)) / count);
    }
    before += count;
  }
  return timeSteps[timeSteps.length - 1] ?? 0;
}

/** Adds up the times of several servers. */
export function sumOfTimes(all: readonly AnswerTimes[]): number[] {
  const sum = Array.from({ length: timeSteps.length + 1 }, () => 0);
  for (const times of all)
    for (const [at, count] of times.entries()) if (at < sum.length) sum[at] = (sum[at] ?? 0) + count;
  return sum;
}
