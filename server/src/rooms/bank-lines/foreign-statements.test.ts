import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { usualHeadings } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import type { DateOrder } from '@waybill/domain/rooms/bank-lines/statement-dates.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { takeStatement } from './take-statement.ts';

async function read(name: string, content: string | null = null, answered: DateOrder | null = null) {
  const bytes =
    content === null ? readFileSync(new URL(`testing/statements/${name}`, import.meta.url)) : Buffer.from(content);
  const taken = await takeStatement(new UploadedFile(name, bytes), usualHeadings, { answered });
  if (!('reading' in taken)) return taken;
  const { reading, lines } = taken;
  return {
    lines: lines.map(({ day, amount, details }) => `${day} ${amount} ${details}`),
    left: reading.left.map(({ row, why }) => `${row} ${why}`),
    gaps: reading.gaps.map(({ row, expected, found }) => `${row} ${expected} ${found}`),
    sure: reading.order.isSure,
    order: reading.order.order,
    isCertain: reading.table.by === 'account' || reading.isProven,
    exact: lines.map(({ pyas }) => pyas),
  };
}

const none = { left: [], gaps: [], sure: true, isCertain: true };
const two = ['2026-11-20 50000 IN A', '2026-11-21 -30000 CASH'];

describe('M-06 statements in the shapes that banks and wallets write', () => {
  test.each<[string, object]>([
    [
      'plain.csv',
      { lines: ['2026-11-20 50000 Transfer in MA HLA', '2026-11-21 -30000 Transfer out SHWE'], left: ['2 opening'] },
    ],
    [
      'titles-and-footer.csv',
      {
        lines: ['2026-11-20 50000 NEFT/MA HLA', '2026-11-21 -30000 CASH WDL'],
        left: ['7 opening', '8 total', '10 words', '11 words', '12 words'],
      },
    ],
    ['two-digit-years.csv', { lines: ['2026-11-20 50000 TRANSFER MA HLA', '2026-11-21 -30000 CASH'] }],
    [
      'pyas.csv',
      { lines: ['2026-11-20 50000 Transfer in MA HLA', '2026-11-30 1235 INTEREST'], exact: [null, 123_456] },
    ],
    [
      'second-line.csv',
      { lines: ['2026-11-20 50000 INTERBANK TRANSFER FROM MA HLA TRF-26-000007', '2026-11-21 -30000 CASH'] },
    ],
    ['pages.csv', { lines: two, left: ['3 page', '4 head'] }],
    ['signed.csv', { lines: two }],
    ['cr-suffix.csv', { lines: two }],
    ['month-first.csv', { lines: ['2026-11-05 50000 IN A', '2026-11-25 -30000 CASH'], sure: false, order: 'month' }],
    ['either-order.csv', { lines: ['2026-05-11 50000 IN A', '2026-07-11 -30000 CASH'], sure: false, order: null }],
    ['semicolons.csv', { lines: ['2026-11-20 50000 IN A'] }],
    ['mt940.sta', { lines: ['2026-11-20 50000 MA HLA'], left: ['4 opening', '7 closing'] }],
    ['sgml.ofx', { lines: ['2026-11-20 50000 MA HLA'] }],
    ['newest-first.csv', { lines: ['2026-11-24 1000 IN', '2026-11-24 -20000 OUT'] }],
    ['currency-heads.csv', { lines: ['2026-11-25 50000 IN A'] }],
  ])('M-06 %s', async (name, right) => {
    expect(await read(name)).toMatchObject({ ...none, ...right });
  });

  test('M-06 a workbook with cells of dates', async () => {
    expect(await read('date-cells.xlsx')).toMatchObject({
      ...none,
      lines: ['2026-11-20 50000 IN A', '2026-11-21 -30000 CASH', '2026-11-21 -30000 CASH'],
    });
  });

  test('M-06 the order of day and month that a person answers is used', async () => {
    expect(await read('either-order.csv', null, 'month')).toMatchObject({
      lines: ['2026-11-05 50000 IN A', '2026-11-07 -30000 CASH'],
    });
  });
});

const csv = (...rows: string[]) => rows.join('\r\n');
const usual = 'Date,Description,Reference,Withdrawal,Deposit,Balance';

