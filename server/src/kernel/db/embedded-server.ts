import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';
import { rootDir, type Binaries } from './embedded-binaries.ts';
import type { ClusterLocation } from './embedded-folder.ts';
import { createServer } from 'node:net';

/** Returns a port of this machine that is free now. Another process may take it first: callers then retry with another. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has a port');
  return address.port;
}

const mb = 2 ** 20;

/**
 * Returns the size of PostgreSQL's page cache in MB: a quarter of the memory of the machine or its container, from 128 MB to 2 GB.
 *
 * @example sharedBuffersMb(4 * 2 ** 30) === 1024
 */
export function sharedBuffersMb(memory: number): number {
  return Math.max(128, Math.min(2048, Math.floor(memory / 4 / mb)));
}

const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);

/** Durable, and small enough for a small machine: about 70 MB beside the page cache with all connections in use. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: `${sharedBuffersMb(memory)}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  jit: 'off',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '',
  log_checkpoints: 'off',
  log_min_messages: 'log',
};

const passing =
  /address already in use|could not create any TCP\/IP sockets|lock file .* already exists|still in use|is another (postmaster|postgres)/i;

export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
}

/**
 * Starts PostgreSQL on a cluster and waits until it accepts connections. Retries on temporary causes: a port taken in between, or children of a
 * killed server that still hold its memory.
 *
 * @param port the port to keep after a crash; without it a free one is chosen
 */
export async function startServer(
  binaries: Binaries,
  place: ClusterLocation,
  flags: readonly string[],
  log: Log,
  port?: number,
): Promise<RunningServer> {
  const until = Date.now() + 20_000;
  for (;;) {
    const trying = port ?? (await freePort());
    const started = await attempt(binaries, place, flags, log, trying);
    if (typeof started !== 'string') return { child: started, port: trying };
    if (!passing.test(started) || Date.now() > until)
      throw new StartupProblem(`The database did not start: ${started}`);
    await pause(100);
  }
}

/** Returns a running child, or the error output of PostgreSQL. */
async function attempt(
  binaries: Binaries,
  place: ClusterLocation,
  flags: readonly string[],
  log: Log,
  port: number,
): Promise<ChildProcess | string> {
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  // A separate process group: Ctrl-C in a terminal reaches the whole group, and the database must outlive the requests being drained.
  const child = spawn(path.join(binaries.native, 'bin', 'postgres'), ['-D', place.folder, ...options, ...flags], {
    ...place.account,
    cwd: rootDir,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(
        output
          .filter((line) => /fatal|hint|error/i.test(line))
          .slice(0, 3)
          .join(' ') ||
          output.at(-1) ||
          `it ended with ${signal ?? code}`,
      ),
    );
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (output.length < 100) output.push(line);
      if (/^(FATAL|PANIC|ERROR|WARNING)/.test(line)) log.warn(`Database: ${line}`);
      else log.debug(`Database: ${line}`);
      if (/ready to accept (?:read-only )?connections/.test(line)) resolve(child);
    });
  });
}
