import path from 'node:path';
import myanmarTools from 'myanmar-tools';
import { expect, test } from 'vitest';
import { mendConfusions } from '@waybill/domain/kernel/myanmar-spelling.ts';
import { isWellFormedMyanmar } from '@waybill/domain/kernel/text.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { isTest, root, sources } from './tidy/sources.ts';

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
  ['domain/src/kernel/locale.ts', 1],
  ['domain/src/rooms/places/nrc.ts', 6],
  ['web/src/kernel/api-error.ts', 1],
  ['web/src/kernel/kernel.words.ts', 1],
  ['web/src/ui/gallery/Gallery.tsx', 1],
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
