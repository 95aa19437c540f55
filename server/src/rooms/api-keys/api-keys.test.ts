import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readKeyMode } from '@waybill/domain/kernel/key-format.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { keyClient, makeTestKey } from './testing/keys.ts';

let testApp: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
let owner: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  fixture = await openLabelFixture(testApp);
  manager = fixture.manager;
  owner = await testApp.as('owner');
});
afterAll(() => testApp.close());

const ask = async (text: string, values: unknown[] = []) => (await testApp.database.pool.query(text, values)).rows;
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code ?? null];
};

describe('N-06 keys', () => {
  test('N-06 a key is shown once, works at once, and nothing that is kept can be called with', async () => {
    const { id, secret, client } = await makeTestKey(testApp, manager, ['labels.read', 'labels.create']);
    expect(readKeyMode(secret)).toBe('live');
    const made = await client.call('labels.create', { body: fixture.walkin() });
    const { data } = await manager.call('api_keys.detail', { params: { id } });
    expect(data).toMatchObject({
      status: 'active',
      owner: 'Shop Co.',
      per_minute: 600,
      last_used_address: '127.0.0.1',
    });
    expect(data.shown).toBe(`${secret.slice(0, 12)}…${secret.slice(-4)}`);
    const everything = JSON.stringify([
      await ask('select * from api_key where id = $1', [id]),
      await ask("select * from audit where room = 'api_keys'"),
      await ask('select * from idempotency'),
      await ask('select * from event'),
    ]);
    expect(everything.includes(secret)).toBe(false);
    const read = (by: TestClient) => by.call('labels.detail', { params: { id: made.data.id } });
    const phones = fixture.walkin().destination_phone;
    // A merchant's own program gets what it sent; users get it masked.
    expect((await read(client)).data).toMatchObject({
      tracking_code: made.data.tracking_code,
      destination_phone: phones,
    });
    expect((await read(manager)).data.destination_phone).not.toEqual(phones);
  });

  test('A-08 N-06 what a key did names the key in the log and in the history of the parcel, and nobody of the staff', async () => {
    const { id, client } = await makeTestKey(testApp, manager, ['labels.create', 'labels.read'], { name: 'Shwe Shop' });
    const { data } = await client.call('labels.create', { body: fixture.walkin() });
    const [line] = await ask("select staff_id, api_key_id from audit where room = 'labels' and record_id = $1", [
      String(data.id),
    ]);
    expect(line).toEqual({ staff_id: null, api_key_id: id });
    const { data: shipping } = await owner.call('tracking.shipping', { params: { id: data.id } });
    expect(shipping.movements.map(({ by }) => by)).toEqual(['API · Shwe Shop']);
    const { data: log } = await owner.call('audit.list', { query: { room: 'labels', record: String(data.id) } });
    expect(log.map(({ staff, action }) => [staff, action])).toEqual([['API · Shwe Shop', 'create']]);
  });

  test('N-06 a mistyped key is told so, an unknown one opens nothing, a session is not one', async () => {
    const { secret } = await makeTestKey(testApp, manager, ['labels.read']);
    const find = (token: string) => codeOf(keyClient(testApp, token).try('labels.find', { query: { q: 'x' } }));
    const typo = secret.slice(0, 20) + (secret[20] === 'a' ? 'b' : 'a') + secret.slice(21);
    expect(await find(typo)).toEqual([401, 'api_key_mistyped']);
    await ask('delete from api_key where token_hash = sha256($1::bytea)', [secret]);
    expect(await find(secret)).toEqual([401, 'unauthorized']);
  });

  test('S-30 N-06 a revoked key ends at once, also where it was just used, and is told that it ended', async () => {
    const { id, client } = await makeTestKey(testApp, manager, ['labels.create', 'labels.read']);
    await client.call('labels.create', { body: fixture.walkin() });
    await manager.call('api_keys.revoke', { params: { id }, body: { reason: 'lost' } });
    expect(await codeOf(client.try('labels.create', { body: fixture.walkin() }))).toEqual([401, 'api_key_ended']);
    expect(await codeOf(client.try('labels.find', { query: { q: 'EX473124829XM' } }))).toEqual([401, 'api_key_ended']);
    expect(await codeOf(manager.try('api_keys.revoke', { params: { id }, body: { reason: 'x' } }))).toEqual([
      409,
      'state_not_allowed',
    ]);
    const { data } = await manager.call('api_keys.detail', { params: { id } });
    expect(data).toMatchObject({ status: 'revoked', revoke_reason: 'lost', actions: [] });
  });

  test('A-06 N-06 nobody makes or rolls a key that does more than they may, or at a branch that they do not see', async () => {
    const { id } = await makeTestKey(testApp, manager, ['labels.create']);
    await ask("delete from role_permission where role_slug = 'manager' and permission = 'label.create'");
    const poorer = await testApp.as('manager');
    const body = {
      name: 'x',
      owner_kind: 'partner',
      owner_name: 'x',
      branch_id: fixture.yangon,
      scopes: ['labels.create'],
    };
    expect(await codeOf(poorer.try('api_keys.create', { body }))).toEqual([422, 'api_key_scope_above']);
    expect(await codeOf(poorer.try('api_keys.roll', { params: { id }, body: { overlap_hours: 0 } }))).toEqual([
      422,
      'api_key_scope_above',
    ]);
    await ask("insert into role_permission (role_slug, permission, position) values ('manager', 'label.create', 999)");
    expect(await codeOf(owner.try('api_keys.create', { body: { ...body, branch_id: fixture.mandalay } }))).toEqual([
      422,
      'branch_not_covered',
    ]);
  });
});

