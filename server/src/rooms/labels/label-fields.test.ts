import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelDetail, type LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
let postman: TestClient;
/** One label that was delivered, cleared and paid, and one that was returned: together they have every field. */
let paid: LabelDetail;
let returned: LabelDetail;
let bare: LabelDetail;
let merchant: number;

const read = async (id: number) => (await fixture.clerk.call('labels.detail', { params: { id } })).data;
let scans = 0;
async function scan(who: TestClient, tracking_code: string, status: string, extra: object = {}): Promise<void> {
  app.clock.advance({ minutes: 10 });
  const { data } = await who.call('tracking.scan', {
    body: {
      scans: [
        { scan_id: `label-fields-${++scans}`, tracking_code, status, scanned_at: app.clock().toISOString(), ...extra },
      ],
    },
  });
  expect(data.map(({ result, message }) => [result, message])).toEqual([['applied', null]]);
}

/** Makes an SMS cost 100 and tax 5% from today on, and the township of both sides remote. */
async function priceEverything(): Promise<void> {
  const desk = await app.as('admin');
  const copy_of = (await desk.call('tariffs.list', {})).data[0]?.id;
  const names = { name_en: 'Everything', name_mm: 'အားလုံး', name_zh: null };
  const {
    name: _,
    rates,
    ...made
  } = (await desk.call('tariffs.create', { body: { ...names, valid_from: '2026-11-21', copy_of } })).data;
  const { data } = await desk.call('tariffs.edit', {
    params: { id: made.id },
    body: {
      ...names,
      ...rates,
      sms: 100,
      tax_percent: 500,
      valid_from: made.valid_from,
      note: null,
      offered: made.offered,
      steps: made.steps,
      version: made.version,
    },
  });
  await desk.call('tariffs.publish', { params: { id: made.id }, body: { version: data.version } });
  await app.database.pool.query('update place set remote = true, postcode = branch_postcode where id = $1', [
    fixture.places.hlaing,
  ]);
}

/** Pays the COD of the delivered label into the merchant's bank account. */
async function pay(label: number): Promise<void> {
  const [accountant, finance, owner] = [await app.as('accountant'), await app.as('finance'), await app.as('owner')];
  const { data: proposed } = await fixture.manager.call('customers.proposeBank', {
    params: { id: merchant },
    body: { bank: 'KBZ', bank_holder: 'ဒေါ်ခင်ဝင်း', bank_account: '09912345678901' },
  });
  const bank_id = proposed.banks[0]?.id ?? 0;
  await owner.call('customers.confirmBank', { params: { id: merchant }, body: { bank_id } });
  const { data: made } = await accountant.call('clearances.create', {
    body: { customer_id: merchant, label_ids: [label], expected_net: 54_600 },
  });
  app.clock.advance({ hours: 5 });
  await finance.call('clearances.pay', {
    params: { id: made.id },
    body: { version: made.version, method: 'bank', bank_id, received_amount: 54_600 },
  });
}

beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  postman = await app.as('postman');
  const courier = (await postman.call('sessions.activeAccount', {})).data.id;
  await priceEverything();
  merchant = await fixture.merchant({
    merchant_type: 'existing',
    return_fee: 1_500,
    clearance_gate: 'delivered',
    clearance_gate_limit: 1_000_000,
    is_fixed_amount_discount: true,
    discount_amount: 400,
  });
  const body = fixture.online(merchant, {
    destination_township: fixture.places.hlaing,
    source_no: '၁၂',
    source_street: 'ဗိုလ်အောင်ကျော်',
    destination_no: '၅',
    destination_street: 'အင်းစိန်လမ်း',
    weight: 2,
    services: ['sms', 'insurance'],
    declared_value: 100_000,
    insurance_percent: 50,
    price_reason: 'သဘောတူ',
    item_name: 'ဖိနပ်',
    instant_deliver: true,
    payment_type: 'from_cod',
    cod_amount: 60_000,
  });
  const make = async (change: object = {}) =>
    (await fixture.manager.call('labels.create', { body: { ...body, ...change } })).data;
  const [good, back, plain] = [
    await make(),
    await make({ instant_deliver: false }),
    (await fixture.clerk.call('labels.create', { body: fixture.walkin() })).data,
  ];
  await scan(fixture.clerk, good.tracking_code, 'accept_from_origin_branch');
  await scan(fixture.clerk, good.tracking_code, 'delivered');
  await pay(good.id);
  await scan(fixture.clerk, back.tracking_code, 'accept_from_origin_branch');
  await scan(fixture.clerk, back.tracking_code, 'send_to_destination_address', { to_staff_id: courier });
  await scan(postman, back.tracking_code, 'sendback_to_origin_branch', { reason: 'refused' });
  [paid, returned, bare] = [await read(good.id), await read(back.id), await read(plain.id)];
}, 120_000);
afterAll(() => app.close());

/** Section 3.1 of the source, group by group. */
const source = {
  sender: `source_branch_id source_name source_phone source_postcode source_no source_street source_quarter source_township source_town source_region
    merchant_id source_nrc customer_id source_address with_temp_address insurance_percent`,
  receiver: `deliver_branch_id destination_name destination_phone destination_postcode destination_no destination_street destination_quarter
    destination_township destination_town destination_region pickup_at_po contact_phone_list destination_nrc delivery_type type destination_address`,
  parcel: `include_products item_type weight service_type accept_type rating_type purchase_type flat time_request reference_id remark version`,
  other: `status tracking_code agent_id branch_id services services_fee compensation_fee total_cost logs created_at creator finish_item
    transaction_label with_smart_invoice insurance_fee gate_submit`,
  'display and finance': `item_name mp_tracking_code post_type cod_code cod_amount cod_fee cod_charge cod_percent sms_service_fee shipping_fee
    shipping_service_fee delivery_charge extra_fee extra_charge return_fee total_amount sender_name sender_address receiver_name receiver_phone
    delivery_address destination_township destination_branch destination_postal_code original_postal_code return_reason delivered_date paid_date
    transfer_date instant_deliver sign_image accept_branch_id deliver_branch`,
  history: 'transaction',
};

