import { describe, expect, test } from 'vitest';
import { agreeTerms } from './testing/agree-terms.ts';
import { customerDesk } from './testing/customer-desk.ts';

const { desk, merchant, create, agreed, read, whole, history } = customerDesk();
/** Returns the body of an edit that changes only the given fields. */
const editOf = async (id: number, change: object = {}) => {
  const data = await whole(id);
  const {
    type,
    merchant_type,
    customer_name,
    business_name,
    phone,
    email,
    nrc,
    company_id,
    branch_id,
    is_fixed_amount_discount,
    discount_amount,
    discount_percent,
    cod_plan,
    credit_limit,
    clearance_gate,
    clearance_gate_limit,
    net_credit,
    net_gate_submit,
    return_fee,
    attempts,
    sms_active,
    addon_service,
    remark,
    version,
  } = data;
  return {
    type,
    merchant_type,
    customer_name,
    business_name,
    phone,
    email,
    nrc,
    company_id,
    branch_id,
    is_fixed_amount_discount,
    discount_amount,
    discount_percent,
    cod_plan,
    credit_limit,
    clearance_gate,
    clearance_gate_limit,
    net_credit,
    net_gate_submit,
    return_fee,
    attempts,
    sms_active,
    addon_service,
    remark,
    version,
    ...change,
  };
};

