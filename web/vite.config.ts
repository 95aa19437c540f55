import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf, fetcherOf, landings, noCircles } from './chunks.ts';
import { directImports } from './direct-imports.ts';
import { firstWords, isFirst } from './first-words.ts';
import { pagesByRoom } from './pages-by-room.ts';
import { wordsInPlace } from './words-in-place.ts';

/** Address of the server during development; `tools/dev.mjs` sets it. */
const api = process.env.WAYBILL_API ?? 'http://127.0.0.1:3000';

/** A chunk as the bundler reports it. */
type Chunk = {
  type: 'chunk' | 'asset';
  fileName: string;
  imports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
};

/** Text files of the first load, one per language (`first-words.ts`). */
const textFile = /\/texts-(login|frame)-(mm|en|zh)-.*\.js$/;

/** Chunks that the frame itself imports. */
const beforeFrame = /\/(rolldown-runtime|login|react|query|router)-[^/]*$/;

/** Returns the files of the frame around every page, and the further files of each landing page; without those that the login page loads. */
function programFiles(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (file: string, seen: Set<string>): void => {
    const { imports = [], viteMetadata } = byFile.get(file) ?? {};
    if (seen.has(file)) return;
    seen.add(file);
    for (const css of viteMetadata?.importedCss ?? []) seen.add(css);
    for (const other of imports) reach(other, seen);
  };
  const beyond = (known: ReadonlySet<string>, modules: readonly string[]): string[] => {
    const seen = new Set(known);
    for (const module of modules) {
      const root = chunks.find(({ moduleIds }) =>
        moduleIds?.some((id) => id.replaceAll('\\', '/').endsWith(`/${module}`)),
      );
      if (!root) throw new Error(`no chunk holds ${module}`);
      reach(root.fileName, seen);
    }
    return [...seen].slice(known.size);
  };
  const login = new Set(beyond(new Set(), ['web/src/main.tsx']));
  const frame = beyond(login, ['web/src/app/Frame.tsx']);
  const known = new Set([...login, ...frame]);
  return {
    frame: frame.map((file) => `/${file}`),
    pages: Object.fromEntries(
      Object.entries(landings).map(([path, page]) => [
        path,
        beyond(
          known,
          [page, ...fetcherOf(page)].map((file) => `web/src/${file}`),
        ).map((file) => `/${file}`),
      ]),
    ),
  };
}

/** Preloads frame, page and main font for signed-in people together with the program: `first-files.js`. */
const firstFiles: Plugin = {
  name: 'first-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, filename }) => {
      const chunks = Object.values(bundle ?? {}) as Chunk[];
      const font = chunks.find(({ fileName }) => /noto-sans-myanmar-myanmar-400.*woff2$/.test(fileName));
      if (!font || !filename.endsWith('/index.html')) return [];
      const { frame, pages } = programFiles(chunks);
      const texts = chunks.filter(({ fileName }) => textFile.test(fileName)).map(({ fileName }) => `/${fileName}`);
      return [
        {
          tag: 'script',
          attrs: {
            'data-font': `/${font.fileName}`,
            'data-frame': JSON.stringify(frame),
            'data-pages': JSON.stringify(pages),
            'data-texts': JSON.stringify(texts),
          },
          children: readFileSync(path.join(import.meta.dirname, 'first-files.js'), 'utf8'),
          // Before the styles: a script after them would wait for them.
          injectTo: 'head-prepend' as const,
        },
      ];
    },
  },
};

/** Files that must work offline even if they were never opened: the frame, lists, records, forms, and scanning. */
const offlineRoots = [
  'web/src/main.tsx',
  'web/src/app/router.tsx',
  'web/src/app/Frame.tsx',
  'web/src/app/all-pages.ts',
  'web/src/shell/list/ListPage.tsx',
  'web/src/shell/form/FormPage.tsx',
  'web/src/shell/detail/DetailPage.tsx',
  'web/src/shell/scan/scan-service.ts',
  'web/src/shell/DeferredStartup.tsx',
  'web/src/rooms/dashboard/DashboardPage.tsx',
  'web/src/rooms/tracking/ParcelsPage.tsx',
  'web/src/rooms/tracking/ScanMode.tsx',
  // Parts that a page loads on demand, possibly while offline.
  'web/src/rooms/labels/NewLabelPage.tsx',
  'web/src/rooms/labels/WaitingLabels.tsx',
  'web/src/rooms/labels/OfflineMaker.tsx',
  'domain/src/rooms/tariffs/price.ts',
  'web/src/rooms/run-sheets/OwnRunPage.tsx',
  'web/src/rooms/run-sheets/DoorDialog.tsx',
  'web/src/rooms/parts/SplitDialog.tsx',
];

/** Tells the build of the service worker which files must work offline; other files are cached once a device has fetched them. */
const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle) as Chunk[];
    // A separate page, such as the gallery of the parts, is no product that opens offline.
    if (!chunks.some(({ moduleIds }) => moduleIds?.some((id) => id.endsWith('/web/src/main.tsx')))) return;
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const files = new Set<string>();
    const reach = (file: string): void => {
      if (files.has(file)) return;
      files.add(file);
      const { imports = [], viteMetadata } = byFile.get(file) ?? {};
      for (const css of viteMetadata?.importedCss ?? []) files.add(css);
      for (const other of imports) reach(other);
    };
    for (const module of offlineRoots) {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds?.some((id) => id.replaceAll('\\', '/').endsWith(`/${module}`)),
      );
      if (!chunk) throw new Error(`no chunk holds ${module}`);
      reach(chunk.fileName);
    }
    for (const { fileName } of chunks)
      if (
        textFile.test(fileName) ||
        /\/(later|all-calls)-.*\.js$|noto-sans-myanmar-myanmar-[47]00.*woff2$/.test(fileName)
      )
        reach(fileName);
    this.emitFile({
      type: 'asset',
      fileName: 'offline-files.json',
      source: JSON.stringify([...files].map((file) => `/${file}`).sort()),
    });
  },
};

/**
 * Code that every page needs is in its own chunks, so that a release that touches one screen leaves them in the browser's cache. The rest is split by stage and
 * room (`chunks.ts`). Nothing is inlined: the content security policy allows only our own files.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Runs first, because later plugins write in front of the first import.
  plugins: [
    directImports,
    wordsInPlace(isFirst),
    firstWords(),
    pagesByRoom,
    react(),
    firstFiles,
    offlineFiles,
    noCircles,
  ],
  build: {
    target: ['es2022', 'chrome109', 'edge109', 'firefox115', 'safari16.4'],
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The frame lists the chunks of every page; those that the frame itself needs are loaded already.
      resolveDependencies: (_file, pieces, { hostId }) =>
        hostId.includes('/frame-') ? pieces.filter((piece) => !beforeFrame.test(piece)) : pieces,
    },
    reportCompressedSize: true,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // A page that another page of its room imports from is in the room's chunk anyway.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Seven characters of hash: every chunk's name is in the first load, and random characters do not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
              priority: 3,
            },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
              priority: 2,
            },
            {
              name: 'windows',
              test: /node_modules[\\/](@base-ui|@floating-ui|@babel|use-sync-external-store|reselect|tabbable)[\\/]/,
              priority: 2,
            },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/, priority: 2 },
            {
              name: chunkOf,
              debugName: 'stages and rooms',
              test: /[\\/](web|domain|contract)[\\/]src[\\/]|node_modules[\\/](lucide-react|uqr|idb)[\\/]|vite[\\/]preload-helper/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '^/(api|t|answer|day)(/|$)': { target: api, changeOrigin: false } } },
});
