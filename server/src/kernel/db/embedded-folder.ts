import { execFile, type ExecFileException } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupProblem } from '../startup-problem.ts';
import { mayEnter, reachableDir, rootDir, type Account, type Binaries } from './embedded-binaries.ts';

export const databaseUser = 'waybill';

const run = promisify(execFile);

/** Location of the cluster of a data folder, and the account that owns it. */
export interface ClusterLocation {
  readonly folder: string;
  readonly account: Account;
}

/**
 * Returns the folder `postgres` in the data folder. As root, when the account of PostgreSQL cannot enter the data folder, it is a link to a folder
 * under /var/lib/waybill. Only the link names that folder, so a deleted data folder starts empty.
 */
export function placeFor(dataDir: string, account: Account): ClusterLocation {
  const folder = path.join(dataDir, 'postgres');
  if (!isThere(folder)) return makePlace(dataDir, folder, account);
  if (!existsSync(folder))
    throw new StartupProblem(
      `The database that ${folder} points to is gone. Put it back, or remove that link to start with an empty one.`,
    );
  const real = realpathSync(folder);
  const owner = statSync(real);
  if (process.getuid !== undefined && process.getuid() !== 0 && owner.uid !== process.getuid()) {
    throw new StartupProblem(
      `The database in ${real} belongs to another account (uid ${owner.uid}). Start Waybill from that account, or set DATA_DIR to another folder.`,
    );
  }
  const keeper = account.uid === undefined || owner.uid === 0 ? account : { uid: owner.uid, gid: owner.gid };
  if (!mayEnter(path.dirname(real), keeper)) {
    throw new StartupProblem(
      `The account that runs PostgreSQL cannot enter ${path.dirname(real)}. Open that folder to it, or set DATA_DIR to another folder.`,
    );
  }
  return { folder: real, account: keeper };
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function makePlace(dataDir: string, folder: string, account: Account): ClusterLocation {
  if (mayEnter(dataDir, account)) return { folder, account };
  const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(3).toString('hex')}`;
  const home = path.join(reachableDir, name);
  mkdirSync(reachableDir, { recursive: true, mode: 0o711 });
  mkdirSync(home, { mode: 0o711 });
  symlinkSync(path.join(home, 'postgres'), folder);
  mkdirSync(path.join(home, 'postgres'), { mode: 0o700 });
  give(path.join(home, 'postgres'), account);
  return { folder: path.join(home, 'postgres'), account };
}

/** Creates the cluster if it does not exist. Returns the password of its one user. */
export async function ensureCluster(dataDir: string, place: ClusterLocation, binaries: Binaries): Promise<string> {
  const known = readPassword(dataDir);
  const password = known ?? writePassword(dataDir);
  if (!existsSync(path.join(place.folder, 'PG_VERSION'))) await createCluster(place, binaries.native, password);
  else {
    refuseOtherVersion(place, binaries.major);
    if (known === undefined) await setPassword(place, binaries.native, password);
  }
  return password;
}

/** Returns the generated password of a data folder; only its owner can read the file. */
export function readPassword(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'postgres.password');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function writePassword(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.password');
  const password = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return password;
}

/** Creates the cluster under another name and renames it at the end, so that an interrupted start leaves nothing that looks complete. */
async function createCluster(place: ClusterLocation, native: string, password: string): Promise<void> {
  if (existsSync(place.folder) && readdirSync(place.folder).length > 0) {
    throw new StartupProblem(
      `The folder ${place.folder} is neither empty nor a database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const parent = path.dirname(place.folder);
  for (const name of readdirSync(parent))
    if (name.startsWith('postgres.making')) rmSync(path.join(parent, name), { recursive: true, force: true });
  const making = path.join(parent, 'postgres.making');
  const secret = path.join(parent, 'postgres.making.secret');
  mkdirSync(making, { mode: 0o700 });
  give(making, place.account);
  writeFileSync(secret, password, { mode: 0o600 });
  give(secret, place.account);
  try {
    await initdb(place, native, making, secret);
    if (existsSync(place.folder)) rmdirSync(place.folder);
    renameSync(making, place.folder);
  } finally {
    rmSync(secret, { force: true });
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Order and case follow the built-in C.UTF-8, the same on every machine and in every version. The character class uses the system's UTF-8, because
 * pg_trgm reads it: with plain C a Burmese word has no trigrams and every search reads the whole table.
 */
async function initdb(place: ClusterLocation, native: string, making: string, secret: string): Promise<void> {
  const options = [
    '-D',
    making,
    '-U',
    databaseUser,
    '-k',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  let why = '';
  for (const characterClass of ['C.UTF-8', 'en_US.UTF-8', 'UTF-8']) {
    try {
      await run(path.join(native, 'bin', 'initdb'), [...options, `--lc-ctype=${characterClass}`], {
        ...place.account,
        cwd: rootDir,
        encoding: 'utf8',
      });
      return;
    } catch (error) {
      why = (error as ExecFileException & { stderr?: string }).stderr?.trim() || (error as Error).message;
      if (!/invalid locale/.test(why)) break;
    }
  }
  throw new StartupProblem(
    `The database could not be created in ${place.folder}: ${why.split('\n').find((line) => /error|fatal/i.test(line)) ?? why}`,
  );
}

function refuseOtherVersion(place: ClusterLocation, bundled: string): void {
  const kept = readFileSync(path.join(place.folder, 'PG_VERSION'), 'utf8').trim();
  if (kept === bundled) return;
  throw new StartupProblem(
    `The database in ${place.folder} was made by PostgreSQL ${kept}, and this build carries ${bundled}. Restore a backup into an empty DATA_DIR.`,
  );
}

/** The password file was lost: the owner of the cluster's files may set a new password. */
async function setPassword(place: ClusterLocation, native: string, password: string): Promise<void> {
  const single = run(path.join(native, 'bin', 'postgres'), ['--single', '-D', place.folder, 'postgres'], {
    ...place.account,
    cwd: rootDir,
  });
  single.child.stdin?.end(`alter role ${databaseUser} password '${password}';\n`);
  await single;
}

function give(file: string, account: Account): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}
