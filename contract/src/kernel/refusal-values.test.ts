import { expect, test } from 'vitest';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { sheetProblemWords } from '../rooms/label-imports/sheet-problems.words.ts';
import { problemWords } from './problem.words.ts';
import { programProblemWords, uploadedSheetWords } from './server-problem.words.ts';
import { refusalWords } from './refusals.ts';
import { valueKinds, sayValues } from './refusal-values.ts';

/** Placeholders that hold names, codes, words and times of day. Add a new placeholder here or to the table. */
const texts = [
  'address',
  'allowed',
  'bag',
  'branch',
  'by',
  'code',
  'codes',
  'column',
  'currency',
  'day',
  'expected',
  'field',
  'file',
  'found',
  'from',
  'gap',
  'gaps',
  'heading',
  'holder',
  'meant',
  'month',
  'name',
  'number',
  'options',
  'heads',
  'places',
  'status',
  'tag',
  'text',
  'types',
  'value',
  'wanted',
];

test('X-02 for every placeholder in the words of refusals and problems it is decided whether it holds a figure, a count, a moment or a text', () => {
  const templates: readonly Word[] = [
    refusalWords,
    problemWords,
    uploadedSheetWords,
    sheetProblemWords,
    programProblemWords,
  ].flatMap((table) => Object.values<Word>(table));
  const gaps = [
    ...new Set(
      templates.flatMap((word) =>
        Object.values(word).flatMap((text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
      ),
    ),
  ];
  expect(gaps.toSorted()).toEqual([...texts, ...Object.keys(valueKinds)].toSorted());
});

test.each([
  [
    { left: 5_000, limit: -1_250_000 },
    { left: '5,000', limit: '−1,250,000' },
  ],
  [
    { max: 10_000, min: 0.01 },
    { max: '10,000', min: 0.01 },
  ],
  [
    { other: 1_200, seconds: 60 },
    { other: '1,200', seconds: '60' },
  ],
  [
    { id: 4_711, year: 2026, version: 1_000, value: 12_345, by: 'Su' },
    { id: 4_711, year: 2026, version: 1_000, value: 12_345, by: 'Su' },
  ],
])('T-02 T-03 of %j the figures and counts are grouped, ids and years are left alone', (values, shown) => {
  expect(sayValues(values)).toEqual(shown);
});

test('T-02 a moment and a bound that is a day are written as dates in Yangon, and text stays as it is', () => {
  expect(sayValues({ at: '2026-03-05T16:45:00Z', min: '2026-03-05' })).toEqual({
    at: '05-03-2026 23:15',
    min: '05-03-2026',
  });
  expect(sayValues({ at: '05-03-2026 23:15', min: 'small' })).toEqual({ at: '05-03-2026 23:15', min: 'small' });
});

test('T-03 a message without values is formatted without any', () => {
  expect(sayValues(undefined)).toEqual({});
});
