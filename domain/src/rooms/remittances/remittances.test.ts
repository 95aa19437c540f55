import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { sumOf, accountRef } from '../ledger/accounts.ts';
import { judgeRemitted, remittedVerdictNames, type RemittedVerdict } from './judge-remitted.ts';
import { isSumLine, readRemittedAmount, remittanceColumns, remittanceHeadAt, typedLines } from './read-remittance.ts';
import { decideConfirm, endPostings, endsOf, endChoices, remittedPostings } from './remittance-ends.ts';

describe('M-06 what the mail post writes is read as they write it', () => {
  const heads: [string, string[], object | null][] = [
    ['English', ['Sr', 'Tracking No', 'COD Amount', 'Charge'], { code: 1, amount: 2 }],
    ['Myanmar', ['စာတိုက်ကုဒ်', 'ပို့ခ ကြေး', 'ငွေပမာဏ'], { code: 0, amount: 2 }],
    ['Chinese', ['手续费', '金额', '邮件单号'], { code: 2, amount: 1 }],
    ['without an amount', ['Tracking No', 'Charge'], null],
    [
      'a declared value and a charge',
      ['Barcode', 'Declared value', 'COD amount', 'Net remitted'],
      { code: 0, amount: 2 },
    ],
    ['a date of collection', ['Barcode', 'COD collected on', 'COD amount'], { code: 0, amount: 2 }],
    ['an order number', ['Sr', 'Money order no', 'Article no', 'Amount'], { code: 2, amount: 3 }],
    ['an underscore', ['tracking_no', 'cod_amount'], { code: 0, amount: 1 }],
  ];
  test.each(heads)('M-06 the columns of a sheet: %s', (_, head, columns) =>
    expect(remittanceColumns(head, [])).toEqual(columns),
  );
  test('M-06 the column of codes is the one with codes in it; titles above the head are passed, sums below are no parcels', () => {
    const rows = [['RG473124829MM', '1', '45,000']];
    expect(remittanceColumns(['Ref', 'Item no', 'Amount'], rows)).toEqual({ code: 0, amount: 2 });
    expect(remittanceHeadAt([['Myanmar Post'], ['Tracking No', 'Amount'], ...rows])).toBe(1);
    expect(['Total', 'စုစုပေါင်း', '合计', '', 'RG473124829MM'].map(isSumLine)).toEqual([true, true, true, true, false]);
  });

  test('M-06 of several amounts a person chooses one; a column of dates or codes is none', () => {
    const code = 'RG473124829MM';
    const rows = [[code, '27-11-2026', '12000', '11500']];
    const head = ['Barcode', 'Amount day', 'Paid amount', 'Remitted amount'];
    expect(remittanceColumns(head, rows)).toEqual({ choices: ['Paid amount', 'Remitted amount'] });
    expect(remittanceColumns(head, rows, 'remitted AMOUNT')).toEqual({ code: 0, amount: 3 });
    expect(remittanceColumns(['Sr', 'Money order no', 'Article no', 'Amount'], [['1', '5566', code, '12000']])).toEqual(
      {
        code: 2,
        amount: 3,
      },
    );
  });

  const amounts: [string, number | null][] = [
    ['45000', 45_000],
    ['1,250,000 Ks', 1_250_000],
    ['၁,၂၅၀,၀၀၀ ကျပ်', 1_250_000],
    ['45 000.00', 45_000],
    ['０', 0],
    ['45,000.50', null],
    ['-5000', null],
    ['12.000', 12_000],
    ['45k', 45_000],
    ['paid', null],
    ['about 5000', null],
    ['?', null],
    ['', null],
  ];
  test.each(amounts)('M-06 “%s” is %s Ks', (text, amount) => expect(readRemittedAmount(text)).toBe(amount));

  test('M-06 typed lines are a code and an amount', () => {
    expect(typedLines('RG473124829MM 45 000\n\n RG473124820MM\t၅၀၀၀')).toEqual([
      ['RG473124829MM', '45000'],
      ['RG473124820MM', '၅၀၀၀'],
    ]);
  });
});

describe('M-06 what a line comes to, and how its difference ends', () => {
  const owes = { owed: 50_000, taken: false };
  const lines: [RemittedVerdict, number, Parameters<typeof judgeRemitted>[0]][] = [
    ['matched', 0, { amount: 50_000, parcel: owes, isFirst: true }],
    ['short', -5_000, { amount: 45_000, parcel: owes, isFirst: true }],
    ['over', 1, { amount: 50_001, parcel: owes, isFirst: true }],
    ['twice', 50_000, { amount: 50_000, parcel: owes, isFirst: false }],
    ['unknown', 7, { amount: 7, parcel: null, isFirst: true }],
    ['early', 7, { amount: 7, parcel: { owed: null, taken: false }, isFirst: true }],
    ['taken', 7, { amount: 7, parcel: { owed: null, taken: true }, isFirst: true }],
    ['unreadable', 0, { amount: null, parcel: owes, isFirst: true }],
  ];
  test.each(lines)('M-06 %s, with a difference of %s', (verdict, difference, line) =>
    expect(judgeRemitted(line)).toEqual({ verdict, difference }),
  );

  test('M-06 each difference has an end, and what is whole has none', () => {
    expect(Object.fromEntries(remittedVerdictNames.map((verdict) => [verdict, endsOf(verdict)]))).toEqual({
      matched: [],
      short: ['charge', 'written_off'],
      over: ['mistake', 'paid_back'],
      unknown: ['mistake', 'paid_back'],
      twice: ['mistake', 'paid_back'],
      early: ['mistake', 'paid_back'],
      taken: ['mistake', 'paid_back'],
      unreadable: [],
      left_out: [],
    });
  });

  test('M-06 whoever brought a remittance or changed it does not confirm it; what is booked balances', () => {
    expect(isRefusal(decideConfirm({ id: 4 }, [3, 4]))).toBe(true);
    expect(decideConfirm({ id: 5 }, [3, 4])).toBeNull();
    const bank = accountRef('bank', { name: '4' });
    expect(sumOf(remittedPostings({ bank: 97_500, charge: 2_500 }, bank))).toBe(0);
    expect(endChoices.map((end) => sumOf(endPostings(end, 500, bank)))).toEqual(endChoices.map(() => 0));
  });
});
