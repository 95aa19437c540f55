import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { builtPrograms } from './built-programs.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts an app server in a separate process and waits until it is ready. */
export async function startBuiltServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [builtPrograms().main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DEMO: '0',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '0',
      ...env,
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /Waybill is ready: ([^\s"]+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { url, child };
}

/** Stops a server, and waits until it has ended. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export interface ProcessCallParts {
  readonly token?: string;
  readonly body?: object;
  readonly key?: string;
}

/** Sends a request like a browser. */
export async function askServer(
  url: string,
  method: string,
  path: string,
  { token, body, key }: ProcessCallParts = {},
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as { token: string; data: Record<string, unknown> } };
}
