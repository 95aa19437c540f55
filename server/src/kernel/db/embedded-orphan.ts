import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';
import { commandLine, processMark } from './process-mark.ts';

/** Stops a PostgreSQL whose Waybill has died. The caller holds the lock of the data folder, so no running Waybill is using it. */
export async function stopOrphan(folder: string, log: Log): Promise<void> {
  const pid = readPid(folder);
  if (pid === undefined || pid === process.pid) return;
  const mark = processMark(pid);
  if (mark === undefined) return;
  const command = commandLine(pid);
  if (command !== undefined && !command.includes('postgres')) {
    // The process id belongs to another program now; PostgreSQL would take that program for itself and refuse to start.
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  log.warn(`A database left running by a Waybill that was killed (process ${pid}) is stopped first.`);
  signal(pid, 'SIGINT', folder);
  if (await gone(pid, mark, 60_000)) return;
  signal(pid, 'SIGQUIT', folder);
  if (await gone(pid, mark, 10_000)) return;
  throw new StartupProblem(
    `The database in ${folder} is still run by process ${pid}, which does not stop. End that process and start Waybill again.`,
  );
}

function readPid(folder: string): number | undefined {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Math.abs(Number(readFileSync(file, 'utf8').split('\n')[0]));
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

function signal(pid: number, name: NodeJS.Signals, folder: string): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new StartupProblem(
      `The database in ${folder} is still run by process ${pid} of another account. End that process and start Waybill again.`,
    );
  }
}

async function gone(pid: number, mark: string, withinMs: number): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(25)) {
    if (processMark(pid) !== mark) return true;
  }
  return false;
}
