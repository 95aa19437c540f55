import { afterAll, beforeAll, expect, test } from 'vitest';
import { BankDesk } from '../bank-lines/testing/bank-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';

let desk: BankDesk;
beforeAll(async () => {
  desk = await BankDesk.open();
  const { fixture } = desk;
  await fixture.label({ merchant: await fixture.merchant(), payment: 'sender_pay', cod: 0, shipping: 100_000 });
});
afterAll(() => desk.close());

async function send(change: object = {}) {
  const supervisor = await desk.fixture.app.as('supervisor');
  return supervisor.try('handovers.send', { body: { kind: 'bank', declared: 1_000, ...change } as never });
}
const count = (id: number, counted: number) =>
  desk.finance.call('handovers.count', { params: { id }, body: { counted } });
const atBank = async (name: string) =>
  (await desk.finance.call('bank_accounts.list', { query: {} })).data.find((row) => row.name === name)?.ledger_balance;
const remembered = async () =>
  (await desk.cashier.call('handovers.branchCash', {})).data.find(
    ({ branch }) => branch.id === desk.fixture.branches['YGN'],
  )?.bank_account_id;

test('M-06 M-07 the cash of a branch comes to the bank account that it names, whose statement shows it; the next goes there too', async () => {
  const { main, other } = desk;
  expect(await remembered()).toBe(main.id);
  const first = (await send({ declared: 20_000, bank_account_id: other.id, slip_no: 'AYA 77' })).body.data;
  expect(first.bank_account).toBe(other.name);
  await count(first.id, 20_000);
  expect([await atBank(main.name), await atBank(other.name)]).toEqual([0, 20_000]);
  const { body } = await desk.bring([{ into: 20_000, details: 'Cash deposit AYA 77' }], { account: other });
  expect(body.data).toMatchObject({ lines_new: 1, lines_matched: 1 });

  expect(await remembered()).toBe(other.id);
  const second = (await send({ declared: 5_000 })).body.data;
  expect(second.bank_account).toBe(other.name);
  await count(second.id, 5_000);
  expect(await atBank(other.name)).toBe(25_000);
  await desk.founder.call('handovers.reverse', { params: { id: second.id }, body: { reason: 'counted twice' } });
  expect([await atBank(main.name), await atBank(other.name)]).toEqual([0, 20_000]);
  // The bank never saw the bag that was reversed: nothing to search for on the statement.
  const { data } = await desk.finance.call('bank_accounts.reconcile', { params: { id: other.id }, query: {} });
  expect([data.difference, data.lines, data.postings]).toEqual([0, [], []]);
  expect(await verifyLedger(desk.fixture.db)).toEqual([]);
});

test('M-06 M-07 cash that the bank’s statement shows is not taken back, nor what is said to be it in the same moment', async () => {
  const { other } = desk;
  const reverse = (id: number) =>
    desk.founder.try('handovers.reverse', { params: { id }, body: { reason: 'counted twice' } });
  const arrived = async (slip_no: string, declared: number, details: string) => {
    const { id } = (await send({ declared, bank_account_id: other.id, slip_no })).body.data;
    await count(id, declared);
    await desk.bring([{ into: declared, details }], { account: other });
    return id;
  };
  const shown = await arrived('AYA 901', 1_100, 'Cash deposit AYA 901');
  expect((await desk.founder.call('handovers.detail', { params: { id: shown } })).data.may_reverse?.blocked).toBe(
    'cash_on_statement',
  );
  expect((await reverse(shown)).body.code).toBe('cash_on_statement');
  const line = await desk.line('aya901');
  await desk.md.call('bank_lines.unmatch', { params: { id: line.id }, body: { reason: 'not this bag' } });
  expect((await reverse(shown)).status).toBe(200);

  for (const [round, amount] of [1_201, 1_202, 1_203, 1_204].entries()) {
    const held = (await atBank(other.name)) ?? 0;
    const id = await arrived(`AYA 91${round}`, amount, `No slip ${round}`);
    const open = await desk.line(`noslip${round}`);
    const body = { posting_id: open.candidates[0]?.posting_id ?? 0, version: open.version };
    const [taken, matched] = await Promise.all([
      reverse(id),
      desk.md.try('bank_lines.match', { params: { id: open.id }, body }),
    ]);
    expect([taken.body.code, matched.body.code].filter((code) => code !== undefined)).toEqual([
      taken.status === 200 ? 'bank_line_differs' : 'cash_on_statement',
    ]);
    expect(await atBank(other.name)).toBe(held + (taken.status === 200 ? 0 : amount));
  }
  expect(await verifyLedger(desk.fixture.db)).toEqual([]);
});

test('M-06 a closed account takes no cash: it stays open while a bag is on its way to it, then naming it is refused, and what names none goes to the default one', async () => {
  const { main, other } = desk;
  const before = (await send({ declared: 2_000, bank_account_id: other.id })).body.data;
  const close = () => desk.finance.try('bank_accounts.close', { params: { id: other.id } });
  expect((await close()).body.code).toBe('bank_account_awaited');
  await count(before.id, 2_000);
  expect((await close()).status).toBe(200);
  expect((await send({ bank_account_id: other.id })).body.code).toBe('bank_account_closed');
  expect(await remembered()).toBe(main.id);
  const next = (await send({ declared: 3_000 })).body.data;
  expect(next.bank_account).toBe(main.name);
  await count(next.id, 3_000);
  // As recorded before bank accounts could be chosen.
  await desk.fixture.app.database.pool.query('update cash_handover set bank_account_id = null where id = $1', [
    next.id,
  ]);
  const held = await atBank(other.name);
  expect(await atBank(main.name)).toBe(3_000);
  await desk.founder.call('handovers.reverse', { params: { id: next.id }, body: { reason: 'counted twice' } });
  expect([await atBank(main.name), await atBank(other.name)]).toEqual([0, held]);
  expect(await verifyLedger(desk.fixture.db)).toEqual([]);
});
