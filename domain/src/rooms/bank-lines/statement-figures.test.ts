import { describe, expect, test } from 'vitest';
import { decimalSignOf, isBlankFigure, readFigure, signOfWord } from './statement-figures.ts';

const point = { sign: '.', isSeen: true } as const;
const none = { sign: '.', isSeen: false } as const;
const comma = { sign: ',', isSeen: true } as const;
const read = (text: string, decimal: Parameters<typeof readFigure>[1] = point) => {
  const figure = readFigure(text, decimal);
  return figure === null ? null : [figure.pyas, figure.sign];
};

describe('M-06 amounts as banks print them', () => {
  test.each<[string, [number, 1 | -1 | null] | null]>([
    ['50,000.00', [5_000_000, null]],
    ['1,00,000.50', [10_000_050, null]],
    ['1 050 000', [105_000_000, null]],
    ['၁,၂၃၄,၅၆၇', [123_456_700, null]],
    ['Ks 7,000', [700_000, null]],
    ['7,000 ကျပ်', [700_000, null]],
    ['MMK 7,000.00 CR', [700_000, 1]],
    ['30,000.00 Dr', [3_000_000, -1]],
    ['30,000.00DR.', [3_000_000, -1]],
    ['Cr 30000', [3_000_000, 1]],
    ['-200.00', [20_000, -1]],
    ['−200.00', [20_000, -1]],
    ['200.00-', [20_000, -1]],
    ['+200.00', [20_000, 1]],
    ['(300)', [30_000, -1]],
    ['1,234.56', [123_456, null]],
    ['1234.5600000001', [123_456, null]],
    ['1.05E6', [105_000_000, null]],
    ['12.345', null],
    ['12,34', null],
    ['much', null],
    ['5 5', null],
    ['300 USD', null],
    ['-300 Cr', null],
    ['20-11-2026', null],
  ])('M-06 “%s”', (text, expected) => expect(read(text)).toEqual(expected));

  test('M-06 a point before three digits groups thousands where the file has no pyas; a comma may be the sign of pyas', () => {
    expect([read('12.000', none), read('1.050.000', none), read('12.000', point)]).toEqual([
      [1_200_000, null],
      [105_000_000, null],
      null,
    ]);
    expect([read('1.050.000,50', comma), read('50.000,00', comma)]).toEqual([
      [105_000_050, null],
      [5_000_000, null],
    ]);
    expect(decimalSignOf(['50.000,00', '1.050.000,00'])).toEqual(comma);
    expect(decimalSignOf(['50,000.00', '30,000'])).toEqual(point);
    expect(decimalSignOf(['50,000', '12.000'])).toEqual(none);
  });

  test('M-06 an empty amount is blank, a dash or nil', () => {
    expect(['', ' ', '-', '—', 'nil', '0', 'five'].map(isBlankFigure)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test.each<[1 | -1 | null, string[]]>([
    [1, ['Cr', 'CR.', 'C', 'Credit', '+', 'Deposit', 'Cash In', 'ငွေဝင်', 'အသွင်း', '收入', '贷']],
    [-1, ['Dr', 'D', 'DB', 'debit', '-', '−', 'Withdrawal', 'Cash Out', 'ငွေထွက်', 'အထုတ်', '支出', '借']],
    [null, ['', 'Transfer', 'Bill', 'CRD', '50']],
  ])('M-06 the direction %s by its word', (sign, words) => {
    expect(words.map(signOfWord)).toEqual(words.map(() => sign));
  });
});
