import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepTemporaryFilesInMemory } from './tools/lib/memory-folder.mjs';

keepTemporaryFilesInMemory();

/** Long proofs try hundreds of times as many cases, and there are files of them that only `npm run test:long` runs. */
const isLong = process.env['LONG_PROOFS'] === '1';
const times = isLong ? 60 : 1;

const ignored = ['**/node_modules/**', '**/dist/**', '**/generated/**', ...(isLong ? [] : ['**/*.long.*'])];

/** The files that take longest, longest first: begun last, one of them would be waited for alone. */
const long = [
  'e2e/quality',
  'rooms/prints.e2e',
  'e2e/shell',
  'e2e/weight',
  'rooms/sign-in.e2e',
  'e2e/without-network',
  'rooms/scan-service.e2e',
  'rooms/places.e2e',
  'rooms/labels.e2e',
  'rooms/dashboard.e2e',
  'e2e/chaos',
  'access/two-at-once.test',
  'startup/programs.test',
  'reports/day-sums.test',
  'reports/open-day.test',
  'db/embedded.test',
  'clearances/clearances.test',
  'access/matrix.test',
  'exports/exports.test',
  'label-imports/label-imports.test',
];

/**
 * One project after the other: a worker that goes on with another project ends first, and with it what its files share, such as a product in which people have
 * signed in. Browsers come first, because what they leave of the processor is least; rules come last, because they are short.
 */
const inOrder = ['e2e', 'server', 'unit'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const at = long.findIndex((name) => moduleId.includes(`/${name}.`));
      return inOrder.indexOf(project.name) * (long.length + 1) + (at === -1 ? long.length : at);
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than the cores of a small machine, which are then hardly ever idle: tests wait for a database, a scanner's pace or a server that starts.
    // A fourth costs more than it brings, because browsers and servers then push each other out of the processor's memory.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          // Rules keep nothing between calls, so files share what is loaded: a third of the time.
          isolate: false,
          include: [
            'domain/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
          ],
          exclude: [...ignored, 'tools/generate/**'],
          // Rules of the repository read every file of it; on a machine that does much else that takes longer.
          testTimeout: 120_000 * times,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['server/src/**/*.test.ts', 'tools/generate/**/*.test.ts', 'clients/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['server/src/kernel/testing/database-setup.ts'],
          testTimeout: 30_000 * times,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // A file keeps nothing in what it shares with others: its server, its database and its pages are its own.
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          exclude: ignored,
          globalSetup: ['e2e/support/global-setup.ts'],
          // A browser that a busy machine holds up for seconds can miss a step. A journey gets one more try, and the summary names those that needed it.
          retry: 1,
          testTimeout: 60_000 * times,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
