import { describe, expect, test } from 'vitest';
import { postColumns, postDateOf, postHeadAt, postResultOf, readPostLine } from './read-post-file.ts';

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

  const results: [string, string | null][] = [
    ['Item delivered to addressee', 'delivered'],
    ['Undelivered - addressee absent', 'moving'],
    ['Attempted delivery', 'moving'],
    ['Returned to sender', 'returned'],
    ['Arrived at sorting centre', 'moving'],
    ['ပေးပို့ပြီး', 'delivered'],
    ['မပို့ရသေးပါ', 'moving'],
    ['ပြန်ပို့', 'returned'],
    ['已妥投', 'delivered'],
    ['未妥投', 'moving'],
    ['退回寄件人', 'returned'],
    ['???', null],
    ['', null],
  ];
  test.each(results)('O-11 “%s” means %s', (text, result) => expect(postResultOf(text)).toBe(result));

  test('O-11 a date is read as people and programs write it; a day counts to its end; one that lies ahead is no date', () => {
    expect(postDateOf('20-11-2026')?.toISOString()).toBe('2026-11-20T17:29:59.999Z');
    expect(postDateOf('၂၀/၁၁/၂၀၂၆')?.toISOString()).toBe('2026-11-20T17:29:59.999Z');
    expect(postDateOf('2026-11-20 14:30')?.toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(postDateOf('46346')?.toISOString()).toBe('2026-11-20T17:29:59.999Z');
    expect(postDateOf('46346.5')?.toISOString()).toBe('2026-11-20T05:30:00.000Z');
    expect(postDateOf('yesterday')).toBeNull();
    const line = (date: string) => readPostLine({ code: 'rg 47312482 9 mm', state: 'Delivered', date }, now);
    expect(line('')).toEqual({ code: 'RG473124829MM', result: 'delivered', at: null });
    expect(line('01-01-2099').result).toBeNull();
    expect(readPostLine({ code: 'RG473124820MM', state: 'Delivered', date: '' }, now).code).toBeNull();
  });
});
