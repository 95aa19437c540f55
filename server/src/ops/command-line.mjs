// Parses the arguments of every command, of `npm run …` and of `npm run ops -- …`, by the row of the table that describes the command.
import { parseArgs } from 'node:util';

/** The row of the server itself, which parses its own arguments in containers and services. */
export const startCommand = {
  name: 'npm start',
  meaning:
    'installs what is missing, builds what is stale, starts the embedded PostgreSQL, migrates it, fills an empty one with the demo operator, serves web and API, prints the address; a second start takes seconds, Ctrl-C stops everything cleanly',
};

const asksForHelp = new Set(['--help', '-h']);
/** Returns the command's name for a sentence: `npm run new-room --` without its end. */
const spoken = ({ name }) => name.replace(/ --$/, '');
const yes = { yes: { meaning: 'does it without asking' } };

const optionsOf = ({ options = {}, deletes }) => ({ ...options, ...(deletes === undefined ? {} : yes) });

/** Returns the usage of a command, such as `import-labels FILE [--customer NUMBER] [--check]`. */
export function usageOf(command) {
  const { name, takes } = command;
  const files = takes === undefined ? [] : [takes.least > 0 ? takes.name : `[${takes.name}]`];
  const options = Object.entries(optionsOf(command)).map(([option, { value, needed = false }]) => {
    const written = value === undefined ? `--${option}` : `--${option} ${value}`;
    return needed ? written : `[${written}]`;
  });
  return [name, ...files, ...options].join(' ');
}

/** Returns the help of one command: usage, what it does and deletes, options. */
export function helpOf(command, prefix) {
  const options = Object.entries(optionsOf(command)).map(
    ([option, { value, meaning }]) => `  --${option}${value === undefined ? '' : ` ${value}`}\n      ${meaning}\n`,
  );
  const deletes = command.deletes === undefined ? '' : `It deletes ${command.deletes}, and asks before.\n`;
  return `${prefix}${usageOf(command)}\n\n${command.meaning}\n${deletes}${options.length > 0 ? `\n${options.join('')}` : ''}`;
}

/**
 * Parses the arguments of a command. `--help` anywhere takes precedence; unknown arguments are refused.
 *
 * @example readArguments(command, ['orders.csv', '--check']) // { values: { check: true }, rest: ['orders.csv'] }
 * @example readArguments(command, ['--colour']) // { problem: 'import-labels has no option --colour.' }
 */
export function readArguments(command, args) {
  if (args.some((arg) => asksForHelp.has(arg))) return { help: true };
  const options = optionsOf(command);
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
    ),
    strict: false,
    tokens: true,
  });
  const values = {};
  const rest = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    const problem = token.kind === 'option' ? readOption(command, options, token, values) : undefined;
    if (problem !== undefined) return { problem };
  }
  const { name: files = '', least = 0, most = 0 } = command.takes ?? {};
  if (rest.length > most) return { problem: `${spoken(command)} has no use for "${rest[most]}".` };
  const missing = Object.entries(options).find(([name, { needed }]) => needed && !(name in values));
  if (rest.length < least) return { problem: `${spoken(command)} needs ${files}.` };
  if (missing) return { problem: `${spoken(command)} needs --${missing[0]} ${missing[1].value}.` };
  return { values, rest };
}

/** Puts one option into `values`, or returns its error. */
function readOption(command, options, { name, rawName, value }, values) {
  if (!Object.hasOwn(options, name)) return `${spoken(command)} has no option ${rawName}.`;
  const wants = options[name].value;
  if (name in values) return `--${name} is given twice.`;
  if (wants === undefined && value !== undefined) return `--${name} takes no value.`;
  if (wants !== undefined && (value === undefined || value === '' || value.startsWith('-')))
    return `--${name} needs a value: --${name} ${wants}.`;
  values[name] = value ?? true;
  return undefined;
}
