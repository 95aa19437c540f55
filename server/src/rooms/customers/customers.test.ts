import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let founder: TestClient;
let owner: TestClient;
let manager: TestClient;
let clerk: TestClient;
let yangon: number;
let mandalay: number;
beforeAll(async () => {
  app = await startTestApp();
  [founder, owner, manager, clerk] = [
    await app.as('superadmin'),
    await app.as('owner'),
    await app.as('manager'),
    await app.as('staff'),
  ];
  yangon = (await manager.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
  mandalay = (await (await app.as('mdy.manager')).call('sessions.activeAccount', {})).data.branch?.id ?? 0;
});
afterAll(() => app.close());

let serial = 0;
/** A phone that nobody has yet. */
const freshPhone = () => `0966${String(++serial).padStart(7, '0')}`;
const merchant = (change: object = {}) => ({
  type: 'merchant',
  customer_name: 'ဒေါ်ခင်ဝင်း',
  business_name: 'ရွှေပန်းခက်',
  phone: [freshPhone()],
  branch_id: yangon,
  ...change,
});
const create = async (change: object = {}, by = manager) =>
  (await by.call('customers.create', { body: merchant(change) })).data;
const read = async (id: number, by = manager) => (await by.call('customers.detail', { params: { id } })).data;
/** The body of an edit that changes nothing but what is said. */
const editOf = async (id: number, change: object = {}) => {
  const data = await read(id);
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
const history = async (id: number) =>
  (await founder.call('audit.ofRecord', { query: { room: 'customers', id: String(id) } })).data;

describe('E-06 C-01 F-06 a customer', () => {
  test('E-06 C-01 POST /api/merchant takes every field, and its first address and account', async () => {
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
    const { status, body: answer } = await manager.try('customers.create', { body });
    expect(status).toBe(201);
    const { addresses, banks, actions, ...data } = answer.data;
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
      version: 1,
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
          { command: 'confirm', blocked: 'own_proposal' },
          { command: 'deny', blocked: 'own_proposal' },
        ],
      }),
    ]);
    expect(actions).toEqual([
      { command: 'suspend', blocked: null },
      { command: 'ban', blocked: 'missing_permission' },
    ]);
    expect((await history(data.id)).map((line) => line.action).sort()).toEqual(['create', 'propose_bank']);
  });

  test('E-01 E-06 V-16 one card is one text in whatever script it is typed; what an old record says stays until a number is typed', async () => {
    const made = await create({ nrc: '12/oukama(C)၁၂၃၄၅၆' });
    expect(made.nrc).toBe('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆');
    const refused = await manager.try('customers.create', { body: merchant({ nrc: 'card of her mother' }) });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { nrc: [{ code: 'nrc' }] } }]);
    await app.database.pool.query("update customer set nrc = 'YGN old card 7' where id = $1", [made.id]);
    expect(
      (
        await manager.call('customers.edit', {
          params: { id: made.id },
          body: await editOf(made.id, { remark: 'called' }),
        })
      ).data,
    ).toMatchObject({ nrc: 'YGN old card 7', remark: 'called' });
    const other = await manager.try('customers.edit', {
      params: { id: made.id },
      body: await editOf(made.id, { nrc: 'YGN old card 8' }),
    });
    expect([other.status, other.body]).toMatchObject([422, { errors: { nrc: [{ code: 'nrc' }] } }]);
    expect(
      (
        await manager.call('customers.edit', {
          params: { id: made.id },
          body: await editOf(made.id, { nrc: '12/OUKAMA(N)654321' }),
        })
      ).data.nrc,
    ).toBe('၁၂/ဥကမ(နိုင်)၆၅၄၃၂၁');
  });

  test('E-06 what was left empty is the usual, and what cannot count is nothing', async () => {
    expect(
      await create({
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
    const { status, body } = await manager.try('customers.create', { body: merchant(change) });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, fields]);
  });

  test('A-06 is refused in a foreign branch exactly as in one that does not exist', async () => {
    const [foreign, none] = [
      await manager.try('customers.create', { body: merchant({ branch_id: mandalay }) }),
      await manager.try('customers.create', { body: merchant({ branch_id: 987_654 }) }),
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
    expect((await manager.try('customers.edit', { params: { id }, body: first })).status).toBe(200);
    const { status, body } = await owner.try('customers.edit', { params: { id }, body: second });
    expect([status, body.code, body.values?.version]).toEqual([409, 'changed_meanwhile', 2]);
    expect(body.values?.current).toMatchObject({ business_name: 'ပထမ' });
    expect(
      (await owner.try('customers.edit', { params: { id }, body: { ...second, version: 2 } })).body.data.name,
    ).toBe('ဒုတိယ');
    const [line] = await history(id);
    expect(line).toMatchObject({ action: 'edit', before: { business_name: 'ပထမ' }, after: { business_name: 'ဒုတိယ' } });
  });

  test('N-20 one with money on the account does not become a walk-in sender', async () => {
    const { id } = await create();
    await app.database.pool.query(
      `with a as (insert into account (kind, customer_id) values ('payable:merchant', $1) returning id), b as (insert into account (kind, branch_id) values ('cash:branch', $2)
      on conflict do nothing returning id), j as (insert into journal (event, at, business_date, key) values ('test', now(), '2026-11-21', 'test-walkin') returning id)
      insert into posting (journal_id, account_id, amount) select j.id, a.id, -45000 from j, a union all select j.id, coalesce((select id from b), (select id from account where kind = 'cash:branch' and branch_id = $2)), 45000 from j`,
      [id, yangon],
    );
    expect(await read(id)).toMatchObject({ balance: 45_000, payable: 45_000, receivable: 0 });
    expect(
      (await manager.call('customers.list', { query: { search: (await read(id)).phone[0] } })).data[0],
    ).toMatchObject({ id, balance: 45_000 });
    const { status, body } = await manager.try('customers.edit', {
      params: { id },
      body: await editOf(id, { type: 'walkin' }),
    });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([409, 'in_use', ['type']]);
  });
});

