import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateOrderWords } from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { BankDesk } from './testing/bank-desk.ts';

let desk: BankDesk;
beforeAll(async () => {
  desk = await BankDesk.open();
  await desk.founder.call('transfers.saveSettings', { body: { approval_limit: 100_000_000, charge_limit: 20_000 } });
});
afterAll(() => desk.close());
const code = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 300 ? 'done' : (body.code ?? '');

describe('M-06 statements', () => {
  test('M-06 M-07 a transfer is confirmed once both statements show it, its fee with it, and then bank and books say the same', async () => {
    const made = await desk.sent(700_000, { bank_fee: 500 });
    expect(made.status).toBe('sent');
    const before = await desk.reconcile();
    expect([before.difference, before.postings.map(({ amount }) => amount)]).toEqual([700_500, [-700_000, -500]]);
    const brought = await desk.bring([
      { out: '700,000', reference: made.number, details: 'Transfer' },
      { out: '၅၀၀', reference: made.number, details: 'Transfer charge' },
    ]);
    expect(brought.body.data).toEqual({ lines_new: 2, lines_known: 0, lines_matched: 2, lines_waiting: 0 });
    expect((await desk.transfer(made.id)).status).toBe('sent');
    await desk.bring([{ into: 700_000, details: `From main ${made.number}` }], { account: desk.other });
    expect((await desk.transfer(made.id)).status).toBe('confirmed');
    for (const account of [desk.main, desk.other]) {
      const { difference, lines, postings, start } = await desk.reconcile(account);
      expect([difference, lines, postings, start]).toEqual([0, [], [], 0]);
    }
    const fees = await desk.finance.call('bank_fees.list', { query: { search: made.number } });
    expect(fees.data).toMatchObject([{ amount: 500, document: made.number, bank_account: desk.main.name }]);
  });

  test('M-06 the same file is refused, by whom and when it was brought; the same line of another file is passed over', async () => {
    const one = { out: 1_100, details: 'Line one' };
    expect((await desk.bring([one, one])).body.data.lines_new).toBe(2);
    const again = await desk.bring([one, one], { client: desk.finance });
    expect([code(again), again.body.values.by]).toEqual(['bank_file_twice', expect.any(String)]);
    expect((await desk.bring([one, one, one, { out: 1_200, details: 'Line two' }])).body.data).toMatchObject({
      lines_new: 2,
      lines_known: 2,
    });
    expect(await desk.lines({ search: 'lineone' })).toHaveLength(3);
  });

  test('M-06 of two who bring the same file one wins, and every line is there once', async () => {
    const sheet = [{ out: 1_300, details: 'Raced' }];
    const answers = await Promise.all([desk.md, desk.finance].map((client) => desk.bring(sheet, { client })));
    expect(answers.map(code).toSorted()).toEqual(['bank_file_twice', 'done']);
    expect(await desk.lines({ search: 'raced' })).toHaveLength(1);
  });

  test('M-06 headings of another bank are named, a row that cannot be read too; nothing is taken', async () => {
    const { data } = await desk.finance.call('bank_accounts.create', {
      body: desk.account({ name: 'CB', number: '3', col_day: 'ရက်စွဲ' }),
    });
    const wrong = await desk.bring([{ out: 5 }], { account: data });
    expect([code(wrong), wrong.body.values.options]).toEqual([
      'bank_file_columns',
      'Date, Description, Reference, Withdrawal, Deposit',
    ]);
    await desk.finance.call('bank_accounts.edit', {
      params: { id: data.id },
      body: desk.account({ name: 'CB', number: '3', version: data.version }),
    });
    const bad = await desk.bring([{ out: 5, details: 'Kept out' }, { out: 'five' }], { account: data });
    expect([code(bad), bad.body.values, await desk.lines({ search: 'keptout' })]).toEqual([
      'bank_file_row',
      { n: 3 },
      [],
    ]);
    expect((await desk.bring([{ out: 5 }], { account: data })).status).toBe(201);
  });
});

