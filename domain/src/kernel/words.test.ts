import { expect, test } from 'vitest';
import { say, sayLoose } from './words.ts';

const found = { en: '{n} [parcel|parcels] of {name}', mm: '{name} ပါဆယ် {n} ခု', zh: '{name} 的 {n} 个包裹' } as const;

test.each([
  [1, '1 parcel of Hla'],
  ['1', '1 parcel of Hla'],
  [0, '0 parcels of Hla'],
  ['1,001', '1,001 parcels of Hla'],
])('T-01 English says one and many apart: %s', (n, text) => {
  expect([say(found, 'en', { n, name: 'Hla' }), sayLoose(found, 'en', { n, name: 'Hla' })]).toEqual([text, text]);
});

test('T-01 the other languages count all alike, and a value with brackets is no form of a word', () => {
  expect([say(found, 'mm', { n: '၁', name: 'Hla' }), say(found, 'zh', { n: 1, name: '[a|b]' })]).toEqual([
    'Hla ပါဆယ် ၁ ခု',
    '[a|b] 的 1 个包裹',
  ]);
});
