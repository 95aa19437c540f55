import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { keyOwnerKinds, ownerTakes } from '@waybill/domain/kernel/key-owners.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { makeTestKey } from './testing/keys.ts';

let testApp: TestApp;
let fixture: LabelFixture;
/** A key of a merchant with all scopes, and another merchant of the same branch. */
let shop: TestClient;
let own: number;
let other: number;
beforeAll(async () => {
  testApp = await startTestApp();
  fixture = await openLabelFixture(testApp);
  [own, other] = [await fixture.merchant(), await fixture.merchant()];
  const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));
  const wish = { owner_kind: 'merchant', customer_id: own, owner_name: null } as const;
  shop = (await makeTestKey(testApp, fixture.manager, scopes, wish)).client;
});
afterAll(() => testApp.close());

const pickupWish = () => ({
  name: 'x',
  phone: ['09791234567'],
  place_id: fixture.places.hlaing,
  time_request: businessDate(testApp.clock()),
  day_part: 'morning',
  vehicle: 'motor_bike',
  counts: 3,
});
const ask = async (text: string, values: unknown[] = []) => (await testApp.database.pool.query(text, values)).rows;
const bytesOf = async (client: TestClient, url: string) => {
  const { statusCode, headers, rawPayload } = await client.send({ method: 'GET', url });
  return { statusCode, type: headers['content-type'], content: rawPayload };
};

