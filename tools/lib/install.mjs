import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop, tell } from './root.mjs';

const marker = path.join(root, 'node_modules', '.waybill-installed');
const lock = path.join(root, 'package-lock.json');

/** Installs the packages of the lock file unless exactly these are installed. */
export function installMissing() {
  const wanted = `${createHash('sha256').update(readFileSync(lock)).digest('hex')} ${process.platform}-${process.arch}`;
  const found = existsSync(marker) ? readFileSync(marker, 'utf8') : undefined;
  if (found === wanted) return;
  if (!sameMachine(found) || !matchesLock()) npmInstall();
  writeFileSync(marker, wanted);
}

/** Was it installed on this system? A folder copied from another system holds programs for that one. */
function sameMachine(found) {
  return found === undefined || found.endsWith(` ${process.platform}-${process.arch}`);
}

/** Does npm's own list of installed packages match the lock file? Not after a manual `npm install`. */
function matchesLock() {
  const account = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(account)) return false;
  const installed = JSON.parse(readFileSync(account, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages);
  return wanted.every(
    ([name, entry]) =>
      name === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.link
        ? existsSync(path.join(root, name))
        : !name.includes('node_modules') || installed[name]?.version === entry.version),
  );
}

/**
 * Not `npm ci`, which refuses a lock file that lacks an optional package of another platform; a registry need not have all of them. With `--no-save`
 * the versions are those of the lock file, which is not written.
 */
function npmInstall() {
  tell('Installing packages, a minute or two the first time …');
  const options = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js') ? run(process.execPath, [npm, ...options]) : run('npm', options);
  if (done.status !== 0) {
    stop(
      `The packages could not be installed (npm install ended with ${done.error?.message ?? done.signal ?? `status ${done.status}`}). Check the network and the registry that npm uses, then try again.`,
    );
  }
}

function run(command, options) {
  return spawnSync(command, options, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  });
}
