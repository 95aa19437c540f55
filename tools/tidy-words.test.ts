import path from 'node:path';
import myanmarTools from 'myanmar-tools';
import { expect, test } from 'vitest';
import { mendConfusions } from '@waybill/domain/kernel/myanmar-spelling.ts';
import { isWellFormedMyanmar } from '@waybill/domain/kernel/myanmar-languages.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { senses } from './tidy/senses.ts';
import { everySource, isTest, root, sources } from './tidy/sources.ts';

interface Found {
  readonly where: string;
  readonly word: Word;
}

const isWord = (value: object): value is Word =>
  ['en', 'mm', 'zh'].every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');

/** Returns the words in an export, at any depth. */
function wordsIn(value: unknown, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWord(value)) return [{ where, word: value }];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${where}.${key}`));
}

const wordFiles = sources.map(({ file }) => file).filter((file) => file.endsWith('.words.ts'));
const exported = await Promise.all(wordFiles.map(async (file) => wordsIn(await import(path.join(root, file)), file)));

const quoted = String.raw`(?:'((?:\\\\.|[^'\\\\])*)'|"((?:\\\\.|[^"\\\\])*)")`.replaceAll('\\\\', '\\');
const triple = new RegExp(String.raw`\ben:\s*${quoted},\s*mm:\s*${quoted},\s*zh:\s*${quoted}`, 'g');
const unquoted = (text: string): string => text.replaceAll(/\\(['"\\])/g, '$1').replaceAll(String.raw`\n`, '\n');

/** Words in other files: messages, columns, forms, pages. They are parsed from the source text, because pages cannot be imported here. */
const elsewhere = sources
  .filter((source) => !isTest(source) && !source.file.endsWith('.words.ts') && /\bmm:\s*['"]/.test(source.text))
  .map(({ file, text }) => ({
    file,
    heads: [...text.matchAll(/\bmm:\s*['"]/g)].length,
    words: [...text.matchAll(triple)].map((match) => ({
      where: file,
      word: {
        en: unquoted(match[1] ?? match[2] ?? ''),
        mm: unquoted(match[3] ?? match[4] ?? ''),
        zh: unquoted(match[5] ?? match[6] ?? ''),
      },
    })),
  }));

const found = [...exported.flat(), ...elsewhere.flatMap(({ words }) => words)];
const files = [...wordFiles, ...elsewhere.map(({ file }) => file)];
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted();
const detector = new myanmarTools.ZawgyiDetector();

/** Returns the words that break a rule, each with its file. */
const breaking = (rule: (word: Word) => boolean): string[] =>
  found.filter(({ word }) => !rule(word)).map(({ where, word }) => `${where}: ${word.en} | ${word.mm} | ${word.zh}`);

test('T-01 every word stands in English, Burmese and Chinese', () => {
  expect(found.length).toBeGreaterThan(100);
  expect(breaking((word) => [word.en, word.mm, word.zh].every((text) => text.trim() !== ''))).toEqual([]);
});

/** Tables by language that are not screen words, with their number by file. */
const byLanguage = new Map([
  ['domain/src/kernel/locale.ts', 2],
  ['domain/src/rooms/places/nrc.ts', 6],
  ['web/src/kernel/api-error.ts', 1],
]);

test('T-01 words outside of the files of words are written in the three languages beside each other', () => {
  expect(elsewhere.length).toBeGreaterThan(30);
  const torn = elsewhere.filter(({ file, heads, words }) => heads - words.length !== (byLanguage.get(file) ?? 0));
  expect(torn.map(({ file }) => file)).toEqual([]);
});

test('T-01 a word fills in the same values in every language', () => {
  expect(
    breaking((word) => [word.mm, word.zh].every((text) => placeholders(text).join() === placeholders(word.en).join())),
  ).toEqual([]);
});

test('T-01 Burmese words are in the canonical order of Unicode, with letters for letters and digits for digits', () => {
  expect(
    breaking(
      ({ mm, zh }) =>
        mm === mm.normalize('NFC') &&
        zh === zh.normalize('NFC') &&
        isWellFormedMyanmar(mm) &&
        mendConfusions(mm) === mm,
    ),
  ).toEqual([]);
});

/** A single short word is often valid in both encodings, so each file is judged as a whole, and files with only a word or two are left out. */
test('T-04 no file of Burmese words was typed in Zawgyi', () => {
  const texts = files.map((file) => ({
    file,
    text: found
      .filter(({ where }) => where.startsWith(file))
      .map(({ word }) => word.mm)
      .join(' '),
  }));
  expect(
    texts.filter(({ text }) => text.length > 60 && detector.getZawgyiProbability(text) > 0.05).map(({ file }) => file),
  ).toEqual([]);
});

/** Words that a page receives only in its own language (`web/first-words.ts`). */
const firstWords = /from '[^']*\/(kernel|shell|sessions|system|data|inputs|list|detail|ui)\.words\.ts'/;

test('T-01 what is printed in another language than the screen has says no words of the first load', () => {
  const papers = sources.filter(({ file }) => /^web\/.*\/paper\//.test(file));
  expect(papers.length).toBeGreaterThan(5);
  expect(papers.filter(({ text }) => firstWords.test(text)).map(({ file }) => file)).toEqual([]);
});

/** All words written in the product, with their files. */
const written = sources
  .filter((source) => /^(domain|contract|server|web)\/src\//.test(source.file) && !isTest(source))
  .flatMap(({ file, text }) =>
    [...text.replaceAll(/\/\*\*[^]*?\*\//g, '').matchAll(triple)].map((match) => ({
      file,
      en: match[1] ?? match[2] ?? '',
      text: match.slice(1).join('|'),
    })),
  );

function groupedBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

test('T-01 no word is written twice: what several places say is in the words of the room, or in the common ones', () => {
  expect(written.length).toBeGreaterThan(5000);
  const twice = [...groupedBy(written, ({ text }) => text.replaceAll('undefined', ''))].filter(
    ([, all]) => all.length > 1,
  );
  expect(twice.map(([text, all]) => `${text}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

test('T-01 an English text has one translation, or its senses have names', () => {
  const texts = [...groupedBy(written, ({ en }) => unquoted(en))].map(([en, all]) => ({
    en,
    translations: new Set(all.map(({ text }) => text)).size,
    named: senses.get(en)?.length ?? 1,
  }));
  expect(texts.filter(({ translations, named }) => translations !== named)).toEqual([]);
  expect([...senses.keys()].filter((en) => !texts.some((one) => one.en === en))).toEqual([]);
});

/** The keys by which each name is read in all files, as `name.key`; or the name alone where it is read whole or by a key that is computed. */
function readings(names: ReadonlySet<string>): Set<string> {
  const read = new Set<string>();
  for (const { text } of everySource) {
    const own = new Map([...text.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => [name, name]));
    for (const [, inside = ''] of text.matchAll(/^(?:import|export) \{([^}]*)\} from '/gm))
      for (const each of inside.split(',')) {
        const [, name = '', local = name] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(each) ?? [];
        if (names.has(name)) own.set(local, name);
      }
    for (const [, name = ''] of text.matchAll(/import\('[^']+\.words\.ts'\)\)*\.(\w+)/g))
      if (names.has(name)) read.add(name);
    const locals = [...own].filter(([, name]) => names.has(name)).map(([local]) => local);
    if (locals.length === 0) continue;
    const code = text.replaceAll(/^(?:import|export) \{[^}]*\} from '.*$|^export const \w+ = |\/\*\*[^]*?\*\//gm, '');
    for (const [, local = '', key] of code.matchAll(
      new RegExp(String.raw`(?<![\w$'-]|(?<!\.\.)\.)(${locals.join('|')})(?:\??\.(\w+)|\b(?!\s*[:=]))`, 'g'),
    ))
      read.add(key === undefined ? (own.get(local) ?? '') : `${own.get(local)}.${key}`);
  }
  return read;
}

test('T-01 every word is said somewhere', async () => {
  const tables = await Promise.all(
    wordFiles.map(async (file) => {
      const { text = '' } = sources.find((source) => source.file === file) ?? {};
      const module = (await import(path.join(root, file))) as Record<string, object>;
      // A table with a declared type has a word for every key of that type.
      return Object.entries(module).filter(([name]) => text.includes(`export const ${name} = words(`));
    }),
  );
  const read = readings(new Set(tables.flat().map(([name]) => name)));
  const silent = tables
    .flat()
    .filter(([name]) => !read.has(name))
    .flatMap(([name, table]) =>
      Object.keys(table).flatMap((key) => (read.has(`${name}.${key}`) ? [] : [`${name}.${key}`])),
    );
  expect(silent).toEqual([]);
});

test('X-08 the texts that the source gives are copied letter for letter', () => {
  const source = [
    'There is no data!.',
    'loading...',
    'No elements found. Consider changing the search query.',
    'List is empty.',
    'Maximum of {n} options selected. First remove a selected option to select another.',
    'Copied!',
    'Are you sure to delete?',
    'Are u sure',
    'Yes, do it',
    'Something Went Wrong!',
    'Unauthorized',
    'Sorry, your current permission cannot access this page, contact the page admin if there is a problem.',
    'Off',
    'On',
    'Go to page',
    'Go',
    'Invalid!',
  ];
  const english = new Set(written.map(({ en }) => unquoted(en)));
  expect(source.filter((text) => !english.has(text))).toEqual([]);
});