describe('M-06 what a statement leaves open is asked', () => {
  const head = 'Date,Description,Reference,Withdrawal,Deposit,Balance';
  const statement = (...rows: string[]) => [head, ...rows].join('\n');

  test('M-06 a read statement shows its lines, what is left out and what is asked, and stores nothing', async () => {
    const content = statement(
      '11/05/2026,Asked in,A1,,50000.50,1050000.50',
      'Page 1 of 2,,,,,',
      '11/07/2026,Asked odd,A2,3O000,,1020000.50',
    );
    const named = `Account No: 0012003004005\n${content}`;
    const { status, body } = await desk.send(named, { account: desk.other, path: '/read' });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        lines: 1,
        money_in: 50_001,
        other_account: '0012003004005',
        date_order: null,
        date_example: { text: '11/05/2026', day: '2026-05-11', month: '2026-11-05' },
        left: [
          { why: 'page', count: 1, doubtful: false },
          { why: 'bad_amount', count: 1, doubtful: true },
        ],
        doubts: ['left_out'],
      }),
    ]);
    expect(await desk.lines({ search: 'asked' })).toEqual([]);
  });

  test.each([
    ['windows-1252', 'caf\xE9 one', 'café one'],
    ['gb18030', '\xD5\xC5\xC8\xFD one', '张三 one'],
  ])(
    'M-06 a statement that may be in %s is shown in its possible encodings and read in the one that is chosen',
    async (encoding, bytes, right) => {
      const content = Buffer.from(statement(`20-11-2026,${bytes},${encoding},,500,`), 'latin1');
      const refusal = await desk.send(content, { account: desk.other, path: '/read' });
      expect(code(refusal)).toBe('file_asks');
      expect(refusal.body.values.readings).toContainEqual({ encoding, lines: [expect.stringContaining(right)] });
      expect(code(await desk.send(content, { account: desk.other }))).toBe('file_asks');
      const read = await desk.send(content, { account: desk.other, path: '/read', encoding });
      expect(read.body.data.sample.map(({ details }: { details: string }) => details)).toEqual([right]);
      expect((await desk.send(content, { account: desk.other, encoding })).status).toBe(201);
      expect((await desk.lines({ search: encoding })).map(({ details }) => details)).toEqual([right]);
    },
  );

  test('M-06 the words of an OFX statement are asked about in the same way', async () => {
    const ofx = readFileSync(new URL('testing/statements/sgml.ofx', import.meta.url), 'latin1').replace(
      'MA HLA',
      'Caf\xE9',
    );
    const content = Buffer.from(ofx, 'latin1');
    expect(code(await desk.send(content, { account: desk.other, path: '/read' }))).toBe('file_asks');
    const read = await desk.send(content, { account: desk.other, path: '/read', encoding: 'windows-1252' });
    expect(read.body.data.sample).toMatchObject([{ amount: 50_000, details: 'Café' }]);
  });

  test('M-06 the order of dates is asked once for an account; later statements follow it', async () => {
    const content = statement('11/05/2026,Order one,,,500,', '11/07/2026,Order two,,,600,');
    const refusal = await desk.send(content, { account: desk.other });
    expect([code(refusal), refusal.body.values]).toEqual([
      'bank_file_dates',
      { text: '11/05/2026', day: '11-05-2026', month: '05-11-2026' },
    ]);
    expect((await desk.send(content, { account: desk.other, date_order: 'month' })).status).toBe(201);
    expect((await desk.lines({ search: 'orderone' })).map(({ day }) => day)).toEqual(['2026-11-05']);
    const { data } = await desk.md.call('audit.list', { query: { room: 'bank_lines' } });
    expect(data[0]?.changes).toContain(dateOrderWords.month.mm);
    const later = statement('11/09/2026,Order three,,,700,');
    expect((await desk.send(later, { account: desk.other })).status).toBe(201);
    expect((await desk.lines({ search: 'orderthree' })).map(({ day }) => day)).toEqual(['2026-11-09']);
  });

  test('M-06 a balance that does not follow is named with its row, and taken only by who agrees; pyas keep their figure', async () => {
    const content = statement('20-11-2026,Gap one,G1,,"1,234.56","1,234.56"', '21-11-2026,Gap two,G2,,500,"2,000.00"');
    const refusal = await desk.send(content);
    expect([code(refusal), refusal.body.values]).toEqual([
      'bank_file_balance',
      { n: 3, expected: '1,734.56', found: '2,000' },
    ]);
    expect((await desk.send(content, { agreed: 'balance' })).status).toBe(201);
    expect((await desk.lines({ search: 'gap' })).map(({ amount, exact }) => [amount, exact])).toEqual(
      expect.arrayContaining([
        [1_235, '1,234.56'],
        [500, null],
      ]),
    );
  });

  test('M-06 columns that were only understood are confirmed, unless the balance proves them; one column without signs is refused', async () => {
    const rows = ['20-11-2026,Understood,,500'];
    const guessed = ['Tran Date,Particulars,DR,CR', ...rows].join('\n');
    expect(code(await desk.send(guessed))).toBe('bank_file_columns');
    expect((await desk.send(guessed, { agreed: 'columns' })).status).toBe(201);
    const unsigned = await desk.send('Date,Description,Amount\n20-11-2026,In,500\n20-11-2026,Out,400', {
      agreed: 'columns',
    });
    expect([code(unsigned), unsigned.body.values]).toEqual(['bank_file_unsigned', { heading: 'Amount' }]);
    expect(unsigned.body.message).toMatch(/without a sign/);
  });
});

