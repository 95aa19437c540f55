import { existsSync, readdirSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { buildClient, packCollection } from './build-client.mjs';
import { buildPublicPage } from './build-public-page.mjs';
import { buildWorker } from './build-worker.mjs';
import { intoPlace } from './bundle.mjs';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { root, tell } from './root.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/worker',
  'web/index.html',
  'web/public-page.html',
  'web/first-files.js',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/direct-imports.ts',
  'web/first-words.ts',
  'web/words-in-place.ts',
  'web/pages-by-room.ts',
  'web/package.json',
  'domain/src',
  'contract/src',
  'package-lock.json',
  'clients/typescript/src',
  'clients/typescript/package.json',
  'clients/bruno',
  'clients/typescript/CHANGELOG.md',
  'clients/typescript/README.md',
  'clients/typescript/LICENSE',
  'THIRD-PARTY-NOTICES',
  'tools/lib/build-web.mjs',
  'tools/lib/build-client.mjs',
  'tools/lib/build-public-page.mjs',
  'tools/lib/build-worker.mjs',
];
const compressible = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Builds the web page into `web/dist` when its sources changed, with a gzip and a brotli file for everything that compresses. */
export async function buildWeb() {
  if (!existsSync(path.join(root, 'web/vite.config.ts'))) return;
  const print = fingerprint(sources);
  if (isFresh('web', print) && existsSync(path.join(root, 'web/dist/index.html'))) return;
  tell('Building the web page …');
  await intoPlace('web/dist', async (making) => {
    const { build } = await import('vite');
    const outDir = path.join(root, making);
    const { NODE_ENV } = process.env;
    // A test runner sets NODE_ENV, and React's development build would be used; this is always the production build.
    process.env.NODE_ENV = 'production';
    await build({
      root: path.join(root, 'web'),
      configFile: path.join(root, 'web/vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
    await buildPublicPage(outDir);
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    await buildWorker(outDir);
    await copyFile(path.join(root, 'THIRD-PARTY-NOTICES'), path.join(outDir, 'third-party-notices.txt'));
    buildClient(outDir);
    await packCollection(outDir);
    await precompress(outDir);
  });
  stamp('web', print);
}

async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  );
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      const content = await readFile(file);
      // The server writes into the worker before it sends it (`serve-web.ts`).
      if (content.length < 1024 || entry.name === 'sw.js') return;
      const [small, smaller] = await Promise.all([
        gzip(content, { level: 9 }),
        brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      ]);
      await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
    }),
  );
}
