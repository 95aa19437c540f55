// `node tools/release.mjs VERSION`: makes a release of what is committed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root, stop } from './lib/root.mjs';

checkNode();
const {
  rest: [version],
} = readCommand('release');
process.chdir(root);

const run = (program, ...words) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
if (!/^\d+\.\d+\.\d+$/.test(version)) stop(`A version is three numbers, such as 1.4.0, not ${version}.`);
if (run('git', 'status', '--porcelain') !== '') stop('There are changes that are not committed.');
if (run('git', 'tag', '--list', `v${version}`) !== '') stop(`There is a release ${version} already.`);
const changes = readFileSync('CHANGELOG.md', 'utf8');
if (!changes.includes(`\n## ${version}\n`)) stop(`CHANGELOG.md says nothing of ${version}.`);
// A known weakness in what is shipped ends the release; the registry must answer.
run('npm', 'audit', '--omit=dev');

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const folder of ['.', ...workspaces]) {
  const file = `${folder}/package.json`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
}
linkClient();
run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
run('git', 'commit', '--quiet', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Waybill ${version}`);
console.log(`Release ${version} is committed and tagged v${version}. Push it: git push --follow-tags`);

/** Writes into the package of the TypeScript client where its sources are, so that the registry links to them. */
function linkClient() {
  const remotes = run('git', 'remote').split('\n');
  if (!remotes.includes('origin')) return;
  const file = 'clients/typescript/package.json';
  const url = run('git', 'remote', 'get-url', 'origin').trim();
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const repository = { type: 'git', url, directory: 'clients/typescript' };
  writeFileSync(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
}
