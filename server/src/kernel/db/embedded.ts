import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { silentLog, type Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';
import { urlOfDatabase } from './database-address.ts';
import { DatabaseClient } from './database-client.ts';
import { accountForPostgres, findBinaries, type Binaries } from './embedded-binaries.ts';
import { databaseUser, ensureCluster, placeFor, readPassword, type ClusterLocation } from './embedded-folder.ts';
import { holderOf, takeFolder, type FolderLock } from './embedded-lock.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { startServer, type RunningServer } from './embedded-server.ts';

export interface EmbeddedOptions {
  /** Folder of the cluster, its password and the lock; created when missing. */
  readonly dataDir: string;
  readonly log?: Log;
  /** Further options of the `postgres` command, as `['-c', 'max_connections=200']`. */
  readonly flags?: readonly string[];
}

export interface Embedded {
  /** URL of the database `waybill`, with its password. */
  readonly url: string;
  /** Process id of the current PostgreSQL. */
  readonly pid: number;
  /** Ends all sessions, flushes everything to disk and returns when PostgreSQL has stopped. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on a data folder, and restarts it automatically on the same port if it is killed. Throws a StartupProblem when the
 * folder is in use, belongs to another account or holds another version.
 *
 * @example const database = await startEmbedded({ dataDir: './data' });
 */
export async function startEmbedded({ dataDir, log = silentLog, flags = [] }: EmbeddedOptions): Promise<Embedded> {
  const folder = openDataDir(dataDir);
  const lock = takeFolder(folder);
  try {
    const account = accountForPostgres();
    const place = placeFor(folder, account);
    await stopOrphan(place.folder, log);
    const binaries = findBinaries(place.account);
    const password = await ensureCluster(folder, place, binaries);
    const saying = quietable(log);
    const server = await startServer(binaries, place, flags, saying.log);
    lock.announce(server.port);
    const embedded = keepRunning(server, { binaries, place, flags, saying, lock, password });
    await ensureDatabase(embedded).catch(async (error: unknown) => {
      await embedded.stop();
      throw error;
    });
    return embedded;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns the address of the database of a running Waybill on this data folder, for command line tools. */
export function findRunningEmbedded(dataDir: string): string | undefined {
  const holder = holderOf(path.resolve(dataDir));
  const password = holder?.port === undefined ? undefined : readPassword(path.resolve(dataDir));
  return holder?.port === undefined || password === undefined ? undefined : address(holder.port, password, 'waybill');
}

const address = (port: number, password: string, database: string): string =>
  `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;

function openDataDir(dataDir: string): string {
  const folder = path.resolve(dataDir);
  try {
    // As root, other accounts may pass through, because PostgreSQL runs under another one; the files inside have their own modes.
    makeFolders(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    return realpathSync(folder);
  } catch (error) {
    const { code = '', message, path: at } = error as NodeJS.ErrnoException;
    // Node 24 detects a file in the path only by trying to create a folder in its place.
    const found = code === 'EEXIST' && at !== folder ? 'ENOTDIR' : code;
    throw new StartupProblem(
      `The data folder ${folder} cannot be made: ${whyNot[found] ?? message}. Set DATA_DIR to another folder.`,
    );
  }
}

const whyNot: Readonly<Record<string, string>> = {
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a file is there',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOENT: 'no folder can be made there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the path is too long',
};

/** Creates one folder at a time: where the system allows none, as in /proc, Node's own `recursive` never returns. */
function makeFolders(folder: string, mode: number): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (!there) makeFolders(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another start may have created it at this moment.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

interface Quietable {
  readonly log: Log;
  hush(): void;
}

/** Returns a log that can be silenced: ended sessions are expected while the database stops. */
function quietable(log: Log): Quietable {
  let hushed = false;
  const warn = (message: string): void => (hushed ? log.debug : log.warn)(message);
  return { log: { debug: log.debug, info: log.info, error: log.error, warn }, hush: () => void (hushed = true) };
}

interface Keeping {
  readonly binaries: Binaries;
  readonly place: ClusterLocation;
  readonly flags: readonly string[];
  readonly saying: Quietable;
  readonly lock: FolderLock;
  readonly password: string;
}

function keepRunning(first: RunningServer, { binaries, place, flags, saying, lock, password }: Keeping): Embedded {
  const { log } = saying;
  let server = first;
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  const onExit = (): void => {
    server.child.kill('SIGINT');
    lock.release();
  };
  const watch = (): void => {
    server.child.once('exit', (code, signal) => {
      if (!stopping) restarting = restart(signal ?? `status ${code}`);
    });
  };
  const restart = async (how: string): Promise<void> => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 10_000)) {
      log.error(`The database ended by itself (${how}) and is started again.`);
      try {
        server = await startServer(binaries, place, flags, log, first.port);
        if (stopping) server.child.kill('SIGINT');
        watch();
        return;
      } catch (error) {
        log.error((error as Error).message);
        await pause(wait);
      }
    }
  };
  process.once('exit', onExit);
  watch();
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    saying.hush();
    await restarting;
    await shutDown(server);
    process.removeListener('exit', onExit);
    lock.release();
  };
  return {
    url: address(first.port, password, 'waybill'),
    get pid() {
      return server.child.pid ?? 0;
    },
    stop: () => (stopped ??= stop()),
  };
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything is flushed. SIGQUIT, a minute later, leaves the rest to recovery. */
async function shutDown({ child }: RunningServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const harder = setTimeout(() => child.kill('SIGQUIT'), 60_000);
  await over;
  clearTimeout(harder);
}

async function ensureDatabase(embedded: Embedded): Promise<void> {
  const client = new DatabaseClient({ connectionString: urlOfDatabase(embedded.url, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', ['waybill']);
    if (found.rowCount === 0) await client.query('create database waybill');
  } finally {
    await client.end();
  }
}