describe('E-01 the fields of a label', () => {
  test.each(Object.entries(source))(
    'E-01 every %s field of the source is in the contract and in the answer, whatever became of the parcel',
    (_, names) => {
      for (const name of names.split(/\s+/)) {
        expect(Object.hasOwn(labelDetail.shape, name), `${name} in the contract`).toBe(true);
        for (const label of [bare, paid, returned]) expect(Object.hasOwn(label, name), name).toBe(true);
      }
    },
  );

  test('E-01 every finance field of a delivered parcel is the figure that its price and payment make', () => {
    // 2,800 for two kilograms in town, 1,000 remote, 100 SMS, 500 insurance, 400 discount, 5% tax; COD 60,000 at 2%.
    expect(paid).toMatchObject({
      shipping_fee: 2_800,
      sms_service_fee: 100,
      services_fee: 100,
      shipping_service_fee: 2_900,
      insurance_fee: 500,
      extra_fee: 1_000,
      extra_charge: 1_000,
      discount: 400,
      tax: 200,
      delivery_charge: 4_200,
      cod_amount: 60_000,
      cod_percent: 200,
      cod_fee: 1_200,
      cod_charge: 60_000,
      return_fee: 1_500,
      total_amount: 64_200,
      total_cost: 5_400,
      merchant_receives: 54_600,
      owed_if_returned: 5_700,
      sender_pays: 0,
      on_credit: 0,
      compensation_fee: 0,
    });
    expect(bare).toMatchObject({ cod_amount: 0, cod_code: null, cod_fee: 0, cod_charge: 0, sms_service_fee: 0 });
  });

  test('E-01 every display field of a delivered parcel says who, where, when and by whom', async () => {
    const branch = { id: fixture.yangon, code: 'YGN' };
    expect(paid).toMatchObject({
      item_name: 'ဖိနပ်',
      post_type: 'counter',
      cod_code: paid.tracking_code,
      sender_name: 'ဦးဘ',
      sender_address: expect.stringMatching(/^၁၂၊ ဗိုလ်အောင်ကျော်၊ စမ်းလှိုင်/),
      receiver_name: 'ဒေါ်ခင်မာလာ',
      receiver_phone: '0944••••345',
      delivery_address: expect.stringMatching(/^၅၊ အင်းစိန်လမ်း၊ စမ်းလှိုင်/),
      destination_township: { id: fixture.places.hlaing, name_en: 'Test Hlaing' },
      destination_branch: branch,
      destination_postal_code: '90051',
      original_postal_code: '90051',
      instant_deliver: true,
      return_reason: null,
      accept_branch_id: fixture.yangon,
      deliver_branch: { ...branch, town: 'Yangon', town_id: expect.any(Number) },
      creator: (await fixture.manager.call('sessions.activeAccount', {})).data.name,
      finish_item: true,
      transaction_label: 'delivered',
    });
    expect(bare).toMatchObject({
      destination_branch: { id: fixture.mandalay, code: 'MDY' },
      deliver_branch: { id: fixture.mandalay, code: 'MDY', town: 'Mandalay' },
      accept_branch_id: null,
      finish_item: false,
    });
    const delivered = paid.transaction.find(({ status }) => status === 'delivered');
    expect(paid.delivered_date).toBe(delivered?.at);
    expect(Date.parse(paid.paid_date ?? '') - Date.parse(paid.delivered_date ?? '')).toBe(5 * 3_600_000);
    expect(paid.transfer_date).toBe(paid.paid_date);
    expect(paid.transaction.map(({ status, viewable }) => [status, viewable])).toEqual([
      ['pending', true],
      ['accept_from_origin_branch', true],
      ['delivered', true],
    ]);
  });

  test('E-01 a parcel on its way back says why, and has no day of delivery, payment or transfer', () => {
    expect(returned).toMatchObject({
      return_reason: 'refused',
      transaction_label: 'sendback_to_origin_branch',
      finish_item: false,
      delivered_date: null,
      paid_date: null,
      transfer_date: null,
    });
  });

  test('E-01 what a merchant is paid in cash has a day of payment and none of transfer', async () => {
    await app.database.pool.query(
      'update clearance set bank_id = null where id = (select clearance_id from clearance_line where label_id = $1)',
      [paid.id],
    );
    expect(await read(paid.id)).toMatchObject({ paid_date: paid.paid_date, transfer_date: null });
  });

  test('E-01 what an agent branch made names it, what a branch of ours made names none; typed postcodes go before those of the places', async () => {
    await app.database.pool.query(`update branch set type = 'agent' where id = $1`, [fixture.mandalay]);
    const { data } = await fixture.other.call('labels.create', {
      body: fixture.walkin({
        source_township: fixture.places.chanaye,
        source_postcode: '5021',
        destination_township: fixture.places.hlaing,
        destination_postcode: '11051',
        mp_tracking_code: 'EE123456785MM',
      }),
    });
    expect((await fixture.other.call('labels.detail', { params: { id: data.id } })).data).toMatchObject({
      agent_id: fixture.mandalay,
      branch_id: fixture.mandalay,
      mp_tracking_code: 'EE123456785MM',
      original_postal_code: '05021',
      destination_postal_code: '11051',
    });
    expect([bare.agent_id, bare.branch_id]).toEqual([null, fixture.yangon]);
  });
});