describe('S-25 the account of a customer', () => {
  test('S-25 A-08 a manager suspends, an owner bans, only a super role lifts the ban; each with its reason', async () => {
    const { id } = await create();
    const suspended = await manager.call('customers.suspend', { params: { id }, body: { reason: 'စာရင်း မရှင်းသေး' } });
    expect(suspended.data).toMatchObject({
      status: 'suspend',
      status_reason: 'စာရင်း မရှင်းသေး',
      actions: [
        { command: 'reactivate', blocked: null },
        { command: 'ban', blocked: 'missing_permission' },
      ],
    });
    expect((await manager.try('customers.ban', { params: { id }, body: { reason: 'x' } })).status).toBe(403);
    expect((await owner.call('customers.ban', { params: { id }, body: { reason: 'လိမ်လည်' } })).data.actions).toEqual([
      { command: 'unban', blocked: 'super_roles_only' },
    ]);
    expect((await owner.try('customers.unban', { params: { id }, body: { reason: 'x' } })).body.code).toBe(
      'super_roles_only',
    );
    expect((await founder.call('customers.unban', { params: { id }, body: { reason: 'ရှင်းပြီး' } })).data.status).toBe(
      'active',
    );
    expect((await manager.try('customers.reactivate', { params: { id }, body: { reason: 'x' } })).body.code).toBe(
      'state_not_allowed',
    );
    expect((await history(id)).map((line) => line.action)).toEqual(['unban', 'ban', 'suspend', 'create']);
  });

  test('S-25 no label is taken from a suspended one, and the counter is told so; their record and bank account still change', async () => {
    const { id, phone } = await create();
    await manager.call('customers.suspend', { params: { id }, body: { reason: 'x' } });
    const { data } = await clerk.call('customers.lookup', { query: { phone: phone[0] } });
    expect(data).toEqual([expect.objectContaining({ id, status: 'suspend', blocked: 'customer_not_active' })]);
    expect(
      (
        await manager.try('customers.proposeBank', {
          params: { id },
          body: { bank: 'AYA', bank_holder: 'Khin', bank_account: '123456789' },
        })
      ).status,
    ).toBe(201);
  });

  test('P-09 many are suspended at once as one bulk command', async () => {
    const ids = [(await create()).id, (await create()).id];
    const { data } = await manager.call('bulk.start', {
      body: { action: 'customers.suspend', ids, input: { reason: 'x' } },
    });
    expect(data).toMatchObject({ action: 'customers.suspend', total: 2 });
  });
});

