import { afterAll, beforeAll, expect, test } from 'vitest';
import { BankDesk } from '../bank-lines/testing/bank-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { reopenAccount } from '../staff/testing/account-hands.ts';

let desk: BankDesk;
beforeAll(async () => {
  desk = await BankDesk.open();
});
afterAll(() => desk.close());

const enter = (body: object, client = desk.finance) =>
  client.try('opening_balances.create', { body: { note: 'letter of the bank', ...body } as never });
const give = (command: 'confirm' | 'void', id: number, client: TestClient) =>
  command === 'confirm'
    ? client.try('opening_balances.confirm', { params: { id } })
    : client.try('opening_balances.void', { params: { id }, body: { reason: 'a nought too many' } });
const held = (branch: string) => desk.fixture.balance('cash:branch', desk.fixture.branches[branch]);
const journals = async () =>
  (await desk.fixture.app.database.pool.query("select count(*)::int as n from journal where event = 'opened'")).rows[0]
    .n;

test('M-05 M-06 what a bank account held is in the books once another has confirmed it, once, and is no difference of the reconciliation', async () => {
  const { finance, md, other } = desk;
  await finance.call('bank_accounts.edit', {
    params: { id: other.id },
    body: { ...desk.account({ name: 'AYA current', opening_balance: 5_000_000 }), version: other.version },
  });
  expect(await desk.reconcile(other)).toMatchObject({ start: 5_000_000, difference: 5_000_000, opening: null });
  const { data: entered } = (await enter({ bank_account_id: other.id, amount: 5_000_000 })).body;
  expect(entered).toMatchObject({ status: 'pending', place: { name_mm: 'AYA current' }, confirmed_by: null });
  expect((await enter({ bank_account_id: other.id, amount: 1 }, md)).body.code).toBe('opening_twice');
  expect(await desk.reconcile(other)).toMatchObject({ ledger: 0 });
  expect((await give('confirm', entered.id, finance)).body.code).toBe('second_person_needed');

  const both = await Promise.all([give('confirm', entered.id, md), give('confirm', entered.id, desk.founder)]);
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await journals()).toBe(1);
  expect(await desk.reconcile(other)).toMatchObject({
    bank: 5_000_000,
    ledger: 5_000_000,
    difference: 0,
    start: 0,
    postings: [],
    opening: { amount: 5_000_000 },
  });
  expect(await desk.fixture.balance('equity')).toBe(-5_000_000);
  expect((await enter({ bank_account_id: other.id, amount: 1 })).body.code).toBe('opening_twice');
  const log = (await md.call('audit.list', { query: { room: 'opening_balances' } })).data;
  expect(log.map(({ action }) => action)).toEqual(['confirm', 'create']);
  expect(await verifyLedger(desk.fixture.db)).toEqual([]);
});

test('M-05 a till is opened so too; a third person takes it back while the till holds it, then it is entered anew', async () => {
  const { finance, md, founder, fixture } = desk;
  const till = fixture.branches['MDY'];
  const { data: one } = (await enter({ branch_id: till, amount: 300_000 })).body;
  await give('confirm', one.id, md);
  expect(await held('MDY')).toBe(300_000);
  for (const client of [finance, md])
    expect((await give('void', one.id, client)).body.code).toBe('second_person_needed');
  expect((await give('void', one.id, founder)).body.data.status).toBe('void');
  expect([await held('MDY'), await fixture.balance('equity')]).toEqual([0, -5_000_000]);
  const { data: two } = (await enter({ branch_id: till, amount: 30_000 })).body;
  expect((await give('confirm', two.id, md)).body.data.status).toBe('complete');
  expect(await held('MDY')).toBe(30_000);
  expect(await verifyLedger(fixture.db)).toEqual([]);
});

test('M-05 whoever gave the second person an account confirms nothing through it', async () => {
  const { founder, fixture } = desk;
  const { data: entered } = (await enter({ branch_id: fixture.branches['YGN'], amount: 1_000 }, founder)).body;
  const held = await reopenAccount(fixture.app, founder, fixture.people['md'] ?? 0, 'md');
  expect((await give('confirm', entered.id, held)).body.code).toBe('not_independent');
});

test.each([
  ['two places', { bank_account_id: 1, branch_id: 1, amount: 1 }, 'opening_target'],
  ['none', { amount: 1 }, 'opening_target'],
  ['a till that owes', { branch_id: 1, amount: -1 }, 'validation_failed'],
  ['nothing', { branch_id: 1, amount: 0 }, 'validation_failed'],
])('M-05 an opening balance of %s is refused', async (_, body, code) => {
  expect((await enter(body)).body.code).toBe(code);
});

test('M-05 a till that has been at work is opened only by who says that it comes on top, and the list shows it', async () => {
  const { founder, fixture } = desk;
  const branch_id = fixture.branches['BGO'] as number;
  const early = (await enter({ branch_id, amount: 700 }, founder)).body.data;
  await fixture.label({
    merchant: await fixture.merchant(),
    payment: 'sender_pay',
    cod: 0,
    shipping: 4_000,
    branch: branch_id,
  });
  // Work began after the balance was entered: its confirmation is refused too.
  expect((await give('confirm', early.id, desk.finance)).body.code).toBe('opening_at_work');
  await give('void', early.id, founder);
  const refused = await enter({ branch_id, amount: 700 }, founder);
  expect([refused.body.code, (refused.body as { values?: unknown }).values]).toEqual([
    'opening_at_work',
    { held: 4_000 },
  ]);
  const onTop = (await enter({ branch_id, amount: 700, on_top: true }, founder)).body.data;
  expect(onTop.on_top).toBe(true);
  expect((await give('confirm', onTop.id, desk.finance)).status).toBe(200);
  expect(await held('BGO')).toBe(4_700);
});
