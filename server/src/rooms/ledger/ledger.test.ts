import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { silentLog } from '../../kernel/log.ts';
import { readSettings, type Settings } from '../../kernel/settings.ts';
import { verifyLedgerCommand } from '../../ops/verify-ledger-command.ts';
import { readPage } from '../../kernel/lists.ts';
import { mayRollbackMoney, postLabelEvents, writeJournals } from './journals.door.ts';
import { merchantLineSource, readLabelMoney } from './ledger.door.ts';
import { MoneyFixture } from './testing/money-fixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
});
afterAll(() => fixture.close());

const ask = async (text: string, values: unknown[] = []) => (await fixture.app.database.pool.query(text, values)).rows;
const outcome = (text: string, values: unknown[] = []) =>
  fixture.app.database.pool.query(text, values).then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('the database keeps the ledger', () => {
  test('refuses a journal that does not balance, one told anew, and every change', async () => {
    const [branch] = await ask(`insert into account (kind, branch_id) values ('cash:branch', $1) returning id`, [
      fixture.branches['LSO'],
    ]);
    const [bank] = await ask(`insert into account (kind) values ('bank') returning id`);
    const add = (journal: number, lines: [number, number][]) =>
      outcome(
        `insert into posting (journal_id, account_id, amount) values ${lines.map(([to, amount]) => `(${journal}, ${to}, ${amount})`).join()}`,
      );
    const [journal] = await ask(
      `insert into journal (key, event, at, business_date) values ('test:1', 'sent', now(), '2026-11-21') returning id`,
    );
    expect(
      await add(journal.id, [
        [branch.id, 500],
        [bank.id, -499],
      ]),
    ).toBe('a journal does not balance');
    expect(
      await add(journal.id, [
        [branch.id, 500],
        [bank.id, -500],
      ]),
    ).toBe('done');
    expect(
      await add(journal.id, [
        [branch.id, 7],
        [bank.id, -7],
      ]),
    ).toBe('a journal is complete once it is written');
    const never = [
      'update posting set amount = amount + 1',
      'delete from posting',
      'truncate posting',
      'update journal set note = null',
      'delete from journal',
      'truncate journal cascade',
      'truncate account cascade',
      `update account set kind = 'tax'`,
      'delete from account',
    ];
    for (const change of never) expect(await outcome(change)).toMatch(/never changed or deleted/);
    await ask(
      `with j as (insert into journal (key, event, at, business_date, reverses_id) values ('test:2', 'sent', now(), '2026-11-21', $1) returning id)
      insert into posting (journal_id, account_id, amount) select j.id, p.account_id, -p.amount from j, posting p where p.journal_id = $1`,
      [journal.id],
    );
    expect(
      await outcome(
        `insert into journal (key, event, at, business_date, reverses_id) values ('test:3', 'sent', now(), '2026-11-21', $1)`,
        [journal.id],
      ),
    ).toMatch(/journal_reversed_once/);
  });

  test('two balances that only together are zero are refused: each journal counts for itself', async () => {
    const posted = fixture.inTx((tx) =>
      writeJournals(tx, [
        { key: 'odd', event: 'sent', at: fixture.app.clock(), postings: [{ account: accountRef('bank'), amount: 5 }] },
      ]),
    );
    await expect(posted).rejects.toThrow('does not balance');
  });
});

