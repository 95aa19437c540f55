import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const program = `
import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { createCopyPool } from './src/kernel/db/copy-out.ts';
import { createPool } from './src/kernel/db/pool.ts';
import { readSettings } from './src/kernel/settings.ts';
import { jobsOf } from './src/app/all-jobs.ts';
const [url, name, payload] = process.argv.slice(2);
const pool = createPool(url, { max: 5, applicationName: 'job-child' });
const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
const jobs = jobsOf({ services: { pool, directPool: pool, copyPool: createCopyPool(url), replicaCopyPool: null, settings: readSettings({}), clock: () => new Date(), randomBytes }, db });
await jobs.find((job) => job.name === name).work(JSON.parse(payload));
await pool.end();
`;

/**
 * Runs one background job in a separate Node process, which a test kills like a power cut. Its connections are called job-child in pg_stat_activity.
 *
 * @example const child = await startJobChild(database.url, 'bulk', { id: 7 }); await child.kill();
 */
export async function startJobChild(url: string, name: string, payload: object): Promise<{ kill(): Promise<void> }> {
  const server = path.resolve(import.meta.dirname, '../../..');
  // Below server/, where installed packages are found.
  const folder = path.join(server, '.stamp', `job-${process.pid}-${name}-${performance.now()}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'child.mjs');
  const ours = {
    name: 'only-ours',
    setup: (plugged: {
      onResolve: (
        options: { filter: RegExp },
        resolve: (args: { path: string }) => { path: string; external: true } | undefined,
      ) => void;
    }) =>
      plugged.onResolve({ filter: /^[^./]/ }, ({ path: wanted }) =>
        wanted.startsWith('@waybill/') ? undefined : { path: wanted, external: true },
      ),
  };
  await build({
    stdin: { contents: program, resolveDir: server, loader: 'ts' },
    outfile: file,
    bundle: true,
    plugins: [ours],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  const child = spawn(process.execPath, [file, url, name, JSON.stringify(payload)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
