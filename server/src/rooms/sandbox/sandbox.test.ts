import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { ownerTakes } from '@waybill/domain/kernel/key-owners.ts';
import { deliveryAt, webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { sandboxSerials } from '@waybill/domain/rooms/sandbox/sandbox-rules.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import sharp from 'sharp';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { keyBytes, writeKey } from '@waybill/domain/kernel/key-format.ts';
import { buildApp } from '../../app.ts';
import { jobsOf } from '../../app/all-jobs.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { createPool } from '../../kernel/db/pool.ts';
import { startTestApp, TestClient, type TestApp } from '../../kernel/testing/app.ts';
import { countRows } from '../../kernel/testing/count-rows.ts';
import { SmallReceiver } from '../../kernel/testing/small-receiver.ts';
import { sandboxUrl } from '../../app/sandbox/sandbox-url.ts';
import { keyClient, makeTestKey } from '../api-keys/testing/keys.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';

let testApp: TestApp;
let fixture: LabelFixture;
let merchant: number;
let shop: TestClient;
let live: TestClient;
const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));

beforeAll(async () => {
  testApp = await startTestApp({ jobs: true, env: { WEBHOOK_HOSTS: '127.0.0.1' } });
  fixture = await openLabelFixture(testApp);
  merchant = await fixture.merchant();
  const wish = { owner_kind: 'merchant', customer_id: merchant, owner_name: null } as const;
  live = (await makeTestKey(testApp, fixture.manager, scopes, wish)).client;
  shop = (await testKeyOf(merchant)).client;
  // Runs the scheduled jobs now, so that they do not run while rows are counted.
  for (const { cron, work } of jobsOf(testApp.app.waybill)) if (cron !== undefined) await work({});
});
afterAll(() => testApp.close());

async function sandbox(text: string): Promise<object[]> {
  const pool = createPool(sandboxUrl(testApp.database.url), { max: 1 });
  const { rows } = await pool.query(text);
  await pool.end();
  return rows;
}

async function label(change: object = {}): Promise<{ id: number; code: string }> {
  const { status, body } = await shop.try('labels.create', { body: fixture.online(merchant, change) });
  expect([status, body]).toEqual([201, expect.anything()]);
  return { id: body.data.id, code: body.data.tracking_code };
}
const testKeyOf = (customer_id: number) =>
  makeTestKey(testApp, fixture.manager, scopes, {
    owner_kind: 'merchant',
    customer_id,
    owner_name: null,
    mode: 'test',
  });
const walk = (code: string, to: string, more: object = {}) =>
  shop.try('sandbox.walk', { body: { tracking_code: code, to, ...more } });

const counts = () => countRows(testApp.database.pool);

test('N-06 a life walked in the sandbox leaves no row in the operator’s world, and its code is unknown there', async () => {
  await shop.call('api_keys.own', {});
  const before = await counts();
  const { id, code } = await label();
  expect(readCode(code)?.serial).toBeGreaterThanOrEqual(sandboxSerials.first);
  const walked = (await walk(code, 'delivered')).body.data;
  expect(walked).toMatchObject({ status: 'delivered', stopped_by: null });
  expect(walked.steps).toEqual([
    'accept_from_origin_branch',
    'send_to_destination_branch',
    'arrived_to_destination_branch',
    'send_to_destination_address',
    'delivered',
  ]);
  expect((await shop.call('tracking.shipping', { params: { id } })).data.status).toBe('delivered');
  expect(await counts()).toEqual(before);
  const { data } = await live.call('tracking.track', { body: { codes: [code] } });
  expect(data[0]?.found).toBe(false);
  const scanned = await fixture.clerk.call('tracking.scan', {
    body: {
      scans: [{ scan_id: 'of-the-sandbox', tracking_code: code, scanned_at: testApp.clock().toISOString() }],
    },
  });
  expect(scanned.data[0]).toMatchObject({ result: 'refused', label_id: null });
});

test('N-06 the calls of the sandbox are refused to a live key, which reaches nothing of it', async () => {
  const refusals = await Promise.all([
    live.try('sandbox.walk', { body: { tracking_code: 'EX990000009XM', to: 'delivered' } }),
    live.try('sandbox.clock'),
    live.try('sandbox.moveClock', { body: { ahead_minutes: 60 } }),
    live.try('sandbox.fail', { body: { kind: 'unavailable' } }),
    live.try('sandbox.webhook', { body: { url: 'https://example.com/hook' } }),
  ]);
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(refusals.map(() => [403, 'sandbox_only']));
});

