import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeyStateAt, apiKeyLife, type ApiKeyTimes } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { deliveryAt, webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { keyOwnerKinds } from '@waybill/domain/kernel/key-owners.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { makePrograms } from './demo-programs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('N-06 the demo operator has keys of every kind of owner that are in use, being replaced, expired and revoked, with what they called, and webhooks that take, fail, are gone and are switched off', async () => {
  const made = async () =>
    (await testApp.database.pool.query<{ n: number }>('select count(*)::int as n from api_key')).rows[0]?.n;
  await makePrograms(testApp.app);
  const count = await made();
  await makePrograms(testApp.app);
  expect([count, await made()]).toEqual([8, 8]);
  const office = await testApp.as('superadmin');
  const { rows } = await testApp.database.pool.query<ApiKeyTimes & { owner_kind: string }>('select * from api_key');
  expect(new Set(rows.map(({ owner_kind }) => owner_kind))).toEqual(new Set(keyOwnerKinds));
  const states = rows.map((row) => apiKeyStateAt({ ...row, stop: null }, testApp.clock()));
  // Every state of the demo is present, with owners, branches and makers.
  expect([...new Set(states)].toSorted()).toEqual(
    apiKeyLife.stateNames.filter((state) => state !== 'stopped').toSorted(),
  );
  const { data: hooks } = await office.call('webhooks.list', { query: {} });
  expect(new Set(hooks.map(({ status, off_reason }) => off_reason ?? status))).toEqual(
    new Set([webhookLife.at.enabled, 'gone', 'by_hand']),
  );
  const { data: sent } = await office.call('webhook_deliveries.list', { query: {} });
  const heard = sent.map(({ type, status, answer_status }) => `${type} ${status} ${answer_status}`);
  for (const one of ['label.created delivered 204', 'label.created waiting 500', 'endpoint.test delivered 204'])
    expect(heard).toContain(one);
  expect(heard.filter((one) => one.endsWith('410')).length).toBeGreaterThan(0);
  const calls = async () => (await office.call('api_calls.list', { query: {} })).data.map(({ answer }) => answer);
  await expect
    .poll(async () => new Set(await calls()), { timeout: 10_000 })
    .toEqual(new Set([200, 201, 401, 403, 422]));
});

test('N-06 the demo operator has a test key with calls in its log, parcels that were walked, and webhooks in test mode of which the one that is on has taken everything', async () => {
  const office = await testApp.as('superadmin');
  const world = { query: { world: 'test' } } as const;
  const { data: hooks } = await office.call('webhooks.list', world);
  expect(hooks.map(({ status, off_reason }) => off_reason ?? status).toSorted()).toEqual([
    webhookLife.at.enabled,
    'gone',
  ]);
  const { data: sent } = await office.call('webhook_deliveries.list', world);
  const heard = sent.map(({ type, status, answer_status }) => `${type} ${status} ${answer_status}`);
  expect(heard).toContain('label.delivered delivered 204');
  expect(heard).toContain('label.created failed 410');
  // Only deliveries of the switched-off one wait: nothing is sent to a host that does not exist.
  const on = hooks.filter(({ status }) => status === webhookLife.at.enabled).map(({ id }) => id);
  const waiting = sent.filter(({ status }) => status === deliveryAt.waiting).map(({ endpoint_id }) => endpoint_id);
  expect(on.filter((id) => waiting.includes(id))).toEqual([]);
  const calls = async () => (await office.call('api_calls.list', world)).data;
  await expect
    .poll(async () => new Set((await calls()).map(({ answer }) => answer)), { timeout: 10_000 })
    .toContain(201);
  expect((await calls()).map(({ path }) => path)).toContain('/api/sandbox/walk');
});
