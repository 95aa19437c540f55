import { createLog } from '../kernel/log.ts';
import { readSettings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { opsCommands } from './all-commands.ts';
import { helpOf, readArguments, usageOf } from './command-line.mjs';
import type { OpsCommand } from './command.ts';

const prefix = 'npm run ops -- ';

/** Terminal or pipe and environment in which a command runs. */
export interface OpsTerminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  printError(text: string): void;
  /** Asks the user at the terminal; null where there is none. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

/** Runs one operator's command and returns the exit status. */
export async function runOps([name = '', ...args]: readonly string[], terminal: OpsTerminal): Promise<number> {
  const named = name === 'help' && args.length > 0 ? args[0] : name;
  const asksForHelp = ['help', '--help', '-h'].includes(name);
  const command = opsCommands.find((one) => one.name === named);
  if (!command && asksForHelp) return finish(terminal.print, help(), 0);
  if (!command) return finish(terminal.printError, `${name && `There is no command "${name}".\n\n`}${help()}`, 1);
  const read = readArguments(command, args);
  if (read.help || asksForHelp) return finish(terminal.print, helpOf(command, prefix), 0);
  if (read.problem !== undefined)
    return finish(terminal.printError, `${read.problem}\n\n${helpOf(command, prefix)}`, 1);
  const settings = readSettings(terminal.env);
  if (!('port' in settings)) throw new StartupProblem(settings.join('\n'));
  if (read.values['yes'] !== true) await confirmDeletion(command, terminal);
  const answer = await command.run(
    {
      settings,
      log: createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel),
      say: (line) => terminal.print(`${line}\n`),
    },
    read,
  );
  return answer === false ? 1 : 0;
}

function help(): string {
  const lines = opsCommands.map((command) => `  ${usageOf(command)}\n      ${command.meaning}`);
  return `${prefix}COMMAND\n\n${lines.join('\n')}\n\n${prefix}COMMAND --help explains one of them.\nThe settings are those of npm start; npm start -- --help lists them.\n`;
}

/** Throws unless the command deletes nothing, or the user answers yes. */
async function confirmDeletion({ name, deletes }: OpsCommand, { ask }: OpsTerminal): Promise<void> {
  if (deletes === undefined) return;
  if (!ask)
    throw new StartupProblem(`${name} deletes ${deletes}. Add --yes if that is what you want. Nothing was changed.`);
  const answer = await ask(`${name} deletes ${deletes}. Type yes to go on: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new StartupProblem('Nothing was changed.');
}

function finish(print: (text: string) => void, text: string, status: number): number {
  print(text);
  return status;
}
