/** Times are kept as how many answers took no longer than each of these milliseconds, the last being any time: a few numbers, however many calls there were. */
export const timeSteps = [2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000, 10_000] as const;

/** How many answers fell between a step and the one before it; one more than there are steps. */
export type AnswerTimes = readonly number[];

/** Which of the counts an answer belongs to. */
export function stepOf(ms: number): number {
  const found = timeSteps.findIndex((step) => ms <= step);
  return found === -1 ? timeSteps.length : found;
}

/**
 * The time within which a part of the answers came, in milliseconds; null without answers. Between two steps they are taken as evenly spread; beyond the last
 * step it is said as that step.
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

/** The times of several servers as those of one. */
export function sumOfTimes(all: readonly AnswerTimes[]): number[] {
  const sum = Array.from({ length: timeSteps.length + 1 }, () => 0);
  for (const times of all)
    for (const [at, count] of times.entries()) if (at < sum.length) sum[at] = (sum[at] ?? 0) + count;
  return sum;
}
