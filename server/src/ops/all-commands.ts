import { backupCommand } from './backup-command.ts';
import type { OpsCommand } from './command.ts';
import { copyBackupCommand } from './copy-backup-command.ts';
import { createOwnerCommand } from './create-owner-command.ts';
import { demoCommand } from './demo-command.ts';
import { healthCommand } from './health-command.ts';
import { importCommand } from './import-command.ts';
import { importLabelsCommand } from './import-labels-command.ts';
import { importLocationsCommand } from './import-locations-command.ts';
import { makeBackupKeyCommand } from './make-backup-key-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { readerCommand } from './reader-command.ts';
import { removeSandboxCommand } from './remove-sandbox-command.ts';
import { reportFailureCommand } from './report-failure-command.ts';
import { restoreCommand } from './restore-command.ts';
import { verifyLedgerCommand } from './verify-ledger-command.ts';
import { verifyReportsCommand } from './verify-reports-command.ts';

/** Every command of `npm run ops`, in the order of its help; parsing, help and the list in the README follow from these rows. */
export const opsCommands: readonly OpsCommand[] = [
  migrateCommand,
  createOwnerCommand,
  importLocationsCommand,
  importLabelsCommand,
  importCommand,
  backupCommand,
  copyBackupCommand,
  restoreCommand,
  makeBackupKeyCommand,
  reportFailureCommand,
  demoCommand,
  healthCommand,
  readerCommand,
  removeSandboxCommand,
  verifyLedgerCommand,
  verifyReportsCommand,
];
