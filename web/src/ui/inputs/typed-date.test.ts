import { expect, test } from 'vitest';
import { acceptDate, showDate, typedDate } from './typed-date.ts';

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1-2-2026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['21 11 2026', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['၂၁/၁၁/၂၀၂၆', '2026-11-21'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['21/13/2026', null],
  ['0/1/2026', null],
  ['21/11/26', null],
  ['21/11', null],
  ['', null],
  ['31/12/1969', null],
  ['01/01/2101', null],
  ['31/12/2100', '2100-12-31'],
])('P-08 the typed date %j means %j', (typed, date) => {
  expect(typedDate(typed)).toBe(date);
});

test('P-08 a date is shown as dd/MM/yyyy, and what is shown means the same date', () => {
  expect(showDate('2026-02-01')).toBe('01/02/2026');
  expect(typedDate(showDate('2026-02-01'))).toBe('2026-02-01');
  expect(showDate(null)).toBe('');
});

test('T-03 Myanmar digits are accepted where a date is typed, and letters are not', () => {
  expect(acceptDate('၂၁/၁၁a')).toBe('21/11');
});