describe('what happens to labels is posted', () => {
  test('once for each entry, however often it is told', async () => {
    const merchant = await fixture.merchant();
    const label = await fixture.label({ merchant, payment: 'receiver_pay', cod: 120_000, shipping: 3_000 });
    const entry = (await fixture.deliver([label], { courier: fixture.people['postman'] })).get(label.id)!;
    const money = (await readLabelMoney(fixture.db, [label.id])).get(label.id)!;
    const again = await fixture.inTx((tx) =>
      postLabelEvents(tx, [
        {
          event: 'delivered',
          label_id: label.id,
          entry_id: entry,
          at: fixture.app.clock(),
          branch_id: label.branch,
          courier_id: fixture.people['postman']!,
          ...money,
        },
      ]),
    );
    expect(again).toEqual([]);
    expect([
      await fixture.balance('cash:courier', fixture.people['postman']),
      await fixture.balance('payable:merchant', merchant),
    ]).toEqual([123_000, -117_600]);
    expect(await ask('select amount, place from label_cash where label_id = $1', [label.id])).toEqual([
      { amount: 123_000, place: 'courier' },
    ]);
  });

  test('N-20 N-22 the file of a merchant’s statement holds what the screen says, line by line with its balance, and nobody else’s', async () => {
    const merchant = await fixture.merchant({ name: 'ရွှေမြို့ဆိုင်' });
    await fixture.deliver([await fixture.label({ merchant, payment: 'from_cod', cod: 60_000, shipping: 3_000 })]);
    await fixture.giveBack([
      await fixture.label({ merchant, payment: 'receiver_pay', cod: 20_000, shipping: 1_000, returnFee: 1_500 }),
    ]);
    const finance = await fixture.app.as('superadmin');
    const shown = (
      await finance.call('ledger.statement', { query: { customer_id: String(merchant), per_page: '200' } })
    ).data;
    const viewer = { covers: 'all' } as Parameters<typeof readPage>[2];
    const query = { page: 1, per_page: 200, sort: '-id', search: '', customer_id: String(merchant) };
    const filed = (await readPage(fixture.db, merchantLineSource, viewer, query)).data;
    expect(filed.map(({ id, amount, balance, tracking_code }) => [id, amount, balance, tracking_code])).toEqual(
      shown.map(({ id, amount, balance, tracking_code }) => [id, amount, balance, tracking_code]),
    );
    expect(filed.length).toBeGreaterThan(2);
    expect(
      shown.filter(({ amount }) => amount === -1_200 || amount === -3_000).map(({ counter }) => counter?.name),
    ).toEqual(['shipping', 'cod_fee']);
    const question = {
      list: 'merchant_statement',
      format: 'xlsx',
      columns: ['at', 'amount', 'balance'],
      filters: { customer_id: String(merchant) },
    };
    expect((await finance.call('exports.start', { body: question })).data.id).toBeGreaterThan(0);
    expect((await (await fixture.app.as('postman')).try('exports.start', { body: question })).status).toBe(403);
    expect(
      (
        await readPage(
          fixture.db,
          merchantLineSource,
          { covers: [fixture.branches['MDY']!] } as unknown as typeof viewer,
          query,
        )
      ).total,
    ).toBe(0);
  });

  test('many at once are one statement, and each gets its own journal', async () => {
    const merchant = await fixture.merchant();
    const labels = await fixture.labels({ merchant, payment: 'sender_pay', cod: 10_000, shipping: 2_500 }, 500);
    const stateOf = async (some: typeof labels) => {
      const before = fixture.statements.length;
      await fixture.deliver(some, { courier: fixture.people['courier']! });
      return fixture.statements.slice(before);
    };
    const [one, many] = [await stateOf(labels.slice(0, 1)), await stateOf(labels.slice(1))];
    expect(many.length).toBe(one.length);
    expect(many.filter((statement) => statement.includes('insert into posting'))).toHaveLength(1);
    expect([
      await fixture.balance('cash:courier', fixture.people['courier']),
      await fixture.balance('payable:merchant', merchant),
    ]).toEqual([5_000_000, -500 * 9_800]);
    const [{ n }] = await ask(
      `select count(*)::int as n from journal j join label l on l.id = j.label_id where l.merchant_id = $1`,
      [merchant],
    );
    expect(n).toBe(1_000);
  });

  test('the first money of the same new accounts from many sides at once makes each account once', async () => {
    const merchants = await Promise.all(Array.from({ length: 6 }, () => fixture.merchant()));
    const labels = await Promise.all(
      merchants.map((merchant) =>
        fixture.label({
          merchant,
          payment: 'sender_pay',
          cod: 10_000,
          shipping: 900,
          branch: fixture.branches['NPT']!,
          fees: [
            { name: 'shipping', amount: 800 },
            { name: 'vfl', amount: 100 },
          ],
        }),
      ),
    );
    await Promise.all(labels.map((label) => fixture.deliver([label], { courier: fixture.people['npt.postman'] })));
    const [{ n }] = await ask(
      `select count(*)::int as n from account where (kind = 'cash:courier' and staff_id = $1) or (kind = 'income' and name = 'vfl')`,
      [fixture.people['npt.postman']],
    );
    expect([
      n,
      await fixture.balance('income', 'vfl'),
      await fixture.balance('cash:courier', fixture.people['npt.postman']),
    ]).toEqual([2, -600, 60_000]);
  });

  test('S-06 a rollback posts the mirror, and the cash is in nobody’s hands any more', async () => {
    const merchant = await fixture.merchant();
    const label = await fixture.label({ merchant, payment: 'from_cod', cod: 350_000, shipping: 4_000 });
    const entry = (await fixture.deliver([label], { courier: fixture.people['mdy.postman'] })).get(label.id)!;
    await fixture.undo(label, entry);
    expect([
      await fixture.balance('cash:courier', fixture.people['mdy.postman']),
      await fixture.balance('payable:merchant', merchant),
    ]).toEqual([0, 0]);
    expect(
      await ask('select 1 from label_cash where label_id = $1 union all select 1 from open_item where label_id = $1', [
        label.id,
      ]),
    ).toEqual([]);
    await fixture.deliver([label], { courier: fixture.people['mdy.postman'] });
    expect([
      await fixture.balance('cash:courier', fixture.people['mdy.postman']),
      await fixture.balance('payable:merchant', merchant),
    ]).toEqual([350_000, -342_500]);
  });

  test('S-06 of two rollbacks of one entry at the same moment the money moves back once', async () => {
    const merchant = await fixture.merchant();
    const label = await fixture.label({ merchant, payment: 'sender_pay', cod: 20_000, shipping: 1_000 });
    const entry = (await fixture.deliver([label])).get(label.id)!;
    const results = await Promise.allSettled([fixture.undo(label, entry), fixture.undo(label, entry)]);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await fixture.balance('payable:merchant', merchant)).toBe(0);
  });

  test('S-06 money that nobody took on yet may be taken back', async () => {
    const label = await fixture.label({
      merchant: await fixture.merchant(),
      payment: 'sender_pay',
      cod: 20_000,
      shipping: 1_000,
    });
    const entry = (await fixture.deliver([label])).get(label.id)!;
    expect(await fixture.inTx((tx) => mayRollbackMoney(tx, [entry]))).toEqual(new Map());
  });
});

