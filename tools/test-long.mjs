// `npm run test:long`: the tests whose number of cases can be chosen (`proofSize`), with their large number, and the tests (`longTest`) and files (`*.long.*`)
// that only it has; takes hours.
import { execFileSync, spawnSync } from 'node:child_process';
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const git = (...options) => execFileSync('git', options, { encoding: 'utf8' }).trim().split('\n');
const files = new Set([
  ...git('grep', '-lE', '(proofSize|longTest)\\(', '--', '*.test.ts', '*.e2e.ts'),
  ...git('ls-files', '*.long.test.ts', '*.long.e2e.ts'),
]);
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, LONG_PROOFS: '1' },
});
process.exitCode = status ?? 1;
