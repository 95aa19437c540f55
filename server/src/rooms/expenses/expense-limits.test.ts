import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExpenseDesk } from './testing/expense-desk.ts';
import { reopenAccount } from '../staff/testing/account-hands.ts';

let desk: ExpenseDesk;
let vendors = 0;
/** Returns a new vendor. */
const fresh = () => `Vendor ${'abcdefghijklmnopqrstuvwxyz'[vendors++ % 26]?.repeat(3)}`;
beforeAll(async () => {
  desk = await ExpenseDesk.open(20_000_000);
  await desk.md.call('expenses.saveSettings', {
    body: { approval_limit: 100_000, day_limit: 100_000_000, receipt_above: 20_000 },
  });
});
afterAll(() => desk.close());

const code = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 300 ? 'done' : (body.code ?? '');

describe('M-03 a second person above the limit', () => {
  test('M-03 N-28 above it the cash stays until somebody else approves, who cannot be the maker', async () => {
    const before = await desk.till();
    const { data } = (await desk.record({ amount: 250_000, vendor: fresh(), pay_now: true }, desk.manager)).body;
    expect([data.status, data.needs_second]).toEqual(['pending', true]);
    expect(code(await desk.step('pay', data, desk.cashier))).toBe('purchase_above_limit');
    expect(code(await desk.step('approve', data, desk.manager))).toBe('second_person_needed');
    const refused = await desk.manager.try('expenses.refuse', { params: { id: data.id }, body: { reason: 'x' } });
    expect(code(refused)).toBe('second_person_needed');
    expect(await desk.till()).toBe(before);
    const approved = (await desk.step('approve', data, desk.finance)).body.data;
    expect(approved).toMatchObject({ status: 'approved', approved_by: expect.any(String) });
    expect(code(await desk.step('pay', approved, desk.cashier))).toBe('done');
    expect(await desk.till()).toBe(before - 250_000);
  });

  test('M-03 whoever changes an expense of somebody else does not approve their own change, and an approval ends with a change', async () => {
    const { data } = (await desk.record({ amount: 150_000, vendor: fresh() })).body;
    const raised = (await desk.edit(data, { amount: 900_000 }, desk.manager)).body.data;
    expect(code(await desk.step('approve', raised, desk.manager))).toBe('second_person_needed');
    const approved = (await desk.step('approve', raised, desk.finance)).body.data;
    const changed = (await desk.edit(approved, { amount: 950_000 })).body.data;
    expect(changed).toMatchObject({ status: 'pending', approved_by: null });
    expect(code(await desk.step('pay', changed, desk.cashier))).toBe('purchase_above_limit');
    expect(code(await desk.step('approve', approved, desk.finance))).toBe('expense_changed');
  });

  test('M-03 an account in the maker’s hands is no second person', async () => {
    const held = await reopenAccount(desk.fixture.app, desk.md, desk.fixture.people['owner'] ?? 0, 'owner');
    const { data } = (await desk.record({ amount: 250_000, vendor: fresh() }, desk.md)).body;
    expect(code(await desk.step('approve', data, held))).toBe('not_independent');
    expect(code(await desk.step('approve', data, desk.manager))).toBe('done');
  });

  test('M-03 one purchase in parts counts together, whatever the spelling, by the same till or the same person', async () => {
    const pay = (vendor: string, amount = 40_000, client = desk.cashier) =>
      desk.record({ amount, vendor, pay_now: true }, client).then(({ body: { data } }) => data.status);
    expect(await pay('Golden Tools')).toBe('paid');
    expect(await pay('GOLDEN  TOOLS 2')).toBe('paid');
    expect(await pay('golden-tools')).toBe('pending');
    expect(await pay('Golden Tools', 40_000, desk.manager)).toBe('pending');
    // At another branch, by the same manager: still the same person.
    await desk.fill(1_000_000, 'BGO');
    expect(await pay('Silver Tools', 60_000, desk.manager)).toBe('paid');
    const elsewhere = await desk.fixture.app.as('manager');
    await elsewhere.call('sessions.switchBranch', {
      params: { userId: desk.fixture.people['manager'] },
      query: { branch_id: String(desk.fixture.branches['BGO']) },
    });
    const { data } = (await desk.record({ amount: 60_000, vendor: 'Silver Tools', pay_now: true }, elsewhere)).body;
    expect([data.branch.id, data.status, data.vendor_today]).toEqual([desk.fixture.branches['BGO'], 'pending', 60_000]);
  });

  test('M-03 what was voided left nothing, and what was approved does not count', async () => {
    const vendor = fresh();
    const { data } = (await desk.record({ amount: 90_000, vendor, pay_now: true }, desk.cashier)).body;
    await desk.end('void', data, desk.manager);
    const large = (await desk.record({ amount: 300_000, vendor })).body.data;
    const approved = (await desk.step('approve', large, desk.finance)).body.data;
    await desk.step('pay', approved, desk.cashier);
    expect((await desk.record({ amount: 90_000, vendor, pay_now: true }, desk.cashier)).body.data.status).toBe('paid');
  });

  test('M-03 vendors that are made up do not help: all of a day counts against the limit of a day', async () => {
    await desk.md.call('expenses.saveSettings', {
      body: { approval_limit: 100_000, day_limit: 1, receipt_above: 20_000 },
    });
    const { data } = (await desk.record({ amount: 500, vendor: fresh() }, desk.cashier)).body;
    const refused = await desk.step('pay', data, desk.cashier);
    expect([refused.body.code, refused.body.values]).toEqual(['day_above_limit', { limit: 1 }]);
    const approved = (await desk.step('approve', data, desk.finance)).body.data;
    expect(code(await desk.step('pay', approved, desk.cashier))).toBe('done');
    await desk.md.call('expenses.saveSettings', {
      body: { approval_limit: 100_000, day_limit: 100_000_000, receipt_above: 20_000 },
    });
  });

  test('M-03 whoever raises a limit keeps the former one; others pay by the new one', async () => {
    await desk.md.call('expenses.saveSettings', {
      body: { approval_limit: 5_000_000, day_limit: 100_000_000, receipt_above: 20_000 },
    });
    const [one, two] = [
      await desk.record({ amount: 150_000, vendor: fresh() }),
      await desk.record({ amount: 150_000, vendor: fresh() }),
    ];
    const refused = await desk.step('pay', one.body.data, desk.md);
    expect([refused.body.code, refused.body.values]).toEqual(['purchase_above_limit', { limit: 100_000 }]);
    expect(code(await desk.step('pay', two.body.data, desk.cashier))).toBe('done');
    await desk.md.call('expenses.saveSettings', {
      body: { approval_limit: 100_000, day_limit: 100_000_000, receipt_above: 20_000 },
    });
  });
});