describe('N-06 limits', () => {
  test('S-30 N-06 a key makes as many calls a minute as it was given, is told how many are left, and its neighbour is not slowed', async () => {
    const { client, id } = await makeTestKey(testApp, manager, ['labels.read'], { per_minute: 5 });
    const neighbour = (await makeTestKey(testApp, manager, ['labels.read'], { per_minute: 5 })).client;
    const own = async (who: TestClient) => {
      const { statusCode, headers } = await who.send({ method: 'GET', url: '/api/api-key/own' });
      return [statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']];
    };
    // Before the first lookup, its requests count by their address.
    expect((await client.call('api_keys.own', {})).data).toMatchObject({ id, per_minute: 5, customer_id: null });
    for (let left = 4; left >= 0; left--) expect(await own(client)).toEqual([200, '5', String(left)]);
    const { statusCode, headers, body } = await client.send({ method: 'GET', url: '/api/api-key/own' });
    expect([statusCode, JSON.parse(body).code, Number(headers['retry-after']) > 0]).toEqual([
      429,
      'too_many_requests',
      true,
    ]);
    expect((await own(neighbour))[0]).toBe(200);
  });
});

describe('A-06 a merchant’s key', () => {
  test('A-06 N-06 sees and makes the parcels of its merchant alone', async () => {
    const [own, other] = [await fixture.merchant(), await fixture.merchant()];
    const { client } = await makeTestKey(testApp, manager, ['labels.create', 'labels.read'], {
      owner_kind: 'merchant',
      customer_id: own,
      owner_name: null,
    });
    const theirs = (await fixture.clerk.call('labels.create', { body: fixture.online(other) })).data;
    const mine = (await client.call('labels.create', { body: fixture.walkin() })).data;
    expect(await ask('select merchant_id from label where id = $1', [mine.id])).toEqual([{ merchant_id: own }]);
    expect(await codeOf(client.try('labels.create', { body: fixture.online(other) }))).toEqual([
      422,
      'validation_failed',
    ]);
    for (const call of ['labels.detail', 'tracking.shipping'] as const) {
      expect((await client.try(call, { params: { id: mine.id } })).status).toBe(200);
      expect(await codeOf(client.try(call, { params: { id: theirs.id } }))).toEqual([404, 'not_found']);
    }
    const find = async (q: string) => (await client.call('labels.find', { query: { q } })).data.map(({ id }) => id);
    expect([await find(mine.tracking_code), await find(theirs.tracking_code)]).toEqual([[mine.id], []]);
    expect((await find('ဒေါ်ခင်မာလာ')).includes(theirs.id)).toBe(false);
    const codes = [mine.tracking_code, theirs.tracking_code];
    const { data } = await client.call('tracking.track', { body: { codes } });
    expect(data.map((row) => ('id' in row ? row.id : null) ?? null).includes(theirs.id)).toBe(false);
    expect(JSON.stringify(data).includes('ဒေါ်ခင်မာလာ')).toBe(true);
  });

  test('N-06 ends while its merchant is suspended, and works again afterwards', async () => {
    const merchant = await fixture.merchant();
    const { client } = await makeTestKey(testApp, manager, ['labels.create'], {
      owner_kind: 'merchant',
      customer_id: merchant,
      owner_name: null,
    });
    const make = () => client.try('labels.create', { body: fixture.online(merchant) });
    expect((await make()).status).toBe(201);
    await ask("update customer set status = 'suspend' where id = $1", [merchant]);
    expect(await codeOf(make())).toEqual([401, 'api_key_stopped']);
    await ask("update customer set status = 'active' where id = $1", [merchant]);
    expect((await make()).status).toBe(201);
  });
});

describe('S-30 N-06 keys of those who left', () => {
  const make = (client: TestClient) => codeOf(client.try('labels.create', { body: fixture.walkin() }));

  test('S-30 N-06 a key stops with its maker’s account, says so, and works again only for whoever rolls it', async () => {
    const leaver = await testApp.as('mdy.manager');
    const { id, client } = await makeTestKey(testApp, leaver, ['labels.read']);
    const own = (who: TestClient) => codeOf(who.try('api_keys.own', {}));
    expect(await own(client)).toEqual([200, null]);
    await ask("update staff set status = 'suspend' where user_name = 'mdy.manager'");
    expect(await own(client)).toEqual([401, 'api_key_stopped']);
    const office = await testApp.as('superadmin');
    const detail = async () => (await office.call('api_keys.detail', { params: { id } })).data;
    expect(await detail()).toMatchObject({ status: 'stopped', stop: 'maker_left' });
    const { data } = await office.call('api_keys.roll', {
      params: { id },
      body: { overlap_hours: 24, expires_on: null },
    });
    expect([await own(keyClient(testApp, data.secret)), await own(client)]).toEqual([
      [200, null],
      [401, 'api_key_stopped'],
    ]);
    await ask("update staff set status = 'active' where user_name = 'mdy.manager'");
    expect(await own(client)).toEqual([200, null]);
  });

  test('S-30 N-06 a key stops with its branch, also where it was just used, and cannot be rolled there', async () => {
    const { id, client } = await makeTestKey(testApp, manager, ['labels.create']);
    expect(await make(client)).toEqual([201, null]);
    await ask("update branch set status = 'inactive' where id = $1", [fixture.yangon]);
    expect(await make(client)).toEqual([401, 'api_key_stopped']);
    const office = await testApp.as('superadmin');
    const roll = office.try('api_keys.roll', { params: { id }, body: { overlap_hours: 0, expires_on: null } });
    expect(await codeOf(roll)).toEqual([422, 'branch_not_covered']);
    await ask("update branch set status = 'active' where id = $1", [fixture.yangon]);
    expect(await make(client)).toEqual([201, null]);
  });
});

describe('N-06 time', () => {
  test('N-06 a rolled key and its successor both work until the overlap ends, then the successor alone', async () => {
    const { id, client } = await makeTestKey(testApp, manager, ['labels.create']);
    const { data } = await manager.call('api_keys.roll', {
      params: { id },
      body: { overlap_hours: 24, expires_on: null },
    });
    const next = keyClient(testApp, data.secret);
    expect(data).toMatchObject({ rolled_from: id, scopes: ['labels.create'], status: 'active' });
    expect((await client.try('labels.create', { body: fixture.walkin() })).status).toBe(201);
    expect((await next.try('labels.create', { body: fixture.walkin() })).status).toBe(201);
    expect(await codeOf(manager.try('api_keys.roll', { params: { id }, body: { overlap_hours: 0 } }))).toEqual([
      409,
      'state_not_allowed',
    ]);
    testApp.clock.advance({ hours: 24 });
    expect(await codeOf(client.try('labels.create', { body: fixture.walkin() }))).toEqual([401, 'api_key_ended']);
    expect((await next.try('labels.create', { body: fixture.walkin() })).status).toBe(201);
  });
});
