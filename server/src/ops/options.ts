import { parseArgs } from 'node:util';
import { StartupProblem } from '../kernel/startup-problem.ts';

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
    throw new StartupProblem(`${(error as Error).message.split('.')[0]}.`);
  }
}
