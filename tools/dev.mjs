// `npm run dev`: database, server and web, reloaded when a source changes; one Ctrl-C stops all three.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
readCommand('dev');
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
const { stopWithNpm } = await import('./lib/server-process.mjs');
installMissing();
stopWithNpm();
const { context } = await import('esbuild');
const { nodeOptions, serverEntries } = await import('./lib/bundle.mjs');

const port = process.env.PORT ?? String(await freePort());
// Below server/, where the running code finds its migrations and packages.
const outdir = 'server/.stamp/dev';
let child;
let stopping = false;

process.env.WAYBILL_API = `http://127.0.0.1:${port}`;
const bundler = await context({
  ...nodeOptions(serverEntries, outdir),
  plugins: [
    ...nodeOptions({}, outdir).plugins,
    { name: 'restart', setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? restart() : undefined)) },
  ],
});
await bundler.watch();
const migrations = watch('server/migrations', () => void restart());
const { createServer: createVite } = await import('vite');
const vite = await createVite({
  root: path.join(root, 'web'),
  configFile: path.join(root, 'web/vite.config.ts'),
  logLevel: 'warn',
});
await vite.listen();
console.log(`\nOpen ${vite.resolvedUrls.local[0]} (the API is at ${process.env.WAYBILL_API})\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

async function stop() {
  if (stopping) return;
  stopping = true;
  migrations.close();
  await Promise.allSettled([endChild(), vite.close(), bundler.dispose()]);
  process.exit(0);
}

/** Changes come in bursts: while a restart waits for the old server to end, further changes share that restart. */
let restarting;
function restart() {
  restarting ??= (async () => {
    await endChild();
    restarting = undefined;
    if (stopping) return;
    child = spawn(process.execPath, ['--enable-source-maps', path.join(root, outdir, 'main.js')], {
      stdio: 'inherit',
      env: { LOG_LEVEL: 'warn', ...process.env, PORT: port },
    });
  })();
  return restarting;
}

async function endChild() {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const harder = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(harder);
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: found } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return found;
}
