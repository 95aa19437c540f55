import { createLog } from './kernel/log.ts';
import { readSettings } from './kernel/settings.ts';
import { StartupProblem } from './kernel/startup-problem.ts';
import type { OpsCommand } from './ops/command.ts';
import { backupCommand } from './ops/backup-command.ts';
import { createOwnerCommand } from './ops/create-owner-command.ts';
import { demoCommand } from './ops/demo-command.ts';
import { healthCommand } from './ops/health-command.ts';
import { importLabelsCommand } from './ops/import-labels-command.ts';
import { importLocationsCommand } from './ops/import-locations-command.ts';
import { migrateCommand } from './ops/migrate-command.ts';
import { removeSandboxCommand } from './ops/remove-sandbox-command.ts';
import { restoreCommand } from './ops/restore-command.ts';
import { verifyLedgerCommand } from './ops/verify-ledger-command.ts';
import { verifyReportsCommand } from './ops/verify-reports-command.ts';

const commands: Readonly<Record<string, OpsCommand>> = {
  backup: backupCommand,
  migrate: migrateCommand,
  'create-owner': createOwnerCommand,
  demo: demoCommand,
  health: healthCommand,
  'import-labels': importLabelsCommand,
  'import-locations': importLocationsCommand,
  'remove-sandbox': removeSandboxCommand,
  restore: restoreCommand,
  'verify-ledger': verifyLedgerCommand,
  'verify-reports': verifyReportsCommand,
};

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, meaning }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${meaning}`,
  );
  return `npm run ops -- <command>\n\n${lines.join('\n')}\n\nThe settings are those of npm start; npm start -- --help lists them.\n`;
}

/** Answers the exit status. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(help());
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    process.stderr.write(`${name === '' ? '' : `There is no command "${name}".\n\n`}${help()}`);
    return 1;
  }
  const settings = readSettings(process.env);
  if (!('port' in settings)) throw new StartupProblem(settings.join('\n'));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const answer = await commands[name]!.run(
    { settings, log: createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel), say },
    args,
  );
  return answer === false ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const plain = error instanceof Error && (error instanceof StartupProblem || process.env['LOG_LEVEL'] !== 'debug');
  process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
