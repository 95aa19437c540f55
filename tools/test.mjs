// `npm test`: all checks of the product. Types, lint, layout, then all tests; the last line is `N passed, M failed`, where each check counts as one,
// and the exit status is 1 when anything failed.
import os from 'node:os';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
readCommand('test');
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runChecks, runTests } = await import('./lib/checks.mjs');

// One program reads every file once for its types and lint rules, each with the options of its package. It runs with low priority: the others often
// wait for a database or a server that starts.
const types = runChecks([
  {
    name: 'types and lint',
    bin: 'node_modules/oxlint/bin/oxlint',
    options: ['--type-aware', '--type-check', '--deny-warnings'],
    env: collectsLate(),
    behind: true,
  },
]);
const outcomes = await runChecks([
  { name: 'build', bin: 'tools/build.mjs', options: [] },
  { name: 'layout', bin: 'node_modules/oxfmt/bin/oxfmt', options: ['--check'] },
]);
const tests = await runTests();
outcomes.push(...(await types), tests);

/**
 * A Go program collects its garbage whenever its memory has doubled, a third of the time of the type check. With four times as much memory free it
 * collects only from 4 GB on, about the amount that it needs anyway.
 */
function collectsLate() {
  const free = Math.min(os.freemem(), process.constrainedMemory() || Infinity);
  return free < 16 * 2 ** 30 ? {} : { GOGC: 'off', GOMEMLIMIT: '4GiB' };
}

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
const again = tests.again ?? [];
if (again.length > 0) console.log(`\nPassed on the second try:\n${again.map((line) => `  ${line}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
