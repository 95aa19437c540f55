import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { agreeTerms } from './testing/agree-terms.ts';
import { readViewer } from '../sessions/read-viewer.store.ts';
import { readSender, readSenders } from './customers.door.ts';

let app: TestApp;
let manager: TestClient;
let clerk: TestClient;
let mandalayClerk: TestClient;
let yangon: number;
beforeAll(async () => {
  app = await startTestApp();
  [manager, clerk, mandalayClerk] = [await app.as('manager'), await app.as('staff'), await app.as('mdy.staff')];
  yangon = (await manager.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
});
afterAll(() => app.close());

const create = async (change: object = {}) => {
  const body = {
    type: 'merchant',
    customer_name: 'Ma Hnin',
    business_name: null,
    phone: ['09681234500'],
    branch_id: yangon,
    ...change,
  };
  return agreeTerms((await manager.call('customers.create', { body })).data, () => app.as('owner'));
};
const lookup = async (phone: string, by = clerk) => (await by.call('customers.lookup', { query: { phone } })).data;

/** Inserts a label directly into the table; its values do not matter, only that it is found. */
const putLabel = async (merchantId: number, receiver: string, phone: string, paymentType = 'receiver_pay') => {
  await app.database.pool.query(
    `
      insert into label (tracking_code, merchant_id, branch_id, source_branch_id, deliver_branch_id, source_name,
        source_phone, destination_name, destination_phone, delivery_type, type, item_type,
    weight_g, service_type, accept_type, rating_type, payment_type, shipping_fee, shipping_total, price, search_key, created_at, updated_at)
    values ('T' || nextval('label_serial_ex'), $1, $2, $2, $2, 'x', '{}', $3, array[$4], 'home', 'fcs_express',
      'parcel', 1000, 'express', 'cod', 'weight', $5, 0, 0, '{}', '', now(), now())`,
    [merchantId, yangon, receiver, phone, paymentType],
  );
};

describe('F-01 F-06 a sender is found by phone', () => {
  test.each([
    ['all of it', '09681111222'],
    ['Myanmar digits', '၀၉၆၈၁၁၁၁၂၂၂'],
    ['the country code', '+95 9 681 111 222'],
    ['without the 0', '9681111222'],
    ['its first five digits', '09681'],
    ['with hyphens', '09-681-111-222'],
  ])('T-03 V-01 by %s', async (_, typed) => {
    const known =
      (await lookup('09681111222'))[0] ??
      (await create({ phone: ['09681111222', '09799999001'], business_name: 'နှင်းဆီ' }));
    expect((await lookup(typed)).map((row) => row.id)).toContain(known.id);
  });

  test('F-06 four digits are too few, letters find nobody, and no pattern is one', async () => {
    await create({ phone: ['09682000001'] });
    expect([
      await lookup('0968'),
      await lookup('မနှင်း'),
      await lookup('09%'),
      await lookup("' or 1=1 --"),
      await lookup(''),
    ]).toEqual([[], [], [], [], []]);
  });

  test('F-06 an exact number goes first, one person stands there once, five at most', async () => {
    const phones = Array.from({ length: 7 }, (_, n) => [`0968300000${n}`, `0968300001${n}`]);
    for (const phone of phones) await create({ phone });
    const found = await lookup('0968300000');
    expect([found.length, new Set(found.map((row) => row.id)).size]).toEqual([5, 5]);
    expect((await lookup('09683000003'))[0]?.phone).toContain('09683000003');
  });

  test('A-06 nobody of another branch is found', async () => {
    const phone = '09684000001';
    await create({ phone: [phone] });
    expect([(await lookup(phone)).length, (await lookup(phone, mandalayClerk)).length]).toEqual([1, 0]);
  });

  test('N-10 A-06 of a merchant of another branch a whole number says which branch that is, and nothing else', async () => {
    const phone = '09684000077';
    await create({
      phone: [phone],
      customer_name: 'U Kyaw Hidden',
      business_name: 'Hidden Shop',
      street: 'Hidden Road',
    });
    const answer = async (typed: string, by = mandalayClerk) =>
      (await by.try('customers.lookup', { query: { phone: typed } })).body;
    const { data: branches } = await clerk.call('branches.all', {});
    const own = branches.find(({ id }) => id === yangon);
    const known = { id: yangon, name_en: own?.name_en, name_mm: own?.name_mm, name_zh: own?.name_zh };
    expect(await answer(phone)).toEqual({ data: [], elsewhere: known });
    expect(await answer('၉၆၈၄၀၀၀၀၇၇')).toEqual({ data: [], elsewhere: known });
    // No answer for a part of a number, nor for a number of the own branch, of a walk-in sender, or an unknown one.
    await create({ phone: ['09684000078'], type: 'walkin', customer_name: 'Walk-in' });
    for (const [typed, by] of [
      ['09684', mandalayClerk],
      [phone, clerk],
      ['09684000078', mandalayClerk],
      ['09684999999', mandalayClerk],
    ] as const)
      expect((await answer(typed, by)).elsewhere, typed).toBeNull();
    const { data: mine } = await (
      await app.as('mdy.manager')
    ).call('customers.create', {
      body: {
        type: 'merchant',
        customer_name: 'Ma Own',
        phone: [phone],
        branch_id: branches.find(({ code }) => code === 'MDY')?.id,
      },
    });
    expect(await answer(phone)).toMatchObject({ data: [{ id: mine.id }], elsewhere: null });
  });

  test('F-01 with what the label form fills in: address, terms, the last label and the last different receivers', async () => {
    const { id } = await create({
      phone: ['09685000001'],
      home_no: '7',
      street: 'ပန်းဆိုးတန်း',
      cod_plan: 'half',
      addon_service: ['sms'],
    });
    expect((await lookup('09685000001'))[0]).toMatchObject({
      last: null,
      receivers: [],
      cod_plan: 'half',
      addon_service: ['sms'],
      blocked: null,
      address: { home_no: '7', street: 'ပန်းဆိုးတန်း' },
    });
    for (const [name, phone] of [
      ['A', '0911'],
      ['B', '0912'],
      ['A', '0911'],
      ['C', '0913'],
      ['D', '0914'],
      ['E', '0915'],
      ['F', '0916'],
    ] as const)
      await putLabel(id, name, phone);
    await putLabel(id, 'A', '0911', 'sender_pay');
    const [found] = await lookup('09685000001');
    expect(found?.last).toEqual({
      service_type: 'express',
      payment_type: 'sender_pay',
      accept_type: 'cod',
      item_type: 'parcel',
      type: 'fcs_express',
    });
    expect(found?.receivers.map((row) => row.name)).toEqual(['A', 'F', 'E', 'D', 'C']);
    expect((await manager.call('customers.detail', { params: { id } })).data).toMatchObject({
      open_labels: 0,
      open_cod: 0,
    });
  });

  test('F-06 one plan for every number: the lookup walks the index of phones, not the customers', async () => {
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan');
    await client.query(
      'prepare find(text, text) as select customer_id from customer_phone where phone ~>=~ $1 and phone ~<~ $2',
    );
    const { rows } = await client.query("explain execute find('96812', '96812:')");
    await client.query('rollback');
    client.release();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('customer_phone_prefix');
  });
});

describe('F-01 a walk-in sender', () => {
  const walkIn = (change: object = {}) => ({ customer_name: 'ကိုမျိုး', phone: ['09686000001'], home_no: '9', ...change });

  test('F-01 A-08 is made by a clerk in one call, at the branch they work for, and is known from then on', async () => {
    const { data } = await clerk.call('customers.createWalkIn', { body: walkIn() });
    expect(data).toMatchObject({
      type: 'walkin',
      name: 'ကိုမျိုး',
      branch_id: yangon,
      credit_limit: 0,
      address: { home_no: '9' },
    });
    expect(await lookup('၀၉၆၈၆၀၀၀၀၀၁')).toEqual([data]);
    const { rows } = await app.database.pool.query(
      "select action from audit where room = 'customers' and record_id = $1",
      [String(data.id)],
    );
    expect(rows).toEqual([{ action: 'create' }]);
  });

  test('S-08 the same person twice, or by two clerks at once, is one; another name on the same phone is another', async () => {
    const body = walkIn({ phone: ['09687000001'], customer_name: 'မသီတာ' });
    const answers = await Promise.all(
      [clerk, manager, clerk, manager].map((by) => by.call('customers.createWalkIn', { body })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const spaced = await clerk.call('customers.createWalkIn', { body: { ...body, customer_name: 'မ သီတာ' } });
    expect(spaced.data.id).toBe(answers[0]?.data.id);
    expect((await clerk.call('customers.createWalkIn', { body: { ...body, customer_name: 'ကိုကို' } })).data.id).not.toBe(
      spaced.data.id,
    );
  });

  test('A-06 the same person at another branch is another record, and a wrong phone is refused', async () => {
    const here = await clerk.call('customers.createWalkIn', { body: walkIn({ phone: ['09688000001'] }) });
    const there = await mandalayClerk.call('customers.createWalkIn', { body: walkIn({ phone: ['09688000001'] }) });
    expect(there.data.id).not.toBe(here.data.id);
    expect((await clerk.try('customers.createWalkIn', { body: walkIn({ phone: ['12'] }) })).body.code).toBe(
      'validation_failed',
    );
  });
});

describe('F-06 what other rooms read of a sender', () => {
  test('F-06 A-06 the terms of covered senders, and nothing of the others', async () => {
    const [one, other] = [
      await create({ phone: ['09689000001'], credit_limit: 90_000, return_fee: 700, home_no: '3' }),
      await create({ phone: ['09689000002'] }),
    ];
    const viewerOf = async (client: TestClient) =>
      (await readViewer(app.app.waybill.db, client.token, app.clock(), 8)) as { covers: 'all' | readonly number[] };
    const [here, there] = [await viewerOf(clerk), await viewerOf(mandalayClerk)];
    expect(await readSender(app.app.waybill.db, here, one.id)).toMatchObject({
      id: one.id,
      credit_limit: 90_000,
      return_fee: 700,
      phones: ['09689000001'],
      status: 'active',
      default_address: { home_no: '3' },
    });
    expect(new Set((await readSenders(app.app.waybill.db, here, [one.id, other.id, 987_654])).keys())).toEqual(
      new Set([one.id, other.id]),
    );
    expect(await readSender(app.app.waybill.db, there, one.id)).toBeNull();
  });
});
