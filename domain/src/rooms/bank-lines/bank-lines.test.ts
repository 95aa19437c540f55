import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../kernel/access.ts';
import { sumOf } from '../ledger/accounts.ts';
import { bankLedger } from '../bank-accounts/bank-account-form.ts';
import { decideTransfer, transferPostings, type TransferFacts } from '../transfers/decide-transfer.ts';
import { decideBankLine, stateOfMatch, type BankLineFacts } from './bank-line-states.ts';
import { bankBalanceProblem, verdictOf } from './closing-balance.ts';
import { matchLines, type OpenStatementLine, type OpenPosting } from './match-lines.ts';
import { readStatement } from './read-statement.ts';
import { statementProblem } from './statement-doubts.ts';

const line = (id: number, change: Partial<OpenStatementLine> = {}): OpenStatementLine => ({
  id,
  day: '2026-11-10',
  amount: -50_000,
  text: 'TRF TRF-26-000007 KBZ',
  ...change,
});
const posting = (id: number, change: Partial<OpenPosting> = {}): OpenPosting => ({
  id,
  day: '2026-11-09',
  amount: -50_000,
  references: ['TRF-26-000007'],
  ...change,
});

describe('M-06 which line is which posting', () => {
  test.each<[string, OpenStatementLine[], OpenPosting[], string[]]>([
    ['amount, days and reference agree', [line(1)], [posting(9)], ['1=9']],
    ['the reference in Myanmar digits, without dashes', [line(1, { text: 'TRF၂၆၀၀၀၀၀၇' })], [posting(9)], ['1=9']],
    [
      'the slip of a deposit',
      [line(1, { amount: 9, text: 'Cash KBZ 7781/26' })],
      [posting(9, { amount: 9, references: ['KBZ 7781/26'] })],
      ['1=9'],
    ],
    ['another amount', [line(1, { amount: -50_001 })], [posting(9)], []],
    ['in is not out', [line(1, { amount: 50_000 })], [posting(9)], []],
    ['seven days apart', [line(1, { day: '2026-11-16' })], [posting(9)], ['1=9']],
    ['eight days apart', [line(1, { day: '2026-11-17' })], [posting(9)], []],
    ['seven days before', [line(1, { day: '2026-11-02' })], [posting(9)], ['1=9']],
    ['no reference', [line(1, { text: 'OUTGOING' })], [posting(9)], []],
    ['a reference too short to say anything', [line(1, { text: '123' })], [posting(9, { references: ['123'] })], []],
    ['one line, two postings', [line(1)], [posting(8), posting(9)], []],
    ['two lines, one posting', [line(1), line(2)], [posting(9)], []],
    [
      'each its own',
      [line(1), line(2, { text: 'CLR-26-000001' })],
      [posting(8, { references: ['CLR-26-000001'] }), posting(9)],
      ['1=9', '2=8'],
    ],
  ])('M-06 %s', (_, lines, postings, expected) => {
    expect(matchLines(lines, postings).map(({ line_id, posting_id }) => `${line_id}=${posting_id}`)).toEqual(expected);
  });

  test('M-06 each line is read once, and each posting is looked at once, however many there are', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => n);
    const number = (n: number) => `TRF-26-${String(n).padStart(6, '0')}`;
    const reads = { lines: 0, postings: 0 };
    const lines = many.map((n) => ({
      ...line(n),
      get text() {
        reads.lines += 1;
        return `TRANSFER ${number(n)} OUT OF THE MAIN ACCOUNT`;
      },
    }));
    const postings = many.map((n) => ({
      ...posting(n, { references: [number(n)] }),
      get day() {
        reads.postings += 1;
        return '2026-11-09';
      },
    }));
    expect(matchLines(lines, postings)).toHaveLength(10_000);
    expect(reads).toEqual({ lines: 10_000, postings: 10_000 });
  });
});