describe('I-01 M-06 a statement is never silently wrong', () => {
  test.each<[string, string, object]>([
    [
      'a column of Dr and Cr beside unsigned amounts',
      csv(
        'Txn Date,Narration,Amount,Dr/Cr,Balance',
        '20-Nov-2026,IN A,50000,Cr,1050000',
        '21-Nov-2026,CASH,30000,Dr,1020000',
      ),
      { lines: two },
    ],
    [
      'a wallet with words of directions and times, newest first',
      csv(
        'Time,Type,Amount (Ks),Balance',
        '20-11-2026 10:30 PM,Cash Out,"30,000","20,000"',
        '20-11-2026 09:15 AM,Cash In,"50,000","50,000"',
      ),
      { lines: ['2026-11-20 50000 ', '2026-11-20 -30000 '] },
    ],
    [
      'Burmese headings and directions',
      csv(
        'ရက်စွဲ,အကြောင်းအရာ,အဝင်/အထွက်,ငွေပမာဏ,လက်ကျန်',
        '၂၀-၁၁-၂၀၂၆,IN A,အဝင်,"၅၀,၀၀၀","၁,၀၅၀,၀၀၀"',
        '၂၁-၁၁-၂၀၂၆,CASH,အထွက်,"၃၀,၀၀၀","၁,၀၂၀,၀၀၀"',
      ),
      { lines: two },
    ],
    [
      'Chinese headings and directions',
      csv(
        '交易日期,摘要,借贷,金额,余额',
        '2026年11月20日,IN A,贷,50000.00,1050000.00',
        '2026年11月21日,CASH,借,30000.00,1020000.00',
      ),
      { lines: two },
    ],
    [
      'plus and minus in a column of their own',
      csv('Date,Details,+/-,Amount,Balance', '20-11-2026,IN A,+,50000,1050000', '21-11-2026,CASH,-,30000,1020000'),
      { lines: two },
    ],
    [
      'a date printed once a day',
      csv(usual, '20-11-2026,IN A,,,50000,1050000', ',CASH,,30000,,1020000', '21-11-2026,,,,,', ',IN B,,,1000,1021000'),
      { lines: ['2026-11-20 50000 IN A', '2026-11-20 -30000 CASH', '2026-11-21 1000 IN B'], left: ['4 day_head'] },
    ],
    [
      'a row that cannot be read is left out and named, and so is the gap it leaves',
      csv(
        usual,
        '20-11-2026,IN A,,,50000,1050000',
        '21-11-2026,CASH,,3O000,,1020000',
        '22-11-2026,IN B,,,1000,1021000',
      ),
      {
        lines: ['2026-11-20 50000 IN A', '2026-11-22 1000 IN B'],
        left: ['3 bad_amount'],
        gaps: ['4 105100000 102100000'],
      },
    ],
    [
      'a missing line is a gap at the row after it',
      csv(usual, '20-11-2026,Opening,,,,1000000', '20-11-2026,IN A,,,50000,1050000', '21-11-2026,CASH,,30000,,1000000'),
      { lines: two, left: ['2 opening'], gaps: ['4 102000000 100000000'] },
    ],
    [
      'a closing balance and totals that differ are named',
      csv(
        usual,
        '20-11-2026,IN A,,,50000,',
        '21-11-2026,CASH,,30000,,',
        ',Total,,30000,60000,',
        ',Opening balance,,,,1000',
        ',Closing balance,,,,22000',
      ),
      { lines: two, left: ['4 total', '5 opening', '6 closing'], gaps: ['6 2100000 2200000', '4 5000000 6000000'] },
    ],
    [
      'a line with both sides, and one without words at the end, are asked',
      csv(usual, '20-11-2026,IN A,,,50000,', '21-11-2026,CASH,,30000,200,', ',,,,777,'),
      { lines: ['2026-11-20 50000 IN A'], left: ['3 both_sides', '4 unnamed_amount'] },
    ],
    [
      'amounts with a comma before their pyas',
      csv('Date;Description;Reference;Withdrawal;Deposit;Balance', '20.11.2026;IN A;;;50.000,00;1.050.000,00'),
      { lines: ['2026-11-20 50000 IN A'] },
    ],
    [
      'the order of day and month by the period in the title',
      csv('Statement from 01/11/2026 to 30/11/2026', usual, '05/11/2026,IN A,,,50000,'),
      { lines: ['2026-11-05 50000 IN A'], sure: true },
    ],
  ])('M-06 %s', async (_, content, right) => {
    expect(await read('s.csv', content)).toMatchObject({ ...none, ...right });
  });

  test('I-01 M-06 one column of amounts without any sign is refused, unless the balance proves that all came in', async () => {
    const head = 'Date,Description,Amount,Balance';
    const rows = ['20-11-2026,IN A,50000,1050000', '21-11-2026,CASH,30000,1020000'];
    expect(await read('s.csv', csv(head, ...rows))).toEqual({ unsigned: 'Amount' });
    expect(await read('s.csv', csv('Date,Description,Amount', '20-11-2026,IN A,50000'))).toEqual({
      unsigned: 'Amount',
    });
    const proven = csv(head, '20-11-2026,IN A,50000,1050000', '21-11-2026,IN B,30000,1080000');
    expect(await read('s.csv', proven)).toMatchObject({ lines: [expect.any(String), '2026-11-21 30000 IN B'] });
  });

  test('M-06 money of another country is refused, and headings without amounts are named', async () => {
    const dollars = csv('Date,Description,Withdrawal (USD),Deposit (USD)', '20-11-2026,IN A,,500');
    expect(await read('s.csv', dollars)).toEqual({ currency: 'USD' });
    expect(await read('s.csv', csv('Name,Phone,Town', 'A,0979,Hlaing'))).toEqual({
      headings: ['Name', 'Phone', 'Town'],
    });
  });
});

