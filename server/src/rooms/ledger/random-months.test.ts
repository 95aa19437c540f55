import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from './ledger.door.ts';
import { MonthPeople } from './testing/month-people.ts';
import * as channels from './testing/month-channels.ts';
import * as money from './testing/month-money.ts';
import * as road from './testing/month-parcels.ts';

let people: MonthPeople;

type Deed = (people: MonthPeople, chosen: road.RandomChoice) => Promise<unknown>;
const deeds: Readonly<Record<string, Deed>> = {
  deliver: road.deliver,
  'deliver at the wrong door': road.deliverTwice,
  'give back': road.giveBack,
  'by gate': road.byGate,
  'by mail post': road.byPost,
  'by agent': road.byAgent,
  'by wallet': channels.byWallet,
  lose: road.lose,
  'hand in': money.handIn,
  'to the bank': money.toBank,
  'COD document': (those, chosen) => money.document(those, chosen, 'cod'),
  'return document': (those, chosen) => money.document(those, chosen, 'return'),
  'credit document': (those, chosen) => money.document(those, chosen, 'credit'),
  expense: money.spend,
  'money order': money.order,
  transfer: money.transfer,
  'agent settles': money.settleAgent,
  'missing cash': money.endShortages,
  'day closes': money.closeDay,
  'go on': goOn,
};
const names = Object.keys(deeds);

/** Checks that every account equals the second book, and that no invariant is violated. */
async function check(after: string): Promise<void> {
  expect([after, await people.ledger()]).toEqual([after, people.book.all]);
  expect([after, await verifyLedger(people.parcels.app.app.waybill.db)]).toEqual([after, []]);
}

/** A person continues any unfinished work. */
async function goOn(those: MonthPeople, { way }: Pick<road.RandomChoice, 'way'>): Promise<void> {
  const [rest] = those.rests.splice(way % Math.max(those.rests.length, 1), 1);
  if (rest && !(await rest())) those.rests.push(rest);
}

/** Uncollected orders have been returned, and their senders collect the money; cash for it is withdrawn from the bank. */
async function goBack(): Promise<void> {
  await people.thirtyDaysLater();
  for (const way of [1, 2]) await money.transfer(people, { merchant: people.merchants[0]!, thousands: 90, way });
  for (const rest of people.rests.splice(0)) await rest();
  for (const refund of people.unfetched.splice(0)) await refund();
}

/** Completes everything that a month leaves open, as people do: nothing may remain that cannot be completed. */
async function workOff(): Promise<void> {
  people.nextDay();
  people.nextDay();
  for (const way of [1, 2]) await money.transfer(people, { merchant: people.merchants[0]!, thousands: 300, way });
  await money.handIn(people, { way: 0 });
  await money.settleAgent(people);
  for (let round = 0; round < 5 && people.rests.length > 0; round++) {
    const waiting = people.rests.splice(0);
    for (const rest of waiting) if (!(await rest())) people.rests.push(rest);
  }
  expect(people.rests).toEqual([]);
  await goBack();
  await money.settleAgent(people);
  await money.endShortages(people, { way: 0 });
  await money.toBank(people, { way: 0 });
  for (const rest of people.rests.splice(0)) await rest();
  for (const merchant of people.merchants)
    for (const kind of ['cod', 'return', 'credit', 'cod'] as const)
      await money.document(people, { merchant, thousands: 0, way: 0 }, kind);
}

/** The bank sends its statements; lines that their numbers do not match are matched by hand. Then bank and books agree. */
async function reconcile(): Promise<void> {
  const lump = channels.lumpSum(people);
  for (const account of ['main', 'other'] as const) {
    const id = people.accounts[account];
    const rows = people.book.statement
      .filter((line) => line.account === account)
      .map(({ amount, reference }, n) =>
        [people.today, `Line ${n}`, reference, amount < 0 ? -amount : '', amount > 0 ? amount : '']
          .map((cell) => `"${cell}"`)
          .join(','),
      );
    const charge = `"${people.today}","Monthly charge","","1200",""`;
    const content = Buffer.from(['Date,Description,Reference,Withdrawal,Deposit', ...rows, charge].join('\n'));
    const form = await multipart({ bank_account_id: id, file: { name: 'statement.csv', content } });
    const answer = await (await people.parcels.as('md')).send({ method: 'POST', url: '/api/bank-line', ...form });
    expect(answer.json().data).toMatchObject({ lines_new: rows.length + 1 });
    for (let page = 0; page < 50; page++) {
      const query = { bank_account_id: String(id), status: 'open', per_page: 200 };
      const { data: open } = await people.call('superadmin', 'bank_lines.list', { query });
      if (open.length === 0) break;
      for (const line of open) {
        const params = { id: line.id };
        const { data } = await people.call('superadmin', 'bank_lines.detail', { params });
        const body = { version: data.version };
        if (line.details === 'Monthly charge') {
          await people.call('superadmin', 'bank_lines.charge', { params, body });
          people.book.move({
            'expense bank_statement_fee': 1_200,
            [account === 'main' ? 'bank' : `bank ${people.book.other}`]: -1_200,
          });
        } else if (line.reference === 'LUMP' && line.amount === lump) await channels.matchLump(people, line.id);
        else {
          const posting_id =
            data.candidates[0]?.posting_id ?? expect.fail(`the books do not know ${JSON.stringify(line)}`);
          await people.call('superadmin', 'bank_lines.match', { params, body: { posting_id, ...body } });
        }
      }
    }
    const reconciled = (await people.call('finance', 'bank_accounts.reconcile', { params: { id }, query: {} })).data;
    expect([account, reconciled.difference, reconciled.lines, reconciled.postings]).toEqual([account, 0, [], []]);
    expect(reconciled.ledger).toBe(people.book.of(account === 'main' ? 'bank' : `bank ${people.book.other}`));
  }
}

/** Accounts on which money only waits for someone. */
const waiting = /^(receivable|payable|channel|compensation_payable|emo_payable|cash:courier|cash:transit|shortage)/;

const choice = fc.record({ merchant: fc.nat(2), thousands: fc.integer({ min: 5, max: 90 }), way: fc.nat(419) });
const month = fc
  .tuple(
    fc.shuffledSubarray(names, { minLength: names.length }),
    fc.array(fc.constantFrom(...names), { minLength: 8, maxLength: proofSize({ usual: 9, long: 40 }) }),
    fc.array(choice, { minLength: names.length + 40, maxLength: names.length + 40 }),
  )
  .map(([each, more, choices]) => [...each, ...more].map((name, at) => ({ name, ...choices[at]! })));

test('M-01 M-05 F-02 whatever an operator does in a month with all documents, every account is what an independent recount says, all can be ended, and the bank says the same', async () => {
  await fc.assert(
    fc.asyncProperty(month, async (steps) => {
      people = await MonthPeople.open();
      for (const [at, { name, merchant, ...chosen }] of steps.entries()) {
        await deeds[name]!(people, { merchant: people.merchants[merchant]!, ...chosen });
        if (at % proofSize({ usual: 5, long: 1 }) === 0) await check(`${name} ${chosen.way}`);
      }
      await workOff();
      await check('all is worked off');
      expect(people.book.open).toEqual([]);
      expect(people.book.all.filter(([account]) => waiting.test(account))).toEqual([]);
      await reconcile();
      await check('the bank agrees');
      await people.close();
    }),
    { numRuns: proofSize({ usual: 1, long: 300 }), endOnFailure: true },
  );
}, 3_600_000);
