import { readFileSync, readdirSync } from 'node:fs';
import { settingRows } from '@waybill/server/kernel/settings.ts';
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

const settings = ['| name | meaning | default |', '| --- | --- | --- |']
  .concat(settingRows.map(({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |`))
  .join('\n');

/** The titles of the decisions, each as a link to its file. */
function decisions(): string {
  return readdirSync('docs/adr')
    .filter((file) => /^\d{4}-/.test(file))
    .sort()
    .map((file) => {
      const [, number, title] = /^# (?:ADR )?0*(\d+)[.:]? (.+)$/m.exec(readFileSync(`docs/adr/${file}`, 'utf8')) ?? [];
      if (!title) throw new Error(`docs/adr/${file} does not begin with its number and title`);
      return `${number}. [${title}](${file})`;
    })
    .join('\n');
}

/** Generates commands and settings in the README, from the tables that parse them, and the index of the decisions. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const daily = Object.entries(commands).filter(
    ([file, { name }]) => name.startsWith('npm') && !['start', 'test', 'ops'].includes(file),
  );
  const tables = [
    ['daily commands', table(daily.map(([, command]) => command))],
    ['settings', settings],
    ['commands of operators', table(opsCommands)],
  ] as const;
  return [
    {
      path: 'README.md',
      content: tables.reduce(
        (text, [name, content]) => between(text, name, content),
        readFileSync('README.md', 'utf8'),
      ),
    },
    {
      path: 'docs/adr/README.md',
      content: `# Decisions\n\nWhy it is built as it is, and what was refused. Written by \`npm run generate\`.\n\n${decisions()}\n`,
    },
  ];
}
