import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './lib/commands.mjs';

const root = path.join(import.meta.dirname, '..');
const ours = Object.keys(commands).filter((file) => existsSync(path.join(root, `tools/${file}.mjs`)) && file !== 'ops');

function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${file}.mjs`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('every script of package.json has its row in the table of commands', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const rows = Object.values(commands).map(({ name }) => /^npm (?:run )?(\S+)/.exec(name)?.[1]);
  expect(Object.keys(scripts).filter((script) => !rows.includes(script))).toEqual([]);
});

test.each(ours)('tools/%s.mjs refuses an unknown argument in a sentence, and --help prints its usage', (file) => {
  const refused = run(file, '--colour');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toMatch(/has no option --colour\.\n\n(npm|node) /);
  // The help of `npm start` has the settings, so the built server prints it (server/src/startup/programs.test.ts).
  if (file === 'start') return;
  const help = run(file, '--colour', '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout.startsWith(commands[file]?.name ?? '?')).toBe(true);
});
