// `npm run test:long`: the tests whose number of cases can be chosen (`proofSize`), with their large number; takes an hour or more.
import { execFileSync, spawnSync } from 'node:child_process';
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const files = execFileSync('git', ['grep', '-l', 'proofSize(', '--', '*.test.ts', '*.e2e.ts'], { encoding: 'utf8' });
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files.trim().split('\n')], {
  stdio: 'inherit',
  env: { ...process.env, LONG_PROOFS: '1' },
});
process.exitCode = status ?? 1;