const columns = {
  col_day: 'Date',
  col_out: 'Withdrawal',
  col_in: 'Deposit',
  col_reference: 'Reference',
  col_details: 'Description',
};
const head = ['Date', 'Description', 'Reference', 'Withdrawal', 'Deposit', 'Balance'];
const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }));

describe('M-06 a statement as a bank writes it', () => {
  test.each<[string, string[], object]>([
    [
      'out',
      ['05/11/2026', 'Fee', 'R1', '1,500', '', '9'],
      { day: '2026-11-05', amount: -1_500, reference: 'R1', details: 'Fee' },
    ],
    [
      'in, in Myanmar digits',
      ['၀၅/၁၁/၂၀၂၆', 'Cash', '', '', '၁,၂၃၄,၅၆၇', ''],
      { day: '2026-11-05', amount: 1_234_567 },
    ],
    ['a withdrawal that the bank prints with a minus', ['2026-11-05', '', '', '-200.00', '-', ''], { amount: -200 }],
    ['with the unit, and a stored date', ['46331', '', '', '', '7,000 Ks', ''], { day: '2026-11-05', amount: 7_000 }],
  ])('M-06 %s', (_, cells, expected) => {
    expect(readStatement(sheet(['KBZ Bank'], head, cells), columns)).toMatchObject({ lines: [expected] });
  });

  test('M-06 what is no line is passed over: opening balance, totals, empty rows', () => {
    const rows = sheet(head, ['01/11/2026', 'Opening balance', '', '', '', '5'], [], ['Total', '', '', '5', '6', '']);
    expect(readStatement(rows, columns)).toMatchObject({
      lines: [],
      left: [
        { row: 2, why: 'opening' },
        { row: 4, why: 'total' },
      ],
    });
  });

  test.each<[string, string[]]>([
    ['bad_amount', ['05/11/2026', '', '', 'much', '', '']],
    ['bad_date', ['45/11/2026', '', '', '10', '', '']],
  ])('M-06 a row is left out for %s, and asked', (why, cells) => {
    const read = readStatement(sheet(head, cells), columns);
    if (!('lines' in read)) throw new Error('nothing was read');
    expect(read).toMatchObject({ lines: [], left: [{ row: 2, why }] });
    const answer = { date_order: 'day', agreed: [] } as const;
    expect(statementProblem(read, answer)).toMatchObject({ code: 'bank_file_row', values: { n: 2 } });
    expect(statementProblem(read, { ...answer, agreed: ['left_out'] })).toBeNull();
  });

  test('M-06 a date that both orders read is asked with both readings, and what an account’s statements have is remembered', () => {
    const rows = sheet(head, ['05/11/2026', 'Fee', '', '10', '', '']);
    const problemOf = (usual: 'day' | 'month' | null) => {
      const read = readStatement(rows, columns, { usual });
      return 'lines' in read ? statementProblem(read, { date_order: null, agreed: [] }) : null;
    };
    expect(problemOf(null)).toMatchObject({
      code: 'bank_file_dates',
      values: { text: '05/11/2026', day: '05-11-2026', month: '11-05-2026' },
    });
    expect([problemOf('day'), problemOf('month')]).toEqual([null, null]);
  });

  test('M-06 pyas are kept beside the rounded kyat', () => {
    const rows = sheet(head, ['25/11/2026', '', '', '10.50', '', ''], ['25/11/2026', '', '', '', '10.49', '']);
    expect(readStatement(rows, columns)).toMatchObject({
      lines: [
        { amount: -11, pyas: -1_050 },
        { amount: 10, pyas: 1_049 },
      ],
    });
  });

  test('M-06 one column with signs, under headings of another bank; without them the file says what it has', () => {
    const own = { ...columns, col_day: 'ရက်စွဲ', col_out: 'ငွေပမာဏ', col_in: 'ငွေပမာဏ' };
    const rows = sheet(['ရက်စွဲ', 'ငွေပမာဏ'], ['5/11/2026', '(300)'], ['5/11/2026', '400']);
    expect(readStatement(rows, own)).toMatchObject({ lines: [{ amount: -300 }, { amount: 400 }] });
    expect(readStatement(sheet(['Name', 'Town'], ['Ma Mya', 'Hlaing']), columns)).toEqual({
      headings: ['Name', 'Town'],
    });
  });
});