describe('M-06 by hand', () => {
  test('M-06 M-03 one line for one thing: a second is refused, another amount too, and who booked it does not match it', async () => {
    const made = await desk.sent(810_000);
    await desk.bring([
      { out: 810_000, details: 'Nameless A' },
      { out: 810_000, details: 'Nameless B' },
      { out: 810_001, details: 'Nameless C' },
    ]);
    const [a, b, c] = await Promise.all(['namelessa', 'namelessb', 'namelessc'].map((search) => desk.line(search)));
    const posting_id = a?.candidates[0]?.posting_id ?? 0;
    const match = (line: typeof a, client = desk.md) =>
      client.try('bank_lines.match', {
        params: { id: line?.id ?? 0 },
        body: { posting_id, version: line?.version ?? 0 },
      });
    expect(a?.candidates.map(({ document }) => document)).toEqual([made.number]);
    expect(code(await match(c))).toBe('bank_line_differs');
    expect(code(await match(a, desk.finance))).toBe('second_person_needed');
    const raced = await Promise.all([match(a), match(b, desk.founder)]);
    expect(raced.map(code).toSorted()).toEqual(['bank_line_taken', 'done']);
    expect((await desk.lines({ search: 'nameless', status: 'matched' })).map(({ document }) => document)).toEqual([
      made.number,
    ]);
  });

  test('M-06 taken off with a reason it is open again, the transfer too, and no file matches it by itself any more', async () => {
    const made = await desk.sent(820_000);
    await desk.bring([{ out: 820_000, details: `Off ${made.number}` }]);
    await desk.bring([{ into: 820_000, details: `Into ${made.number}` }], { account: desk.other });
    expect((await desk.transfer(made.id)).status).toBe('confirmed');
    const { id } = await desk.line(`off${made.number}`);
    await desk.md.call('bank_lines.unmatch', { params: { id }, body: { reason: 'Another transfer' } });
    expect([(await desk.transfer(made.id)).status, (await desk.line(`off${made.number}`)).status]).toEqual([
      'sent',
      'open',
    ]);
    await desk.bring([{ out: 9, details: 'Another day' }]);
    expect((await desk.line(`off${made.number}`)).status).toBe('open');
    const { data } = await desk.md.call('audit.list', { query: { room: 'bank_lines' } });
    expect(data.map(({ action }) => action)).toContain('unmatch');
  });

  test('M-07 a charge is posted with its line, taken back with it, and posted again', async () => {
    const [books, spent] = [await desk.fixture.balance('bank'), await feesNow()];
    await desk.bring([{ out: 3_000, details: 'Monthly charge' }]);
    const charge = async () => {
      const { id, version } = await desk.line('monthlycharge');
      return desk.md.try('bank_lines.charge', { params: { id }, body: { version } });
    };
    expect(code(await charge())).toBe('done');
    expect([await desk.fixture.balance('bank'), await feesNow()]).toEqual([books - 3_000, spent + 3_000]);
    expect(code(await charge())).toBe('state_not_allowed');
    const { id } = await desk.line('monthlycharge');
    await desk.md.call('bank_lines.unmatch', { params: { id }, body: { reason: 'No charge' } });
    expect([await desk.fixture.balance('bank'), await feesNow()]).toEqual([books, spent]);
    expect(code(await charge())).toBe('done');
    expect(await desk.fixture.balance('bank')).toBe(books - 3_000);
  });

  test('M-07 M-06 interest is posted as income with its line, taken back with it, and never what went out', async () => {
    const income = () => desk.fixture.balance('income', 'bank_interest');
    const books = await desk.fixture.balance('bank');
    await desk.bring(
      [
        { into: 4_100, details: 'Interest small' },
        { into: 16_000, details: 'Interest large' },
        { out: 70, details: 'Interest out' },
      ],
      { client: desk.finance },
    );
    const interest = async (search: string, client = desk.finance) => {
      const { id, version } = await desk.line(search);
      return code(await client.try('bank_lines.interest', { params: { id }, body: { version } }));
    };
    expect((await desk.line('interestsmall')).actions.map(({ command }) => command)).toEqual(['match', 'interest']);
    expect([await interest('interestsmall'), await interest('interestsmall')]).toEqual(['done', 'state_not_allowed']);
    expect([await desk.fixture.balance('bank'), await income()]).toEqual([books + 4_100, -4_100]);
    expect([await interest('interestlarge'), await interest('interestlarge', desk.md)]).toEqual([
      'interest_above_limit',
      'done',
    ]);
    expect(await interest('interestout')).toBe('bank_line_no_interest');
    const { id } = await desk.line('interestsmall');
    await desk.md.call('bank_lines.unmatch', { params: { id }, body: { reason: 'Paid in by somebody' } });
    expect([await desk.fixture.balance('bank'), await income()]).toEqual([books + 16_000, -16_000]);
  });

  test('M-03 a large charge is not posted by who brought the statement, in parts neither', async () => {
    await desk.bring(
      [
        // Earlier charges of 3,000 to this account count too.
        { out: 16_000, details: 'Charge large A' },
        { out: 19_500, details: 'Charge large B' },
      ],
      { client: desk.finance },
    );
    const charge = async (search: string, client = desk.finance) => {
      const { id, version } = await desk.line(search);
      return code(await client.try('bank_lines.charge', { params: { id }, body: { version } }));
    };
    expect(await charge('chargelargea')).toBe('done');
    expect(await charge('chargelargeb')).toBe('charge_above_limit');
    expect(await charge('chargelargeb', desk.md)).toBe('done');
  });

  test('M-06 what differs stands on the page with its owner, and explains the difference to the kyat', async () => {
    const { difference, lines_sum, postings_sum, start, lines } = await desk.reconcile();
    expect(difference).toBe(lines_sum - postings_sum);
    expect([start, lines.every(({ owner }) => owner !== null), lines.length > 0]).toEqual([0, true, true]);
  });
});

async function feesNow(): Promise<number> {
  return (await desk.finance.call('bank_fees.totals', { query: {} })).data?.amount ?? 0;
}

test('M-06 ten thousand lines are taken and matched in one pass', async () => {
  const made = await desk.sent(830_000);
  const answer = await desk.bring([
    ...Array.from({ length: 9_999 }, (_, n) => ({ out: n + 1, details: `Many ${n}` })),
    { out: 830_000, details: made.number },
  ]);
  expect(answer.body.data).toEqual({ lines_new: 10_000, lines_known: 0, lines_matched: 1, lines_waiting: 0 });
});
