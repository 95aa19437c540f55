import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyModeWords } from '@waybill/contract/kernel/worlds.words.ts';
import { webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { buildApp } from '../../app.ts';
import { sandboxUrl } from '../../app/sandbox/sandbox-url.ts';
import { silentLog } from '../../kernel/log.ts';
import { removeSandboxCommand } from '../../ops/remove-sandbox-command.ts';
import { createPool } from '../../kernel/db/pool.ts';
import { startTestApp, TestClient, type TestApp } from '../../kernel/testing/app.ts';
import { SmallReceiver } from '../../kernel/testing/small-receiver.ts';
import { makeTestKey } from '../api-keys/testing/keys.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';

let testApp: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  testApp = await startTestApp({ jobs: true, env: { WEBHOOK_HOSTS: '127.0.0.1' } });
  fixture = await openLabelFixture(testApp);
});
afterAll(() => testApp.close());

test('A-08 N-06 the audit log names who of the staff did what in the sandbox, apart from the real record of the same number', async () => {
  const receiver = await SmallReceiver.open();
  const { manager } = fixture;
  const owner = { owner_kind: 'merchant', customer_id: await fixture.merchant(), owner_name: null } as const;
  const of = { ...owner, branch_id: null, url: receiver.url, events: [] };
  const { data: real } = await manager.call('webhooks.create', { body: { ...of, name: 'Real' } });
  const world = { query: { world: 'test' } } as const;
  const { data: hook } = await manager.call('webhooks.create', { ...world, body: { ...of, name: 'Till' } });
  expect(hook.id).toBe(real.id);
  const at = { ...world, params: { id: hook.id } };
  const body = { name: 'Second till', url: receiver.url, events: [], version: hook.version };
  expect((await manager.try('webhooks.edit', { ...at, body: { ...body, version: 99 } })).status).toBe(409);
  await manager.call('webhooks.edit', { ...at, body });
  await manager.call('webhooks.roll', at);
  await manager.call('webhooks.secret', at);
  const { data: sent } = await manager.call('webhooks.test', at);
  await expect.poll(() => receiver.heard.length, { timeout: 20_000 }).toBe(1);
  await manager.call('webhook_deliveries.resend', { ...world, params: { id: sent.id } });
  await manager.call('webhooks.disable', at);
  await makeTestKey(testApp, manager, ['labels.read'], { ...owner, name: 'Trial', mode: 'test' });

  const { rows } = await testApp.database.pool.query<{ id: number; name: string }>(
    `select id, name from staff where user_name = 'manager'`,
  );
  const person = rows[0];
  const reader = await testApp.as('owner');
  const { data: lines } = await reader.call('audit.ofRecord', { query: { room: 'webhooks', id: `test-${hook.id}` } });
  expect(lines.map(({ staff_id, staff, action, record }) => [staff_id, staff, action, record])).toEqual(
    [
      ['create', 'Till'],
      ['edit', 'Till'],
      ['roll_secret', 'Second till'],
      ['show_secret', 'Second till'],
      ['test', 'Second till'],
      ['resend', 'Second till: endpoint.test'],
      ['disable', 'Second till'],
    ]
      .map(([action, name]) => [person?.id, person?.name, action, `${name} · ${keyModeWords.test.mm}`])
      .toReversed(),
  );
  expect(lines.find(({ action }) => action === 'edit')).toMatchObject({
    before: { name: 'Till' },
    after: { name: 'Second till' },
  });
  const { data: ofReal } = await reader.call('audit.ofRecord', { query: { room: 'webhooks', id: String(real.id) } });
  expect(ofReal.map(({ action, record }) => [action, record])).toEqual([['create', 'Real']]);
  const { data: keys } = await reader.call('audit.list', {
    query: { room: 'api_keys', staff: 'manager', action: 'create' },
  });
  expect(keys.map(({ record, changes }) => [record, changes.includes(keyModeWords.test.mm)])).toEqual([
    ['Trial', true],
  ]);
  await receiver.close();
});

test('N-06 a test key has ten webhooks at most: one to the same address is replaced, and the oldest goes off', async () => {
  const wish = { owner_kind: 'merchant', customer_id: await fixture.merchant(), owner_name: null } as const;
  const { client } = await makeTestKey(testApp, fixture.manager, ['webhooks.read'], { ...wish, mode: 'test' });
  const make = async (n: number) =>
    (await client.call('sandbox.webhook', { body: { url: `http://127.0.0.1:1/${n}`, events: ['ticket.answered'] } }))
      .data;
  const [first, second] = [await make(1), await make(1)];
  for (let n = 2; n <= 11; n++) await make(n);
  const { data } = await client.call('webhooks.list', { query: { status: webhookLife.at.enabled, per_page: '50' } });
  const ids = data.map(({ id }) => id);
  expect([data.length, ids.includes(first.id), ids.includes(second.id)]).toEqual([10, false, false]);
});

test('N-06 O-06 the sandbox is not removed while servers work with it', async () => {
  const owner = { owner_kind: 'merchant', customer_id: await fixture.merchant(), owner_name: null } as const;
  const { client } = await makeTestKey(testApp, fixture.manager, ['labels.read'], { ...owner, mode: 'test' });
  await client.call('api_keys.own', {});
  const settings = { ...testApp.app.waybill.services.settings, databaseUrl: testApp.database.url };
  const removed = removeSandboxCommand.run({ settings, log: silentLog, say: () => {} }, { values: {}, rest: [] });
  await expect(removed).rejects.toThrow('Stop all servers');
  expect((await client.try('api_keys.own')).status).toBe(200);
});

test('N-06 O-06 a sandbox that is brought to a new version goes on with its codes where it was', async () => {
  const wish = { owner_kind: 'merchant', customer_id: await fixture.merchant(), owner_name: null } as const;
  const { client } = await makeTestKey(testApp, fixture.manager, ['labels.create', 'labels.read'], {
    ...wish,
    mode: 'test',
  });
  const serialOf = async (shop: TestClient) => {
    const { data } = await shop.call('labels.create', { body: fixture.online(wish.customer_id) });
    return readCode(data.tracking_code)?.serial ?? 0;
  };
  const before = await serialOf(client);
  const sandbox = createPool(sandboxUrl(testApp.database.url), { max: 1 });
  // As it was before the version that brought these tables.
  await sandbox.query(
    `drop table server_pulse, backup_run; delete from kysely_migration where name like '%_operations'`,
  );
  await sandbox.end();
  const pool = createPool(testApp.database.url, { max: 4 });
  const { settings, clock } = testApp.app.waybill.services;
  const next = await buildApp({ pool, settings, clock, databaseUrl: testApp.database.url, worksOnJobs: false });
  await next.ready();
  const there = new TestClient(next);
  there.token = client.token;
  expect(await serialOf(there)).toBeGreaterThan(before);
  await next.close();
  await pool.end();
});
