import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let finance: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  ({ fixture, finance } = desk);
});
afterAll(() => desk.close());

describe('where is this kyat', () => {
  test('from a document down to the journals of its parcels, and from an account to the same', async () => {
    const {
      merchant,
      labels: [label],
    } = await desk.readyLabels(1, 44_000);
    const made = (await desk.make(merchant)).body.data;
    const behind = (await finance.call('ledger.journals', { query: { clearance_id: String(made.id) } })).data;
    expect(behind.map(({ event, tracking_code }) => [event, tracking_code])).toEqual([['delivered', label!.code]]);
    const { data } = await finance.call('ledger.journal', { params: { id: behind[0]!.id } });
    expect(data.postings.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['cash:courier', 44_000, 0],
      ['payable:merchant', 0, 44_000],
      ['payable:merchant', 880, 0],
      ['income', 0, 880],
    ]);
    expect(
      (await finance.call('ledger.journals', { query: { tracking_code: label!.code } })).data.map(({ event }) => event),
    ).toEqual(['delivered', 'accepted']);
    const account = (await finance.call('ledger.accounts', { query: { kind: 'cash:courier' } })).data.find(
      ({ staff_id }) => staff_id === fixture.people['postman'],
    )!;
    const statement = await finance.call('ledger.statement', {
      query: { account_id: String(account.id), per_page: '200' },
    });
    expect([statement.closing, statement.data[0]!.balance]).toEqual([account.balance, account.balance]);
    expect(statement.data.slice(0, -1).map(({ balance, amount }) => balance - amount)).toEqual(
      statement.data.slice(1).map(({ balance }) => balance),
    );
    const last = await finance.call('ledger.statement', {
      query: { account_id: String(account.id), per_page: '200', page: String(statement.last_page) },
    });
    expect(last.data.at(-1)!.balance - last.data.at(-1)!.amount).toBe(last.opening);
  });

  test('N-24 a document is found by its number, whole or its end, with its dashes and without', async () => {
    const { merchant } = await desk.readyLabels(1, 11_000);
    const { number } = (await desk.make(merchant)).body.data;
    for (const search of [number, number.toLowerCase(), number.replaceAll('-', ''), number.slice(-6)])
      expect(
        (await finance.call('clearances.list', { query: { search } })).data.map((row) => row.number),
        search,
      ).toContain(number);
  });

  test('N-11 the page of a merchant says what is payable now, what is not yet and what is on a clearance, and the parts are the whole', async () => {
    const { merchant } = await desk.readyLabels(1, 44_000);
    await desk.make(merchant);
    const more = { merchant, payment: 'sender_pay', shipping: 1_000 } as const;
    await fixture.deliver([await fixture.label({ ...more, cod: 20_000 })], { courier: fixture.people['postman']! });
    await desk.bankAll();
    await fixture.deliver([await fixture.label({ ...more, cod: 10_000 })], { courier: fixture.people['postman']! });
    const { data } = await desk.manager.call('customers.detail', { params: { id: merchant } });
    expect(data).toMatchObject({ payable_now: 19_600, payable_later: 9_800, payable_on_documents: 43_120 });
    expect(data.payable_now).toBe((await desk.ready(merchant)).figures.actual_clearance_cod);
    expect(data.payable).toBe(data.payable_now + data.payable_later + data.payable_on_documents);
  });

  test('balances that are kept add up to the same, and only what is new is added', async () => {
    const { foldBalances } = await import('../ledger/balances.store.ts');
    const before = (await finance.call('ledger.accounts', { query: { per_page: '200' } })).data;
    await foldBalances(fixture.db);
    await foldBalances(fixture.db);
    expect((await finance.call('ledger.accounts', { query: { per_page: '200' } })).data).toEqual(before);
    await fixture.deliver([
      await fixture.label({ merchant: await fixture.merchant(), payment: 'sender_pay', cod: 1_000, shipping: 100 }),
    ]);
    expect(await verifyLedger(fixture.db)).toEqual([]);
  });

  test('what somebody changes behind the ledger’s back is found', async () => {
    const {
      rows: [item],
    } = await fixture.app.database.pool.query(
      `
        update open_item
        set net = net + 1
        where id = (select max(id) from open_item where role = 'cod' and clearance_id is null)
        returning id, customer_id, label_id`,
    );
    expect((await verifyLedger(fixture.db)).map(({ record }) => record)).toEqual(
      expect.arrayContaining([`merchant ${item.customer_id}`, `label ${item.label_id}`]),
    );
    await fixture.app.database.pool.query('update open_item set net = net - 1 where id = $1', [item.id]);
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