test('N-06 S-30 nobody signs in to the sandbox, and no session reaches it', async () => {
  const { code } = await label();
  const signIn = await shop.try('sessions.login', { body: { user_name: 'manager', password: demoPassword } });
  expect([signIn.status, signIn.body.code]).toEqual([403, 'api_key_scope_missing']);
  const people = await sandbox(`select count(*)::int as n from session`);
  expect(people).toEqual([{ n: 0 }]);
  const { data } = await fixture.manager.call('tracking.track', { body: { codes: [code] } });
  expect(data[0]?.found).toBe(false);
});

test('N-06 a test key that is revoked ends at once, and one that nobody made is refused', async () => {
  const made = await testKeyOf(merchant);
  expect((await made.client.try('api_keys.own')).body.data).toMatchObject({ mode: 'test', id: made.id });
  await fixture.manager.call('api_keys.revoke', { params: { id: made.id }, body: { reason: 'lost' } });
  const ended = await made.client.try('api_keys.own');
  expect([ended.status, ended.body.code]).toEqual([401, 'api_key_ended']);
  const invented = keyClient(
    testApp,
    writeKey(
      'test',
      Uint8Array.from({ length: keyBytes }, () => 9),
    ),
  );
  expect((await invented.try('api_keys.own')).body.code).toBe('unauthorized');
});

test('N-06 a parcel that failed at the door goes home when its sender answers, or when their time is over by the clock of the sandbox', async () => {
  const [one, other] = [await label(), await label()];
  const failed = (await walk(one.code, 'failed', { reason: 'refused' })).body.data;
  expect([failed.status, failed.stopped_by]).toEqual(['arrivedback_to_destination_branch', null]);
  expect((await walk(one.code, 'accepted')).body.code).toBe('sandbox_goal_behind');
  for (const { code } of [one, other]) expect((await walk(code, 'return_pending')).body.data.stopped_by).toBeNull();
  const stands = async (id: number) => (await shop.call('tracking.shipping', { params: { id } })).data;
  expect((await stands(other.id)).return_step).toBe('pending_return_confirm');
  await shop.call('tracking.agreeReturn', { params: { id: one.id }, body: {} });
  const home = (await walk(one.code, 'returned')).body.data;
  expect([home.status, home.stopped_by]).toEqual(['return_confirmed', null]);

  const before = (await shop.call('sandbox.clock', {})).data;
  const days = await shop.try('sandbox.moveClock', { body: { ahead_minutes: before.ahead_minutes + 8 * 24 * 60 } });
  expect(days.body.data.now).toBe(toIso(new Date(testApp.clock().getTime() + days.body.data.ahead_minutes * 60_000)));
  expect((await stands(other.id)).return_step).toBe('schedule_return');
  const back = await shop.try('sandbox.moveClock', { body: { ahead_minutes: before.ahead_minutes } });
  expect([back.status, back.body.code]).toEqual([409, 'sandbox_clock_back']);
  expect(await testApp.database.pool.query('select from sandbox_clock')).toMatchObject({ rowCount: 0 });
});

test('N-06 K-02 the COD of a delivered test parcel is paid out by the steps of the desk, once, and nothing of it stands in the operator’s books', async () => {
  await shop.try('api_keys.own', {});
  const before = await counts();
  const { code } = await label({ cod_amount: 45_000 });
  const early = await shop.try('sandbox.payout', { body: { tracking_code: code } });
  expect([early.status, early.body.code]).toEqual([409, 'sandbox_not_payable']);
  await walk(code, 'delivered');
  const { data } = await shop.call('sandbox.payout', { body: { tracking_code: code } });
  expect(data.stopped_by).toBeNull();
  expect(data.steps).toEqual([
    'handovers.open',
    'handovers.count',
    'handovers.send',
    'handovers.count',
    'clearances.create',
    'customers.proposeBank',
    'customers.confirmBank',
    'clearances.pay',
  ]);
  const { data: clearance } = await shop.call('clearances.detail', { params: { id: data.clearance_id ?? 0 } });
  expect([clearance.received_amount, clearance.actual_clearance_cod]).toEqual([data.paid, data.paid]);
  expect(data.paid).toBeGreaterThan(40_000);
  const again = await shop.try('sandbox.payout', { body: { tracking_code: code } });
  expect(again.body.code).toBe('sandbox_not_payable');
  expect(await counts()).toEqual(before);
});

