import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the server listens while the web is developed; `tools/dev.mjs` sets it. */
const api = process.env.WAYBILL_API ?? 'http://127.0.0.1:3000';

/** The font that most pages begin with is asked for together with the program, and not after it has drawn the first text: `public/first-font.js`. */
const firstFont: Plugin = {
  name: 'first-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /noto-sans-myanmar-myanmar-400.*woff2$/.test(file))
        .map((file) => ({
          tag: 'script',
          attrs: { src: '/first-font.js', 'data-font': `/${file}`, async: true },
          injectTo: 'head' as const,
        })),
  },
};

const lucide = fileURLToPath(import.meta.resolve('lucide-react')).replace(
  /cjs[\\/]lucide-react\.js$/,
  'esm/lucide-react.mjs',
);
const iconFiles = new Map(
  [...readFileSync(lucide, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)\.mjs'/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
);

/** Each icon is imported from its own file instead of the index of all, so that it is known who needs which. */
const iconByIcon: Plugin = {
  name: 'icon-by-icon',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: "'lucide-react'" },
    // As many lines as before, so that the source map holds as it is.
    handler: (code) => ({
      map: null,
      code: code.replace(
        /^import \{([^}]+)\} from 'lucide-react';/gm,
        (_statement, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => {
              const [icon = '', as = icon] = name.split(' as ');
              const file = iconFiles.get(icon);
              if (!file) throw new Error(`lucide-react has no icon ${icon}`);
              return `import ${as} from 'lucide-react/${file}';`;
            })
            .join(' ') + '\n'.repeat(names.split('\n').length - 1),
      ),
    }),
  },
};

const entry = 'web/src/main.tsx';
/** What is needed together, from the first to the last: the login page, then the frame around every page, then every list. */
const stages = {
  login: [entry, 'web/src/rooms/sessions/LoginPage.tsx'],
  frame: ['web/src/app/Frame.tsx', 'web/src/app/all-pages.ts'],
  list: ['web/src/shell/list/ListPage.tsx'],
};
const membersOf = new Map<string, ReadonlySet<string>>();

/**
 * The first stage that needs a module of ours, be it through others. One chunk a stage: cut by who shares what, the first list would come in sixty
 * pieces, and small pieces compress badly. What only one page or one lazy part needs belongs to no stage, nor does the entry: it awaits the
 * frame, and a chunk that waits for one which imports it would wait for ever.
 */
function stageOf(
  id: string,
  graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null },
): string | null {
  // What fetches the chunks themselves: nothing imports it before it is built.
  if (id.includes('preload-helper')) return 'login';
  if (id.endsWith(`/${entry}`)) return null;
  return (
    Object.entries(stages).find(([stage, roots]) => {
      const members =
        membersOf.get(stage) ?? reachedFrom(roots, (from) => graph.getModuleInfo(from)?.importedIds ?? []);
      membersOf.set(stage, members);
      return members.has(id);
    })?.[0] ?? null
  );
}

function reachedFrom(roots: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const reach = (id: string): void => {
    if (reached.has(id) || (id.includes('node_modules') && !id.includes('lucide-react'))) return;
    reached.add(id);
    importsOf(id).forEach(reach);
  };
  roots.forEach((root) => reach(path.resolve(import.meta.dirname, '..', root).replaceAll('\\', '/')));
  return reached;
}

/**
 * What every page needs is kept in chunks of its own, so that a release that touches one screen leaves them in the browser's cache.
 * The rest is cut by the router's lazy routes. Nothing is inlined: the content security policy allows only files of our own.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [iconByIcon, react(), firstFont],
  build: {
    target: ['es2022', 'chrome109', 'edge109', 'firefox115', 'safari16.4'],
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
              priority: 2,
            },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/, priority: 2 },
            {
              name: stageOf,
              debugName: 'stages',
              test: /[\\/](web|domain|contract)[\\/]src[\\/]|lucide-react|vite[\\/]preload-helper/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
});
