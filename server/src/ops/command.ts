import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartupProblem } from '../kernel/startup-problem.ts';
import type { Settings } from '../kernel/settings.ts';
import type { Log } from '../kernel/log.ts';

export interface OpsContext {
  readonly settings: Settings;
  readonly log: Log;
  /** One line for the person at the terminal. */
  say(line: string): void;
}

/** One command of `npm run ops`. */
export interface OpsCommand {
  /** What follows the command's name. */
  readonly usage: string;
  readonly meaning: string;
  /** Returns false when it answered "no", as a health check does; throws a StartupProblem with a sentence when it could not work. */
  run(context: OpsContext, args: readonly string[]): Promise<boolean | void>;
}

/**
 * The options of a command, `--name value`; whatever else is given is refused in a sentence.
 *
 * @example readOptions(['--user-name', 'aung'], ['user-name']) // { 'user-name': 'aung' }
 */
export function readOptions<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      strict: true,
      allowPositionals: false,
    });
    return values as Partial<Record<Name, string>>;
  } catch (error) {
    throw new StartupProblem(`${/^.*?(?=\.(?:\s|$)|$)/s.exec((error as Error).message)?.[0]}.`);
  }
}

/** The file that a person names at the terminal: npm runs its commands in the folder of the product, names are meant from where the person is. */
export function fileFrom(named: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', named);
}
