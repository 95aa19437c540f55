import { describe, expect, test } from 'vitest';
import {
  changeOfDay,
  dayFigureNames,
  dueSheet,
  rateOfDay,
  sumOfDay,
  telling,
  worstFirst,
  type DayFigure,
  type DayValues,
} from './owner-day.ts';

const values = (own: Partial<Record<DayFigure, readonly [number | null, number | null]>>) =>
  Object.fromEntries(
    dayFigureNames.map((figure) => [figure, { value: own[figure]?.[0] ?? null, before: own[figure]?.[1] ?? null }]),
  ) as unknown as DayValues;

describe('G-06 the day of which a sheet is due', () => {
  test.each([
    ['2026-03-05T13:29:59Z', 20, '2026-03-04', 'a second before 20:00 in Yangon'],
    ['2026-03-05T13:30:00Z', 20, '2026-03-05', 'at 20:00'],
    ['2026-03-05T17:29:59Z', 20, '2026-03-05', 'the last second of the day'],
    ['2026-03-05T17:30:00Z', 20, '2026-03-05', 'after midnight, the day before'],
    ['2026-03-05T17:30:00Z', 0, '2026-03-06', 'at midnight, where the hour is 0'],
  ])('G-06 %s with hour %i is %s: %s', (now, hour, day) => {
    expect(dueSheet(new Date(now), hour)).toBe(day);
  });
});

test('G-06 several branches add up; a figure that nobody is told stays untold', () => {
  const sum = sumOfDay([values({ accepted: [3, 1], late: [2, null] }), values({ accepted: [4, 0] })]);
  expect([sum.accepted, sum.late, sum.cod_held]).toEqual([
    { value: 7, before: 1 },
    { value: 2, before: null },
    { value: null, before: null },
  ]);
});

test('G-06 the branch that delivered least of what it tried stands first, one that tried nothing last', () => {
  const line = (name: string, delivered: number, failed: number, late = 0) => ({
    name,
    figures: values({ delivered: [delivered, 0], failed: [failed, 0], late: [late, null] }),
  });
  const lines = [line('idle', 0, 0, 9), line('good', 9, 1), line('bad', 5, 5), line('later', 5, 5, 3)];
  expect(worstFirst(lines).map(({ name }) => name)).toEqual(['later', 'bad', 'good', 'idle']);
  expect(rateOfDay(lines[1]?.figures ?? values({}))).toBe(90);
});

test('G-06 more deliveries are better, more late parcels are worse, and what is unknown is neither', () => {
  const change = (better: 'more' | 'less', value: number | null, before: number | null) =>
    changeOfDay(better, { value, before });
  expect([
    change('more', 11, 9),
    change('more', 9, 11),
    change('less', 9, 14),
    change('less', 14, 9),
    change('less', 3, 3),
    change('more', null, 3),
    change('more', 3, null),
  ]).toEqual(['better', 'worse', 'better', 'worse', 'same', null, null]);
});

test('G-06 only figures that are not 0 anywhere get a column', () => {
  expect(telling([values({ accepted: [3, 1], late: [0, 0] }), values({ missing: [0, 2], late: [0, null] })])).toEqual([
    'accepted',
    'missing',
  ]);
});
