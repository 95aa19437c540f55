import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const make = async (body: object, by = fixture.clerk) => (await by.call('labels.create', { body })).data;
const refused = async (body: object, by = fixture.clerk) => {
  const { status, body: answer } = await by.try('labels.create', { body } as never);
  return {
    status,
    code: answer.code,
    fields: Object.fromEntries(Object.entries(answer.errors ?? {}).map(([field, [first]]) => [field, first?.code])),
    values: answer.values,
  };
};
const count = async () => (await app.database.pool.query('select count(*)::int as n from label')).rows[0].n as number;

describe('E-01 POST /api/label', () => {
  test('E-01 a label has a code with a check digit, a price of its own, an entry and a state', async () => {
    const made = await make(fixture.walkin());
    expect(readCode(made.tracking_code)).toMatchObject({ kind: 'label', product: 'EX' });
    expect(made).toMatchObject({
      status: 'pending',
      version: 1,
      deliver_branch_id: fixture.mandalay,
      cod_amount: 0,
      cod_fee: 0,
      price_differs: false,
    });
    expect(made.price?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(made.shipping_total);
    const { data } = await fixture.clerk.call('labels.detail', { params: { id: made.id } });
    expect(data).toMatchObject({
      tracking_code: made.tracking_code,
      status: 'pending',
      status_type: 'process',
      weight: 1,
      source_branch_id: fixture.yangon,
      holder_branch: { id: fixture.yangon, code: 'YGN' },
      deliver_branch: { code: 'MDY', town: 'Mandalay' },
      destination_township: { id: fixture.places.chanaye, name_en: 'Test Chan Aye' },
      sender_name: 'ဦးဘ',
      receiver_phone: '0944••••345',
      cod_charge: 0,
      sender_pays: made.shipping_total,
      may_edit: true,
      may_delete: false,
      accept_branch_id: null,
    });
    expect(data.transaction.map((entry) => [entry.status, entry.viewable, entry.by])).toEqual([
      ['pending', true, 'မသီတာ'],
    ]);
    expect(data.logs.map((log) => log.action)).toEqual(['create']);
  });

  test.each([['{}'], ['[]'], ['{"lines":[{"name":"shipping","amount":"much","why":{}}]}']])(
    'E-01 F-03 a label whose price record is %s is shown without one, with its figures',
    async (kept) => {
      const { id, shipping_total } = await make(fixture.walkin());
      await app.database.pool.query('update label set price = $1::jsonb where id = $2', [kept, id]);
      const { data } = await fixture.clerk.call('labels.detail', { params: { id } });
      expect([data.price, data.delivery_charge, data.sms_service_fee]).toEqual([null, shipping_total, 0]);
    },
  );

  test('E-01 every field that can be given comes back under its name', async () => {
    const merchant = await fixture.merchant();
    const input = {
      merchant_id: merchant,
      source_phone: ['09791234567', '09791234568'],
      source_name: 'ရွှေဆိုင်',
      source_branch_id: fixture.yangon,
      source_township: fixture.places.hlaing,
      source_street: 'ဗိုလ်အောင်ကျော် / ၃',
      source_no: '12/A',
      source_postcode: '11051',
      source_address: 'အမှတ် ၁၂',
      source_nrc: '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
      with_temp_address: true,
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာ',
      destination_township: fixture.places.chanaye,
      destination_street: '30th',
      destination_no: '5',
      destination_postcode: '05021',
      destination_address: '5, 30th',
      destination_nrc: '၉/မဟမ(နိုင်)၀၀၀၀၀၁',
      contact_phone_list: ['09440012346'],
      deliver_branch_id: fixture.mandalay,
      delivery_type: 'branch',
      pickup_at_po: true,
      instant_deliver: true,
      type: 'fcs_express',
      item_type: 'parcel',
      service_type: 'special',
      accept_type: 'cod',
      weight: 2.35,
      pieces: 3,
      item_name: 'Shoes',
      include_products: 'two\nthree',
      rating_type: 'weight',
      services: ['sms', 'insurance'],
      declared_value: 100_000,
      insurance_percent: 50,
      price_reason: 'သဘောတူ',
      time_request: { from: '2026-11-22T10:00:00.000+06:30', to: '2026-11-22T12:00:00.000+06:30' },
      with_smart_invoice: true,
      preprint_type: 'smart_invoice',
      reference_id: 'REF-1',
      mp_tracking_code: 'EE123456785MM',
      remark: 'careful',
      payment_type: 'from_cod',
      cod_amount: 350_000,
    };
    const { id } = (await fixture.manager.call('labels.create', { body: input as never })).data;
    const { data } = await fixture.clerk.call('labels.showDetails', { params: { id } });
    const { source_township, destination_township, ...rest } = input;
    expect(data).toMatchObject(rest);
    expect([data.source_township?.id, data.destination_township?.id, data.customer_id, data.purchase_type]).toEqual([
      source_township,
      destination_township,
      merchant,
      'from_cod',
    ]);
    expect(data.insurance_fee).toBe(500);
    // A confirmation belongs to one request and is no property of the label.
    for (const field of Object.keys(labelForm).filter((name) => name !== 'cod_zero'))
      expect(Object.hasOwn(data, field), field).toBe(true);
  });

  test.each([
    ['E-01 a letter has a product of its own', { item_type: 'letter', weight: 0.1 }, 'LT'],
    ['E-01 registered', { service_type: 'register' }, 'RG'],
    ['E-01 special', { service_type: 'special' }, 'SP'],
  ])('%s', async (_, change, product) => {
    expect((await make(fixture.walkin(change))).tracking_code.slice(0, 2)).toBe(product);
  });

  test('E-01 V-15 VPP goes by mail post, and a place without a branch of ours is no hindrance', async () => {
    const made = await make(
      fixture.online(await fixture.merchant(), {
        type: 'mm_post',
        service_type: 'vpp',
        destination_township: fixture.places.far,
      }),
    );
    expect([made.tracking_code.slice(0, 2), made.deliver_branch_id]).toEqual(['VP', fixture.yangon]);
  });

  test('V-10 V-12 T-04 phones as JSON text, Myanmar digits and Zawgyi are taken and stored as they should be', async () => {
    const { id } = await make(
      fixture.walkin({
        source_phone: '["၀၉၇၉၁၂၃၄၅၆၇","+95 9 791 234 568"]',
        destination_phone: '9440012345',
        destination_name: 'ေဒၚခင္မာလာ',
        destination_street: 'ရန္ကုန္',
        weight: '၁.၅',
      }),
    );
    const { data } = await fixture.clerk.call('labels.showDetails', { params: { id } });
    expect([
      data.source_phone,
      data.destination_phone,
      data.destination_name,
      data.destination_street,
      data.weight,
    ]).toEqual([['09791234567', '09791234568'], ['09440012345'], 'ဒေါ်ခင်မာလာ', 'ရန်ကုန်', 1.5]);
  });

  test("F-03 the price is the server's: another one that was shown is told, not trusted", async () => {
    const { shipping_total } = await make(fixture.walkin());
    expect(await make(fixture.walkin({ shown_total: shipping_total }))).toMatchObject({
      shipping_total,
      price_differs: false,
    });
    expect(await make(fixture.walkin({ shown_total: 1 }))).toMatchObject({ shipping_total, price_differs: true });
  });

  test('F-03 the price that a label was made at stays with it when the table changes', async () => {
    const made = await make(fixture.walkin());
    await app.database.pool.query(`update tariff_step set price = price + 500`);
    await app.database.pool.query(`update cache_version set version = version + 1`);
    const { data } = await fixture.clerk.call('labels.detail', { params: { id: made.id } });
    expect([data.delivery_charge, data.price?.lines]).toEqual([made.shipping_total, made.price?.lines]);
    await app.database.pool.query(`update tariff_step set price = price - 500`);
  });

  test('from COD takes shipping and fee off what the merchant receives', async () => {
    const made = await make(
      fixture.online(await fixture.merchant(), { payment_type: 'from_cod', cod_amount: 350_000 }),
    );
    expect(made).toMatchObject({
      cod_fee: 3_500,
      cod_charge: 350_000,
      merchant_receives: 350_000 - 3_500 - made.shipping_total,
    });
  });

  test('C-02 the same request sent twice makes one label', async () => {
    const send = () =>
      fixture.clerk.send({
        method: 'POST',
        url: '/api/label',
        headers: { 'idempotency-key': 'once-1' },
        payload: fixture.walkin(),
      });
    const [first, second] = [(await send()).json(), (await send()).json()];
    expect(second.data.id).toBe(first.data.id);
  });
});

describe('X-02 what is wrong is said before anything is saved', () => {
  test.each<[string, (fixture: LabelFixture) => object | Promise<object>, number, string, object]>([
    [
      'V-03 a weight out of bounds',
      (h) => h.walkin({ weight: 101 }),
      422,
      'validation_failed',
      { weight: 'weight_max' },
    ],
    [
      'V-03 an amount out of bounds',
      async (h) => h.online(await h.merchant(), { cod_amount: 100_000_001 }),
      422,
      'validation_failed',
      { cod_amount: 'cod_fee_max' },
    ],
    [
      'V-15 credit at the counter',
      (h) => h.walkin({ payment_type: 'credit' }),
      422,
      'validation_failed',
      { payment_type: 'payment_cod_only' },
    ],
    [
      'V-15 receiver pays at the gate',
      (h) => h.walkin({ payment_type: 'receiver_pay', gate_submit: true }),
      422,
      'validation_failed',
      { payment_type: 'payment_gate_submit' },
    ],
    [
      'V-15 VPL by the own fleet',
      async (h) => h.online(await h.merchant(), { service_type: 'vpl', item_type: 'letter', weight: 0.1 }),
      422,
      'validation_failed',
      { service_type: 'service_carrier' },
    ],
    [
      'COD from somebody unknown',
      (h) => h.walkin({ accept_type: 'cod', cod_amount: 5_000 }),
      422,
      'validation_failed',
      { merchant_id: 'cod_merchant' },
    ],
    [
      'COD whose amount was forgotten',
      async (h) => h.online(await h.merchant(), { cod_amount: null }),
      422,
      'validation_failed',
      { cod_amount: 'cod_missing' },
    ],
    [
      'COD of 0 that nobody confirmed',
      async (h) => h.online(await h.merchant(), { cod_amount: 0 }),
      422,
      'validation_failed',
      { cod_zero: 'cod_zero' },
    ],
    [
      'F-02 less COD than from COD needs',
      async (h) => h.online(await h.merchant(), { payment_type: 'from_cod', cod_amount: 2_000 }),
      422,
      'validation_failed',
      { cod_amount: 'cod_too_small' },
    ],
    [
      'a customer that is none',
      (h) => h.walkin({ merchant_id: 777_777 }),
      422,
      'validation_failed',
      { merchant_id: 'select' },
    ],
    [
      'a township that is none',
      (h) => h.walkin({ destination_township: 777_777 }),
      422,
      'validation_failed',
      { destination_township: 'select' },
    ],
    [
      'E-03 a place that no branch delivers to',
      (h) => h.walkin({ destination_township: h.places.far }),
      422,
      'place_without_branch',
      { deliver_branch_id: 'place_without_branch' },
    ],
    [
      'a destination branch that is none',
      (h) => h.walkin({ deliver_branch_id: 777_777 }),
      422,
      'validation_failed',
      { deliver_branch_id: 'select' },
    ],
    [
      'A-06 in the name of another branch',
      (h) => h.walkin({ source_branch_id: h.mandalay }),
      422,
      'branch_not_covered',
      { source_branch_id: 'branch_not_covered' },
    ],
    [
      'F-03 heavier than the table goes',
      (h) => h.walkin({ item_type: 'letter', weight: 2.1 }),
      422,
      'weight_over_limit',
      { weight: 'weight_over_limit' },
    ],
    [
      'F-03 credit without a limit',
      async (h) => h.online(await h.merchant(), { payment_type: 'credit' }),
      422,
      'credit_limit_exceeded',
      { payment_type: 'credit_limit_exceeded' },
    ],
  ])('X-02 %s', async (_, body, status, code, fields) => {
    const input = await body(fixture);
    const before = await count();
    expect(await refused(input)).toMatchObject({ status, code, fields });
    expect(await count()).toBe(before);
  });

  test.each(['suspend', 'ban'] as const)('F-06 a merchant under %s', async (command) => {
    const merchant = await fixture.merchant();
    const owner = await app.as('owner');
    await owner.call(`customers.${command}`, { params: { id: merchant }, body: { reason: 'x' } });
    expect(await refused(fixture.online(merchant))).toMatchObject({
      code: 'customer_not_active',
      fields: { merchant_id: 'customer_not_active' },
    });
  });

  test('E-01 a reference that the merchant used before', async () => {
    const merchant = await fixture.merchant();
    await make(fixture.online(merchant, { reference_id: 'A-1' }));
    expect(await refused(fixture.online(merchant, { reference_id: 'A-1' }))).toMatchObject({
      code: 'duplicate',
      fields: { reference_id: 'duplicate' },
    });
    await make(fixture.online(await fixture.merchant(), { reference_id: 'A-1' }));
  });

  test('A-06 a merchant of another branch is nobody here', async () => {
    const merchant = await fixture.merchant();
    expect(
      await refused(fixture.online(merchant, { destination_township: fixture.places.hlaing }), fixture.other),
    ).toMatchObject({ fields: { merchant_id: 'select' } });
  });
});

describe('F-03 credit', () => {
  test('F-03 S-08 two clerks cannot both use the last of a limit', async () => {
    const merchant = await fixture.merchant({ credit_limit: 10_000 });
    const body = fixture.online(merchant, { payment_type: 'credit' });
    const { shipping_total } = await make(body);
    const fits = Math.floor(10_000 / shipping_total) - 1;
    const answers = await Promise.all(
      Array.from({ length: fits + 3 }, () => fixture.clerk.try('labels.create', { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(fits);
    const { body: answer } = await fixture.clerk.try('labels.create', { body });
    expect([answer.code, answer.values]).toEqual([
      'credit_limit_exceeded',
      { limit: 10_000, left: 10_000 - (fits + 1) * shipping_total },
    ]);
  });

  test('F-03 an edit counts its own label once', async () => {
    const probe = (await make(fixture.walkin())).shipping_total;
    const merchant = await fixture.merchant({ credit_limit: probe });
    const body = fixture.online(merchant, { payment_type: 'credit' });
    const { id, version } = await make(body);
    const edited = await fixture.clerk.call('labels.edit', { params: { id }, body: { ...body, remark: 'x', version } });
    expect(edited.data.shipping_total).toBe(probe);
  });
});
