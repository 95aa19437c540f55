import { createECDH, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushReads } from '../../app/push-reads.ts';
import { publishEvent } from '../../kernel/publish-event.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { encryptPush, paddedLength } from './encrypt-push.ts';
import { claimPushes } from './push-devices.store.ts';
import { ringDevices } from './ring-devices.ts';
import { pushOutside, sendPushes } from './send-pushes.ts';
import { decryptPush, PushService, verifySender } from './testing/push-service.ts';

let app: TestApp;
let fixture: LabelFixture;
let service: PushService;
beforeAll(async () => {
  app = await startTestApp({ env: { PUSH_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://office.waybill.example' } });
  fixture = await openLabelFixture(app);
  service = await PushService.open();
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  app.clock.advance({ minutes: 1 });
  service.statuses = [201];
});

const tools = () => app.app.waybill;
const send = async () => {
  const outside = pushOutside(tools().services.settings);
  await sendPushes(tools(), outside);
  outside.close();
};
/** Does the work of the server of every few seconds, and returns the pushes that arrived. */
const look = async () => {
  await ringDevices(tools(), pushReads);
  await send();
  return service.take();
};
const ring = (client: TestClient, name: string) => {
  const { subscription } = service.browser(name);
  return client.call('push_devices.add', { body: subscription });
};
const devicesOf = async (client: TestClient) => (await client.call('push_devices.list', {})).data;
const idOf = async (userName: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from staff where user_name = $1', [
    userName,
  ]);
  return Number(rows[0]?.id);
};
/** One of the staff writes to another, a minute after what was before. */
const write = async (from: TestClient, to: string): Promise<number> => {
  app.clock.advance({ minutes: 1 });
  const { data } = await from.call('chats.with', { body: { staff_id: await idOf(to) } });
  await from.call('chats.send', {
    params: { id: data.id },
    body: { text: 'စာ', picture: null, sent_id: randomUUID() },
  });
  return data.id;
};

const base64 = (text: string) => Buffer.from(text, 'base64url');

test('O-06 the example of RFC 8291 is encrypted byte by byte as there, and padding hides the length', () => {
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(base64('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const random = {
    privateKey: base64('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: base64('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  const text = 'When I grow up, I want to be a watermelon';
  const example =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(encryptPush(text, keys, random, 0).toString('base64url')).toBe(example);
  expect(decryptPush(base64(example), receiver, base64(keys.auth))).toBe(text);
  const padded = encryptPush('မဖတ်ရသေးသော စာများ', keys, random);
  expect([padded.length, encryptPush('', keys, random).length]).toEqual([padded.length, padded.length]);
  expect(decryptPush(padded, receiver, base64(keys.auth))).toBe('မဖတ်ရသေးသော စာများ');
  expect(() => encryptPush('x'.repeat(paddedLength), keys, random)).toThrow('too long');
});

test('O-06 a message rings the device of its reader in their language, says nothing of what it holds, and rings once', async () => {
  const [manager, staff] = [await app.as('manager'), await app.as('staff')];
  await ring(manager, 'managers-phone');
  await manager.call('sessions.preferences', {
    body: { locale: 'mm', theme: 'system', density: 'normal', single_keys: true, myanmar_digits: false },
  });
  expect(await look()).toEqual([]);
  const chat = await write(staff, 'manager');
  await ringDevices(tools(), pushReads);
  await send();
  const [push] = service.received;
  expect(push?.text).toEqual({ kind: 'chat', title: 'မဖတ်ရသေးသော စာများ', path: '/chat?open=people', always: false });
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '14400',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    urgency: 'normal',
  });
  const { claims, key } = verifySender(String(push?.headers.authorization));
  const { public_key } = await manager.call('push_devices.list', {});
  expect([claims['aud'], claims['sub'], key]).toEqual([service.url, 'https://office.waybill.example', public_key]);
  expect(Number(claims['exp']) * 1000).toBe(app.clock().getTime() + 12 * 3_600_000);
  expect(service.take().length).toBe(1);
  expect(await look()).toEqual([]);
  // A message that was read meanwhile does not ring, and a later one does.
  await write(staff, 'manager');
  await manager.call('chats.read', { params: { id: chat }, body: { seq: 9999 } });
  expect(await look()).toEqual([]);
  await write(staff, 'manager');
  expect(await look()).toEqual([['managers-phone', 'မဖတ်ရသေးသော စာများ']]);
  expect(await devicesOf(manager)).toMatchObject([
    { current: true, has_failed: false, last_ok_at: expect.any(String) },
  ]);
});

test('O-06 a device rings for the chosen kinds, and no more once its session has ended or it is turned off', async () => {
  const [cs, staff] = [await app.as('cs'), await app.as('staff')];
  const other = await app.as('cs');
  await ring(cs, 'cs-desk');
  await ring(other, 'cs-phone');
  await cs.call('push_devices.mute', { body: { muted: ['chat'] } });
  expect((await cs.call('push_devices.list', {})).muted).toEqual(['chat']);
  await write(staff, 'cs');
  expect(await look()).toEqual([]);
  await cs.call('push_devices.mute', { body: { muted: [] } });
  await write(staff, 'cs');
  expect((await look()).map(([browser]) => browser)).toEqual(['cs-desk', 'cs-phone']);
  await write(staff, 'cs');
  await ringDevices(tools(), pushReads);
  // Queued, and signed out before it was sent.
  await other.call('sessions.logout', {});
  await send();
  expect(service.take().map(([browser]) => browser)).toEqual(['cs-desk']);
  const [device] = await devicesOf(cs);
  const strange = await staff.try('push_devices.remove', { params: { id: device?.id } });
  expect([strange.status, (await devicesOf(staff)).length]).toEqual([404, 0]);
  await cs.call('push_devices.remove', { params: { id: device?.id ?? 0 } });
  await write(staff, 'cs');
  expect([await look(), await devicesOf(cs)]).toEqual([[], []]);
});

test('O-06 a browser rings for who is signed in there last, and its address cannot be taken with other keys', async () => {
  const [manager, staff] = [await app.as('supervisor'), await app.as('staff')];
  const shared = service.browser('shared').subscription;
  await manager.call('push_devices.add', { body: shared });
  const taken = await staff.try('push_devices.add', {
    body: { ...service.browser('attacker').subscription, endpoint: shared.endpoint },
  });
  expect([taken.body.code, (await devicesOf(manager)).length]).toEqual(['duplicate', 1]);
  await staff.call('push_devices.add', { body: shared });
  expect([(await devicesOf(manager)).length, (await devicesOf(staff)).length]).toEqual([0, 1]);
});

test.each([
  ['an address of the own network', { endpoint: 'https://10.0.0.7/push' }],
  ['the server itself', { endpoint: 'https://localhost/push' }],
  ['an address without TLS', { endpoint: 'http://updates.push.services.mozilla.com/x' }],
  ['an address with a password', { endpoint: 'https://a:b@updates.push.services.mozilla.com/x' }],
  ['no address', { endpoint: 'file:///etc/passwd' }],
  ['a key that is none of the curve', { p256dh: `B${'A'.repeat(86)}` }],
])('O-06 %s is refused as a push service', async (_what, change) => {
  const staff = await app.as('staff');
  const { subscription } = service.browser('refused');
  const { status, body } = await staff.try('push_devices.add', { body: { ...subscription, ...change } });
  expect([status, body.code]).toEqual([422, 'push_address']);
});

test('O-06 what a push service does not take is tried again, an address that is gone is forgotten, and a died process loses nothing', async () => {
  const [accountant, staff] = [await app.as('accountant'), await app.as('staff')];
  await ring(accountant, 'accountant');
  await write(staff, 'accountant');
  service.statuses = [503, 429, 201];
  expect((await look()).length).toBe(1);
  expect(await devicesOf(accountant)).toMatchObject([{ has_failed: true, last_ok_at: null }]);
  expect(await look()).toEqual([]);
  app.clock.advance({ minutes: 1 });
  expect((await look()).length).toBe(1);
  app.clock.advance({ minutes: 2 });
  expect((await look()).length).toBe(1);
  app.clock.advance({ hours: 1 });
  expect(await look()).toEqual([]);
  expect(await devicesOf(accountant)).toMatchObject([{ has_failed: false }]);
  // Two servers at once send one; a process that dies after it has claimed a push leaves it to the next look.
  await write(staff, 'accountant');
  await Promise.all([ringDevices(tools(), pushReads), ringDevices(tools(), pushReads)]);
  await Promise.all([send(), send()]);
  expect(service.take().length).toBe(1);
  await write(staff, 'accountant');
  await ringDevices(tools(), pushReads);
  expect((await claimPushes(tools().db, app.clock())).length).toBe(1);
  expect(await look()).toEqual([]);
  app.clock.advance({ minutes: 2 });
  expect((await look()).length).toBe(1);
  await write(staff, 'accountant');
  service.statuses = [410];
  expect((await look()).length).toBe(1);
  expect(await devicesOf(accountant)).toEqual([]);
});

test('U-06 O-06 people of a merchant ring for their own news alone, and for what their role sees', async () => {
  const [shop, neighbour] = [await fixture.merchant(), await fixture.merchant()];
  const owner = await joinAs(app, fixture.manager, shop);
  const clerk = await joinAs(app, fixture.manager, shop, 'merchant-clerk');
  const other = await joinAs(app, fixture.manager, neighbour);
  const desk = await app.as('staff');
  for (const [name, client] of Object.entries({ owner, clerk, other, desk })) await ring(client, name);
  await look();
  app.clock.advance({ minutes: 1 });
  const { data: label } = await fixture.clerk.call('labels.create', { body: fixture.online(shop) });
  await app.database.pool.query(
    `update label_state set return_step = 'pending_return_confirm', return_at = $2, status = 'arrived_to_destination_branch', rollup = 'ongoing' where label_id = $1`,
    [label.id, app.clock()],
  );
  await publishEvent(tools().db, app.clock(), { topic: 'labels', branchId: fixture.mandalay, payload: {} });
  expect(await look()).toEqual([
    ['owner', 'Failed deliveries waiting for your answer'],
    ['clerk', 'Failed deliveries waiting for your answer'],
  ]);
  const founder = await app.as('superadmin');
  app.clock.advance({ minutes: 1 });
  const { data: news } = await founder.call('announcements.create', {
    body: {
      title: 'News',
      body: 'Text',
      for_roles: [],
      for_branches: [],
      for_merchants: true,
      for_customers: [neighbour],
    },
  });
  await founder.call('announcements.publish', { params: { id: news.id } });
  expect(await look()).toEqual([['other', 'Unread announcements']]);
  // Who has left the merchant, whose session is still open, hears of nothing.
  await app.database.pool.query(
    "update merchant_user set status = 'removed' where customer_id = $1 and role_slug = 'merchant-clerk'",
    [shop],
  );
  app.clock.advance({ minutes: 1 });
  await app.database.pool.query('update label_state set return_at = $2 where label_id = $1', [label.id, app.clock()]);
  await publishEvent(tools().db, app.clock(), { topic: 'labels', branchId: fixture.mandalay, payload: {} });
  expect((await look()).map(([browser]) => browser)).toEqual(['owner']);
  await fixture.manager.call('merchant_users.watch', { params: { id: shop } });
  const watched = await fixture.manager.try('push_devices.add', { body: service.browser('watcher').subscription });
  expect(watched.body.code).toBe('only_watching');
  await fixture.manager.call('merchant_users.endWatch', {});
});

test('O-06 nothing of it is offered or taken where the operator has switched it off', async () => {
  const off = await startTestApp({ env: { WEB_PUSH: '0' } });
  const staff = await off.as('staff');
  expect((await staff.call('push_devices.list', {})).public_key).toBeNull();
  const { body } = await staff.try('push_devices.add', { body: service.browser('off').subscription });
  expect(body.code).toBe('push_off');
  await off.close();
});
