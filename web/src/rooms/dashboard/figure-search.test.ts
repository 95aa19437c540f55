import { expect, test } from 'vitest';
import { stepCountNames } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { figuresNamed } from './figure-search.ts';

test.each([
  ['accepted today', ['accepted']],
  ['Today deliv', ['out', 'delivered', 'failed']],
  ['已签收', ['delivered']],
  ['လက်ခံပြီး', ['accepted']],
  ['EX000014631XM', []],
  ['to', []],
])('N-04 the palette understands %j as the figures %j', (text, names) => {
  expect(figuresNamed(text)).toEqual(names);
});

test('N-04 "today" asks for every figure', () => {
  expect(figuresNamed('today')).toEqual(stepCountNames);
});
