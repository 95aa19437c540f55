import { existsSync } from 'node:fs';
import path from 'node:path';
import { intoPlace } from './bundle.mjs';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { root } from './root.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/gallery.html',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/package.json',
  'domain/src',
  'contract/src',
  'package-lock.json',
  'tools/lib/build-gallery.mjs',
];

/**
 * Builds the gallery of all interface parts into `web/.stamp/gallery` when its sources changed. It is not part of the product: only tests open it.
 */
export async function buildGallery() {
  const print = fingerprint(sources);
  if (isFresh('gallery', print) && existsSync(path.join(root, 'web/.stamp/gallery/gallery.html'))) return;
  await intoPlace('web/.stamp/gallery', async (making) => {
    const { build } = await import('vite');
    // With React's development build, which reports faults of a part on the console.
    process.env.NODE_ENV = 'development';
    await build({
      root: path.join(root, 'web'),
      configFile: path.join(root, 'web/vite.config.ts'),
      logLevel: 'silent',
      build: {
        outDir: path.join(root, making),
        emptyOutDir: true,
        minify: false,
        sourcemap: false,
        reportCompressedSize: false,
        rolldownOptions: { input: path.join(root, 'web/gallery.html') },
      },
    });
  });
  stamp('gallery', print);
}
