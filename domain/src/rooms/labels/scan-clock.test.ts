import { expect, test } from 'vitest';
import { timeOfScan } from './scan-clock.ts';

const now = new Date('2026-11-20T06:00:00Z');
const last = new Date('2026-11-20T02:00:00Z');
const cases: [title: string, scanned: string, last: Date | null, at: string, isFlagged: boolean][] = [
  ['a device that was offline since the last entry', '2026-11-20T02:30:00Z', last, '2026-11-20T02:30:00Z', false],
  ['a clock that is seconds ahead', '2026-11-20T06:00:20Z', last, '2026-11-20T06:00:00Z', false],
  ['a clock that is seconds behind the last entry', '2026-11-20T01:59:30Z', last, '2026-11-20T02:00:00Z', false],
  ['before the last entry', '2026-11-20T01:00:00Z', last, '2026-11-20T06:00:00Z', true],
  ['a clock of the year 2009', '2009-01-01T00:00:00Z', null, '2026-11-20T06:00:00Z', true],
  ['fourteen days ago, of a parcel that lay so long', '2026-11-06T06:00:00Z', null, '2026-11-06T06:00:00Z', false],
  ['longer than fourteen days ago', '2026-11-06T05:59:59Z', null, '2026-11-20T06:00:00Z', true],
  ['a clock of the year 2030', '2030-01-01T00:00:00Z', last, '2026-11-20T06:00:00Z', true],
];

test.each(cases)('S-07 the time of a scan: %s', (_, scanned, before, at, isFlagged) => {
  const time = timeOfScan(new Date(scanned), before, now);
  expect([time.at.toISOString(), time.claimed?.toISOString() ?? null]).toEqual([
    new Date(at).toISOString(),
    isFlagged ? new Date(scanned).toISOString() : null,
  ]);
});