describe('M-06 MT940 and OFX', () => {
  test('M-06 entries, reversals, several pages and the turn of the year of MT940', async () => {
    const text = [
      '{1:F01X}{4:',
      ':20:A',
      ':25:0012003004005',
      ':28C:1/1',
      ':60F:C261231MMK1000000,',
      ':61:2612310102D30000,50NTRFNONREF//B1',
      'OUT OF MAIN',
      ':86:020?20SHWE?21SHOP',
      'second line',
      ':61:270102RD1000,NTRFR2',
      ':62M:C270102MMK970999,50',
      '-}',
      ':60M:C270102MMK970999,50',
      ':61:270103RC999,50NTRFR3',
      ':62F:C270103MMK970000,00',
      '-}',
    ].join('\n');
    expect(await read('s.sta', text)).toMatchObject({
      ...none,
      lines: ['2027-01-02 -30001 OUT OF MAIN SHWE SHOP second line', '2027-01-02 1000 ', '2027-01-03 -1000 '],
      exact: [-3_000_050, null, -99_950],
      left: ['5 opening', '11 closing', '13 opening', '15 closing'],
    });
    expect(await read('s.sta', text.replace('MMK970000,00', 'MMK980000,00'))).toMatchObject({
      gaps: ['15 97000000 98000000'],
    });
    expect(await read('s.sta', text.replaceAll('MMK', 'USD'))).toEqual({ currency: 'USD' });
  });

  test('M-06 OFX as XML, with its balance; a type that contradicts its amount is left out', async () => {
    const entry = (type: string, amount: string, name: string) =>
      `<STMTTRN><TRNTYPE>${type}</TRNTYPE><DTPOSTED>20261120101500[+6.5:MMT]</DTPOSTED><TRNAMT>${amount}</TRNAMT><FITID>1</FITID><NAME>${name}</NAME></STMTTRN>`;
    const text = `<?xml version="1.0"?><OFX><STMTRS><CURDEF>MMK</CURDEF><BANKTRANLIST>
${entry('CREDIT', '50000.00', 'A &amp; B')}
${entry('DEBIT', '-30000', 'CASH')}
${entry('DEBIT', '700', 'ODD')}
</BANKTRANLIST><LEDGERBAL><BALAMT>1020000.00</BALAMT></LEDGERBAL></STMTRS></OFX>`;
    expect(await read('s.ofx', text)).toMatchObject({
      ...none,
      lines: ['2026-11-20 50000 A & B', '2026-11-20 -30000 CASH'],
      left: ['4 bad_amount', '5 closing'],
    });
  });
});
