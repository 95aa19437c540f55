import path from 'node:path';
import type { Command, OptionValues } from './command-line.mjs';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../kernel/settings.ts';

export interface OpsContext {
  readonly settings: Settings;
  readonly log: Log;
  /** One line for the person at the terminal. */
  say(line: string): void;
}

/** What a person wrote after the name of a command; `rest` is what stands without an option before it. */
export interface OpsArguments {
  readonly values: OptionValues;
  readonly rest: readonly string[];
}

/** One command of `npm run ops`: its row of the table, and its work. */
export interface OpsCommand extends Command {
  /** Returns false when it answered "no", as a health check does; throws a StartupProblem with a sentence when it could not work. */
  run(context: OpsContext, args: OpsArguments): Promise<boolean | void>;
}

/** The value of an option that takes one, or undefined when it is not given. */
export const textOf = (values: OptionValues, name: string): string | undefined => {
  const value = values[name];
  return value === true ? undefined : value;
};

/** The file that a person names at the terminal: npm runs its commands in the folder of the product, names are meant from where the person is. */
export function fileFrom(named: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', named);
}
