import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readInstant } from './pool.ts';

const written = (date: Date, fraction: string): string =>
  `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction}+00`;

test('T-04 every instant is read as it was written, to the millisecond, whatever its fraction looks like', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
      fc.nat(999_999),
      (date, micro) => {
        const digits = String(micro).padStart(6, '0').replace(/0+$/, '');
        const expected = new Date(Math.floor(date.getTime() / 1000) * 1000 + Math.floor(micro / 1000));
        expect(readInstant(written(expected, digits === '' ? '' : `.${digits}`))).toEqual(expected);
      },
    ),
  );
});

test('T-04 another zone, a year before 1000 and one after 9999 are read as well', () => {
  expect(readInstant('2026-11-21 12:00:00.5+06:30')).toEqual(new Date('2026-11-21T05:30:00.500Z'));
  expect(readInstant('0050-02-03 04:05:06+00')).toEqual(new Date('0050-02-03T04:05:06Z'));
  expect(readInstant('12026-11-21 05:30:00+00')).toEqual(new Date('+012026-11-21T05:30:00Z'));
  expect(readInstant('0044-03-15 12:00:00+00 BC')).toEqual(new Date('-000043-03-15T12:00:00Z'));
});