describe('two people at once', () => {
  test('S-08 of two who approve at once one wins and the other is told', async () => {
    const { data } = (await desk.record({ amount: 250_000, vendor: fresh() })).body;
    const answers = await Promise.all([
      desk.step('approve', data, desk.manager),
      desk.step('approve', data, desk.finance),
    ]);
    expect(answers.map(code).sort()).toEqual(['done', 'state_not_allowed']);
  });

  test('M-01 of two who pay the same expense at once the cash leaves once', async () => {
    const before = await desk.till();
    const { data } = (await desk.record({ amount: 10_000, vendor: fresh() })).body;
    const answers = await Promise.all([desk.step('pay', data, desk.cashier), desk.step('pay', data, desk.manager)]);
    expect(answers.map(code).sort()).toEqual(['done', 'state_not_allowed']);
    expect(await desk.till()).toBe(before - 10_000);
  });

  test('M-03 two who pay parts of one purchase at once do not pass the limit side by side', async () => {
    const vendor = fresh();
    const parts = [await desk.record({ amount: 60_000, vendor }), await desk.record({ amount: 60_000, vendor })];
    const answers = await Promise.all(
      parts.map(({ body }, at) => desk.step('pay', body.data, at === 0 ? desk.cashier : desk.manager)),
    );
    expect(answers.map(code).sort()).toEqual(['done', 'purchase_above_limit']);
  });
});

describe('what the till and the paper say', () => {
  test('M-01 nobody pays more than the till holds, and the refusal says how much there is', async () => {
    const clerk = await desk.fixture.app.as('mdy.manager');
    await desk.fill(30_000, 'MDY');
    const { status, body } = await desk.record({ amount: 30_001, vendor: fresh(), pay_now: true }, clerk);
    expect([status, body.code, body.values]).toEqual([409, 'not_enough_cash', { held: 30_000 }]);
    expect((await clerk.call('expenses.list', { query: {} })).total).toBe(0);
    expect((await desk.record({ amount: 30_000, vendor: fresh(), pay_now: true }, clerk)).body.data.status).toBe(
      'paid',
    );
    expect(await desk.till('MDY')).toBe(0);
  });

  test('M-03 cash leaves only where its till is, even by somebody who sees all branches', async () => {
    const mandalay = await desk.fixture.app.as('mdy.manager');
    const { data } = (await desk.record({ amount: 500, vendor: fresh() }, mandalay)).body;
    expect(code(await desk.step('pay', data, desk.md))).toBe('expense_other_branch');
  });

  test('N-28 above a sum the receipt comes before the cash; it can be added until then', async () => {
    const { data } = (await desk.record({ amount: 20_001, vendor: fresh(), receipt: null })).body;
    const refused = await desk.step('pay', data, desk.cashier);
    expect([refused.body.code, refused.body.values]).toEqual(['receipt_needed', { limit: 20_000 }]);
    const { samples } = await import('../../kernel/testing/multipart.ts');
    const added = (await desk.edit(data, { receipt: { name: 'bill.jpg', content: samples.jpeg } })).body.data;
    expect(added.receipt?.name).toBe('bill.jpg');
    expect(code(await desk.step('pay', added, desk.cashier))).toBe('done');
  });

  test('C-01 a receipt that is no picture or paper is refused and nothing is recorded', async () => {
    const { samples } = await import('../../kernel/testing/multipart.ts');
    const { total } = await desk.manager.call('expenses.list', { query: {} });
    const { body } = await desk.record({
      amount: 500,
      vendor: fresh(),
      receipt: { name: 'x.svg', content: samples.svg },
    });
    expect(body.code).toBe('validation_failed');
    expect((await desk.manager.call('expenses.list', { query: {} })).total).toBe(total);
  });
});
