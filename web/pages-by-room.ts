import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A room's rows of the page table. Pages of the login and pages without a room are excluded: they are drawn before the table is loaded. */
const routes = /\/rooms\/[\w-]+\/(?!(?:login|system)\.)[\w-]+\.routes\.tsx$/;
const pages = /\.pages\.js$/;
const loading = /\(await import\('\.\/\w+\.tsx'\)\)\.\w+/g;
const posix = (id: string): string => id.replaceAll('\\', '/');

/**
 * Moves the loaders of pages out of the page table. A loader lists every chunk that its page waits for, which is the longest part of a row, and everybody loads
 * the rows of all rooms. The build moves the loaders into one module per room, which is in the chunk of the room's lists (`chunks.ts`): `mailbags.routes.tsx`
 * calls `mailbags.pages.js`, in one place, because the bundler repeats the list of chunks at every call.
 */
export const pagesByRoom: Plugin = {
  name: 'pages-by-room',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => (importer && pages.test(id) ? path.resolve(path.dirname(importer), id) : null),
  load(id) {
    if (!pages.test(id)) return null;
    const found = readFileSync(id.replace(pages, '.routes.tsx'), 'utf8').match(loading) ?? [];
    return `export const pages = [${found.map((page) => `async () => ${page}`).join(', ')}];\n`;
  },
  transform(code, id) {
    if (!routes.test(posix(id))) return null;
    const room = path.basename(id, '.routes.tsx');
    let at = 0;
    const rows = code.replace(loading, () => `(await roomPages()).pages[${at++}]()`);
    return {
      code: at === 0 ? code : `${rows}\nfunction roomPages() { return import('./${room}.pages.js'); }\n`,
      map: null,
    };
  },
};
