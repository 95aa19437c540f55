import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { writeWords } from './words-in-place.ts';

const src = path.join(import.meta.dirname, 'src');
const posix = (file: string): string => file.replaceAll('\\', '/');
const fileOf = (id: string): string => posix(path.relative(src, id));

/** The files whose words are in the first load: those of the login page, and those of the frame with the page table and its titles. */
const parts = {
  login:
    /^(kernel\/kernel\.words|rooms\/(sessions\/sessions|system\/system)\.words|rooms\/(sessions\/login|merchant-users\/join|system\/system|proofs\/proof-pack)\.routes|ui\/ui\.words)\.tsx?$/,
  frame:
    /^(rooms\/.*\.routes|shell\/shell\.words|(ui\/table\/data|ui\/inputs\/inputs|shell\/list\/list|shell\/detail\/detail)\.words)\.tsx?$/,
};
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];
const locales = ['en', 'mm', 'zh'] as const;

const quoted = String.raw`('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")`;
const word = new RegExp(
  String.raw`\{\s*${locales.map((locale) => `${locale}:\\s*${quoted}`).join(String.raw`,\s*`)},?\s*\}`,
  'g',
);

/** The part of the first load whose words a file has. */
function partOf(file: string): Part | undefined {
  return partNames.find((part) => parts[part].test(posix(path.relative(src, file))));
}

/** Are the words of this file in the first load, in the language in use alone? */
export const isFirst = (file: string): boolean => partOf(file) !== undefined;

const keyOf = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(unquoted(text))).join();
const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(['"\\])/g, '$1');

/** The words of each part, each once, with its texts in the order of `locales`; and the place of each word. */
function readWords() {
  const places = new Map<string, number>();
  const found: Record<Part, string[][]> = { login: [], frame: [] };
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).sort();
  for (const part of partNames)
    for (const file of files.map((each) => path.join(src, each))) {
      if (partOf(file) !== part) continue;
      for (const [, ...texts] of writeWords(readFileSync(file, 'utf8'), file, () => false, true).matchAll(word)) {
        if (places.has(keyOf(texts))) continue;
        places.set(keyOf(texts), places.size);
        found[part].push(texts);
      }
    }
  return { places, found };
}

const virtual = 'virtual:';

/**
 * Splits the words of the first load by language. In the source each word holds three languages, but a user needs one. The build replaces each word by a
 * position (`textAt`) and writes one text file per language, of which a page fetches its own (`src/kernel/texts.ts`). In development and in tests the words
 * stay as they are.
 */
export function firstWords(): Plugin {
  let read: ReturnType<typeof readWords> | null = null;
  return {
    name: 'first-words',
    apply: 'build',
    enforce: 'pre',
    // A separate page, such as the gallery of the parts, shows every language at once.
    configResolved({ build }) {
      read = build.rolldownOptions.input === undefined ? readWords() : null;
    },
    // Applies where no stage or room takes them in (`chunks.ts`).
    resolveId: (id) =>
      id.startsWith(virtual) ? path.join(import.meta.dirname, `${id.slice(virtual.length)}.js`) : null,
    load(id) {
      if (!read) return null;
      const [, part, locale] = /\/texts-(login|frame)-(en|mm|zh)\.js$/.exec(posix(id)) ?? [];
      if (part !== undefined) {
        const texts = read.found[part as Part].map((each) => each[locales.indexOf(locale as 'en')]);
        return `export const from = ${part === 'login' ? 0 : read.found.login.length};\nexport const texts = [${texts.join(',')}];\n`;
      }
      if (fileOf(id) !== 'kernel/text-files.ts') return null;
      const filesOf = (of: Part) =>
        locales.map((each) => `${each}: () => import('${virtual}texts-${of}-${each}')`).join(', ');
      return `export const textFiles = { ${partNames.map((each) => `${each}: { ${filesOf(each)} }`).join(', ')} };\n`;
    },
    transform(code, id) {
      if (!read || !isFirst(id)) return null;
      const { places } = read;
      // Keeps the line count, so that the source map stays valid.
      const placed = code.replace(
        word,
        (whole, ...texts) =>
          `textAt(${places.get(keyOf(texts.slice(0, 3)))})${'\n'.repeat(whole.split('\n').length - 1)}`,
      );
      return { code: `import { textAt } from '${posix(src)}/kernel/texts.ts'; ${placed}`, map: null };
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !/\/login-[^/]*\.js$/.test(output.fileName)) continue;
        const early = output.moduleIds.filter((file) => partOf(file) === 'frame').map(fileOf);
        if (early.length > 0) throw new Error(`the login page says what comes with the frame: ${early.join(', ')}`);
      }
    },
  };
}
