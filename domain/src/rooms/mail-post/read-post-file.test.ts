import { describe, expect, test } from 'vitest';
import { latestEvent, postColumns, postDateOf, postHeadAt, readPostLine } from './read-post-file.ts';
import { postResultOf, statusTableOf } from './post-statuses.ts';

const table = statusTableOf([
  { status_text: 'EMI', post_result: 'delivered' },
  { status_text: 'EMH', post_result: 'moving' },
  { status_text: 'Final delivery', post_result: 'delivered' },
  { status_text: 'Delivered', post_result: 'delivered' },
  { status_text: 'Done', post_result: 'delivered' },
  { status_text: 'done', post_result: 'returned' },
]);
const now = new Date('2026-11-24T03:00:00Z');

describe('O-11 the mail post’s tracking file is read as they write it', () => {
  const heads: [string, string[], object | null][] = [
    ['English', ['Sr', 'Tracking No', 'Status', 'Status date'], { code: 1, state: 2, date: 3 }],
    ['Myanmar', ['စာတိုက်ကုဒ်', 'အခြေအနေ', 'နေ့စွဲ'], { code: 0, state: 1, date: 2 }],
    ['Chinese', ['日期', '邮件单号', '状态'], { code: 1, state: 2, date: 0 }],
    ['without a date', ['Barcode', 'Event'], { code: 0, state: 1, date: null }],
    ['no tracking file', ['Name', 'Phone'], null],
  ];
  test.each(heads)('O-11 the columns of a sheet: %s', (_, head, columns) =>
    expect(postColumns(head, [])).toEqual(columns),
  );

  test('O-11 the column of codes is the one with codes in it, whatever it is called; titles above the head are passed', () => {
    const rows = [['1', 'RG473124829MM', 'Delivered']];
    expect(postColumns(['Item no', 'Ref', 'Status'], rows)).toEqual({ code: 1, state: 2, date: null });
    expect(postHeadAt([['Myanmar Post'], ['November'], ['Tracking No', 'Status', 'Date'], ...rows])).toBe(2);
  });

  test('O-11 a status is matched as a whole; one that posts use for different things, or with an event that it contradicts, means nothing', () => {
    expect(
      [
        'EMI',
        'EMI: Final delivery',
        'EMH Final delivery',
        'Final  DELIVERY.',
        'Not final delivery',
        'Done',
        'Other',
      ].map((text) => postResultOf(text, table)),
    ).toEqual(['delivered', 'delivered', null, 'delivered', null, null, null]);
  });

  test('O-11 a date is read as people and programs write it; a day counts to its end; one that lies ahead is no date', () => {
    expect(postDateOf('20-11-2026')?.toISOString()).toBe('2026-11-20T17:29:59.999Z');
    expect(postDateOf('၂၀/၁၁/၂၀၂၆')?.toISOString()).toBe('2026-11-20T17:29:59.999Z');
    expect(postDateOf('2026-11-20 14:30')?.toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(postDateOf('46346')?.toISOString()).toBe('2026-11-20T17:29:59.999Z');
    expect(postDateOf('46346.5')?.toISOString()).toBe('2026-11-20T05:30:00.000Z');
    expect(postDateOf('yesterday')).toBeNull();
    const line = (date: string) => readPostLine({ code: 'rg 47312482 9 mm', state: 'Delivered', date }, table, now);
    expect(line('')).toEqual({ code: 'RG473124829MM', result: 'delivered', at: null, isReadable: true });
    expect(line('01-01-2099').result).toBeNull();
    expect(readPostLine({ code: 'RG473124820MM', state: 'Delivered', date: '' }, table, now).code).toBeNull();
  });

  const at = (clock: string) => new Date(`2026-11-26T${clock}:00Z`);
  const history: [string, Parameters<typeof latestEvent>[0], number | null][] = [
    [
      'oldest first',
      [
        { result: 'moving', at: at('09:00') },
        { result: 'delivered', at: at('10:00') },
      ],
      1,
    ],
    [
      'newest first',
      [
        { result: 'delivered', at: at('10:00') },
        { result: 'moving', at: at('09:00') },
      ],
      0,
    ],
    [
      'a failed attempt after it',
      [
        { result: 'delivered', at: at('09:00') },
        { result: 'moving', at: at('10:00') },
      ],
      1,
    ],
    [
      'said twice',
      [
        { result: 'delivered', at: null },
        { result: 'delivered', at: null },
      ],
      1,
    ],
    [
      'two results at one time',
      [
        { result: 'delivered', at: at('09:00') },
        { result: 'returned', at: at('09:00') },
      ],
      null,
    ],
    [
      'two results without times',
      [
        { result: 'delivered', at: null },
        { result: 'moving', at: at('09:00') },
      ],
      null,
    ],
    [
      'an unknown text after it',
      [
        { result: 'delivered', at: at('09:00') },
        { result: null, at: at('10:00') },
      ],
      null,
    ],
    [
      'an unknown text before it',
      [
        { result: null, at: at('09:00') },
        { result: 'delivered', at: at('10:00') },
      ],
      1,
    ],
  ];
  test.each(history)('O-11 of several events of a parcel the latest counts: %s', (_, events, counts) =>
    expect(latestEvent(events)).toBe(counts),
  );
});
