import { expect, test } from 'vitest';
import { addMonths, dayByKey, monthGrid, within } from './month-grid.ts';

test('P-08 a calendar page has six weeks that begin on Sunday', () => {
  const november = monthGrid('2026-11');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
  expect(monthGrid('1970-01')[0]?.[4]).toBe('1970-01-01');
  expect(monthGrid('2100-12').flat()).toContain('2100-12-31');
});

test.each([
  ['ArrowRight', false, '2026-12-31', '2027-01-01'],
  ['ArrowLeft', false, '2026-03-01', '2026-02-28'],
  ['ArrowUp', false, '2026-11-03', '2026-10-27'],
  ['ArrowDown', false, '2024-02-26', '2024-03-04'],
  ['Home', false, '2026-11-21', '2026-11-15'],
  ['End', false, '2026-11-15', '2026-11-21'],
  ['PageDown', false, '2026-01-31', '2026-02-28'],
  ['PageUp', false, '2026-01-15', '2025-12-15'],
  ['PageUp', true, '2024-02-29', '2023-02-28'],
  ['PageDown', true, '2026-11-21', '2027-11-21'],
  ['a', false, '2026-11-21', undefined],
])('P-08 in the calendar %s (shift %s) leads from %s to %s', (key, shift, from, to) => {
  expect(dayByKey(key, shift, from)).toBe(to);
});

test('P-08 months are counted over leap years and year ends', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
});

test('P-08 the calendar does not leave 1970 to 2100', () => {
  expect(within('1969-12-31', '1970-01-01', '2100-12-31')).toBe('1970-01-01');
  expect(within('2101-01-01', '1970-01-01', '2100-12-31')).toBe('2100-12-31');
  expect(within('2026-11-21', '1970-01-01', '2100-12-31')).toBe('2026-11-21');
});
