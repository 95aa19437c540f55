import path from 'node:path';
import myanmarTools from 'myanmar-tools';
import { expect, test } from 'vitest';
import { mendConfusions } from '@waybill/domain/kernel/myanmar-spelling.ts';
import { isWellFormedMyanmar } from '@waybill/domain/kernel/text.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { root, sources } from './tidy/sources.ts';

interface Found {
  readonly where: string;
  readonly word: Word;
}

const isWord = (value: object): value is Word =>
  ['en', 'mm', 'zh'].every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');

/** The words in an export, however deep. */
function wordsIn(value: unknown, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWord(value)) return [{ where, word: value }];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${where}.${key}`));
}

const files = sources.map(({ file }) => file).filter((file) => file.endsWith('.words.ts'));
const found = (await Promise.all(files.map(async (file) => wordsIn(await import(path.join(root, file)), file)))).flat();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted();
const detector = new myanmarTools.ZawgyiDetector();

/** The words that break a rule, with what breaks it. */
const breaking = (rule: (word: Word) => boolean): string[] =>
  found.filter(({ word }) => !rule(word)).map(({ where, word }) => `${where}: ${word.en} | ${word.mm} | ${word.zh}`);

test('T-01 every word stands in English, Burmese and Chinese', () => {
  expect(found.length).toBeGreaterThan(100);
  expect(breaking((word) => [word.en, word.mm, word.zh].every((text) => text.trim() !== ''))).toEqual([]);
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

/** A single short word is often valid in both encodings, so a file is judged as a whole. */
test('T-04 no file of Burmese words was typed in Zawgyi', () => {
  const texts = files.map((file) => ({
    file,
    text: found
      .filter(({ where }) => where.startsWith(file))
      .map(({ word }) => word.mm)
      .join(' '),
  }));
  expect(texts.filter(({ text }) => detector.getZawgyiProbability(text) > 0.05).map(({ file }) => file)).toEqual([]);
});
