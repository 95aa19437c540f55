import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { watcherCommands } from '@waybill/contract/key-calls.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from './testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
beforeAll(async () => {
  app = await startTestApp({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms', PUBLIC_URL: 'https://way.example' } });
  fixture = await openLabelFixture(app);
  ({ manager } = fixture);
});
afterAll(() => app.close());

test('U-08 one of the staff sees the portal as a merchant: what its owner sees, masked as for staff, and the log says so', async () => {
  const id = await fixture.merchant();
  const owner = await joinAs(app, manager, id);
  const body = fixture.walkin({ merchant_id: id });
  const { data: label } = await owner.call('labels.create', { body });
  const { data: other } = await manager.call('labels.create', { body: fixture.walkin() });
  const watcher = await app.as('manager');
  const { data: user } = await watcher.call('merchant_users.watch', { params: { id } });
  expect(user).toMatchObject({ user_type: 'merchant', merchant: { id, may_order: false, watched: true } });
  expect((await watcher.call('sessions.activeAccount', {})).data.merchant?.id).toBe(id);
  const seen = await watcher.call('labels.detail', { params: { id: label.id } });
  expect(JSON.stringify(seen)).not.toContain('09440012345');
  expect((await watcher.try('labels.detail', { params: { id: other.id } })).status).toBe(404);
  expect((await watcher.try('staff.list', {})).status).toBe(403);
  const { data: lines } = await (await app.as('owner')).call('audit.list', {});
  expect(lines.map(({ action }) => action)).toContain('watch');
  const { data: back } = await watcher.call('merchant_users.endWatch', {});
  expect([back.user_type, back.branch?.id]).toEqual(['fcs', fixture.yangon]);
  expect((await watcher.try('staff.list', {})).status).toBe(200);
});

test('U-08 they make no command at all, whatever the owner may do', async () => {
  const id = await fixture.merchant();
  const watcher = await app.as('manager');
  await watcher.call('merchant_users.watch', { params: { id } });
  const done: unknown[] = [];
  for (const call of registry.filter(({ method, id: name }) => method !== 'GET' && !watcherCommands.includes(name))) {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]));
    const { status, body } = await watcher.try(call.id as EndpointId, { params, body: {} } as never);
    const closed = status === 403 && ['missing_permission', 'only_watching'].includes(body.code ?? '');
    if (!closed && call.access !== 'guest' && !asks.includes(call.id)) done.push([call.id, status, body.code]);
  }
  expect(done).toEqual([]);
  expect((await watcher.try('labels.create', { body: fixture.walkin({ merchant_id: id }) })).status).toBe(403);
});

/** Reads whose question is a body. */
const asks: readonly string[] = ['tariffs.quote', 'tracking.track', 'prints.prepare'];

test('U-08 nobody sees as a merchant of another branch, nor goes on when it moves away', async () => {
  const id = await fixture.merchant();
  expect((await (await app.as('mdy.manager')).try('merchant_users.watch', { params: { id } })).status).toBe(404);
  expect((await (await app.as('postman')).try('merchant_users.watch', { params: { id } })).status).toBe(403);
  const watcher = await app.as('manager');
  await watcher.call('merchant_users.watch', { params: { id } });
  await app.database.pool.query('update customer set branch_id = $1 where id = $2', [fixture.mandalay, id]);
  expect((await watcher.call('sessions.activeAccount', {})).data.merchant).toBeNull();
});

test('U-08 the most that anybody may do is set for all merchants at once, by the managing director alone', async () => {
  const id = await fixture.merchant();
  const owner = await joinAs(app, manager, id);
  const md = await app.as('md');
  const order = () => owner.try('labels.create', { body: fixture.walkin({ merchant_id: id }) });
  expect((await manager.try('merchant_users.saveSettings', { body: { portal_access: 'off' } })).status).toBe(403);
  await md.call('merchant_users.saveSettings', { body: { portal_access: 'see' } });
  expect([(await order()).status, (await owner.try('sessions.activeAccount', {})).status]).toEqual([403, 200]);
  await md.call('merchant_users.saveSettings', { body: { portal_access: 'off' } });
  expect((await owner.try('sessions.activeAccount', {})).status).toBe(401);
  await md.call('merchant_users.saveSettings', { body: { portal_access: 'order' } });
  expect((await order()).status).toBe(201);
});

test('U-08 U-01 an invitation goes to the phone that the branch names, where messages leave, and never to one that an owner names', async () => {
  await app.database.pool.query("update message_setting set gateway = 'http'");
  const id = await fixture.merchant();
  const body = { role: 'merchant-owner', phone: '09791113333' };
  const { data } = await manager.call('merchant_users.invite', { params: { id }, body });
  const { rows } = await app.database.pool.query("select phone, text from message where purpose = 'portal_invitation'");
  expect(data.by_message).toBe(true);
  expect(rows[0].text).toContain(`https://way.example${data.path}`);
  const { data: shown } = await manager.call('messages.list', {});
  expect(JSON.stringify(shown)).not.toContain(data.path);
  const owner = await joinAs(app, manager, id);
  const byOwner = await owner.call('merchant_users.invite', {
    params: { id },
    body: { ...body, role: 'merchant-clerk' },
  });
  expect(byOwner.data.by_message).toBe(false);
});