test('N-06 a payout counts what its courier hands in, and not what they get from other owners’ parcels meanwhile', async () => {
  const neighbour = await fixture.merchant();
  const { client: other } = await testKeyOf(neighbour);
  const { data: theirs } = await other.call('labels.create', {
    body: fixture.online(neighbour, { cod_amount: 10_000 }),
  });
  const deliver = { body: { tracking_code: theirs.tracking_code, to: 'delivered' } };
  const { code } = await label({ cod_amount: 30_000 });
  await walk(code, 'delivered');
  // The handover locks the courier, so the payout waits between reading and opening its records.
  const pool = createPool(sandboxUrl(testApp.database.url), { max: 2 });
  const couriers = await pool.connect();
  await couriers.query('begin; select from staff for no key update');
  const paying = shop.try('sandbox.payout', { body: { tracking_code: code } });
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await other.call('sandbox.walk', deliver)).data.stopped_by).toBeNull();
  await couriers.query('commit');
  couriers.release();
  await pool.end();
  const { status, body } = await paying;
  expect([status, body.data?.stopped_by]).toEqual([200, null]);
  const { body: next } = await other.try('sandbox.payout', { body: { tracking_code: theirs.tracking_code } });
  expect(next.data).toMatchObject({ stopped_by: null });
});

test('N-06 each owner of test keys has a clock: one that is put ahead moves their own parcels, answers and webhooks, and nobody else’s', async () => {
  const neighbour = await fixture.merchant();
  const [{ client: other }, { client: sister }] = [await testKeyOf(neighbour), await testKeyOf(merchant)];
  const parcels = [
    { client: shop, of: merchant },
    { client: other, of: neighbour },
  ];
  const make = async ({ client, of }: (typeof parcels)[number]) =>
    (await client.call('labels.create', { body: fixture.online(of, { cod_amount: 20_000 }) })).data;
  const ahead = async (client: TestClient) => (await client.call('sandbox.clock', {})).data.ahead_minutes;
  const deaf = await SmallReceiver.open();
  deaf.behaves = [{ status: 500 }];
  await other.call('sandbox.webhook', { body: { url: deaf.url, events: ['label.created'] } });
  const [mine, theirs] = await Promise.all(
    parcels.map(async (parcel) => {
      const { id, tracking_code } = await make(parcel);
      const body = { tracking_code, to: 'return_pending' };
      expect((await parcel.client.call('sandbox.walk', { body })).data.stopped_by).toBeNull();
      return id;
    }),
  );
  const stepOf = async (client: TestClient, id = 0) =>
    (await client.call('tracking.shipping', { params: { id } })).data.return_step;
  const triesOf = async () =>
    (await other.call('webhook_deliveries.list', { query: {} })).data.map(({ tries, status }) => [tries, status]);
  await expect.poll(triesOf, { timeout: 20_000 }).toEqual([[1, deliveryAt.waiting]]);

  const before = await ahead(shop);
  const moved = before + 8 * 24 * 60;
  await shop.call('sandbox.moveClock', { body: { ahead_minutes: moved } });
  expect([await ahead(shop), await ahead(sister), await ahead(other)]).toEqual([moved, moved, 0]);
  expect((await sister.try('sandbox.moveClock', { body: { ahead_minutes: before } })).body.code).toBe(
    'sandbox_clock_back',
  );
  expect([await stepOf(shop, mine), await stepOf(other, theirs)]).toEqual([
    'schedule_return',
    'pending_return_confirm',
  ]);
  expect(await triesOf()).toEqual([[1, deliveryAt.waiting]]);

  // At the same moment, whose calls would be written together in the operator's world.
  const offset = testApp.clock().getTime();
  const days = await Promise.all(
    parcels.map(async (parcel) => {
      const { id, tracking_code } = await make(parcel);
      const walked = (await parcel.client.call('sandbox.walk', { body: { tracking_code, to: 'delivered' } })).data;
      const paid = (await parcel.client.call('sandbox.payout', { body: { tracking_code } })).data;
      const { created_at } = (await parcel.client.call('labels.detail', { params: { id } })).data;
      const { status_at } = (await parcel.client.call('tracking.shipping', { params: { id } })).data;
      return [walked.stopped_by, paid.stopped_by, ...[created_at, status_at].map((at) => dayAfter(at, offset))];
    }),
  );
  expect(days).toEqual([
    [null, null, Math.round(moved / 1440), Math.round(moved / 1440)],
    [null, null, 0, 0],
  ]);
  await other.call('sandbox.moveClock', { body: { ahead_minutes: 10 } });
  await expect.poll(triesOf, { timeout: 20_000 }).toContainEqual([2, deliveryAt.waiting]);
  expect(await stepOf(other, theirs)).toBe('pending_return_confirm');
  await deaf.close();
});

