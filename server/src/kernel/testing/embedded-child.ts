import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleProgram } from './bundle-program.ts';

export interface EmbeddedChild {
  readonly url: string;
  /** Of the Node process. */
  readonly pid: number;
  readonly databasePid: number;
  /** As Ctrl-C does; returns when the process has ended. */
  stop(): Promise<void>;
}

const text = `
import { startEmbedded } from './src/kernel/db/embedded.ts';
const embedded = await startEmbedded({ dataDir: process.argv[2] });
console.log(JSON.stringify({ url: embedded.url, databasePid: embedded.pid }));
process.on('SIGINT', () => embedded.stop().then(() => process.exit(0)));
`;

/** The embedded database in a Node process of its own, which a test may kill; under another account when told so. */
export async function startEmbeddedChild(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<EmbeddedChild> {
  const program = await bundleProgram('embedded-child', { text });
  const child = spawn(process.execPath, [program.file, dataDir], { ...account, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
  });
  program.remove();
  const { url, databasePid } = JSON.parse(said) as { url: string; databasePid: number };
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
