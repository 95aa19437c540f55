import { test } from 'vitest';
import { inLongProofs } from './proof-size.ts';

/** Stands in for a test that this run leaves out, so that it does not count as skipped. */
const absent = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * Declares a test that only `npm run test:long` runs: a full walk through the browser or with killed processes of what shorter tests show in every run.
 * No requirement is shown by it alone, so its title is not read for docs/requirements.md. Files with only such tests are named `*.long.*`.
 *
 * @example longTest('N-10 columns that nobody knows are named once', async () => { … });
 */
export const longTest: typeof test = inLongProofs ? test : (absent as unknown as typeof test);
