import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Written by the build of the page (`web/vite.config.ts`): the files that a device must have before it can work offline. */
const listFile = 'offline-files.json';

/** Writes the service worker of a finished build into its folder: `sw.js`, with the list of exactly this build's files. */
export async function buildWorker(folder) {
  const { build } = await import('esbuild');
  const list = path.join(folder, listFile);
  const files = JSON.parse(readFileSync(list, 'utf8'));
  const print = createHash('sha256').update(readFileSync(path.join(folder, 'index.html')));
  await build({
    entryPoints: [path.join(root, 'web/worker/service-worker.ts')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: {
      'process.env.NODE_ENV': '"production"',
      BUILD: JSON.stringify(print.digest('hex').slice(0, 12)),
      FILES: JSON.stringify(files),
    },
    logLevel: 'warning',
  });
  rmSync(list);
}
