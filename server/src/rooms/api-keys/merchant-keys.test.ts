import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import type { PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantKeysMost } from '@waybill/domain/rooms/api-keys/api-key-form.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { keyClient } from './testing/keys.ts';

let app: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_HOSTS: '127.0.0.1' } });
  fixture = await openLabelFixture(app);
  ({ manager } = fixture);
});
afterAll(() => app.close());

const orders: readonly KeyScope[] = ['labels.read', 'labels.create'];
const allow = (id: number, key_scopes: readonly KeyScope[] = orders, portal_access: PortalAccess = 'order') =>
  manager.call('merchant_users.setAccess', { params: { id }, body: { portal_access, key_scopes: [...key_scopes] } });
const keyOf = (customer_id: number | null, change: object = {}) => ({
  body: {
    name: 'Shop app',
    owner_kind: 'merchant' as const,
    customer_id,
    owner_name: null,
    branch_id: fixture.yangon,
    scopes: [...orders],
    per_minute: null,
    expires_on: null,
    ...change,
  },
});
const hookOf = (customer_id: number | null, change: object = {}) => ({
  query: {},
  body: {
    owner_kind: 'merchant' as const,
    customer_id,
    branch_id: null,
    owner_name: null,
    name: 'Shop',
    url: 'http://127.0.0.1:9/x',
    events: [],
    ...change,
  },
});

async function shopWithOwner(): Promise<{ id: number; owner: TestClient }> {
  const id = await fixture.merchant();
  return { id, owner: await joinAs(app, manager, id) };
}

test('U-07 an owner makes keys and webhooks of their merchant where the branch allows it, and nobody does by default', async () => {
  const { id, owner } = await shopWithOwner();
  expect((await owner.try('api_keys.create', keyOf(id))).status).toBe(403);
  expect((await owner.try('webhooks.create', hookOf(id))).status).toBe(403);
  await allow(id);
  const { data } = await owner.call('api_keys.create', keyOf(id, { per_minute: 6000 }));
  expect(data).toMatchObject({ customer_id: id, per_minute: 600 });
  const program = keyClient(app, data.secret);
  const { data: label } = await program.call('labels.create', { body: fixture.walkin() });
  expect((await owner.call('labels.detail', { params: { id: label.id } })).data.id).toBe(label.id);
  expect((await owner.call('api_calls.list', { query: {} })).data).toBeInstanceOf(Array);
  const { data: hook } = await owner.call('webhooks.create', hookOf(id));
  const shown = await owner.call('webhooks.secret', { params: { id: hook.id }, query: {} });
  expect(shown.data.secret).toMatch(/^whsec_/);
  const sent = await owner.call('webhooks.test', { params: { id: hook.id }, query: {} });
  const deliveries = await owner.call('webhook_deliveries.list', { query: {} });
  expect(deliveries.data.map((one) => one.id)).toEqual([sent.data.id]);
  const clerk = await joinAs(app, manager, id, 'merchant-clerk');
  expect((await clerk.try('api_keys.create', keyOf(id))).status).toBe(403);
  const { data: again } = await owner.call('api_keys.detail', { params: { id: data.id } });
  expect(again).not.toHaveProperty('secret');
  expect((await manager.call('api_keys.detail', { params: { id: data.id } })).data.customer_id).toBe(id);
  const { rows: lines } = await app.database.pool.query<{ action: string }>(
    `select action from audit where room in ('api_keys', 'webhooks') and record_id = any($1) order by id`,
    [[String(data.id), String(hook.id)]],
  );
  expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'show_secret', 'test']));
});

test('U-07 U-02 an owner makes no key of another merchant, of a partner, of an agent, of another branch, or with more than the branch allows', async () => {
  const { id, owner } = await shopWithOwner();
  await allow(id);
  const other = await fixture.merchant();
  await manager.call('api_keys.create', keyOf(other));
  const wishes = [
    keyOf(other),
    keyOf(null),
    keyOf(null, { owner_kind: 'partner', owner_name: 'x' }),
    keyOf(null, { owner_kind: 'agent' }),
    keyOf(id, { owner_kind: 'partner', owner_name: 'x' }),
    keyOf(id, { branch_id: fixture.mandalay }),
    keyOf(id, { scopes: ['labels.read', 'money.read'] }),
  ];
  const codes = [];
  for (const wish of wishes) codes.push((await owner.try('api_keys.create', wish)).body.code);
  expect(codes).toEqual([
    ...Array.from({ length: 5 }, () => 'validation_failed'),
    'branch_not_covered',
    'api_key_scope_above',
  ]);
  expect((await owner.try('webhooks.create', hookOf(other))).status).toBe(422);
  expect((await owner.call('api_keys.list', { query: {} })).data).toEqual([]);
});

test('U-07 a key stops when its owner is removed, when the branch no longer allows keys, and when the portal is off', async () => {
  const { id, owner } = await shopWithOwner();
  await allow(id);
  const { data } = await owner.call('api_keys.create', keyOf(id));
  const program = keyClient(app, data.secret);
  const answer = async () => (await program.try('tariffs.quote', { body: {} } as never)).body.code;
  const answers = [await answer()];
  for (const change of [() => allow(id, []), () => allow(id, orders, 'off'), () => allow(id)]) {
    await change();
    answers.push(await answer());
  }
  const { data: team } = await manager.call('merchant_users.list', { params: { id } });
  await manager.call('merchant_users.remove', { params: { id, user_id: team.people[0]?.id ?? 0 } });
  answers.push(await answer());
  const stopped = 'api_key_stopped';
  const open = 'api_key_scope_missing';
  expect(answers).toEqual([open, stopped, stopped, open, stopped]);
  expect((await manager.call('api_keys.detail', { params: { id: data.id } })).data.stop).toBe('maker_left');
});

test('U-07 a key never may more than the branch allows at this moment: what is taken away is refused at once', async () => {
  const { id, owner } = await shopWithOwner();
  await allow(id);
  const { data } = await owner.call('api_keys.create', keyOf(id));
  const program = keyClient(app, data.secret);
  const makes = async () => (await program.try('labels.create', { body: fixture.walkin() })).status;
  const statuses = [await makes()];
  for (const change of [() => allow(id, ['labels.read']), () => allow(id), () => allow(id, orders, 'see')]) {
    await change();
    statuses.push(await makes());
  }
  expect(statuses).toEqual([201, 403, 201, 403]);
  expect((await owner.try('api_keys.create', keyOf(id))).status).toBe(403);
});

test('U-07 a shop has a limited number of keys in use, and its owner ends one that staff made too', async () => {
  const { id, owner } = await shopWithOwner();
  await allow(id);
  const { data: ofStaff } = await manager.call('api_keys.create', keyOf(id));
  for (let made = 0; made < merchantKeysMost; made++) await owner.call('api_keys.create', keyOf(id));
  expect((await owner.try('api_keys.create', keyOf(id))).body.code).toBe('api_key_most');
  const revoked = await owner.call('api_keys.revoke', { params: { id: ofStaff.id }, body: { reason: 'Unknown' } });
  expect(revoked.data.created_by).not.toBe(ofStaff.created_by);
  expect(await keyClient(app, ofStaff.secret).try('labels.choices', {})).toMatchObject({ status: 401 });
});

test('U-07 a webhook of a shop goes to no private address', async () => {
  const { id, owner } = await shopWithOwner();
  await allow(id);
  const { body } = await owner.try('webhooks.create', hookOf(id, { url: 'https://10.0.0.1/x' }));
  expect(body.code).toBe('webhook_private');
});
