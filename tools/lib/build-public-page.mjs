import path from 'node:path';
import { root } from './root.mjs';

/**
 * Builds the frame of the public pages into the folder of the finished web page: a document that the server fills, with one style sheet and no script
 * (`server/src/rooms/public-pages`). It is a separate build, because it shares nothing with the app.
 */
export async function buildPublicPage(outDir) {
  const { build } = await import('vite');
  await build({
    root: path.join(root, 'web'),
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // Old phones open it.
      cssTarget: ['chrome80', 'safari13'],
      rolldownOptions: {
        input: path.join(root, 'web/public-page.html'),
        output: { assetFileNames: 'assets/[name]-[hash:7][extname]' },
      },
    },
  });
}
