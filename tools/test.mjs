// `npm test`: everything that proves the product. Types, lint, then all tests; the last line is `N passed, M failed`, where each
// check counts as one, and the exit status is 1 when anything failed.
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { runCheck, runTests } = await import('./lib/checks.mjs');

const checks = [
  ...['domain', 'contract', 'server', 'web', '.'].map((folder) => ({ name: `types of ${folder === '.' ? 'tests and tools' : folder}`, bin: 'typescript/bin/tsc', options: ['-p', folder] })),
  { name: 'lint', bin: 'oxlint/bin/oxlint', options: ['--type-aware', '--deny-warnings'] },
];

const outcomes = [];
for (const check of checks) outcomes.push(await runCheck(check));
outcomes.push(await runTests());

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
