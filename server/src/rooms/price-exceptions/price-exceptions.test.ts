import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { makeTestKey } from '../api-keys/testing/keys.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let fixture: LabelFixture;
let clerk: TestClient;
let manager: TestClient;
let owner: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  ({ clerk, manager } = fixture);
  owner = await app.as('owner');
});
afterAll(() => app.close());

const reason = 'ဆိုင်ရှင် သဘောတူ';
const flat = (price: number, change: object = {}) =>
  fixture.walkin({ weight: 5, rating_type: 'flat', flat: price, price_reason: reason, ...change });
const make = async (who: TestClient, body: object): Promise<LabelMade> =>
  (await who.call('labels.create', { body: body as never })).data;
const refused = async (who: TestClient, body: object) => {
  const answer = await who.try('labels.create', { body: body as never });
  return [
    answer.body.code,
    Object.fromEntries(Object.entries(answer.body.errors ?? {}).map(([k, v]) => [k, v[0]?.code])),
  ];
};
const accept = async (who: TestClient, id: number) =>
  (await who.try('labels.accept', { params: { id } })).body.code ?? 'accepted';
const read = async (id: number) => (await manager.call('labels.detail', { params: { id } })).data;
const listed = async (code: string) =>
  (await manager.call('price_exceptions.list', { query: { search: code } as never })).data;
let table: number;
beforeEach(async () => {
  table ??= (await make(clerk, fixture.walkin({ weight: 5 }))).shipping_total;
});

describe('W-06 a price beside the table', () => {
  test.each([
    ['a flat rate of 0', () => flat(0), 'flat'],
    ['a flat rate above the table', () => flat(90_000), 'flat'],
    [
      'insurance for nothing',
      () =>
        fixture.walkin({
          services: ['insurance'],
          declared_value: 5_000_000,
          insurance_percent: 0,
          price_reason: reason,
        }),
      'insurance_percent',
    ],
  ] as const)('W-06 %s comes from nobody without the permission', async (_, body, field) => {
    expect(await refused(clerk, body())).toEqual(['missing_permission', { [field]: 'price_table_only' }]);
  });

  test('W-06 who may give one gives a reason', async () => {
    expect(await refused(manager, flat(table, { price_reason: null }))).toEqual([
      'validation_failed',
      { price_reason: 'required' },
    ]);
    const percent = { services: ['insurance'], declared_value: 100_000, insurance_percent: 0 };
    expect(await refused(manager, fixture.walkin(percent))).toEqual([
      'validation_failed',
      { price_reason: 'required' },
    ]);
  });

  test('W-06 the insurance percent of the table itself is no exception', async () => {
    const insured = { services: ['insurance'], declared_value: 100_000 };
    const { id, tracking_code } = await make(clerk, fixture.walkin(insured));
    const { insurance_percent } = await read(id);
    await make(clerk, fixture.walkin({ ...insured, insurance_percent }));
    expect(await listed(tracking_code)).toEqual([]);
  });

  test('W-06 within the limit it counts at once, and stands on the list with both prices, who and why', async () => {
    const { id, tracking_code, price_open } = await make(manager, flat(table - 100));
    expect([price_open, await accept(clerk, id)]).toEqual([false, 'accepted']);
    expect(await listed(tracking_code)).toMatchObject([
      { kind: 'flat', status: 'within_limit', table_price: table, own_price: table - 100, below: 100, reason },
    ]);
  });

  test('W-06 above the limit no branch accepts the parcel until another person has confirmed the price', async () => {
    const { id, tracking_code, price_open } = await make(manager, flat(0, { weight: 20 }));
    expect([price_open, await accept(clerk, id), await accept(manager, id)]).toEqual([
      true,
      'scan_price_open',
      'scan_price_open',
    ]);
    const [exception] = await listed(tracking_code);
    const decide = { params: { id: exception?.id ?? 0 }, body: { version: exception?.version ?? 0 } };
    expect((await manager.try('price_exceptions.confirm', decide)).body.code).toBe('second_person_needed');
    expect((await clerk.try('price_exceptions.confirm', decide)).body.code).toBe('missing_permission');
    expect((await read(id)).price_exception?.actions).toMatchObject([
      { command: 'confirm', blocked: 'second_person_needed' },
      { command: 'deny', blocked: null },
    ]);
    expect((await owner.call('price_exceptions.confirm', decide)).data).toMatchObject({ status: 'confirmed' });
    expect(await accept(clerk, id)).toBe('accepted');
    const { data: log } = await owner.call('audit.list', { query: { room: 'price_exceptions' } });
    expect(log.slice(0, 1).map(({ action }) => action)).toEqual(['confirm']);
  });

  test('W-06 a price that was denied stays closed until the label costs what the table says', async () => {
    const { id, tracking_code, version } = await make(manager, flat(0, { weight: 20 }));
    const [exception] = await listed(tracking_code);
    await owner.call('price_exceptions.deny', {
      params: { id: exception?.id ?? 0 },
      body: { version: exception?.version ?? 0 },
    });
    expect(await accept(clerk, id)).toBe('scan_price_open');
    const { version: now } = await read(id);
    expect(now).toBeGreaterThan(version);
    await clerk.call('labels.edit', {
      params: { id },
      body: { ...fixture.walkin({ weight: 20 }), version: now } as never,
    });
    expect([await accept(clerk, id), (await listed(tracking_code))[0]?.status]).toEqual(['accepted', 'replaced']);
  });

  test('W-06 a clerk may change the address of a label with an exception, not its price', async () => {
    const { id, version } = await make(manager, flat(table - 200));
    const edit = (body: object) => clerk.try('labels.edit', { params: { id }, body: body as never });
    const moved = { ...flat(table - 200), destination_street: 'ဗိုလ်ချုပ်လမ်း' };
    expect((await edit({ ...moved, version })).status).toBe(200);
    const lower = await edit({ ...moved, flat: 10, version: version + 1 });
    expect(lower.body.errors).toMatchObject({ flat: [{ code: 'price_table_only' }] });
    const heavier = await edit({ ...moved, weight: 19, version: version + 1 });
    expect(heavier.body.errors).toMatchObject({ flat: [{ code: 'price_table_only' }] });
  });

  test('W-06 whoever raises the limit stays at the former one', async () => {
    const founder = await app.as('superadmin');
    await founder.call('outflows.saveLimit', {
      body: { outflow_kind: 'price_exception', role: null, limit: 50_000 },
    });
    expect((await make(founder, flat(0, { weight: 20, source_branch_id: fixture.yangon }))).price_open).toBe(true);
    expect((await make(manager, flat(0, { weight: 5 }))).price_open).toBe(false);
    await founder.call('outflows.saveLimit', { body: { outflow_kind: 'price_exception', role: null, limit: 5_000 } });
  });
});

