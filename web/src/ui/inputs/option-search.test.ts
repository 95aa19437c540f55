import { expect, test } from 'vitest';
import {
  findOptions,
  fits,
  keysOf,
  optionsLimit,
  type Option,
  type SearchMode,
  isFull,
  pick,
} from './option-search.ts';

const branches: Option[] = [
  'Yangon 49th street',
  'Mandalay',
  'Mawlamyine',
  'New Yangon',
  'မန္တလေး',
  'ရွှေပြည်သာ',
  'ဘဏ် ၄၉',
].map((label) => ({ value: label, label }));

function find(typed: string, mode: SearchMode) {
  return findOptions(branches, keysOf(branches), typed, mode).map((option) => option.label);
}

test.each<[string, string[]]>([
  ['yan', ['Yangon 49th street']],
  ['MA', ['Mandalay', 'Mawlamyine']],
  ['yangon49', ['Yangon 49th street']],
  ['gon', []],
  ['မန္', ['မန္တလေး']],
])('P-07 normal search of %j finds what begins with it', (typed, found) => {
  expect(find(typed, 'normal')).toEqual(found);
});

test.each<[string, string[]]>([
  ['ygn', ['Yangon 49th street', 'New Yangon']],
  ['mly', ['Mandalay', 'Mawlamyine']],
  ['nay', ['Mandalay']],
  ['ylm', []],
  ['49', ['Yangon 49th street', 'ဘဏ် ၄၉']],
])('P-07 smart search of %j finds an ordered subsequence', (typed, found) => {
  expect(find(typed, 'smart')).toEqual(found);
});

test('P-07 search does not mind the order of Myanmar marks or the kind of digits', () => {
  expect(find('ရ\u103D\u103Eေ', 'normal')).toEqual(find('ရ\u103E\u103Dေ', 'normal'));
  expect(find('ဘဏ် 49', 'normal')).toEqual(['ဘဏ် ၄၉']);
});

test('P-07 a second text of an option is searched too', () => {
  const options: Option<number>[] = [{ value: 1, label: 'Yangon', detail: 'YGN' }];
  expect(findOptions(options, keysOf(options), 'ygn', 'normal')).toEqual(options);
});

test('P-07 an empty search shows all, and never more than the limit', () => {
  const many = Array.from({ length: optionsLimit + 5 }, (_, value): Option<number> => ({
    value,
    label: `Branch ${value}`,
  }));
  expect(findOptions(many, keysOf(many), '', 'smart')).toHaveLength(optionsLimit);
  expect(findOptions(many, keysOf(many), 'branch', 'normal')).toHaveLength(optionsLimit);
});

test('P-07 a subsequence keeps the order of its letters', () => {
  expect(fits('abc', 'ac', 'smart')).toBe(true);
  expect(fits('abc', 'ca', 'smart')).toBe(false);
  expect(fits('abc', 'aa', 'smart')).toBe(false);
});

const many = { multiple: true, max: 2, allowEmpty: true };

test.each([
  ['adds', ['a'], 'b', many, ['a', 'b']],
  ['adds nothing beyond the maximum', ['a', 'b'], 'c', many, ['a', 'b']],
  ['lets go at the maximum', ['a', 'b'], 'a', many, ['b']],
  ['keeps the last when empty is not allowed', ['a'], 'a', { ...many, allowEmpty: false }, ['a']],
  ['lets the last go when empty is allowed', ['a'], 'a', many, []],
  ['replaces where one is chosen', ['a'], 'b', { multiple: false, allowEmpty: false }, ['b']],
  ['lets the one go when empty is allowed', ['a'], 'a', { multiple: false, allowEmpty: true }, []],
  ['keeps the one when empty is not allowed', ['a'], 'a', { multiple: false, allowEmpty: false }, ['a']],
])('P-07 picking %s', (_, chosen, value, rules, after) => {
  expect(pick(chosen, value, rules)).toEqual(after);
});

test('P-07 a maximum is reached only where several may be chosen', () => {
  expect(isFull(['a', 'b'], many)).toBe(true);
  expect(isFull(['a'], many)).toBe(false);
  expect(isFull(['a'], { multiple: false, max: 1, allowEmpty: true })).toBe(false);
});
