import { test } from 'vitest';
import { inLongProofs } from './proof-size.ts';

/** What stands in place of a test that this run does not have: it is not there, and so not skipped either. */
const absent = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * A test that only `npm run test:long` has: what shorter ones, of a rule, a call or another way through a page, show on every run already, walked to its end in the
 * browser or against killed processes. A requirement is never shown by it alone, which is why its name is not read for docs/requirements.md. Files that have nothing else are named `*.long.*`.
 *
 * @example longTest('N-10 columns that nobody knows are named once', async () => { … });
 */
export const longTest: typeof test = inLongProofs ? test : (absent as unknown as typeof test);
