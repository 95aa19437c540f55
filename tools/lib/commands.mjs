// The commands of package.json and of tools/, one row each; those of `npm run ops` are in server/src/ops/all-commands.ts.
import { helpOf, readArguments, startCommand } from '../../server/src/ops/command-line.mjs';

/** By the name of their file in tools/, with the command line that starts them. */
export const commands = {
  start: startCommand,
  test: {
    name: 'npm test',
    meaning:
      'installs what is missing and runs all checks: types, lint, layout, rules of the repository, unit, property and server tests on a real PostgreSQL, journeys in a real Chromium; ends with one summary line, and the exit status is 0 only when everything passed',
  },
  dev: { name: 'npm run dev', meaning: 'starts database, server and web, and reloads them when a source changes' },
  ops: {
    name: 'npm run ops --',
    meaning: 'runs a command of the operator',
    takes: { name: 'COMMAND', least: 0, most: Infinity },
  },
  generate: {
    name: 'npm run generate',
    meaning: 'writes every generated file',
    options: {
      check: { meaning: 'writes nothing; status 1 when a file is stale' },
      'from-files': { meaning: 'leaves out what is read from a database, and starts none' },
    },
  },
  'new-room': {
    name: 'npm run new-room --',
    meaning: 'writes the files of a new room',
    takes: { name: 'ROOMS', least: 1, most: 1 },
    options: {
      en: { value: 'TITLE', meaning: 'its title in English' },
      mm: { value: 'TITLE', meaning: 'its title in Myanmar' },
      zh: { value: 'TITLE', meaning: 'its title in Chinese' },
      plain: { meaning: 'leaves `npm run generate` to the caller' },
    },
  },
  counts: {
    name: 'npm run counts',
    meaning: 'prints what the repository counts of itself, with the limits that a test holds',
  },
  format: { name: 'npm run format', meaning: 'brings all files into their layout' },
  bench: {
    name: 'npm run bench',
    meaning: 'measures the speed, compared with the database alone; BENCH_ONLY and other variables choose what',
  },
  'test-long': {
    name: 'npm run test:long --',
    meaning:
      'tests for hours, for the night: races, killed processes and random parcels in many more cases, every page in every language, the ways through all rooms in the browser; with parts of paths, such as e2e/rooms, those tests alone',
    takes: { name: 'PART…', least: 0, most: Infinity },
    options: { list: { meaning: 'names the files and runs none' } },
  },
  build: {
    name: 'node tools/build.mjs',
    meaning: 'builds what is stale',
    options: {
      force: { meaning: 'builds everything' },
      server: { meaning: 'builds the server alone' },
      gallery: { meaning: 'builds the gallery of the interface too' },
    },
  },
  fonts: {
    name: 'node tools/fonts.mjs',
    meaning: 'cuts the Chinese fonts to the characters that the sources use',
    options: { check: { meaning: 'writes nothing; status 1 when they are stale' } },
  },
  release: {
    name: 'node tools/release.mjs',
    meaning:
      'makes a release of what is committed: its part of CHANGELOG.md must be there and npm audit must find nothing; writes the version into every package, commits and tags',
    takes: { name: 'VERSION', least: 1, most: 1 },
  },
  icons: { name: 'node tools/icons.mjs', meaning: 'draws the icons of the installed product from its mark' },
};

/** Parses the arguments of the running command; for `--help` or a wrong argument it prints the usage and ends the process. */
export function readCommand(file, args = process.argv.slice(2)) {
  const command = commands[file];
  const read = readArguments(command, args);
  if (read.help) {
    process.stdout.write(helpOf(command, ''));
    process.exit(0);
  }
  if (read.problem !== undefined) {
    process.stderr.write(`${read.problem}\n\n${helpOf(command, '')}`);
    process.exit(1);
  }
  return read;
}
