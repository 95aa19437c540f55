import { expect, test } from 'vitest';
import { writtenAmount } from './written-amount.ts';

const certain: [string, number][] = [
  ['45000', 45_000],
  ['၄၅,၀၀၀ ကျပ်', 45_000],
  ['Ks. 45,000', 45_000],
  ['45,000.00', 45_000],
  ['45000.0', 45_000],
  ['45,000/-', 45_000],
  ["1'250'000", 1_250_000],
  ['1 250 000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['12.000,00', 12_000],
  ['="45000"', 45_000],
  ['45k', 45_000],
  ['45 K', 45_000],
  ['2.5 သိန်း', 250_000],
  ['၄သောင်း၅ထောင်', 45_000],
  ['4 သောင်း 5 ထောင်', 45_000],
  ['လေးသောင်းခွဲ', 45_000],
  ['၂သောင်းခွဲ', 25_000],
  ['၁သိန်း ၅သောင်း', 150_000],
  ['3万', 30_000],
  ['4万5千', 45_000],
  ['0', 0],
];
test.each(certain)('V-12 T-03 the amount %s is certainly %s', (text, amount) => {
  expect(writtenAmount(text)).toEqual({ amount, sure: true, isPaid: false });
});

const guessed: [string, number][] = [
  ['12.000', 12_000],
  ['25.000 ks', 25_000],
  ['45,000 + deli', 45_000],
  ['45,000 (deli ပါ)', 45_000],
  ['about 45,000', 45_000],
  ['45000K', 45_000],
  ['4.5E+04', 45_000],
];
test.each(guessed)('N-10 the amount %s is guessed to be %s and asked about', (text, amount) => {
  expect(writtenAmount(text)).toEqual({ amount, sure: false, isPaid: false });
});

test.each(['paid', 'Prepaid', 'ရှင်းပြီး', '已付', 'ငွေလွှဲပြီး'])('N-10 “%s” means that nothing is collected', (text) => {
  expect(writtenAmount(text)).toEqual({ amount: 0, sure: true, isPaid: true });
});

test('N-10 an amount that is said to be paid is asked about', () => {
  expect(writtenAmount('25,000 paid by KPay')).toEqual({ amount: 0, sure: false, isPaid: true });
});

const refused: [string, string][] = [
  ['free', 'number'],
  ['unpaid', 'number'],
  ['EX473124829XM', 'number'],
  ['#1001', 'amount_unclear'],
  ['45000.50', 'integer'],
  ['45000.5', 'integer'],
  ['25,00', 'amount_unclear'],
  ['-5000', 'min'],
  ['(5,000)', 'min'],
  ['45,000 - 50,000', 'amount_unclear'],
  ['45,000 + 2,500', 'amount_unclear'],
  ['20-11-2026', 'amount_unclear'],
];
test.each(refused)('N-10 the text %s is no amount: %s', (text, problem) => {
  expect(writtenAmount(text)).toEqual({ amount: null, problem });
});

test.each(['', ' ', '\u3164', 'Ks'])('N-10 %j is an empty cell', (text) => {
  expect(writtenAmount(text)).toBeNull();
});
