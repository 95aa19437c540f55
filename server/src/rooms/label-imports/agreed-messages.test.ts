import { expect, test } from 'vitest';
import { book, order, orderDesk } from './testing/order-desk.ts';

const { desk, upload, make, labelsOf } = orderDesk();

const smsFee = 100;
const ask = async <Row>(text: string, values: unknown[]) =>
  (await desk.app.database.pool.query(text, values)).rows as Row[];
const servicesOf = async (code: string) =>
  (
    await ask<{ services: string[]; services_fee: number }>(
      'select services, services_fee::int as services_fee from label where tracking_code = $1',
      [code],
    )
  )[0];
/** The tariff of the test charges for messages. */
const priced = () => ask(`update tariff set rates = rates || '{"sms": ${smsFee}}'`, []);
const agree = () => ask('update customer set sms_active = true where id = $1', [desk.merchant]);
const create = async (more: object = {}) =>
  (
    await desk.clerk.call('labels.create', {
      body: { ...desk.fixture.online(desk.merchant), draft: false, remember_sender: false, ...more } as never,
    })
  ).data.tracking_code;

test('O-09 a customer who asked for messages has them on every new label, made at the counter, kept as a draft, numbered without a line or read from a sheet; labels made before and other customers have none', async () => {
  await priced();
  const before = await create();
  await agree();
  const leased = (await desk.clerk.call('labels.lease', { body: { device: 'a'.repeat(32) } })).data.codes;
  const offline = leased.find((code) => code.startsWith('EX')) as string;
  await desk.clerk.call('labels.createOffline', {
    body: {
      ...desk.fixture.online(desk.merchant),
      remember_sender: false,
      device: 'a'.repeat(32),
      tracking_code: offline,
    } as never,
  });
  const { data } = await upload(await book([order()]));
  await make(data.id);
  const sheet = (await labelsOf(data.id))[0].tracking_code;
  for (const code of [
    await create(),
    await create({ draft: true }),
    await create({ services: ['sms'] }),
    offline,
    sheet,
  ])
    expect([code, await servicesOf(code)]).toEqual([code, { services: ['sms'], services_fee: smsFee }]);
  expect(await servicesOf(before)).toEqual({ services: [], services_fee: 0 });
  desk.merchant = await desk.fixture.merchant();
  expect((await servicesOf(await create()))?.services).toEqual([]);
});

test('O-09 E-05 the fee of the messages is posted once, when the parcel is accepted', async () => {
  await priced();
  await agree();
  const code = await create({ payment_type: 'sender_pay', accept_type: 'walkin', cod_amount: 0 });
  await desk.clerk.call('tracking.scan', {
    body: { scans: [{ scan_id: `agreed-${code}`, tracking_code: code, scanned_at: desk.app.clock().toISOString() }] },
  });
  const posted = await ask<{ amount: number }>(
    `select p.amount::int as amount
      from posting p
      join account a on a.id = p.account_id
      join journal j on j.id = p.journal_id
      join label l on l.id = j.label_id
      where l.tracking_code = $1 and a.name = 'sms'`,
    [code],
  );
  expect(posted.map(({ amount }) => Math.abs(amount))).toEqual([smsFee]);
});