describe('npm run ops -- verify-ledger', () => {
  const verify = async () => {
    const stateOf: string[] = [];
    const settings = readSettings({ DATABASE_URL: fixture.app.database.url, LOG_LEVEL: 'silent', DEMO: '0' });
    if (Array.isArray(settings)) throw new Error(settings.join(' '));
    const right = await verifyLedgerCommand.run(
      { settings: settings as Settings, log: silentLog, say: (line) => void stateOf.push(line) },
      { values: {}, rest: [] },
    );
    return { right, stateOf: stateOf.join('\n') };
  };

  test('says that the ledger is right, and names what is wrong with what it should be', async () => {
    await ask(
      `with j as (insert into journal (key, event, at, business_date) values ('behind', 'sent', now(), '2026-11-21') returning id) select id from j`,
    );
    const wrong = await verify();
    expect([wrong.right, wrong.stateOf]).toEqual([
      false,
      expect.stringMatching(
        /^WRONG {2}every journal entry balances and moves money: journal \d+: expected 0, found 0\nThe ledger is wrong in 1 places\.$/,
      ),
    ]);
    await ask(`with a as (select min(id) as id from account where kind = 'bank'), b as (select min(id) as id from account where kind = 'income')
      insert into posting (journal_id, account_id, amount) select j.id, x.id, x.amount from journal j, (select id, 5 as amount from a union all select id, -5 from b) x where j.key = 'behind'`);
    expect(await verify()).toEqual({ right: true, stateOf: 'The ledger is right.' });
  });
});
