import { describe, expect, test } from 'vitest';
import { cleanText, isWellFormedMyanmar } from '@waybill/domain/kernel/text.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { commonWords } from './common.words.ts';
import { problemWords } from './problem.words.ts';

const groups: Record<string, Record<string, Word>> = { ...commonWords, problem: problemWords };
const all = Object.entries(groups).flatMap(([group, table]) =>
  Object.entries(table).map(([key, word]) => ({ name: `${group}.${key}`, word })),
);

describe('words', () => {
  test.each(all)('T-01 $name stands in all three languages, with the same placeholders', ({ word }) => {
    const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const text of [word.en, word.mm, word.zh]) expect(text.trim()).not.toBe('');
    expect([gaps(word.mm), gaps(word.zh)]).toEqual([gaps(word.en), gaps(word.en)]);
  });

  test('T-01 Myanmar texts are clean, well-formed Unicode', () => {
    for (const { name, word } of all)
      expect([name, cleanText(word.mm), isWellFormedMyanmar(word.mm)]).toEqual([name, word.mm, true]);
  });

  test('X-08 the texts that the source gives are copied letter for letter', () => {
    const { table, select, toast, confirm, error, toggle, page } = commonWords;
    expect([
      table.no_data.en,
      table.loading.en,
      select.no_elements.en,
      select.empty.en,
      select.max.en,
      toast.copied.en,
      confirm.delete.en,
      confirm.generic.en,
      confirm.yes_do_it.en,
      error.server.en,
      error.unauthorized.en,
      error.unauthorized_page.en,
      toggle.off.en,
      toggle.on.en,
      page.go_to.en,
      page.go.en,
      problemWords.invalid.en,
    ]).toEqual([
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
    ]);
  });
});
