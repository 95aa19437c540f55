// `npm run test:long`: the tests whose number of cases can be chosen (`proofSize`), with their large number, and the tests (`longTest`) and files (`*.long.*`)
// that only it has; takes hours. With parts of paths, as in `npm run test:long -- e2e/rooms`, those whose path has one of them.
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
const parts = process.argv.slice(2);
const chosen = [...files].filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
if (chosen.length === 0) {
  console.error(`No long proof has ${parts.join(' or ')} in its path.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, LONG_PROOFS: '1' },
});
process.exitCode = status ?? 1;
