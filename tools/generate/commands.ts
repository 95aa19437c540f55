import { readFileSync } from 'node:fs';
import { opsCommands } from '@waybill/server/ops/all-commands.ts';
import { usageOf, type Command } from '../../server/src/ops/command-line.mjs';
import { commands } from '../lib/commands.mjs';

const row = (command: Command): string =>
  `| \`${usageOf(command)}\` | ${command.meaning}${command.deletes === undefined ? '' : `; deletes ${command.deletes}, and asks before`} |`;

const table = (rows: readonly Command[]): string =>
  ['| command | what it does |', '| --- | --- |', ...rows.map(row)].join('\n');

/** Replaces the text between two marks of a Markdown file. */
function between(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: written by npm run generate -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`README.md has no place for ${name}: ${begin} … ${end}`);
  return `${text.slice(0, from)}${begin}\n${content}\n${text.slice(to)}`;
}

/** Generates the lists of commands in the README, from the tables that parse them. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const daily = Object.entries(commands).filter(
    ([file, { name }]) => name.startsWith('npm') && !['start', 'test', 'ops'].includes(file),
  );
  const readme = readFileSync('README.md', 'utf8');
  const content = between(readme, 'daily commands', table(daily.map(([, command]) => command)));
  return [{ path: 'README.md', content: between(content, 'commands of operators', table(opsCommands)) }];
}
