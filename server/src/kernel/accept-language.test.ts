import { expect, test } from 'vitest';
import { acceptedLocale } from './accept-language.ts';

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['my-MM', 'mm'],
  ['mm', 'mm'],
  ['fr, zh-TW;q=0.5, my;q=0.7', 'mm'],
  ['EN-us', 'en'],
  ['en;q=0, zh;q=0.1', 'zh'],
  ['fr', null],
  ['*', null],
  ['', null],
  [undefined, null],
  [';;q=,,=', null],
  ['english', null],
] as const)('T-01 Accept-Language %s asks for %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
