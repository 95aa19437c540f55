import { expect, test } from 'vitest';
import { starterPlaces } from '../places/starter-places.ts';
import { byFigure, daysOfHours, figureOf, levelOf, type OfficerLine } from './officer-figures.ts';
import { monthsUpTo, spanOf, weeksOf } from './officer-periods.ts';
import { regionTiles } from './region-map.ts';

const nothing = { accepted: 0, delivered: 0, failed: 0, returned: 0, p50_hours: null, p90_hours: null };
const sums = { ...nothing, calls: 0, reached: 0 };
const line = (own: Partial<OfficerLine>): OfficerLine => ({
  ...sums,
  before: sums,
  cod_held: null,
  cod_old: null,
  differences: 0,
  missing: 0,
  ...own,
});
const good = line({ delivered: 9, failed: 1, p90_hours: 30, missing: 0, calls: 3, reached: 2 });
const bad = line({ delivered: 1, failed: 1, p90_hours: 90, missing: 4 });
const idle = line({});

test('N-05 the worst stand first, whichever end of a figure is the bad one, and who has nothing to show stands last', () => {
  expect(byFigure([good, idle, bad], 'rate')).toEqual([bad, good, idle]);
  expect(byFigure([good, idle, bad], 'p90')).toEqual([bad, good, idle]);
  expect(byFigure([idle, bad, good], 'rate', 'best')).toEqual([good, bad, idle]);
  expect(byFigure([good, bad], 'missing')).toEqual([bad, good]);
});

test('N-05 hours are read as days with one decimal', () => {
  expect([36, 37, 0, 60].map(daysOfHours)).toEqual(['1.5', '1.5', '0.0', '2.5']);
});

test('N-05 a share of nothing is no share', () => {
  expect([figureOf(good, 'rate'), figureOf(idle, 'rate'), figureOf(good, 'reached'), figureOf(bad, 'reached')]).toEqual(
    [90, null, 66, null],
  );
});

test('N-05 the colour of a region says how bad it is among the others', () => {
  const all = [good, bad, idle];
  expect(all.map((one) => levelOf(one, all, 'rate'))).toEqual([0, 3, null]);
  expect(levelOf(good, [good, good], 'rate')).toBe(0);
});

test('N-05 the map has one place for each of the 18 regions', () => {
  const regions = starterPlaces.filter(({ type }) => type === 'region').map(({ postcode }) => postcode);
  expect(new Set(Object.keys(regionTiles))).toEqual(new Set(regions));
  const places = Object.values(regionTiles);
  expect(new Set(places.map(String)).size).toBe(18);
  // Five columns, as the map is drawn.
  expect(Math.max(...places.map(([column]) => column))).toBe(4);
});

test('N-05 the weeks of a period are whole, end with it, and are the latest eight at most', () => {
  expect(weeksOf({ from: '2026-03-01', to: '2026-03-15' })).toEqual([
    { from: '2026-03-02', to: '2026-03-08' },
    { from: '2026-03-09', to: '2026-03-15' },
  ]);
  expect(weeksOf({ from: '2026-03-10', to: '2026-03-15' })).toEqual([]);
  const long = weeksOf({ from: '2026-01-01', to: '2026-03-31' });
  expect([long.length, long[0]?.from, long.at(-1)?.to]).toEqual([8, '2026-02-04', '2026-03-31']);
});

test('N-05 spans end today; months are whole, and the present one ends today', () => {
  expect(spanOf(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(monthsUpTo('2026-03-03').slice(0, 2)).toEqual([
    { from: '2026-03-01', to: '2026-03-03' },
    { from: '2026-02-01', to: '2026-02-28' },
  ]);
});
