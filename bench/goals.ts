/** Goal of a figure: at least or at most this value. */
export type Goal = { readonly least: number } | { readonly most: number };

/** Share of a goal by which two runs on the same machine differ. */
const noise = 0.1;

const misses: string[] = [];

/**
 * Formats a figure with its goal. A goal that is missed by more than the noise is stored for `reportMisses`.
 *
 * @example wanted('list of labels, p50 in ms', 5.21, { most: 6 }, 1) === '5.2 (at most 6)'
 */
export function wanted(what: string, figure: number, goal: Goal, digits = 0): string {
  const isMissed = 'least' in goal ? !(figure >= goal.least * (1 - noise)) : !(figure <= goal.most * (1 + noise));
  const bound = 'least' in goal ? `at least ${goal.least}` : `at most ${goal.most}`;
  const text = `${figure.toFixed(digits)} (${bound})`;
  if (isMissed) misses.push(`${what}: ${text}`);
  return text;
}

/** Prints the goals that were missed by more than the noise; with any, the program ends with status 1. */
export function reportMisses(): void {
  if (misses.length === 0) return;
  console.log(`\nMissed by more than ${noise * 100} %:\n${misses.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
