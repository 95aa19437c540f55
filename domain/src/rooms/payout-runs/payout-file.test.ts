import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isPayoutDay } from '../customers/payout-days.ts';
import { cutTo, makePayoutFile, type PayoutFileLine } from './payout-file.ts';
import { areColumns, isFilePattern, parsePattern } from './payout-pattern.ts';
import { failureOf } from './payout-run-states.ts';
import { payoutTemplateExamples, payoutTemplateForm } from './payout-template-form.ts';
import { readPayoutAnswer } from './read-payout-answer.ts';

const [csv, xlsx, fixed] = payoutTemplateExamples;
const facts = { run: 'PR-26-000001', date: '2026-11-27', payer: '0011223344' };
const line = (change: Partial<PayoutFileLine> = {}): PayoutFileLine => ({
  reference: 'CLR-26-000001',
  account: '0009991234',
  holder: 'ဒေါ်ခင်မာလာ',
  bank: 'KBZ',
  phone: '+959790000001',
  amount: 1_250_000,
  ...change,
});

describe('W-04 the bank’s file', () => {
  test('W-04 has the columns of its template, accounts with their zeros and amounts as whole kyat', () => {
    const file = makePayoutFile(csv, facts, [line(), line({ reference: 'CLR-26-000002', amount: 5 })]);
    expect(file).toMatchObject({
      name: 'payout-PR-26-000001.csv',
      text: [
        'No,Beneficiary Account,Beneficiary Name,Bank,Amount,Reference',
        '1,0009991234,ဒေါ်ခင်မာလာ,KBZ,1250000,CLR-26-000001',
        '2,0009991234,ဒေါ်ခင်မာလာ,KBZ,5,CLR-26-000002',
        '',
      ].join('\r\n'),
    });
  });

  test.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+959 A', "'+959 A"],
    ['@SUM(1)', "'@SUM(1)"],
    ['Ba, U', '"Ba, U"'],
    ['A\r\nT000099', 'A T000099'],
  ])('W-04 a holder called %j is text and one cell', (holder, cell) => {
    const file = makePayoutFile(
      { ...csv, columns: 'A = {account}\nN = {holder}\nK = {amount}\nR = {reference}' },
      facts,
      [line({ holder })],
    );
    expect(file).toMatchObject({ text: `A,N,K,R\r\n0009991234,${cell},1250000,CLR-26-000001\r\n` });
  });

  test('W-04 of fixed width fills and cuts Myanmar names by bytes without parting a letter from its marks', () => {
    const file = makePayoutFile(fixed, facts, [line({ holder: 'ဒေါ်ခင်မာလာမြတ်နိုးသူ' })]);
    if ('narrow' in file) throw new Error(file.narrow);
    const [header, row, trailer] = (file.text ?? '').split('\r\n');
    expect(header).toBe('H0011223344          27112026   PR-26-000001');
    expect(new Blob([row ?? '']).size).toBe(1 + 34 + 60 + 18 + 20);
    expect(row).toContain('000000001250000.00');
    expect(trailer).toBe('T000001000000001250000.00');
  });

  test.each([
    ['ကျော်', 4, false, ''],
    ['ကျော်', 5, false, 'ကျော်'],
    ['မန္တလေး', 3, false, 'မ'],
    ['မန္တလေး', 4, false, 'မန္တ'],
    ['ကျော်မြင့်', 17, true, 'ကျော်'],
  ])('W-04 %s in %i places (bytes: %s) is %s', (text, width, inBytes, cut) => {
    expect(cutTo(text, width, inBytes)).toBe(cut);
  });

  test('W-04 never cuts an account, an amount or a reference: the file is refused', () => {
    const narrow = (columns: string) =>
      makePayoutFile({ ...fixed, header: null, trailer: null, columns }, facts, [line()]);
    expect(narrow('A = {account:8}\nK = {amount:10}\nR = {reference:20}')).toEqual({
      narrow: 'account',
      reference: 'CLR-26-000001',
    });
    expect(narrow('A = {account:34}\nK = {amount:>06}\nR = {reference:20}')).toMatchObject({ narrow: 'amount' });
  });

  test('W-04 its examples pass their own form and say that they are examples', () => {
    for (const example of payoutTemplateExamples) {
      expect(checkForm(payoutTemplateForm, example)).toMatchObject({ ok: true });
      expect(example.name).toMatch(/^Example/);
    }
    expect(makePayoutFile(xlsx, facts, [line()])).toMatchObject({
      text: null,
      rows: [['0009991234', 'ဒေါ်ခင်မာလာ', 1_250_000, 'COD CLR-26-000001']],
    });
  });

  test.each([
    ['A = {account}\nK = {amount}', false, false],
    ['A = {account}\nK = {amount}\nR = {reference}', false, true],
    ['A = {account}\nK = {amount}\nR = {reference}', true, false],
    ['A = {acount}\nK = {amount}\nR = {reference}', false, false],
    ['A = {account\nK = {amount}\nR = {reference}', false, false],
  ])('W-04 columns %j, fixed %s: valid %s', (columns, isFixed, valid) => {
    expect(areColumns(columns, isFixed)).toBe(valid);
  });

  test('W-04 a header knows no single payment', () => {
    expect([isFilePattern('{run} {date:DD/MM/YYYY} {total2}'), isFilePattern('{account}')]).toEqual([true, false]);
    expect(parsePattern('{date:DDMM}')).toBeNull();
  });
});

describe('W-04 the bank’s answer', () => {
  const columns = { ...csv, answer_reference: 'Remark' };
  test('W-04 is read below its headings; a status that is neither word marks nothing', () => {
    const read = readPayoutAnswer(columns, [
      ['KBZ bulk result'],
      ['Remark', 'Amount (MMK)', 'Status', 'Transaction ID', 'Reason'],
      ['COD CLR-26-000001', '1,250,000.00', 'SUCCESS', 'T1', ''],
      ['COD CLR-26-000002', '5', 'rejected', '', 'Beneficiary name mismatch'],
      ['COD CLR-26-000003', '5', 'In process', '', ''],
      ['', '', '', '', ''],
    ]);
    expect(
      read?.map(({ row, reference, outcome, bank_reference, failure, amounts }) => [
        row,
        reference,
        outcome,
        bank_reference,
        failure,
        amounts,
      ]),
    ).toEqual([
      [3, 'CLR-26-000001', 'paid', 'T1', null, [1_250_000]],
      [4, 'CLR-26-000002', 'failed', null, 'name', [5]],
      [5, 'CLR-26-000003', null, null, 'other', [5]],
    ]);
  });
  test('W-04 without its headings is refused', () => {
    expect(readPayoutAnswer(columns, [['a', 'b']])).toBeNull();
  });
  test.each([
    ['Invalid account no', 'account'],
    ['Account name mismatch', 'name'],
    ['Exceeds daily limit', 'limit'],
    ['Timeout', 'other'],
  ])('W-04 %s is %s', (reason, failure) => {
    expect(failureOf(reason)).toBe(failure);
  });
});

test.each([
  ['daily', '2026-11-25', true],
  ['tue_fri', '2026-11-24', true],
  ['tue_fri', '2026-11-25', false],
  ['weekly', '2026-11-27', true],
  ['monthly', '2026-12-01', true],
  ['monthly', '2026-11-30', false],
] as const)('W-04 %s on %s: %s', (day, date, is) => {
  expect(isPayoutDay(day, date)).toBe(is);
});
