import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A room's rows of the page table; those of the login page and of pages without a room are drawn before the table is there. */
const routes = /\/rooms\/[\w-]+\/(?!(?:login|system)\.)[\w-]+\.routes\.tsx$/;
const pages = /\.pages\.js$/;
const loading = /\(await import\('\.\/\w+\.tsx'\)\)\.\w+/g;
const posix = (id: string): string => id.replaceAll('\\', '/');

/**
 * How a page is fetched, with all pieces that it waits for, is the longest part of its row, and everybody has the rows of all rooms. In the build that part
 * moves into a module of the room, which is in one piece with the room's lists (`chunks.ts`): `mailbags.routes.tsx` asks `mailbags.pages.js` for its pages, in
 * one place, because the bundler names all pieces that a place waits for beside it.
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