const may = (id: number, branchId = 1): Viewer =>
  ({
    id,
    role: 'finance-manager',
    permissions: ['transfer.approve', 'transfer.send', 'transfer.ask', 'bank_line.match'],
    branchId,
    status: 'active',
  }) as unknown as Viewer;
const transfer: TransferFacts = {
  status: 'pending',
  amount: 1_000_000,
  fee: 0,
  created_by: 4,
  approved_by: null,
  sent_by: null,
  to_branch_id: null,
  by_another: true,
  limit: 1_000_000,
  lowest_limit: 1_000_000,
  left_today: 0,
  on_statement: false,
};
const codeOf = (decided: unknown) => (typeof decided === 'string' ? decided : (decided as { code: string }).code);

describe('M-03 M-07 transfers', () => {
  test.each<[string, Partial<TransferFacts>, number, Parameters<typeof decideTransfer>[2], string]>([
    ['up to the limit it is sent', {}, 4, 'send', 'sent'],
    ['the fee counts', { fee: 1 }, 4, 'send', 'transfer_above_limit'],
    ['what left today counts', { left_today: 1 }, 4, 'send', 'transfer_above_limit'],
    ['approved it is sent', { status: 'approved', fee: 1, approved_by: 5 }, 4, 'send', 'sent'],
    ['never approved by who asked for it', { fee: 1 }, 4, 'approve', 'second_person_needed'],
    ['nor by an account in their hands', { fee: 1, by_another: false }, 5, 'approve', 'not_independent'],
    ['by another person', { fee: 1 }, 5, 'approve', 'approved'],
    ['not refused by who asked for it', {}, 4, 'refuse', 'second_person_needed'],
    ['cash is sent by the branch whose till it is', { to_branch_id: 2 }, 4, 'send', 'transfer_other_branch'],
    ['voided before the statement shows it', { status: 'sent', sent_by: 5 }, 4, 'void', 'void'],
    ['not by who sent it', { status: 'sent', sent_by: 4 }, 4, 'void', 'second_person_needed'],
    ['not afterwards', { status: 'sent', sent_by: 5, on_statement: true }, 4, 'void', 'transfer_on_statement'],
    ['nor when it is confirmed', { status: 'confirmed', on_statement: true }, 4, 'void', 'state_not_allowed'],
  ])('M-03 M-07 %s', (_, change, actor, command, expected) => {
    expect(codeOf(decideTransfer(may(actor), { ...transfer, ...change }, command))).toBe(expected);
  });

  test('M-07 the fee is a charge of the bank, and everything adds up', () => {
    const [from, to] = [bankLedger({ id: 1, is_default: true }), bankLedger({ id: 2, is_default: false })];
    const postings = transferPostings({ from, to, amount: 500, fee: 20 });
    expect([sumOf(postings), postings.map(({ account, amount }) => [account.kind, account.name, amount])]).toEqual([
      0,
      [
        ['bank', '2', 500],
        ['bank', null, -500],
        ['expense', 'bank_statement_fee', 20],
        ['bank', null, -20],
      ],
    ]);
  });
});

