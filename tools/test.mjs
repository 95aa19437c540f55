// `npm test`: everything that proves the product. Types, lint, layout, then all tests; the last line is `N passed, M failed`, where each
// check counts as one, and the exit status is 1 when anything failed.
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runChecks, runTests } = await import('./lib/checks.mjs');

const types = (folder) => ({
  name: `types of ${folder === '.' ? 'tests and tools' : folder}`,
  bin: 'node_modules/typescript/bin/tsc',
  options: ['-p', folder, '--checkers', '1'],
});
// The longest first, so that none is left over at the end. The build is what the journeys drive; it would keep them waiting.
const outcomes = await runChecks([
  { name: 'lint', bin: 'node_modules/oxlint/bin/oxlint', options: ['--type-aware', '--deny-warnings'] },
  ...['.', 'web', 'server', 'contract', 'domain'].map(types),
  { name: 'layout', bin: 'node_modules/oxfmt/bin/oxfmt', options: ['--check'] },
  { name: 'build', bin: 'tools/build.mjs', options: [] },
]);
outcomes.push(await runTests());

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
