import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';

let app: TestApp;
let fixture: LabelFixture;
let accountant: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  accountant = await app.as('accountant');
});
afterAll(() => app.close());

let scans = 0;
async function accept(tracking_code: string): Promise<void> {
  const { data } = await fixture.clerk.call('tracking.scan', {
    body: {
      scans: [
        {
          scan_id: `credit-freed-${++scans}`,
          tracking_code,
          status: 'accept_from_origin_branch',
          scanned_at: app.clock().toISOString(),
        },
      ],
    },
  });
  expect(data.map(({ result, code }) => [result, code])).toEqual([['applied', null]]);
}

/** Creates a parcel of 2,500 Ks on the merchant's account; returns the code of a refusal, or that it was created. */
async function create(merchant: number): Promise<string> {
  const { status, body } = await fixture.manager.try('labels.create', {
    body: fixture.online(merchant, {
      payment_type: 'credit',
      cod_amount: 80_000,
      rating_type: 'flat',
      flat: 2_500,
      price_reason: 'သဘောတူ',
      destination_township: fixture.places.hlaing,
    }),
  });
  if (status !== 201) return body.code ?? '';
  await accept(body.data.tracking_code);
  return 'made';
}

/** A credit clearance of all that a merchant owes. */
async function collect(merchant: number) {
  const query = { customer_id: String(merchant), kind: 'credit' };
  const { data: ready } = await accountant.call('clearances.readyDetail', { query });
  const label_ids = [...new Set(ready.lines.flatMap(({ label_id }) => label_id ?? []))];
  const body = {
    kind: 'credit',
    customer_id: merchant,
    label_ids,
    expected_net: ready.figures.actual_clearance_cod,
  } as const;
  return (await accountant.call('clearances.create', { body })).data;
}
const pay = async ({ id, version }: { id: number; version: number }, amount: number) =>
  (
    await accountant.call('clearances.pay', {
      params: { id },
      body: { version, method: 'cash', received_amount: -amount },
    })
  ).data;

test('F-03 N-27 a parcel on credit is made in the moment after a payment, for exactly what came in', async () => {
  const merchant = await fixture.merchant({ merchant_type: 'existing', credit_limit: 5_000, net_credit: false });
  expect([await create(merchant), await create(merchant), await create(merchant)]).toEqual([
    'made',
    'made',
    'credit_limit_exceeded',
  ]);
  const document = await collect(merchant);
  expect(await create(merchant)).toBe('credit_limit_exceeded');
  // The first part frees less than a parcel costs, the second the rest of it; the clock does not move.
  const begun = await pay(document, 2_400);
  expect(await create(merchant)).toBe('credit_limit_exceeded');
  const more = await pay(begun, 100);
  expect([await create(merchant), await create(merchant)]).toEqual(['made', 'credit_limit_exceeded']);
  expect(await pay(more, 2_500)).toMatchObject({ status: 'complete', rest: 0 });
  expect([await create(merchant), await create(merchant)]).toEqual(['made', 'credit_limit_exceeded']);
  expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
});

test('F-03 S-08 N-27 of a payment and parcels in the same second none passes the limit, and the first after it is made', async () => {
  for (let round = 0; round < 5; round++) {
    const merchant = await fixture.merchant({ merchant_type: 'existing', credit_limit: 2_500, net_credit: false });
    expect(await create(merchant)).toBe('made');
    const document = await collect(merchant);
    const [paid, ...others] = await Promise.all([pay(document, 2_500), create(merchant), create(merchant)]);
    expect(paid.status).toBe('complete');
    const inTime = others.filter((answer) => answer === 'made').length;
    expect(inTime).toBeLessThanOrEqual(1);
    expect(await create(merchant)).toBe(inTime === 0 ? 'made' : 'credit_limit_exceeded');
  }
});
