import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import type { BankLineDetail } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { BankDesk } from '../bank-lines/testing/bank-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';

let desk: BankDesk;
beforeAll(async () => {
  desk = await BankDesk.open();
  await desk.founder.call('transfers.saveSettings', { body: { approval_limit: 100_000_000, charge_limit: 20_000 } });
});
afterAll(() => desk.close());

interface Book {
  postings: { id: number; reverses: number | null; journal: number; amount: number; day: string }[];
  lines: { id: number; amount: number; day: string; posting: number | null }[];
}

/** Every posting and every line of an account as written, without derived data. */
async function bookOf(account: { id: number; is_default: boolean; ledger_balance: number }): Promise<Book> {
  const { pool } = desk.fixture.app.database;
  const postings = await pool.query<Book['postings'][number]>(
    `select p.id, j.id as journal, j.reverses_id as reverses, p.amount, j.business_date as day from posting p join journal j on j.id = p.journal_id
      join account a on a.id = p.account_id where a.kind = 'bank' and coalesce(a.name, '') = $1`,
    [account.is_default ? '' : String(account.id)],
  );
  const lines = await pool.query<Book['lines'][number]>(
    'select id, amount, day, posting_id as posting from bank_line where bank_account_id = $1',
    [account.id],
  );
  return { postings: postings.rows, lines: lines.rows };
}

const total = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Recomputes the page: the balances of both sides at the end of a day, and items of only one of them. */
function recounted({ postings, lines }: Book, day: string) {
  const lineOf = new Map(lines.flatMap((line) => (line.posting === null ? [] : [[line.posting, line]])));
  const postingOf = new Map(postings.map((posting) => [posting.id, posting]));
  const mirrored = (one: Book['postings'][number]) =>
    postings.some(
      (other) =>
        (other.reverses === one.journal || one.reverses === other.journal) &&
        other.amount === -one.amount &&
        other.day <= day &&
        !lineOf.has(other.id),
    );
  const lonelyLines = lines.filter(
    (line) => line.day <= day && (line.posting === null || (postingOf.get(line.posting)?.day ?? '') > day),
  );
  const lonelyPostings = postings.filter((posting) => {
    if (posting.day > day) return false;
    const line = lineOf.get(posting.id);
    return line ? line.day > day : !mirrored(posting);
  });
  return {
    bank: total(lines.filter((line) => line.day <= day)),
    ledger: total(postings.filter((posting) => posting.day <= day)),
    lines_sum: total(lonelyLines),
    postings_sum: total(lonelyPostings),
    lines: lonelyLines.map(({ id }) => id).toSorted((a, b) => a - b),
    postings: lonelyPostings.map(({ id }) => id).toSorted((a, b) => a - b),
    // Nothing existed before the first statement.
    start: 0,
  };
}

async function expectRecount(after: string): Promise<void> {
  for (const { id } of [desk.main, desk.other]) {
    const account = (await desk.finance.call('bank_accounts.detail', { params: { id } })).data;
    const book = await bookOf(account);
    expect([after, account.ledger_balance, account.bank_balance]).toEqual([
      after,
      total(book.postings),
      total(book.lines),
    ]);
    for (const ago of [0, 1, 3]) {
      const day = addDays(desk.today, -ago);
      const { bank, ledger, lines_sum, postings_sum, lines, postings, start } = await desk.reconcile(account, day);
      const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id).toSorted((a, b) => a - b);
      expect([
        after,
        ago,
        { bank, ledger, lines_sum, postings_sum, lines: ids(lines), postings: ids(postings), start },
      ]).toEqual([after, ago, recounted(book, day)]);
    }
  }
  expect([after, await verifyLedger(desk.fixture.db)]).toEqual([after, []]);
}

interface Chosen {
  readonly amount: number;
  readonly ago: number;
}
let nth = 0;
const lineAt = async (status: string, pick: number): Promise<BankLineDetail | null> => {
  const rows = await desk.lines({ status, per_page: 200 });
  const row = rows[pick % Math.max(rows.length, 1)];
  return row ? (await desk.finance.call('bank_lines.detail', { params: { id: row.id } })).data : null;
};
const sentNow: number[] = [];

