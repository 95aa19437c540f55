import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns a text that identifies one run of one process, or undefined when no such process runs. A process id alone is not enough: ids are reused,
 * and in a container the product is process 1 at every start.
 */
export function processMark(pid: number): string | undefined {
  return process.platform === 'linux' ? markFromProc(pid) : markFromSignal(pid);
}

function markFromProc(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${fields[19]}`;
}

function markFromSignal(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return runPs(pid, 'lstart') ?? 'running';
}

/** Returns the command line of a process, or undefined when it cannot be read. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  return runPs(pid, 'command');
}

function runPs(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
