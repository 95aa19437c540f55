import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Rules keep nothing between calls, so files share what is loaded: a third of the time.
          isolate: false,
          maxWorkers: 2,
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'tools/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'tools/generate/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          maxWorkers: 2,
          include: ['server/src/**/*.test.ts', 'tools/generate/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['server/src/kernel/testing/database-setup.ts'],
          testTimeout: 30_000,
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
