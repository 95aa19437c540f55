import { describe, expect, test } from 'vitest';
import { withoutClock, writtenDate } from './written-date.ts';

describe('M-06 O-11 dates as others write them', () => {
  test.each([
    '20-11-2026',
    '20/11/26',
    '20.11.2026',
    '20-Nov-2026',
    '20-NOV-26',
    '20 November 2026',
    '20Nov2026',
    '20th Nov 2026',
    'Nov 20, 2026',
    'Nov 20 2026 10:15 AM',
    '11/20/2026',
    '20261120',
    '20112026',
    '2026-11-20',
    '2026/11/20 23:59:59',
    '2026-11-20 10:15:30.123',
    '2026-11-19T23:00:00Z',
    '2026年11月20日 上午 9:05',
    'Fri, 20 Nov 2026',
    '၂၀-၁၁-၂၀၂၆',
    '၂၀ နိုဝင်ဘာလ ၂၀၂၆',
    '20-11-2026 10:15:30 pm',
    '46346',
    '46346.5',
  ])('M-06 “%s” is the 20th of November 2026', (text) => {
    const read = writtenDate(text);
    expect(read?.day ?? read?.month).toBe('2026-11-20');
    expect([read?.day ?? '2026-11-20', read?.month ?? '2026-11-20']).toEqual(['2026-11-20', '2026-11-20']);
  });

  test('M-06 a date that may begin with its day or its month keeps both readings', () => {
    expect(writtenDate('11/05/2026')).toEqual({ day: '2026-05-11', month: '2026-11-05' });
    expect(writtenDate('05-11-26')).toEqual({ day: '2026-11-05', month: '2026-05-11' });
    expect(writtenDate('11/25/2026')).toEqual({ day: null, month: '2026-11-25' });
    expect(writtenDate('05.11.2026')).toEqual({ day: '2026-11-05', month: '2026-11-05' });
  });

  test.each([
    '',
    '-',
    '31-11-2026',
    '45/11/2026',
    '12',
    '20/11',
    'Total',
    'Page 1 of 2',
    '0012003004005',
    '10:15 AM',
    '1/2-2026',
  ])('M-06 “%s” is no date', (text) => expect(writtenDate(text)).toBeNull());

  test('M-06 a time of day is taken off its date', () => {
    expect([withoutClock('10:15 AM'), withoutClock('20-11-2026 23:15'), withoutClock('20:11')]).toEqual([
      '',
      '20-11-2026',
      '',
    ]);
  });
});
