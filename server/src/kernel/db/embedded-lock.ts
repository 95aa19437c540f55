import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupProblem } from '../startup-problem.ts';
import { processMark } from './process-mark.ts';

/** Process that holds a data folder, and the port of its database once that is running. */
export interface Holder {
  readonly pid: number;
  readonly mark: string;
  readonly port?: number;
}

export interface FolderLock {
  /** Lets other commands on this machine find the running database. */
  announce(port: number): void;
  release(): void;
}

const lockFile = (dataDir: string): string => path.join(dataDir, 'waybill.pid');

/** Returns the running process that holds a data folder, if there is one. */
export function holderOf(dataDir: string): Holder | undefined {
  const holder = readHolder(lockFile(dataDir));
  return holder && processMark(holder.pid) === holder.mark ? holder : undefined;
}

/** Locks a data folder for this process. Takes over the lock of a process that has died. Throws a StartupProblem when a running Waybill holds it. */
export function takeFolder(dataDir: string): FolderLock {
  const file = lockFile(dataDir);
  const mine: Holder = { pid: process.pid, mark: processMark(process.pid) ?? '' };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    claim(file, draft, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    announce: (port) => {
      writeFileSync(draft, JSON.stringify({ ...mine, port }), { mode: 0o600 });
      renameSync(draft, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Creates the lock as a hard link, which is atomic, so that two simultaneous starts cannot both succeed. */
function claim(file: string, draft: string, dataDir: string): void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (placed(draft, file)) return;
    const holder = holderOf(dataDir);
    if (holder) {
      throw new StartupProblem(
        `The data folder ${dataDir} is in use by a running Waybill (process ${holder.pid}). Stop that one, or set DATA_DIR to another folder.`,
      );
    }
    removeStale(file);
  }
  throw new StartupProblem(`The data folder ${dataDir} is being taken by another Waybill at this moment. Try again.`);
}

function placed(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
  }
  try {
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock aside first: if another process has created its own lock in the meantime, that one is put back. */
function removeStale(file: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const holder = readHolder(aside);
  if (holder && processMark(holder.pid) === holder.mark) placed(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof read.pid === 'number' && typeof read.mark === 'string' ? (read as Holder) : undefined;
  } catch {
    return undefined;
  }
}
