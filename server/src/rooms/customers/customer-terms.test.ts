import { describe, expect, test } from 'vitest';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerDesk } from './testing/customer-desk.ts';

const { desk, merchant, create, read, whole, history } = customerDesk();

const usual = {
  is_fixed_amount_discount: false,
  discount_amount: 0,
  discount_percent: 0,
  cod_plan: 'standard',
  credit_limit: 0,
  clearance_gate: 'strict',
  clearance_gate_limit: 0,
  return_fee: null,
};
const generous = {
  discount_percent: 10_000,
  cod_plan: 'half',
  credit_limit: 900_000,
  clearance_gate: 'delivered',
  clearance_gate_limit: 700_000,
  return_fee: 0,
};
/** Saves the customer's form with these changes, as a screen that displays the terms in force. */
const edit = async (customer: CustomerDetail, change: object, by = desk.manager) => {
  const { type, customer_name, business_name, phone, branch_id } = await whole(customer.id);
  const terms = Object.fromEntries(Object.keys(usual).map((name) => [name, customer[name as keyof CustomerDetail]]));
  const body = { type, customer_name, business_name, phone, branch_id, ...terms, version: customer.version, ...change };
  return (await by.call('customers.edit', { params: { id: customer.id }, body })).data;
};
const calls = {
  confirm: 'customers.confirmTerms',
  deny: 'customers.denyTerms',
  withdraw: 'customers.withdrawTerms',
} as const;
const decide = (command: keyof typeof calls, { id, proposed_terms }: CustomerDetail, by = desk.owner) =>
  by.try(calls[command], {
    params: { id },
    body: { terms_id: proposed_terms[0]?.id, ...(command === 'deny' ? { reason: 'စာချုပ်နှင့် မကိုက်ညီ' } : {}) },
  });
const states = ({ proposed_terms }: CustomerDetail) => proposed_terms.map(({ status }) => status);