const dayAfter = (at: string | null, since: number): number => Math.round((Date.parse(at ?? '') - since) / 86_400_000);

test('N-06 a key’s next calls fail as it asked, no more of them and nobody else’s', async () => {
  const { client: other } = await testKeyOf(merchant);
  const own = async (client: TestClient) => {
    const { statusCode, headers } = await client.send({ method: 'GET', url: '/api/api-key/own' });
    return [statusCode, headers['retry-after'] ?? null];
  };
  await shop.call('sandbox.fail', { body: { kind: 'too_many_requests', count: 2, seconds: 7 } });
  expect([await own(other), await own(shop), await own(shop), await own(shop)]).toEqual([
    [200, null],
    [429, '7'],
    [429, '7'],
    [200, null],
  ]);
  await shop.call('sandbox.fail', { body: { kind: 'unavailable', count: 5, seconds: 2 } });
  expect(await own(shop)).toEqual([503, '2']);
  await shop.call('sandbox.fail', { body: { kind: 'unavailable', count: 0 } });
  expect(await own(shop)).toEqual([200, null]);
  await shop.call('sandbox.fail', { body: { kind: 'slow', seconds: 1 } });
  const began = performance.now();
  expect(await own(shop)).toEqual([200, null]);
  expect(performance.now() - began).toBeGreaterThan(990);
});

