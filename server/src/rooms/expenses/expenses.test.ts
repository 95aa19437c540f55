import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ExpenseDesk, receipt } from './testing/expense-desk.ts';

let desk: ExpenseDesk;
beforeAll(async () => {
  desk = await ExpenseDesk.open();
});
afterAll(() => desk.close());

describe('an expense from the purchase to the ledger', () => {
  test('N-28 E-06 it is recorded with its receipt by the counter, dated by the server, and nothing leaves before the cashier pays it', async () => {
    const before = await desk.till();
    const { status, body } = await desk.record({ amount: 30_000 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      business_date: '2026-11-21',
      status: 'pending',
      amount: 30_000,
      has_receipt: true,
      category: { name_en: 'Meals' },
      needs_second: false,
      branch: { id: desk.fixture.branches['YGN'] },
    });
    expect(body.data.number).toMatch(/^EXP-26-\d{6}$/);
    expect(await desk.till()).toBe(before);
    const paid = await desk.step('pay', body.data, desk.cashier);
    expect([paid.status, paid.body.data.status]).toEqual([200, 'paid']);
    expect(await desk.till()).toBe(before - 30_000);
    const file = await desk.manager.send({ method: 'GET', url: `/api/file/${body.data.receipt?.file_id}` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('M-07 M-01 the cashier records and pays in one go, and its journal names expense, branch and category', async () => {
    const before = await desk.till();
    const { body } = await desk.record(
      { amount: 15_000, category: 'Repair', pay_now: true, receipt: null },
      desk.cashier,
    );
    expect(body.data).toMatchObject({ status: 'paid', paid_by: 'ကိုဇော်မင်း' });
    expect(await desk.till()).toBe(before - 15_000);
    const { data } = await desk.manager.call('ledger.journals', { query: { expense_id: String(body.data.id) } });
    expect(data).toMatchObject([{ event: 'expense', amount: 15_000, expense_number: body.data.number }]);
    const journal = await desk.manager.call('ledger.journal', { params: { id: data[0]?.id } });
    expect(journal.data.postings.map(({ kind, name, debit, credit }) => [kind, name, debit - credit])).toEqual([
      ['branch_expense', String(desk.idOf('Repair')), 15_000],
      ['cash:branch', null, -15_000],
    ]);
  });

  test('N-28 a paid one is never changed; another person than who paid it voids it by the mirror of its journal with a reason, and only once', async () => {
    const before = await desk.till();
    const { data } = (await desk.record({ amount: 12_000, pay_now: true }, desk.cashier)).body;
    expect((await desk.edit(data, { amount: 1 })).body.code).toBe('state_not_allowed');
    desk.fixture.app.clock.advance({ days: 1 });
    const cashier = await desk.fixture.app.as('supervisor');
    expect((await cashier.try('expenses.void', { params: { id: data.id }, body: { reason: '' } })).body.code).toBe(
      'validation_failed',
    );
    expect((await desk.end('void', data, cashier)).body.code).toBe('second_person_needed');
    const manager = await desk.fixture.app.as('manager');
    expect((await desk.end('void', data, manager)).body.data).toMatchObject({
      status: 'void',
      end_reason: 'Wrong receipt',
      amount: 12_000,
    });
    expect(await desk.till()).toBe(before);
    expect((await desk.end('void', data, manager)).body.code).toBe('state_not_allowed');
    const journals = (await manager.call('ledger.journals', { query: { expense_id: String(data.id) } })).data;
    expect(journals.map(({ business_date, reverses_id, note }) => [business_date, reverses_id === null, note])).toEqual(
      [
        ['2026-11-22', false, 'Wrong receipt'],
        ['2026-11-21', true, 'Shwe Shop'],
      ],
    );
    expect(await verifyLedger(desk.fixture.db)).toEqual([]);
  });

  test('A-08 the log tells who recorded, changed, paid and voided it, and with what', async () => {
    const cashier = await desk.fixture.app.as('supervisor');
    const { data } = (await desk.record({ amount: 5_000 }, cashier)).body;
    const changed = (await desk.edit(data, { amount: 6_000, receipt }, cashier)).body.data;
    await desk.step('pay', changed, cashier);
    await desk.end('void', changed, await desk.fixture.app.as('manager'));
    const founder = await desk.fixture.app.as('superadmin');
    const lines = (await founder.call('audit.ofRecord', { query: { room: 'expenses', id: String(data.id) } })).data;
    expect(lines.map(({ action }) => action)).toEqual(['void', 'pay', 'edit', 'create']);
    expect(lines[2]).toMatchObject({ before: { amount: 5_000 }, after: { amount: 6_000 } });
  });

  test('S-08 of two people who change one expense the second is told and nothing they typed is saved', async () => {
    const clerk = await desk.fixture.app.as('staff');
    const { data } = (await desk.record({ amount: 7_000 }, clerk)).body;
    expect((await desk.edit(data, { amount: 8_000 }, clerk)).status).toBe(200);
    expect((await desk.edit(data, { amount: 9_000 }, clerk)).body.code).toBe('changed_meanwhile');
    expect((await desk.read(data.id, clerk)).amount).toBe(8_000);
  });
});

describe('lists and sums', () => {
  test('N-28 expenses are found by branch, category with its group, date, vendor, state and amount, and their sums are those of the rows', async () => {
    const manager = await desk.fixture.app.as('manager');
    const cashier = await desk.fixture.app.as('supervisor');
    const { data: fuel } = (
      await desk.record({ amount: 18_500, category: 'Fuel', vendor: 'Denko Station', pay_now: true }, cashier)
    ).body;
    const { data: toll } = (
      await desk.record({ amount: 1_500, category: 'Tolls and parking', vendor: 'Denko Station' }, cashier)
    ).body;
    const ids = async (query: Record<string, string>) =>
      (await manager.call('expenses.list', { query: { vendor: 'denko', ...query } })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([toll.id, fuel.id]);
    expect(await ids({ category_id: String(desk.idOf('Fuel')) })).toEqual([fuel.id]);
    expect(await ids({ category_id: String(desk.idOf('Vehicles')) })).toEqual([toll.id, fuel.id]);
    expect(await ids({ status: 'paid' })).toEqual([fuel.id]);
    expect(await ids({ amount_from: '2,000' })).toEqual([fuel.id]);
    expect(await ids({ amount_to: '2000' })).toEqual([toll.id]);
    expect(await ids({ from: '2026-11-23' })).toEqual([]);
    expect(await ids({ branch_id: String(desk.fixture.branches['MDY']) })).toEqual([]);
    expect(await ids({ search: fuel.number })).toEqual([fuel.id]);
    expect((await manager.call('expenses.totals', { query: { vendor: 'denko' } })).data).toEqual({
      count: 2,
      paid: 18_500,
      waiting: 1_500,
    });
  });

  test('A-06 another branch neither sees nor changes an expense', async () => {
    const clerk = await desk.fixture.app.as('staff');
    const { data } = (await desk.record({ amount: 7_000 }, clerk)).body;
    const other = await desk.fixture.app.as('mdy.manager');
    expect((await other.try('expenses.detail', { params: { id: data.id } })).status).toBe(404);
    expect((await other.try('expenses.withdraw', { params: { id: data.id }, body: { reason: 'x' } })).status).toBe(404);
    expect((await other.call('expenses.list', { query: {} })).total).toBe(0);
  });
});

describe('budgets', () => {
  const month = '2026-11';
  const budget = (category: string, amount: number | null) => ({
    branch_id: desk.fixture.branches['YGN'],
    category_id: desk.idOf(category),
    month,
    amount,
  });

  test('N-28 what is spent and waits counts for the budget of a category and of its group; a passed budget warns and does not block', async () => {
    const md = await desk.fixture.app.as('md');
    const cashier = await desk.fixture.app.as('supervisor');
    await md.call('expenses.saveBudget', { body: budget('Internet and phone', 50_000) });
    await md.call('expenses.saveBudget', { body: budget('Office', 80_000) });
    await desk.record({ amount: 30_000, category: 'Internet and phone', vendor: 'Ooredoo', pay_now: true }, cashier);
    await desk.record({ amount: 15_000, category: 'Internet and phone', vendor: 'MPT' }, cashier);
    const outlook = await cashier.call('expenses.outlook', {
      query: { category_id: String(desk.idOf('Internet and phone')) },
    });
    expect(outlook.data.budgets).toMatchObject([
      { category: { name_en: 'Internet and phone' }, budget: 50_000, used: 30_000, waiting: 15_000 },
      { category: { name_en: 'Office' }, budget: 80_000, used: 30_000, waiting: 15_000 },
    ]);
    const { data: last } = (
      await desk.record({ amount: 20_000, category: 'Internet and phone', vendor: 'Mytel' }, cashier)
    ).body;
    expect(last.budgets[0]).toMatchObject({ budget: 50_000, used: 30_000, waiting: 15_000 });
    expect((await desk.step('pay', last, cashier)).body.data.status).toBe('paid');
    const shown = (
      await md.call('expenses.month', { query: { month, branch_id: String(desk.fixture.branches['YGN']) } })
    ).data.lines;
    expect(shown.find(({ category }) => category.name_en === 'Internet and phone')).toMatchObject({
      budget: 50_000,
      used: 50_000,
      waiting: 15_000,
    });
    await desk.end('void', await desk.read(last.id, md), await desk.fixture.app.as('manager'));
    const after = (await md.call('expenses.month', { query: { month } })).data.lines;
    expect(after.find(({ category }) => category.name_en === 'Internet and phone')?.used).toBe(30_000);
  });

  test('N-28 the sums of the month are those of the ledger, category by category and branch by branch', async () => {
    const md = await desk.fixture.app.as('md');
    const { lines } = (await md.call('expenses.month', { query: { month } })).data;
    for (const { category, used } of lines)
      expect(used, category.name_en).toBe(await desk.fixture.balance('branch_expense', category.id));
    expect(lines.reduce((sum, { used }) => sum + used, 0)).toBe(await desk.fixture.balance('branch_expense'));
  });

  test('A-08 a budget is set and removed by head office alone, and the log keeps what it was', async () => {
    const md = await desk.fixture.app.as('md');
    const manager = await desk.fixture.app.as('manager');
    expect((await manager.try('expenses.saveBudget', { body: budget('Fuel', 1) })).body.code).toBe(
      'missing_permission',
    );
    await md.call('expenses.saveBudget', { body: budget('Fuel', 90_000) });
    await md.call('expenses.saveBudget', { body: budget('Fuel', null) });
    const { data } = await md.call('audit.ofRecord', { query: { room: 'expenses', id: 'budget' } });
    expect(data[0]).toMatchObject({ action: 'edit', before: { budget: 90_000 }, after: { budget: null, month } });
  });
});
