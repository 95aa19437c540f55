import { statSync } from 'node:fs';
import { invariantWords } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { buildApp } from '../app.ts';
import { checkServer } from '../kernel/db/check-database.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { fileFrom, type OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

export const restoreCommand: OpsCommand = {
  name: 'restore',
  takes: { name: 'FILE', least: 1, most: 1 },
  meaning:
    'fills an empty database from a backup, compares every table with it and checks the ledger; status 1 when the ledger is wrong',
  run: async (context, { rest: [filePath = ''] }) => {
    const file = fileFrom(filePath);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartupProblem(`There is no file ${filePath}.`);
    const began = performance.now();
    return withDatabase(
      context,
      async ({ pool, url }) => {
        await checkServer(pool);
        const { takenAt, tables, rows, migrated } = await restoreBackup(pool, url, file);
        context.say(
          `Restored ${rows} rows of ${tables} tables as they were at ${takenAt}; every table agrees with the backup.`,
        );
        for (const name of migrated) context.say(`Migrated: ${name}`);
        const app = await buildApp({ pool, settings: { ...context.settings, logLevel: 'silent' }, worksOnJobs: false });
        try {
          const findings = await verifyLedger(app.waybill.db);
          for (const { invariant, record, expected, found } of findings)
            context.say(`WRONG  ${invariantWords[invariant].en}: ${record}: expected ${expected}, found ${found}`);
          context.say(
            `${findings.length === 0 ? 'The ledger is right.' : `The ledger is wrong in ${findings.length} places.`} Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
          );
          return findings.length === 0;
        } finally {
          await app.close();
        }
      },
      { prepare: false },
    );
  },
};
