// `npm run test:long`: the tests with more cases here (`proof-size.ts`), and the tests (`long-test.ts`) and files (`*.long.*`) that run only here;
// takes hours. With parts of paths, as in `npm run test:long -- e2e/rooms`, only matching files run; `--list` prints them and runs none.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
const { values, rest: parts } = readCommand('test-long');
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const git = (...options) => execFileSync('git', options, { encoding: 'utf8' }).trim().split('\n');
const isTest = (file) => /\.(test|e2e)\.ts$/.test(file);
/** Returns the files that import one of these names. */
const importersOf = (names) => git('grep', '--untracked', '-lE', `from '.*/(${names.join('|')})\\.ts'`, '--', '*.ts');
const sized = importersOf(['proof-size', 'long-test']);
const files = new Set(
  [
    ...sized,
    // Shared sizes of several tests are in a file beside them.
    ...importersOf(sized.filter((file) => !isTest(file)).map((file) => path.basename(file, '.ts'))),
    ...git('ls-files', '--cached', '--others', '--exclude-standard', '*.long.test.ts', '*.long.e2e.ts'),
  ].filter(isTest),
);
const chosen = [...files].filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
if (chosen.length === 0) {
  console.error(`No long proof has ${parts.join(' or ')} in its path.`);
  process.exit(1);
}
if (values.list) {
  console.log(chosen.join('\n'));
  process.exit(0);
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, LONG_PROOFS: '1' },
});
process.exitCode = status ?? 1;