describe('F-06 a customer', () => {
  test('POST /api/merchant takes every field, and its first address and account', async () => {
    const body = merchant({
      merchant_type: 'existing',
      email: 'Shop@Example.com',
      nrc: '12/KaMaNa(N)123456',
      is_fixed_amount_discount: false,
      discount_percent: 250,
      cod_plan: 'flat',
      credit_limit: 500_000,
      clearance_gate: 'courier_counted',
      clearance_gate_limit: 300_000,
      net_credit: true,
      net_gate_submit: true,
      return_fee: 1500,
      attempts: 2,
      sms_active: true,
      addon_service: ['sms', 'pod'],
      remark: 'VIP\nline two',
      home_no: '12/A',
      street: 'Bo Aung Kyaw',
      bank: 'KBZ',
      bank_holder: 'Daw Khin Win',
      bank_account: '၀၁၂-၃၄၅ ၆၇၈၉',
    });
    const { status, body: answer } = await desk.manager.try('customers.create', { body });
    expect(status).toBe(201);
    await agreeTerms(answer.data, () => Promise.resolve(desk.owner));
    const { addresses, banks, actions, ...data } = await whole(answer.data.id);
    expect(data).toMatchObject({
      name: 'ရွှေပန်းခက်',
      customer_name: 'ဒေါ်ခင်ဝင်း',
      phone: body.phone,
      email: 'shop@example.com',
      nrc: '12/KAMANA(N)123456',
      discount_percent: 250,
      cod_plan: 'flat',
      credit_limit: 500_000,
      clearance_gate: 'courier_counted',
      clearance_gate_limit: 300_000,
      net_credit: true,
      net_gate_submit: true,
      return_fee: 1500,
      attempts: 2,
      sms_active: true,
      addon_service: ['sms', 'pod'],
      remark: 'VIP\nline two',
      status: 'active',
      balance: 0,
      payable: 0,
      receivable: 0,
      bank: null,
      bank_account: null,
      bank_state: 'proposed',
      version: 2,
      may_edit: true,
    });
    expect(addresses).toEqual([
      expect.objectContaining({ home_no: '12/A', street: 'Bo Aung Kyaw', country: 'MM', is_default: true }),
    ]);
    expect(banks).toEqual([
      expect.objectContaining({
        bank: 'KBZ',
        bank_account: '0123456789',
        status: 'proposed',
        actions: [
          { command: 'confirm', blocked: 'own_proposal', permission: 'customer.confirm_bank' },
          { command: 'deny', blocked: 'own_proposal', permission: 'customer.confirm_bank' },
        ],
      }),
    ]);
    expect(actions).toEqual([
      { command: 'suspend', blocked: null },
      { command: 'ban', blocked: 'missing_permission', permission: 'customer.ban' },
    ]);
    expect((await history(data.id)).map((line) => line.action).sort()).toEqual([
      'confirm_terms',
      'create',
      'propose_bank',
      'propose_terms',
      'show_details',
    ]);
  });

  test('V-16 one card is one text in whatever script it is typed; what an old record says stays until a number is typed', async () => {
    const made = await create({ nrc: '12/oukama(C)၁၂၃၄၅၆' });
    expect((await whole(made.id)).nrc).toBe('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆');
    const refused = await desk.manager.try('customers.create', { body: merchant({ nrc: 'card of her mother' }) });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { nrc: [{ code: 'nrc' }] } }]);
    await desk.app.database.pool.query("update customer set nrc = 'YGN old card 7' where id = $1", [made.id]);
    await desk.manager.call('customers.edit', {
      params: { id: made.id },
      body: await editOf(made.id, { remark: 'called' }),
    });
    expect(await whole(made.id)).toMatchObject({ nrc: 'YGN old card 7', remark: 'called' });
    const other = await desk.manager.try('customers.edit', {
      params: { id: made.id },
      body: await editOf(made.id, { nrc: 'YGN old card 8' }),
    });
    expect([other.status, other.body]).toMatchObject([422, { errors: { nrc: [{ code: 'nrc' }] } }]);
    await desk.manager.call('customers.edit', {
      params: { id: made.id },
      body: await editOf(made.id, { nrc: '12/OUKAMA(N)654321' }),
    });
    expect((await whole(made.id)).nrc).toBe('၁၂/ဥကမ(နိုင်)၆၅၄၃၂၁');
  });

  test('what was left empty is the usual, and what cannot count is nothing', async () => {
    expect(
      await agreed({
        discount_amount: 500,
        discount_percent: 100,
        clearance_gate: 'strict',
        clearance_gate_limit: 9_000,
      }),
    ).toMatchObject({
      merchant_type: 'new',
      discount_amount: 0,
      discount_percent: 100,
      cod_plan: 'standard',
      clearance_gate: 'strict',
      clearance_gate_limit: 0,
      attempts: 3,
      return_fee: null,
      addon_service: [],
    });
    expect(
      await create({ type: 'walkin', business_name: null, credit_limit: 900_000, cod_plan: 'half' }),
    ).toMatchObject({ type: 'walkin', credit_limit: 0, cod_plan: 'standard', name: 'ဒေါ်ခင်ဝင်း' });
  });

  const wrong: [string, object, string, string[]][] = [
    ['V-02 without a name', { customer_name: ' ' }, 'validation_failed', ['customer_name']],
    ['V-10 without a phone', { phone: [] }, 'validation_failed', ['phone']],
    ['V-01 with a phone that is none', { phone: ['12'] }, 'validation_failed', ['phone']],
    ['with a plan that does not exist', { cod_plan: 'free' }, 'validation_failed', ['cod_plan']],
    ['with half a bank account', { bank: 'KBZ' }, 'validation_failed', ['bank_holder', 'bank_account']],
    [
      'with a gate that pays ahead without a limit',
      { clearance_gate: 'delivered' },
      'validation_failed',
      ['clearance_gate_limit'],
    ],
    ['with a discount above all', { discount_percent: 10_001 }, 'validation_failed', ['discount_percent']],
    ['V-16 with a field that is not asked for', { status: 'ban' }, 'validation_failed', ['status']],
    ['with a company that does not exist', { company_id: 987_654 }, 'validation_failed', ['company_id']],
    ['with a place that does not exist', { place_id: 987_654_321 }, 'validation_failed', ['place_id']],
  ];
  test.each(wrong)('F-06 is refused %s', async (_, change, code, fields) => {
    const { status, body } = await desk.manager.try('customers.create', { body: merchant(change) });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, fields]);
  });

  test('A-06 is refused in a foreign branch exactly as in one that does not exist', async () => {
    const [foreign, none] = [
      await desk.manager.try('customers.create', { body: merchant({ branch_id: desk.mandalay }) }),
      await desk.manager.try('customers.create', { body: merchant({ branch_id: 987_654 }) }),
    ];
    expect([foreign.status, foreign.body.code, foreign.body.errors]).toEqual([
      none.status,
      none.body.code,
      none.body.errors,
    ]);
    expect(foreign.body.code).toBe('branch_not_covered');
  });

  test('S-08 of two people who edit one customer the second is told who and what, and loses nothing', async () => {
    const { id } = await create();
    const [first, second] = [await editOf(id, { business_name: 'ပထမ' }), await editOf(id, { business_name: 'ဒုတိယ' })];
    expect((await desk.manager.try('customers.edit', { params: { id }, body: first })).status).toBe(200);
    const { status, body } = await desk.owner.try('customers.edit', { params: { id }, body: second });
    expect([status, body.code, body.values?.version]).toEqual([409, 'changed_meanwhile', 2]);
    expect(body.values?.current).toMatchObject({ business_name: 'ပထမ' });
    const { data: shown } = await desk.owner.call('customers.detail', { params: { id } });
    expect(body.values?.current).toMatchObject({ phone: shown.phone, nrc: shown.nrc });
    expect(shown.phone[0]).toContain('••••');
    expect(
      (await desk.owner.try('customers.edit', { params: { id }, body: { ...second, version: 2 } })).body.data.name,
    ).toBe('ဒုတိယ');
    const [line] = await history(id);
    expect(line).toMatchObject({ action: 'edit', before: { business_name: 'ပထမ' }, after: { business_name: 'ဒုတိယ' } });
  });

  test('N-20 one with money on the account does not become a walk-in sender', async () => {
    const { id } = await create();
    await desk.app.database.pool.query(
      `
        with a as (insert into account (kind, customer_id) values ('payable:merchant', $1) returning id),
          b as (insert into account (kind, branch_id) values ('cash:branch', $2)
      on conflict do nothing returning id),
        j as (insert into journal (event, at, business_date, key)
          values ('test', now(), '2026-11-21', 'test-walkin')
          returning id)
      insert into posting (journal_id, account_id, amount)
      select j.id, a.id, -45000
      from j, a
      union all
      select j.id, coalesce((select id from b), (select id from account where kind = 'cash:branch' and branch_id = $2)),
        45000
      from j`,
      [id, desk.yangon],
    );
    expect(await read(id)).toMatchObject({ balance: 45_000, payable: 45_000, receivable: 0 });
    expect(
      (await desk.manager.call('customers.list', { query: { search: (await whole(id)).phone[0] } })).data[0],
    ).toMatchObject({ id, balance: 45_000 });
    const { status, body } = await desk.manager.try('customers.edit', {
      params: { id },
      body: await editOf(id, { type: 'walkin' }),
    });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([409, 'in_use', ['type']]);
  });
});

