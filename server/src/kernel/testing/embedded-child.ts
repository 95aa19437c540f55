import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

export interface EmbeddedChild {
  readonly url: string;
  /** Of the Node process. */
  readonly pid: number;
  readonly databasePid: number;
  /** As Ctrl-C does; returns when the process has ended. */
  stop(): Promise<void>;
}

const program = `
import { startEmbedded } from './src/kernel/db/embedded.ts';
const embedded = await startEmbedded({ dataDir: process.argv[2] });
console.log(JSON.stringify({ url: embedded.url, databasePid: embedded.pid }));
process.on('SIGINT', () => embedded.stop().then(() => process.exit(0)));
`;

/** The embedded database in a Node process of its own, which a test may kill; under another account when told so. */
export async function startEmbeddedChild(dataDir: string, account: { uid?: number; gid?: number } = {}): Promise<EmbeddedChild> {
  const server = path.resolve(import.meta.dirname, '../../..');
  // Below server/, from where installed packages are found; open, because the account may be another than ours.
  const folder = path.join(server, '.stamp', `child-${process.pid}-${path.basename(dataDir)}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'child.mjs');
  await build({ stdin: { contents: program, resolveDir: server, loader: 'ts' }, outfile: file, bundle: true, packages: 'external', platform: 'node', format: 'esm', logLevel: 'error' });
  for (const opened of [path.dirname(folder), folder]) chmodSync(opened, 0o755);
  chmodSync(file, 0o644);
  const child = spawn(process.execPath, [file, dataDir], { ...account, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
  });
  rmSync(folder, { recursive: true });
  const { url, databasePid } = JSON.parse(said) as { url: string; databasePid: number };
  return {
    url, databasePid, pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
