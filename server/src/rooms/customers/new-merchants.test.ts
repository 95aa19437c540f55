import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { makeTestKey } from '../api-keys/testing/keys.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

let serial = 0;
const nextPhone = () => `0968300${String(++serial).padStart(4, '0')}`;
const parcel = (phone: string, change: object = {}) =>
  fixture.walkin({
    accept_type: 'cod',
    cod_amount: 45_000,
    source_name: 'ဒေါ်နွယ်နွယ်',
    source_phone: [phone],
    merchant_type: 'new',
    ...change,
  });
const make = (body: object, by = fixture.clerk) => by.try('labels.create', { body } as never);
const merchantsWith = async (phone: string) =>
  (await fixture.manager.call('customers.list', { query: { search: phone } })).data;
const fieldsOf = (answer: Awaited<ReturnType<typeof make>>) =>
  Object.fromEntries(Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => [field, first?.code]));

test('K-07 C-01 the first COD parcel of a new merchant is made at the counter, and the merchant with it, without credit or discount', async () => {
  const phone = nextPhone();
  const made = await make(parcel(phone));
  expect(made.status).toBe(201);
  const [row, ...others] = await merchantsWith(phone);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    type: 'merchant',
    merchant_type: 'new',
    name: 'ဒေါ်နွယ်နွယ်',
    to_complete: true,
    credit_limit: 0,
    discount_percent: 0,
    clearance_gate: 'strict',
    bank_state: null,
  });
  const label = (await fixture.clerk.call('labels.detail', { params: { id: made.body.data.id } })).data;
  expect([label.merchant_id, label.cod_amount]).toEqual([row?.id, 45_000]);
});

test('K-07 two clerks at once, the same form again, and a remembered walk-in sender make one merchant', async () => {
  const phone = nextPhone();
  await make(fixture.walkin({ source_name: 'ဒေါ်နွယ်နွယ်', source_phone: [phone], remember_sender: true }));
  const second = await app.as('supervisor');
  const answers = await Promise.all([
    make(parcel(phone)),
    make(parcel(phone, { source_name: 'ဒေါ် နွယ်နွယ်' }), second),
    make(parcel(phone)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await merchantsWith(phone)).map(({ type }) => type)).toEqual(['merchant']);
});

test('K-07 under the number of a merchant of the branch nobody else is made, and one who is suspended stays so', async () => {
  const phone = nextPhone();
  const id = await fixture.merchant({ business_name: 'ရွှေပန်း', phone: [phone] });
  expect(fieldsOf(await make(parcel(phone)))).toEqual({ source_phone: 'merchant_known' });
  await fixture.manager.call('customers.suspend', { params: { id }, body: { reason: 'x' } });
  const again = await make(parcel(phone, { source_name: 'ရွှေပန်း' }));
  expect([again.status, again.body.code]).toEqual([409, 'customer_not_active']);
  expect(await merchantsWith(phone)).toHaveLength(1);
});

test('K-07 a label that is refused leaves no merchant, and contradictions are refused by name', async () => {
  const phone = nextPhone();
  const refused: [object, Record<string, string>][] = [
    [{ payment_type: 'credit' }, { payment_type: 'credit_limit_exceeded' }],
    [{ destination_township: fixture.places.far }, { deliver_branch_id: 'place_without_branch' }],
    [{ merchant_id: await fixture.merchant() }, { merchant_type: 'merchant_chosen' }],
    [{ merchant_type: 'existing' }, { merchant_id: 'cod_merchant' }],
    [{ merchant_type: 'rich' }, { merchant_type: 'select' }],
  ];
  for (const [change, fields] of refused) {
    const answer = await make(parcel(phone, change));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(fieldsOf(answer)).toMatchObject(fields);
  }
  expect(await merchantsWith(phone)).toEqual([]);
});

test('W-06 a program makes no merchants', async () => {
  const phone = nextPhone();
  const { client } = await makeTestKey(app, fixture.manager, ['labels.create']);
  expect(fieldsOf(await make(parcel(phone), client))).toMatchObject({ merchant_type: 'price_outside' });
  expect(await merchantsWith(phone)).toEqual([]);
});

test('C-01 a merchant made at the counter is paid once a manager has completed them; a clerk cannot', async () => {
  const phone = nextPhone();
  await make(parcel(phone));
  const id = (await merchantsWith(phone))[0]?.id ?? 0;
  const owner = await app.as('owner');
  const clear = () =>
    owner.try('clearances.create', { body: { customer_id: id, label_ids: [], expected_net: 0 } } as never);
  expect((await clear()).body.code).toBe('merchant_to_complete');
  expect((await fixture.clerk.try('customers.complete', { params: { id } } as never)).status).toBe(403);
  expect(
    (await fixture.manager.call('customers.list', { query: { to_complete: 'yes' } })).data.map((row) => row.id),
  ).toContain(id);
  const waiting = async () => (await fixture.manager.call('dashboard.read', {})).data.to_complete ?? 0;
  const before = await waiting();
  const { data } = await fixture.manager.call('customers.complete', { params: { id } });
  expect(data.to_complete).toBe(false);
  expect(await waiting()).toBe(before - 1);
  expect((await clear()).body.code).toBe('nothing_to_clear');
  expect((await fixture.manager.try('customers.complete', { params: { id } } as never)).body.code).toBe(
    'state_not_allowed',
  );
});