describe('the account of a customer', () => {
  test('A-08 a manager suspends, an owner bans, only a super role lifts the ban; each with its reason', async () => {
    const { id } = await create();
    const suspended = await desk.manager.call('customers.suspend', {
      params: { id },
      body: { reason: 'စာရင်း မရှင်းသေး' },
    });
    expect(suspended.data).toMatchObject({
      status: 'suspend',
      status_reason: 'စာရင်း မရှင်းသေး',
      actions: [
        { command: 'reactivate', blocked: null },
        { command: 'ban', blocked: 'missing_permission' },
      ],
    });
    expect((await desk.manager.try('customers.ban', { params: { id }, body: { reason: 'x' } })).status).toBe(403);
    expect((await desk.owner.call('customers.ban', { params: { id }, body: { reason: 'လိမ်လည်' } })).data.actions).toEqual(
      [{ command: 'unban', blocked: 'super_roles_only' }],
    );
    expect((await desk.owner.try('customers.unban', { params: { id }, body: { reason: 'x' } })).body.code).toBe(
      'super_roles_only',
    );
    expect(
      (await desk.founder.call('customers.unban', { params: { id }, body: { reason: 'ရှင်းပြီး' } })).data.status,
    ).toBe('active');
    expect((await desk.manager.try('customers.reactivate', { params: { id }, body: { reason: 'x' } })).body.code).toBe(
      'state_not_allowed',
    );
    expect((await history(id)).map((line) => line.action)).toEqual(['unban', 'ban', 'suspend', 'create']);
  });

  test('no label is taken from a suspended one, and the counter is told so; their record and bank account still change', async () => {
    const { id } = await create();
    const { phone } = await whole(id);
    await desk.manager.call('customers.suspend', { params: { id }, body: { reason: 'x' } });
    const { data } = await desk.clerk.call('customers.lookup', { query: { phone: phone[0] } });
    expect(data).toEqual([expect.objectContaining({ id, status: 'suspend', blocked: 'customer_not_active' })]);
    expect(
      (
        await desk.manager.try('customers.proposeBank', {
          params: { id },
          body: { bank: 'AYA', bank_holder: 'Khin', bank_account: '123456789' },
        })
      ).status,
    ).toBe(201);
  });

  test('P-09 many are suspended at once as one bulk command', async () => {
    const ids = [(await create()).id, (await create()).id];
    const { data } = await desk.manager.call('bulk.start', {
      body: { action: 'customers.suspend', ids, input: { reason: 'x' } },
    });
    expect(data).toMatchObject({ action: 'customers.suspend', total: 2 });
  });
});