describe('N-06 what a program does with a key', () => {
  test('N-06 C-02 many labels in one call: each is made or refused by itself, and the same call with the same key is done once', async () => {
    const labels = [
      fixture.walkin({ reference_id: 'order-1' }),
      fixture.walkin({ weight: -1 }),
      fixture.online(own, { reference_id: 'order-1' }),
      fixture.online(other),
      'nonsense',
      fixture.online(own, { reference_id: 'order-2' }),
    ];
    const send = (body: object) => shop.try('labels.createMany', { body, headers: { 'idempotency-key': 'morning' } });
    const first = await send({ labels });
    expect([
      first.status,
      first.body.data.map(({ at, label, error }) => [at, label !== null, error?.code ?? null]),
    ]).toEqual([
      200,
      [
        [0, true, null],
        [1, false, 'validation_failed'],
        [2, false, 'duplicate'],
        [3, false, 'validation_failed'],
        [4, false, 'validation_failed'],
        [5, true, null],
      ],
    ]);
    expect(Object.keys(first.body.data[1]?.error?.errors ?? {})).toEqual(['weight']);
    expect((await send({ labels })).body.data).toEqual(first.body.data);
    expect((await send({ labels: [] as never })).status).toBe(422);
    expect(
      await ask('select count(*)::int as n, min(origin) as origin from label where merchant_id = $1', [own]),
    ).toEqual([{ n: 2, origin: 'api' }]);
  });

  test('N-06 A-06 a merchant’s key makes COD without naming the merchant, alone and among many, and never another’s', async () => {
    const { merchant_id: _, ...cod } = fixture.online(own);
    const one = await shop.call('labels.create', { body: cod as never });
    const many = (await shop.call('labels.createMany', { body: { labels: [cod, { ...cod, customer_id: other }] } }))
      .data;
    expect(many.map(({ label, error }) => [label !== null, error?.code ?? null])).toEqual([
      [true, null],
      [false, 'validation_failed'],
    ]);
    const rows = await ask('select merchant_id, cod_amount > 0 as collects from label where id = any($1)', [
      [one.data.id, many[0]?.label?.id],
    ]);
    expect(rows).toEqual([1, 2].map(() => ({ merchant_id: own, collects: true })));
    expect((await shop.try('labels.create', { body: { ...cod, customer_id: other } as never })).body.code).toBe(
      'validation_failed',
    );
  });

  test('N-06 five hundred labels in one call are made with the statements of a few, each with its line in the log', async () => {
    const labels = Array.from({ length: 500 }, () => fixture.online(own));
    const { data } = await shop.call('labels.createMany', { body: { labels } });
    expect(data.filter(({ label }) => label !== null).length).toBe(500);
    const ids = data.map(({ label }) => String(label?.id));
    expect(
      await ask(
        "select count(*)::int as n from audit where room = 'labels' and api_key_id is not null and record_id = any($1)",
        [ids],
      ),
    ).toEqual([{ n: 500 }]);
    expect((await shop.try('labels.createMany', { body: { labels: [...labels, labels[0]] } })).status).toBe(422);
  });

  test('N-06 N-13 a label comes as a PDF with a page for each piece and as a picture of whole dots', async () => {
    const { data } = await shop.call('labels.create', { body: fixture.online(own, { pieces: 2 }) });
    const pdf = await bytesOf(shop, `/api/label_print/${data.id}/document`);
    const text = pdf.content.toString('latin1');
    expect([pdf.statusCode, pdf.type, text.slice(0, 8), text.match(/\/Type \/Page\b/g)?.length]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4',
      2,
    ]);
    expect(text).toContain('/MediaBox [0 0 283.46 425.20]');
    const png = await bytesOf(shop, `/api/label_print/${data.id}/document?type=png&piece=2`);
    const { width, height, density } = await sharp(png.content).metadata();
    expect([png.type, width, height, density]).toEqual(['image/png', 1600, 2400, 406]);
    const { channels } = await sharp(png.content).greyscale().stats();
    expect([channels[0]?.min, channels[0]?.max]).toEqual([0, 255]);
    expect((await bytesOf(shop, `/api/label_print/${data.id}/document?type=png&piece=3`)).statusCode).toBe(404);
  });

  test('N-06 what happened since a cursor comes once, in order, and only of the own parcels', async () => {
    const { cursor } = await shop.call('labels.changes', { query: {} });
    testApp.clock.advance({ minutes: 1 });
    const [mine, theirs] = [
      (await shop.call('labels.create', { body: fixture.online(own) })).data,
      (await fixture.clerk.call('labels.create', { body: fixture.online(other) })).data,
    ];
    expect(
      (await shop.call('labels.changes', { query: { cursor: String(cursor) } })).data.map(({ label_id }) => label_id),
    ).not.toContain(mine.id);
    testApp.clock.advance({ minutes: 1 });
    const after = () => shop.call('labels.changes', { query: { cursor: String(cursor) } });
    // Changes are withheld while an older transaction of the same PostgreSQL is open, such as one of another test.
    await expect
      .poll(async () => (await after()).data.map(({ label_id, status }) => [label_id, status]).at(-1), {
        timeout: 20_000,
      })
      .toEqual([mine.id, 'pending']);
    const next = await after();
    expect(next.data.map(({ label_id }) => label_id)).not.toContain(theirs.id);
    expect((await shop.call('labels.changes', { query: { cursor: String(next.cursor) } })).data).toEqual([]);
    expect(next.more).toBe(false);
  });

  test('A-06 nothing of another merchant of the same branch comes through any call of a merchant’s key', async () => {
    const theirs = (await fixture.clerk.call('labels.create', { body: fixture.online(other) })).data;
    const visit = pickupWish();
    const pickup = (await fixture.clerk.call('pickup_requests.create', { body: { ...visit, customer_id: other } }))
      .data;
    const refused = async (call: Parameters<TestClient['try']>[0], input: object) => {
      const { status, body } = await shop.try(call, input as never);
      return [call, status, (body as { code?: string }).code];
    };
    for (const [call, input] of [
      ['labels.detail', { params: { id: theirs.id } }],
      ['tracking.shipping', { params: { id: theirs.id } }],
      ['prints.document', { params: { id: theirs.id } }],
      ['pickup_requests.detail', { params: { id: pickup.id } }],
      ['pickup_requests.withdraw', { params: { id: pickup.id }, body: { reason: 'x' } }],
      ['tracking.reject', { params: { id: theirs.id }, body: { reason: 'x', version: null } }],
      ['ledger.statement', { query: { customer_id: String(other) } }],
      ['tracking.agreeReturn', { params: { id: theirs.id }, body: { remark: null, version: null } }],
      [
        'tracking.recall',
        { params: { id: theirs.id }, body: { requester_name: 'x', requester_phone: '09791234567', reason: 'x' } },
      ],
    ] as const)
      expect(await refused(call, input)).toEqual([call, 404, 'not_found']);
    const [till] = await ask("select id from account where kind = 'cash:branch' and branch_id = $1", [fixture.yangon]);
    if (till)
      expect(await refused('ledger.statement', { query: { account_id: String(till.id) } })).toEqual([
        'ledger.statement',
        404,
        'not_found',
      ]);
    const cod = await shop.call('cod.list', { query: { search: theirs.tracking_code } });
    expect([cod.total, (await shop.call('cod.list', { query: {} })).total > 0]).toEqual([0, true]);
    for (const call of ['clearances.list', 'clearances.lines', 'pickup_requests.list'] as const)
      expect([call, (await shop.call(call, { query: {} })).total]).toEqual([call, 0]);
    expect((await shop.call('prints.prepare', { body: { labels: [String(theirs.id)] } })).missing).toEqual([
      String(theirs.id),
    ]);
    expect(await refused('pickup_requests.create', { body: { ...visit, customer_id: other } })).toEqual([
      'pickup_requests.create',
      422,
      'validation_failed',
    ]);
    const { data } = await shop.call('pickup_requests.create', { body: visit });
    expect(await ask('select customer_id, created_by from pickup_request where id = $1', [data.id])).toEqual([
      { customer_id: own, created_by: null },
    ]);
    expect((await shop.call('pickup_requests.list', { query: {} })).data.map(({ id }) => id)).toEqual([data.id]);
    expect((await shop.call('ledger.statement', { query: { customer_id: String(own) } })).data).toEqual([]);
  });

  test('A-06 C-02 two merchants who number their orders alike, and name each other’s tickets and webhooks, each stay with their own', async () => {
    const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));
    const wish = { owner_kind: 'merchant', customer_id: other, owner_name: null } as const;
    const rival = (await makeTestKey(testApp, fixture.manager, scopes, wish)).client;
    const headers = { 'idempotency-key': 'order-1001' };
    const { merchant_id: _, ...body } = fixture.online(own);
    const [first, second, again] = [
      await rival.try('labels.create', { body, headers }),
      await shop.try('labels.create', { body, headers }),
      await shop.try('labels.create', { body, headers }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([second.body.data.id === first.body.data.id, again.body.data.id === second.body.data.id]).toEqual([
      false,
      true,
    ]);
    const ticket = { type: 'shipping', priority: 'normal', desk: 'branch', subject: 'x', text: 'x' };
    const { data: theirs } = await rival.call('support_tickets.create', { body: ticket as never });
    const { data: hook } = await fixture.manager.call('webhooks.create', {
      body: { ...wish, branch_id: null, name: 'x', url: 'https://8.8.8.8/x', events: [] },
    });
    const params = { id: theirs.id };
    for (const [call, input] of [
      ['support_tickets.detail', { params }],
      ['support_tickets.file', { params: { ...params, file_id: 1 } }],
      ['support_tickets.reply', { params, body: { text: 'x', version: 1 } }],
      ['support_tickets.close', { params }],
      ['webhooks.detail', { params: { id: hook.id } }],
      ['webhooks.test', { params: { id: hook.id } }],
      ['webhooks.detail', { params: { id: hook.id }, query: { world: 'test' } }],
    ] as const) {
      const { status, body: answer } = await shop.try(call, input as never);
      expect([call, status, (answer as { code?: string }).code]).toEqual([call, 404, 'not_found']);
    }
    expect((await shop.call('support_tickets.list', { query: {} })).data).toEqual([]);
    expect((await shop.call('webhooks.list', { query: {} })).data).toEqual([]);
  });

  test('N-06 S-24 a program takes back what nobody has collected yet: a label waits for its branch to agree, a visit is off at once', async () => {
    const { data } = await shop.call('labels.create', { body: fixture.online(own) });
    const params = { id: data.id };
    const rejecting = await shop.call('tracking.reject', {
      params,
      body: { reason: 'the order was cancelled', version: null },
    });
    expect(rejecting.data.status).toBe('pending_reject');
    const agreed = await fixture.manager.call('tracking.agreeReject', {
      params,
      body: { remark: null, version: null },
    });
    expect(agreed.data.status).toBe('reject');
    const again = await shop.try('tracking.reject', { params, body: { reason: 'x', version: null } });
    expect([again.status, again.body.code]).toEqual([409, 'state_not_allowed']);
    const visit = (await shop.call('pickup_requests.create', { body: pickupWish() })).data;
    const off = await shop.call('pickup_requests.withdraw', { params: { id: visit.id }, body: { reason: 'sold out' } });
    expect(off.data.status).toBe('failed');
  });

  test('K-06 N-06 the report of programs has calls, errors and labels by key and by owner, for whoever may see keys', async () => {
    const wish = { name: 'Counted', owner_name: 'Counted Co.' };
    const { client } = await makeTestKey(testApp, fixture.manager, ['labels.create'], wish);
    await client.call('labels.create', { body: fixture.walkin() });
    await client.call('labels.createMany', { body: { labels: [fixture.walkin(), fixture.walkin({ weight: -1 })] } });
    await client.try('labels.detail', { params: { id: 1 } });
    const line = async (by: string) => {
      const query = { period: 'daily', from: businessDate(testApp.clock()), by } as const;
      const { data } = await fixture.manager.call('reports.summary', { params: { tab: 'api' }, query });
      return data.lines.find(({ label }) => String(label).startsWith('Counted'))?.sums;
    };
    for (const by of ['key', 'owner'])
      await expect.poll(() => line(by), { timeout: 10_000 }).toEqual({ calls: 3, refused: 1, labels: 2 });
    await ask("delete from role_permission where role_slug = 'manager' and permission = 'api_key.view'");
    const blind = await testApp.as('manager');
    const { status } = await blind.try('reports.summary', { params: { tab: 'api' }, query: { period: 'daily' } });
    expect([status, (await blind.try('reports.summary', { params: { tab: 'sms' }, query: {} })).status]).toEqual([
      403, 200,
    ]);
    await ask("insert into role_permission (role_slug, permission, position) values ('manager', 'api_key.view', 998)");
  });

  test('A-06 the money of the branch and the answer of its senders are given to no partner', () => {
    expect(
      keyOwnerKinds.map((owner) => [owner, ownerTakes(owner, 'money.read'), ownerTakes(owner, 'returns.answer')]),
    ).toEqual([
      ['merchant', true, true],
      ['partner', false, false],
      ['agent', true, true],
    ]);
  });
});