/** Actions on a bank account; a refused one changes nothing. */
const deeds: Readonly<Record<string, (chosen: Chosen) => Promise<unknown>>> = {
  'send a transfer': async ({ amount }) => {
    sentNow.push((await desk.sent(amount * 1_000, { bank_fee: amount })).id);
  },
  'take a transfer back': async ({ amount }) => {
    const id = sentNow[amount % Math.max(sentNow.length, 1)];
    if (id) await desk.md.try('transfers.void', { params: { id }, body: { reason: 'Twice' } });
  },
  'the bank shows a transfer': async ({ amount, ago }) => {
    const id = sentNow[amount % Math.max(sentNow.length, 1)];
    if (!id) return;
    const { number, amount: sum } = await desk.transfer(id);
    const day = addDays(desk.today, -ago);
    await desk.bring([{ out: sum, details: `Out ${number} ${++nth}`, day }]);
    await desk.bring([{ into: sum, details: `In ${number} ${++nth}`, day }], { account: desk.other });
  },
  'the bank shows what nobody knows': ({ amount, ago }) =>
    desk.bring([
      { out: amount, details: `Unknown ${++nth}`, day: addDays(desk.today, -ago) },
      { into: amount, details: `Unknown ${nth}`, day: addDays(desk.today, -ago) },
    ]),
  'book a charge': async ({ amount }) => {
    const line = await lineAt('open', amount);
    if (line) await desk.founder.try('bank_lines.charge', { params: { id: line.id }, body: { version: line.version } });
  },
  'book interest': async ({ amount }) => {
    const line = await lineAt('open', amount);
    if (line)
      await desk.founder.try('bank_lines.interest', { params: { id: line.id }, body: { version: line.version } });
  },
  'match by hand': async ({ amount }) => {
    const line = await lineAt('open', amount);
    const posting_id = line?.candidates[0]?.posting_id;
    if (line && posting_id)
      await desk.md.try('bank_lines.match', { params: { id: line.id }, body: { posting_id, version: line.version } });
  },
  'take off a line': async ({ amount }) => {
    const line = await lineAt('matched', amount);
    if (line) await desk.md.try('bank_lines.unmatch', { params: { id: line.id }, body: { reason: 'Not this' } });
  },
  'a day goes by': async () => {
    desk.fixture.app.clock.advance({ days: 1 });
    await desk.signIn();
  },
};
const names = Object.keys(deeds);
/** Steps beyond one of each kind. */
const more = proofSize({ usual: 8, long: 22 });
const life = fc
  .tuple(
    fc.shuffledSubarray(names, { minLength: names.length }),
    fc.array(fc.constantFrom(...names), { minLength: more, maxLength: more }),
    fc.array(fc.record({ amount: fc.integer({ min: 1, max: 900 }), ago: fc.nat(4) }), {
      minLength: names.length + more,
      maxLength: names.length + more,
    }),
  )
  .map(([each, others, chosen]) => [...each, ...others].map((name, at) => ({ name, ...chosen[at]! })));

describe('what is kept of the bank', () => {
  test('M-06 whatever is sent, taken back, shown, matched and taken off, every day of the bank is what a recount says', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        for (const [at, { name, ...chosen }] of steps.entries()) {
          await deeds[name]!(chosen);
          if (at % 10 === 9) await expectRecount(`${at}: ${name}`);
        }
        await expectRecount('all');
      }),
      { numRuns: proofSize({ usual: 1, long: 20 }) },
    );
  }, 120_000);

  test('M-05 a day of the bank that was written anew, a posting that was hidden and a line that stands for another amount are found', async () => {
    const { pool } = desk.fixture.app.database;
    const made = await desk.sent(640_000);
    await desk.bring([{ out: 640_000, details: made.number }]);
    const found = async (query: string, values: unknown[] = []) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rowCount } = await client.query(query, values);
        expect(rowCount).toBe(1);
        await client.query('commit');
        return (await verifyLedger(desk.fixture.db)).map(({ invariant }) => invariant);
      } finally {
        client.release();
      }
    };
    const day = [desk.main.id, desk.today];
    const ofDay = 'where bank_account_id = $1 and day = $2';
    expect(await found(`update bank_day set amount = amount + 1 ${ofDay}`, day)).toEqual(['bank_days']);
    expect(await found(`update bank_day set amount = amount - 1 ${ofDay}`, day)).toEqual([]);
    const { rows } = await pool.query('select * from bank_unseen order by posting_id desc limit 1');
    const { posting_id, account_id, business_date, amount } = rows[0];
    expect(await found('delete from bank_unseen where posting_id = $1', [posting_id])).toEqual(['bank_unseen']);
    expect(
      await found('insert into bank_unseen (posting_id, account_id, business_date, amount) values ($1, $2, $3, $4)', [
        posting_id,
        account_id,
        business_date,
        amount,
      ]),
    ).toEqual([]);
    const line = await desk.line(made.number);
    expect(await found('update bank_line set posted_on = posted_on - 1 where id = $1', [line.id])).toEqual([
      'bank_lines_shown',
    ]);
    expect(await found('update bank_line set posted_on = posted_on + 1 where id = $1', [line.id])).toEqual([]);
  });
});