describe('M-03 charges', () => {
  const facts: BankLineFacts = {
    status: 'open',
    amount: -20_000,
    brought_by: 4,
    by_another: true,
    limit: 20_000,
    left_today: 0,
  };
  test.each<[string, Partial<BankLineFacts>, number, string]>([
    ['up to the limit by who brought the statement', {}, 4, 'matched'],
    ['above it by another', { amount: -20_001 }, 5, 'matched'],
    ['above it not by who brought it', { amount: -20_001 }, 4, 'charge_above_limit'],
    ['nor by an account in their hands', { amount: -20_001, by_another: false }, 5, 'charge_above_limit'],
    ['nor in parts', { left_today: 1 }, 4, 'charge_above_limit'],
    ['money that came in is none', { amount: 5 }, 5, 'bank_line_no_charge'],
    ['once', { status: 'matched' }, 5, 'state_not_allowed'],
  ])('M-03 %s', (_, change, actor, expected) => {
    expect(codeOf(decideBankLine(may(actor), { ...facts, ...change }, 'charge'))).toBe(expected);
  });

  test.each<[string, Partial<BankLineFacts>, number, string]>([
    ['interest up to the limit by who brought the statement', { amount: 20_000 }, 4, 'matched'],
    ['above it by another', { amount: 20_001 }, 5, 'matched'],
    ['above it not by who brought it', { amount: 20_001 }, 4, 'interest_above_limit'],
    ['nor in parts', { amount: 20_000, left_today: 1 }, 4, 'interest_above_limit'],
    ['money that went out is none', { amount: -5 }, 5, 'bank_line_no_interest'],
    ['once', { amount: 5, status: 'matched' }, 5, 'state_not_allowed'],
  ])('M-03 %s', (_, change, actor, expected) => {
    expect(codeOf(decideBankLine(may(actor), { ...facts, ...change }, 'interest'))).toBe(expected);
  });
});

describe('M-03 M-06 the second person of a statement', () => {
  const waiting: BankLineFacts = {
    status: 'waiting',
    amount: -5_000_000,
    brought_by: 4,
    by_another: true,
    limit: 0,
    left_today: 0,
  };
  test.each<[string, Partial<BankLineFacts>, number, string]>([
    ['another confirms it', {}, 5, 'matched'],
    ['not who brought it', {}, 4, 'second_person_needed'],
    ['nor an account in their hands', { by_another: false }, 5, 'not_independent'],
    ['once', { status: 'matched' }, 5, 'state_not_allowed'],
    ['what nobody knows is not confirmed', { status: 'open' }, 5, 'state_not_allowed'],
  ])('M-03 M-06 %s', (_, change, actor, expected) => {
    expect(codeOf(decideBankLine(may(actor), { ...waiting, ...change }, 'confirm'))).toBe(expected);
  });

  test.each([
    ['auto', true, false, 'matched'],
    ['auto', false, true, 'waiting'],
    ['hand', true, false, 'matched'],
    ['hand', false, true, 'matched'],
    ['hand', false, false, null],
  ] as const)('M-03 M-06 %s, bringer apart %s, by another %s: %s', (how, bringer_apart, by_another, expected) => {
    expect(stateOfMatch(how, { bringer_apart, by_another })).toBe(expected);
  });

  test.each([
    ['who brought all lines does not enter the balance', 4, [4], [], 'second_person_needed'],
    ['nor an account in their hands', 5, [4], [], 'not_independent'],
    ['another does', 5, [4], [4], null],
    ['one of two bringers does, for the other', 4, [4, 5], [5], null],
    ['without lines since the last one anybody does', 4, [], [], null],
  ] as const)('M-03 M-06 %s', (_, actor, all, apart, expected) => {
    expect(bankBalanceProblem(may(actor), { all, apart })?.code ?? null).toBe(expected);
  });

  const equal = { has_lines: true, difference: 0, apart: 0, waiting: 0, confirmed: true };
  test.each([
    ['agrees', {}],
    ['differs', { difference: 1 }],
    ['differs', { apart: 2 }],
    ['waits', { waiting: 1 }],
    ['unconfirmed', { confirmed: false }],
    ['no_statement', { has_lines: false, confirmed: false }],
  ] as const)('M-06 bank and books: %s where %j', (expected, change) => {
    expect(verdictOf({ ...equal, ...change })).toBe(expected);
  });
});