describe('N-20 the list', () => {
  test("N-20 A-06 shows the customers of the viewer's branch and nobody else", async () => {
    const theirs = await create({ branch_id: mandalay, business_name: 'မန္တလေးဆိုင်' }, founder);
    const seen = await manager.call('customers.list', { query: { per_page: '200' } });
    expect(new Set(seen.data.map((row) => row.branch.id))).toEqual(new Set([yangon]));
    expect((await manager.try('customers.detail', { params: { id: theirs.id } })).status).toBe(404);
    expect((await founder.call('customers.list', { query: { per_page: '200' } })).total).toBeGreaterThan(seen.total);
  });

  test.each([
    ['a part of the business name', 'ပင်လုံ'],
    ['its name in Zawgyi', 'ပင္လံုလၻက္ရည္'],
    ['the person', 'စိုင်းလင်းထက်'],
    ['the phone in Myanmar digits', '၀၉၇၇၇၁၂၃၄၅၆'],
    ['the e-mail', 'panglong@'],
  ])('T-04 is found by %s', async (_, search) => {
    await founder.try('customers.create', {
      body: merchant({
        business_name: 'ပင်လုံလ္ဘက်ရည်',
        customer_name: 'စိုင်းလင်းထက်',
        phone: ['09777123456'],
        email: 'panglong@example.com',
      }),
    });
    const { data } = await manager.call('customers.list', { query: { search } });
    expect(data[0]).toMatchObject({ business_name: 'ပင်လုံလ္ဘက်ရည်' });
  });

  test('N-20 filters go together, and accounts that wait for a second person are found', async () => {
    const { id } = await create({ cod_plan: 'half', bank: 'CB', bank_holder: 'Aung', bank_account: '99887766' });
    const query = {
      status: 'active',
      type: 'merchant',
      cod_plan: 'half',
      bank_state: 'proposed',
      branch_id: String(yangon),
      sort: '-created_at',
    };
    const { data } = await manager.call('customers.list', { query });
    expect(data.map((row) => row.id)).toContain(id);
    expect(data.every((row) => row.cod_plan === 'half' && row.bank_state === 'proposed')).toBe(true);
  });
});

describe('N-20 addresses', () => {
  const address = (change: object = {}) => ({ name: 'ဂိုဒေါင်', home_no: '5', street: 'ဗိုလ်ချုပ်လမ်း', ...change });

  test('V-02 X-03 an address of nothing is refused at its street', async () => {
    const { id } = (await manager.call('customers.list', { query: {} })).data[0] ?? { id: 0 };
    for (const body of [{}, { country: 'MM', is_default: true }, { name: '  ', street: '' }]) {
      const { status, body: answer } = await manager.try('customers.addAddress', { params: { id }, body });
      expect([status, answer.errors?.street?.[0]?.code]).toEqual([422, 'required']);
    }
  });

  test('N-20 A-08 are added, changed, made the usual one and removed; there is always one usual one', async () => {
    const { id } = await create();
    const one = (await manager.call('customers.addAddress', { params: { id }, body: address() })).data.addresses;
    expect(one).toEqual([expect.objectContaining({ name: 'ဂိုဒေါင်', is_default: true })]);
    const two = (
      await manager.call('customers.addAddress', { params: { id }, body: address({ name: 'ဆိုင်', is_default: true }) })
    ).data.addresses;
    expect(two.map((row) => [row.name, row.is_default])).toEqual([
      ['ဆိုင်', true],
      ['ဂိုဒေါင်', false],
    ]);
    const [shop, store] = two;
    const changed = (
      await manager.call('customers.editAddress', {
        params: { id, address_id: store?.id },
        body: address({ street: 'အနော်ရထာ', is_default: true }),
      })
    ).data.addresses;
    expect(changed.map((row) => [row.name, row.street, row.is_default])).toEqual([
      ['ဂိုဒေါင်', 'အနော်ရထာ', true],
      ['ဆိုင်', 'ဗိုလ်ချုပ်လမ်း', false],
    ]);
    const left = (await manager.call('customers.removeAddress', { params: { id, address_id: store?.id } })).data
      .addresses;
    expect(left).toEqual([expect.objectContaining({ id: shop?.id, is_default: true })]);
    expect((await history(id)).map((line) => line.action)).toEqual([
      'remove_address',
      'edit_address',
      'add_address',
      'add_address',
      'create',
    ]);
  });

  test('A-06 one of another customer is not found', async () => {
    const [mine, other] = [await create(), await create({ home_no: '1' })];
    const { status } = await manager.try('customers.removeAddress', {
      params: { id: mine.id, address_id: other.addresses[0]?.id },
    });
    expect(status).toBe(404);
  });
});