describe('W-06 less after a rollback', () => {
  test('W-06 accepted for more, taken back, changed to less and accepted again stands on the list by itself', async () => {
    const { id, tracking_code, shipping_total } = await make(clerk, fixture.walkin({ weight: 20 }));
    expect(await accept(clerk, id)).toBe('accepted');
    const { transaction, version: seen } = await read(id);
    const entry = transaction.findLast(({ viewable }) => viewable);
    await clerk.call('tracking.rollback', {
      params: { id },
      body: { reason: 'မှားလက်ခံ', entry_id: entry?.id ?? 0, version: null } as never,
    });
    const { version } = await read(id);
    expect(version).toBeGreaterThanOrEqual(seen);
    const { data } = await clerk.call('labels.edit', {
      params: { id },
      body: { ...fixture.walkin({ weight: 1 }), version } as never,
    });
    expect(data.shipping_total).toBeLessThan(shipping_total);
    expect(await listed(tracking_code)).toMatchObject([
      {
        kind: 'after_rollback',
        status: 'noted',
        table_price: shipping_total,
        own_price: data.shipping_total,
        reason: 'မှားလက်ခံ',
      },
    ]);
    // Who pays is changed instead of the price: the cash that was taken is gone all the same.
    await clerk.call('labels.edit', {
      params: { id },
      body: { ...fixture.walkin({ weight: 20, payment_type: 'receiver_pay' }), version: version + 1 } as never,
    });
    expect((await listed(tracking_code)).map(({ status, own_price }) => [status, own_price])).toEqual([
      ['noted', 0],
      ['replaced', data.shipping_total],
    ]);
    await clerk.call('labels.edit', {
      params: { id },
      body: { ...fixture.walkin({ weight: 20 }), version: version + 2 } as never,
    });
    expect((await listed(tracking_code)).map(({ status }) => status)).toEqual(['replaced', 'replaced']);
  });
});

describe('W-06 nothing that makes a price comes from outside', () => {
  let key: TestClient;
  beforeAll(async () => {
    key = (await makeTestKey(app, manager, ['labels.create', 'quotes.read', 'labels.read'])).client;
  });

  test.each([
    ['flat', { rating_type: 'flat', flat: 0, price_reason: 'x' }, ['flat', 'price_reason', 'rating_type']],
    ['insurance', { services: ['insurance'], declared_value: 5_000_000, insurance_percent: 0 }, ['insurance_percent']],
  ] as const)('W-06 a key that sends its own price is refused by name: %s', async (_, change, fields) => {
    const body = fixture.walkin({ weight: 20, ...change });
    const one = await key.try('labels.create', { body: body as never });
    expect([one.status, Object.keys(one.body.errors ?? {}).sort()]).toEqual([422, [...fields]]);
    const many = await key.call('labels.createMany', { body: { labels: [body, fixture.walkin()] } });
    expect(many.data.map(({ label, error }) => [label !== null, Object.keys(error?.errors ?? {}).sort()])).toEqual([
      [false, [...fields]],
      [true, []],
    ]);
  });

  test('W-06 the zone of what a key makes counts from the branch that takes it in, whatever place it names', async () => {
    const far = await key.call('labels.create', { body: fixture.walkin({ weight: 20 }) as never });
    const near = await key.call('labels.create', {
      body: fixture.walkin({ weight: 20, source_township: fixture.places.chanaye }) as never,
    });
    expect(near.data.shipping_total).toBe(far.data.shipping_total);
  });

  test('N-06 a label that a key made says so: on its page, in lists and on paper', async () => {
    const { data } = await key.call('labels.create', { body: fixture.walkin() as never });
    const detail = await read(data.id);
    expect([detail.post_type, detail.creator]).toEqual(['api', expect.stringMatching(/^API · /)]);
    const { data: rows } = await manager.call('labels.list', { query: { search: data.tracking_code } as never });
    expect(rows[0]?.creator).toBe(detail.creator);
    const sheet = await manager.call('prints.prepare', { body: { labels: [String(data.id)] } as never });
    expect(JSON.stringify(sheet)).toContain(detail.creator);
  });
});
