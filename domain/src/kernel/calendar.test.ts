import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  addDays,
  businessDate,
  dayBounds,
  daysInMonth,
  formatClock,
  formatDate,
  formatDateTime,
  parseDate,
  parseDateTime,
  toIso,
  weekdayOf,
} from './calendar.ts';
import { dayPeriods, formatAnnouncement, monthNames, weekdayNames, weekdayNamesShort } from './spelled-date.ts';
import { locales } from './locale.ts';
import { cleanText } from './text.ts';

const late = new Date('2026-03-05T16:45:00Z');
const realDate = fc.date({
  min: new Date('1970-01-02T00:00:00Z'),
  max: new Date('2100-12-30T00:00:00Z'),
  noInvalidDate: true,
});

describe('days of Yangon', () => {
  const machineZone = process.env['TZ'];
  afterEach(() => {
    if (machineZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = machineZone;
  });

  test.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'T-02 dates are those of Yangon on a machine in %s',
    (zone) => {
      process.env['TZ'] = zone;
      expect(new Date(2026, 0, 1).toISOString() === '2026-01-01T00:00:00.000Z').toBe(zone === 'UTC');
      expect(businessDate(new Date('2026-03-04T17:29:59.999Z'))).toBe('2026-03-04');
      expect(businessDate(new Date('2026-03-04T17:30:00Z'))).toBe('2026-03-05');
      expect(dayBounds('2026-03-05').map((bound) => bound.toISOString())).toEqual([
        '2026-03-04T17:30:00.000Z',
        '2026-03-05T17:30:00.000Z',
      ]);
      expect(formatDate(new Date('2026-12-31T17:30:00Z'))).toBe('01-01-2027');
      expect(formatDate('2026-03-05')).toBe('05-03-2026');
      expect(formatDateTime(late)).toBe('05-03-2026 23:15');
      expect(formatClock(new Date('2026-03-04T17:30:00Z'))).toBe('00:00');
      expect(toIso(late)).toBe('2026-03-05T23:15:00.000+06:30');
      expect(parseDateTime('05/03/2026 23:15')).toEqual(late);
      expect(weekdayOf('2026-03-05')).toBe(4);
      expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
      expect(formatAnnouncement(late, 'en')).toBe('Thursday, March 5, 2026, 11:15 pm');
    },
  );

  test('T-02 an instant lies within the bounds of its business date', () => {
    fc.assert(
      fc.property(realDate, (instant) => {
        const [from, to] = dayBounds(businessDate(instant));
        expect(from <= instant && instant < to).toBe(true);
      }),
    );
  });

  test('T-02 the offset of Yangon loses nothing', () => {
    fc.assert(
      fc.property(realDate, (instant) => {
        expect(new Date(toIso(instant))).toEqual(instant);
        expect(parseDateTime(toIso(instant))).toEqual(instant);
      }),
    );
  });

  test('T-02 an invalid date throws, because it is a bug', () => {
    expect(() => dayBounds('2026-02-30')).toThrow(RangeError);
    expect(() => formatDate('5/3/2026')).toThrow(RangeError);
    expect(() => businessDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('the date of an announcement', () => {
  test.each([
    ['mm', 'ကြာသပတေး၊ မတ် 5၊ 2026၊ ည 11:15'],
    ['en', 'Thursday, March 5, 2026, 11:15 pm'],
    ['zh', '2026年3月5日星期四 下午11:15'],
  ] as const)('L-06 in %s is %s', (locale, shown) => {
    expect(formatAnnouncement(late, locale)).toBe(shown);
  });

  test.each([
    ['00:05', '12:05 am', 'နံနက် 12:05'],
    ['11:59', '11:59 am', 'နံနက် 11:59'],
    ['12:00', '12:00 pm', 'နေ့လယ် 12:00'],
    ['15:59', '3:59 pm', 'နေ့လယ် 3:59'],
    ['16:00', '4:00 pm', 'ညနေ 4:00'],
    ['18:59', '6:59 pm', 'ညနေ 6:59'],
    ['19:00', '7:00 pm', 'ည 7:00'],
  ])('L-06 %s is said %s and %s', (clock, en, mm) => {
    const instant = parseDateTime(`2026-03-05 ${clock}`) ?? new Date(Number.NaN);
    expect(formatAnnouncement(instant, 'en')).toMatch(new RegExp(`, ${en}$`));
    expect(formatAnnouncement(instant, 'mm')).toMatch(new RegExp(`၊ ${mm}$`));
  });
});

describe('typed dates', () => {
  test.each([
    ['05/03/2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    [' ၅/၃/၂၀၂၆ ', '2026-03-05'],
    ['၁ဝ-၁ဝ-၂ဝ၂၆', '2026-10-10'],
    ['29/02/2028', '2028-02-29'],
    ['01/01/1970', '1970-01-01'],
    ['31/12/2100', '2100-12-31'],
  ])('T-03 %s is read as %s', (typed, date) => {
    expect(parseDate(typed)).toBe(date);
  });

  test.each([
    '',
    '29/02/2026',
    '31/04/2026',
    '29/02/2100',
    '00/01/2026',
    '01/13/2026',
    '31/12/1969',
    '01/01/2101',
    '05/03-2026',
    '5/3/26',
    '2026-3-5',
    '2026-02-30',
    'today',
    '05/03/2026x',
  ])('P-08 %j is no date', (typed) => {
    expect(parseDate(typed)).toBeNull();
  });

  test('P-08 every day that is shown can be typed', () => {
    fc.assert(
      fc.property(realDate, (instant) => {
        expect(parseDate(formatDate(instant))).toBe(businessDate(instant));
        expect(parseDateTime(formatDateTime(instant))?.getTime()).toBe(Math.floor(instant.getTime() / 60_000) * 60_000);
      }),
    );
  });

  test.each([
    ['2026-03-05T16:45:00Z', '2026-03-05T16:45:00.000Z'],
    ['2026-03-05T23:15+06:30', '2026-03-05T16:45:00.000Z'],
    ['2026-03-05T23:15', '2026-03-05T16:45:00.000Z'],
    ['၀၅-၀၃-၂၀၂၆ ၂၃:၁၅', '2026-03-05T16:45:00.000Z'],
  ])('T-02 the moment %s is read', (typed, iso) => {
    expect(parseDateTime(typed)?.toISOString()).toBe(iso);
  });

  test.each([
    '',
    '2026-03-05',
    '2026-03-05T24:00',
    '2026-02-30T10:00:00Z',
    '2026-03-05T10:60',
    '2100-12-31T20:00:00Z',
    '1969-12-31T00:00:00Z',
    '05/03/2026 7pm',
  ])('T-02 %j is no moment', (typed) => {
    expect(parseDateTime(typed)).toBeNull();
  });
});

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('P-08 month %d-%d has %d days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test('P-08 days are counted over months and years', () => {
  fc.assert(
    fc.property(realDate, fc.integer({ min: -400, max: 400 }), (instant, days) => {
      const date = businessDate(instant);
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect((weekdayOf(addDays(date, days)) - weekdayOf(date) - days) % 7).toBeCloseTo(0);
    }),
  );
});

test('T-01 months, weekdays and parts of the day have names in every language, in clean text', () => {
  for (const locale of locales) {
    expect([monthNames, weekdayNames, weekdayNamesShort].map((names) => new Set(names[locale]).size)).toEqual([
      12, 7, 7,
    ]);
    for (const name of [
      ...monthNames[locale],
      ...weekdayNames[locale],
      ...weekdayNamesShort[locale],
      ...dayPeriods[locale].map(([, period]) => period),
    ])
      expect(cleanText(name)).toBe(name);
  }
});