describe('C-01 A-08 the money terms of a merchant are agreed by two people', () => {
  test('C-01 a new merchant has the usual terms; other ones that are given with them count when a second person confirms', async () => {
    const made = await create(generous);
    expect(made).toMatchObject({
      ...usual,
      to_confirm: true,
      proposed_terms: [{ status: 'proposed', terms: generous }],
    });
    expect(made.proposed_terms[0]).toMatchObject({ before: { credit_limit: 0, return_fee: null } });
    const { status, body } = await decide('confirm', made);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...usual, ...generous, to_confirm: false });
    expect((await history(made.id)).map(({ action, staff, after }) => [action, staff, after])).toEqual([
      ['confirm_terms', 'ဦးအောင်မြင့်', { ...generous, proposed_terms: null }],
      ['propose_terms', 'ဒေါ်နှင်းအိ', { proposed_terms: generous }],
      ['create', 'ဒေါ်နှင်းအိ', expect.objectContaining(usual)],
    ]);
  });

  test.each(Object.entries(generous).filter(([name]) => name !== 'clearance_gate_limit'))(
    'C-01 an edit of %s alone to %s leaves the terms in force',
    async (name, value) => {
      const made = await create();
      const change = { [name]: value, ...(name === 'clearance_gate' ? { clearance_gate_limit: 1 } : {}) };
      const edited = await edit(made, { ...change, remark: 'VIP' });
      expect(edited).toMatchObject({ ...usual, remark: 'VIP', proposed_terms: [{ terms: change }] });
    },
  );

  test('C-01 the proposer decides nothing, not even with a super role, and takes the proposal back alone', async () => {
    const made = await create(generous, desk.founder);
    for (const command of ['confirm', 'deny'] as const)
      expect((await decide(command, made, desk.founder)).body.code).toBe('own_proposal');
    expect((await decide('withdraw', made, desk.founder)).status).toBe(200);
    const after = await read(made.id);
    expect(after).toMatchObject({ ...usual, to_confirm: false });
    expect(states(after)).toEqual(['withdrawn']);
    expect((await decide('confirm', made)).body.code).toBe('state_not_allowed');
  });

  test('C-01 denied terms say why, and a newer proposal takes the place of one that waits', async () => {
    const first = await create({ credit_limit: 100_000 });
    const second = await edit(first, { credit_limit: 200_000 });
    expect((await decide('confirm', first)).body.code).toBe('state_not_allowed');
    expect((await decide('deny', second)).status).toBe(200);
    const after = await read(first.id);
    expect(after.proposed_terms.map(({ status, decided_reason }) => [status, decided_reason])).toEqual([
      ['denied', 'စာချုပ်နှင့် မကိုက်ညီ'],
      ['replaced', null],
    ]);
    expect(after.credit_limit).toBe(0);
  });

  test('C-01 saving the form for another reason, or the same terms once more, leaves what waits', async () => {
    const made = await create({ credit_limit: 100_000 });
    const renamed = await edit(made, { business_name: 'ရွှေပန်းခက်သစ်' });
    const again = await edit(renamed, { credit_limit: 100_000 });
    expect(again.proposed_terms.map(({ id, status }) => [id, status])).toEqual([
      [made.proposed_terms[0]?.id, 'proposed'],
    ]);
  });

  test('C-01 a way over the walk-in sender gives no terms: what waits ends, and a merchant begins with the usual ones', async () => {
    const made = await create(generous);
    const walkIn = await edit(made, { type: 'walkin' });
    expect(states(walkIn)).toEqual(['replaced']);
    const back = await edit(walkIn, { type: 'merchant', credit_limit: 500_000 });
    expect(back).toMatchObject({ ...usual, proposed_terms: [{ status: 'proposed' }, { status: 'replaced' }] });
  });

  test('A-06 nobody decides without the right, about a foreign customer, or about the terms of another one', async () => {
    const [made, other] = [await create(generous), await create()];
    expect((await decide('confirm', made, await desk.app.as('accountant'))).status).toBe(403);
    expect((await decide('confirm', made, await desk.app.as('mdy.manager'))).status).toBe(404);
    expect((await decide('confirm', { ...made, id: other.id })).status).toBe(404);
  });

  test('A-08 the database refuses the proposer too, and that proposed terms are changed or deleted', async () => {
    const { id } = await create(generous);
    const run = (sql: string) =>
      desk.app.database.pool.query(sql, [id]).then(
        () => 'done',
        (error: Error) => error.message,
      );
    expect(
      await run(
        "update customer_terms set status = 'confirmed', decided_by = proposed_by, decided_at = now() where customer_id = $1",
      ),
    ).toContain('check constraint');
    expect(await run("update customer_terms set terms = '{}' where customer_id = $1")).toContain('never changed');
    expect(await run('delete from customer_terms where customer_id = $1')).toContain('never changed');
  });

  test('N-20 a manager finds what waits in the list and among the pending work', async () => {
    const count = async () => (await desk.manager.call('dashboard.read', { query: {} })).data.to_confirm ?? 0;
    const before = await count();
    const made = await create(generous);
    const { data } = await desk.manager.call('customers.list', { query: { to_confirm: 'yes', sort: '-created_at' } });
    expect(data[0]).toMatchObject({ id: made.id, to_confirm: true });
    expect(await count()).toBe(before + 1);
    await decide('confirm', made);
    expect(await count()).toBe(before);
  });
});

test('C-01 S-08 two people who decide on the same terms at once: one wins', async () => {
  const made = (await desk.manager.call('customers.create', { body: merchant(generous) })).data;
  const answers = await Promise.all([decide('confirm', made), decide('deny', made, desk.founder)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('S-08 of two editors who propose terms the second is told, as by any other change', async () => {
  const made = await create();
  await edit(made, { credit_limit: 100_000 });
  const { type, customer_name, business_name, phone, branch_id } = await whole(made.id);
  const form = { type, customer_name, business_name, phone, branch_id, version: made.version };
  const late = await desk.owner.try('customers.edit', {
    params: { id: made.id },
    body: { ...form, credit_limit: 500_000 },
  });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
});
