import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { cloneDatabase } from '@waybill/server/kernel/testing/database.ts';

export interface RunningServer {
  readonly url: string;
  readonly databaseUrl: string;
  /** Reads or changes the database behind the server's back: to let time pass, or to check stored data. */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Stops the server as an operator does and removes its database. */
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The server ends when its input closes, however the worker ends. Its threads have a separate input. */
const endsWithParent = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdin.on('end', () => process.exit()).on('error', () => process.exit()).resume().unref();
`)}`;

/**
 * Starts the built product in a separate process, with its own database and a free port; by default with the demo operator.
 *
 * @example
 * const server = await startServer(); afterAll(() => server.stop());
 */
export async function startServer({
  demo = true,
  env = {},
}: { demo?: boolean; env?: Record<string, string> } = {}): Promise<RunningServer> {
  const database = await cloneDatabase({ templateUrl: inject(demo ? 'demoUrl' : 'templateUrl'), max: 1 });
  const child = spawn(process.execPath, ['--import', endsWithParent, path.join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      PORT: '0',
      DEMO: '0',
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '0',
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await database.drop();
  };
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-4000);
    process.stderr.write(chunk);
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /Waybill is ready: ([^\s"]+)/.exec(line);
        if (found?.[1]) resolve(found[1]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    });
    return {
      url,
      databaseUrl: database.url,
      stop,
      query: async <Row>(sql: string, values: readonly unknown[] = []) =>
        (await database.pool.query(sql, [...values])).rows as Row[],
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