test('N-06 a webhook of a test key hears of the sandbox alone, signed with the time outside; one into the own network is refused', async () => {
  const receiver = await SmallReceiver.open();
  const inside = await shop.try('sandbox.webhook', { body: { url: 'https://10.0.0.7/hook' } });
  expect(inside.body.errors?.['url']?.[0]?.code ?? inside.body.code).toBe('webhook_private');
  const { data: hook } = await shop.call('sandbox.webhook', { body: { url: receiver.url, events: ['label.created'] } });
  expect(hook.secret).toMatch(/^whsec_/);
  const { data: clock } = await shop.call('sandbox.clock', {});
  await shop.call('sandbox.moveClock', { body: { ahead_minutes: clock.ahead_minutes + 10 } });
  const { code } = await label();
  const { data: real } = await live.call('labels.create', { body: fixture.online(merchant) });
  await expect.poll(() => receiver.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(receiver.heard.map((heard) => heard.code)).toEqual([code]);
  expect(real.tracking_code).not.toBe(code);
  const signedAt = Number(receiver.heard[0]?.timestamp) * 1000;
  expect(Math.abs(signedAt - testApp.clock().getTime())).toBeLessThan(300_000);
  expect((await shop.call('webhooks.list', { query: {} })).data.map(({ url }) => url)).toEqual([receiver.url]);
  await receiver.close();
});

test('N-06 N-13 a label of the sandbox says that it is a test, and a real one does not', async () => {
  const { id } = await label();
  const { data: real } = await live.call('labels.create', { body: fixture.online(merchant) });
  const band = async (client: TestClient, label: number) => {
    const { rawPayload } = await client.send({ method: 'GET', url: `/api/label_print/${label}/document?type=png` });
    const dots = await sharp(rawPayload)
      .extract({ left: 60, top: 1076, width: 1480, height: 50 })
      .greyscale()
      .raw()
      .toBuffer();
    return dots.filter((dot) => dot < 128).length > dots.length / 2;
  };
  expect([await band(shop, id), await band(live, real.id)]).toEqual([true, false]);
});

test('N-06 O-07 a second server sees the same sandbox, its clock and what it is to fail with', async () => {
  const { id, code } = await label();
  const ahead = (await shop.call('sandbox.clock', {})).data.ahead_minutes + 60;
  const pool = createPool(testApp.database.url, { max: 4 });
  const { services } = testApp.app.waybill;
  const second = await buildApp({
    pool,
    settings: services.settings,
    clock: services.clock,
    databaseUrl: testApp.database.url,
    worksOnJobs: false,
  });
  await second.ready();
  const there = new TestClient(second);
  there.token = shop.token;
  expect((await there.call('labels.detail', { params: { id } })).data.tracking_code).toBe(code);
  await there.call('sandbox.moveClock', { body: { ahead_minutes: ahead } });
  await there.call('sandbox.fail', { body: { kind: 'unavailable' } });
  expect((await shop.try('api_keys.own')).status).toBe(503);
  expect((await shop.call('sandbox.clock', {})).data.ahead_minutes).toBe(ahead);
  const now = (await label()).id;
  const { rows } = await testApp.database.pool.query('select from label where id = $1', [now]);
  expect(rows).toEqual([]);
  await second.close();
  await pool.end();
});

test('N-06 A-06 staff see the calls and webhooks of test keys of their branches with a switch, do what they may there, and nothing of it is among the real ones', async () => {
  const receiver = await SmallReceiver.open();
  const { data: hook } = await shop.call('sandbox.webhook', { body: { url: receiver.url, events: ['label.created'] } });
  const { code } = await label({ remark: 'of the sandbox' });
  const world = { world: 'test' } as const;
  const { manager } = fixture;
  const stranger = await testApp.as('mdy.manager');
  const callsOf = async (who: TestClient, query: object) =>
    (await who.call('api_calls.list', { query: { search: '/api/label', ...query } as never })).data;
  const detailOf = (id: number) => manager.call('api_calls.detail', { params: { id }, query: world });
  /** The call that made this label; calls are written down a moment after they are answered. */
  const made = async () => {
    for (const { id } of await callsOf(manager, world))
      if ((await detailOf(id)).data.answer_body?.includes(code)) return id;
    return null;
  };
  await expect.poll(made, { timeout: 10_000 }).not.toBeNull();
  const id = await made();
  const call = (await callsOf(manager, world)).find((one) => one.id === id);
  const hidden = await stranger.try('api_calls.detail', { params: { id: call?.id }, query: world });
  expect([(await callsOf(stranger, world)).length, hidden.status]).toEqual([0, 404]);
  const real = (await callsOf(manager, {})).map(({ request_id }) => request_id);
  expect(real).not.toContain(call?.request_id);

  await expect.poll(() => receiver.heard.map((heard) => heard.code), { timeout: 20_000 }).toContain(code);
  const { data: hooks } = await manager.call('webhooks.list', { query: world });
  expect(hooks.map(({ id }) => id)).toContain(hook.id);
  expect((await manager.call('webhooks.list', { query: {} })).data).toEqual([]);
  const params = { id: hook.id };
  const { data: sent } = await manager.call('webhook_deliveries.list', { query: { ...world, search: code } });
  expect(sent.map(({ endpoint_id }) => endpoint_id)).toContain(hook.id);
  const { data: tested } = await manager.call('webhooks.test', { params, query: world });
  await expect.poll(() => receiver.heard.map(({ id }) => id), { timeout: 20_000 }).toContain(tested.event_id);
  expect((await stranger.try('webhooks.test', { params, query: world })).status).toBe(404);
  expect((await manager.try('webhooks.test', { params })).status).toBe(404);
  expect((await (await testApp.as('staff')).try('webhooks.list', { query: world })).status).toBe(403);
  const of = { owner_kind: 'merchant', customer_id: await fixture.merchant(), owner_name: null, branch_id: null };
  const wish = { query: world, body: { ...of, name: 'Till', url: receiver.url, events: [] } };
  const own = { query: world, params: { id: (await manager.call('webhooks.create', wish as never)).data.id } };
  const rolled = await manager.call('webhooks.roll', own);
  expect(await manager.call('webhooks.secret', own)).toEqual(rolled);
  expect((await manager.call('webhooks.disable', own)).data.status).toBe(webhookLife.at.disabled);
  expect([
    (await stranger.try('webhooks.create', wish)).status,
    (await stranger.try('webhooks.roll', own)).status,
  ]).toEqual([422, 404]);
  // A key stays in its own world, whatever it says.
  expect((await live.call('webhooks.list', { query: world })).data).toEqual([]);
  await receiver.close();
});