describe('E-06 companies', () => {
  test('E-06 C-01 A-08 a company is made, its name is taken once, a new owner is made with it', async () => {
    const { data: company } = await manager.call('customers.createCompany', {
      body: { name: 'Shwe Trading', name_mm: 'ရွှေကုန်သွယ်ရေး', phone: [], registration_no: '100/2019-2020' },
    });
    expect(company).toMatchObject({
      name: 'Shwe Trading',
      registration_no: '100/2019-2020',
      owner: null,
      customers: 0,
      version: 1,
    });
    expect((await manager.try('customers.createCompany', { body: { name: 'SHWE TRADING' } })).body.code).toBe(
      'duplicate',
    );
    const phone = freshPhone();
    const { data } = await manager.call('customers.setOwner', {
      params: { id: company.id },
      body: { customer_name: 'ဦးလှမြင့်', phone: [phone], branch_id: yangon },
    });
    expect(data).toMatchObject({ owner: 'ဦးလှမြင့်', customers: 1, version: 2 });
    expect(await read(data.owner_customer_id ?? 0)).toMatchObject({
      customer_name: 'ဦးလှမြင့်',
      company: { name_en: 'Shwe Trading' },
      type: 'merchant',
    });
    expect(
      (await founder.call('audit.ofRecord', { query: { room: 'companies', id: String(company.id) } })).data.map(
        (line) => line.action,
      ),
    ).toEqual(['set_owner', 'create']);
    expect((await manager.call('customers.companies', { query: { search: 'ကုန်သွယ်' } })).data).toEqual([
      expect.objectContaining({ id: company.id }),
    ]);
    expect((await manager.call('customers.allCompanies', {})).data).toContainEqual({
      id: company.id,
      name_en: 'Shwe Trading',
      name_mm: 'ရွှေကုန်သွယ်ရေး',
      name_zh: null,
    });
  });

  test('A-06 an owner of another branch is not named, neither to see nor to choose', async () => {
    const theirs = await create({ branch_id: mandalay }, founder);
    const { data: company } = await founder.call('customers.createCompany', { body: { name: 'Mandalay Silk' } });
    await founder.call('customers.setOwner', { params: { id: company.id }, body: { customer_id: theirs.id } });
    expect((await manager.call('customers.company', { params: { id: company.id } })).data).toMatchObject({
      owner: null,
      owner_customer_id: null,
      customers: 0,
    });
    const { body } = await manager.try('customers.setOwner', {
      params: { id: company.id },
      body: { customer_id: theirs.id },
    });
    expect([body.code, Object.keys(body.errors ?? {})]).toEqual(['validation_failed', ['customer_id']]);
  });

  test('S-08 of two people who edit one company the second is told', async () => {
    const { data } = await manager.call('customers.createCompany', { body: { name: 'Two Editors' } });
    const edit = (name: string) =>
      manager.try('customers.editCompany', { params: { id: data.id }, body: { name, version: 1 } });
    expect([(await edit('Two Editors A')).status, (await edit('Two Editors B')).body.code]).toEqual([
      200,
      'changed_meanwhile',
    ]);
  });
});
