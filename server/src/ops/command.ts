import path from 'node:path';
import type { Command, OptionValues } from './command-line.mjs';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../kernel/settings.ts';

export interface OpsContext {
  readonly settings: Settings;
  readonly log: Log;
  /** Prints one line for the user at the terminal. */
  say(line: string): void;
}

/** Arguments after the name of a command; `rest` are those without an option. */
export interface OpsArguments {
  readonly values: OptionValues;
  readonly rest: readonly string[];
}

/** One command of `npm run ops`: its row of the table, and its function. */
export interface OpsCommand extends Command {
  /** Returns false for a negative result, as of a health check; throws a StartupProblem with a sentence when it could not run. */
  run(context: OpsContext, args: OpsArguments): Promise<boolean | void>;
}

/** Returns the value of an option, or undefined when it is missing. */
export const textOf = (values: OptionValues, name: string): string | undefined => {
  const value = values[name];
  return value === true ? undefined : value;
};

/** Resolves a file named at the terminal: npm runs its commands in the folder of the product, but names are relative to the user's folder. */
export function fileFrom(named: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', named);
}
