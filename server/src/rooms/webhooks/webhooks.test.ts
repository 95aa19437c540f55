import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payloadNameOf, webhookPayloads } from '@waybill/contract/webhook-payloads.ts';
import type { SentEvent } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import { retrySeconds } from '@waybill/domain/rooms/webhooks/delivering.ts';
import { makeTestKey } from '../api-keys/testing/keys.ts';
import { isGenuine, SmallReceiver, type ReceiverBehaviour } from '../../kernel/testing/small-receiver.ts';
import { WebhookDesk } from './testing/webhook-desk.ts';

let shop: SmallReceiver;
let desk: WebhookDesk;
beforeAll(async () => {
  shop = await SmallReceiver.open();
  desk = await WebhookDesk.open();
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
beforeEach(async () => {
  await desk.clear();
  shop.heard.length = 0;
  shop.behaves = [{ status: 204 }];
  shop.choose = () => null;
});

/** Returns how a sent body differs from what the OpenAPI document says of its event. */
function misfitOf({ type, text }: { readonly type: string; readonly text: string }): object[] {
  const { error } = webhookPayloads[payloadNameOf(type as SentEvent)].strict().safeParse(JSON.parse(text));
  return error ? [{ type, error }] : [];
}

describe('what is told', () => {
  test('N-06 each step of a parcel reaches its merchant’s program once, in order, with a rising number, signed with the secret that was shown', async () => {
    const { secret } = await desk.webhook(shop.url);
    const parcel = await desk.parcel();
    await desk.fixture.step('staff', parcel);
    await desk.fixture.step('staff', parcel, { status: 'send_to_destination_branch' });
    await desk.fixture.step('mdy.staff', parcel);
    await desk.deliver();
    await desk.deliver();
    expect(shop.heard.map(({ type, sequence, code }) => [type, sequence, code === parcel.code])).toEqual([
      ['label.created', 1, true],
      ['label.accepted', 2, true],
      ['label.departed', 3, true],
      ['label.arrived', 4, true],
    ]);
    expect(shop.heard.map((heard) => isGenuine(heard, secret, desk.clock()))).toEqual([true, true, true, true]);
    expect(shop.heard.flatMap(misfitOf)).toEqual([]);
    expect(new Set(shop.heard.map(({ id }) => id)).size).toBe(4);
    const [first] = shop.heard as [(typeof shop.heard)[0]];
    expect(
      isGenuine({ ...first, text: first.text.replace('label.created', 'label.deliver') }, secret, desk.clock()),
    ).toBe(false);
  });

  test('N-06 where nobody listens nothing is noted, and another merchant’s program hears nothing', async () => {
    const parcel = await desk.parcel();
    expect(await desk.fixture.ask('select from webhook_event')).toEqual([]);
    await desk.webhook(shop.url, { customer_id: await desk.fixture.merchant() });
    await desk.fixture.step('staff', parcel);
    expect(await desk.fixture.ask('select from webhook_event')).toEqual([]);
    await desk.deliver();
    expect(shop.heard).toEqual([]);
  });

  test('N-06 a webhook hears only what was chosen, and a branch’s partner of the parcels that it makes or delivers', async () => {
    await desk.webhook(shop.url, { events: ['label.accepted'] });
    const partner = await desk.webhook(shop.url, {
      owner_kind: 'partner',
      customer_id: null,
      branch_id: desk.fixture.branches['MDY'] as number,
      owner_name: 'Mandalay Bikes',
      events: ['label.created'],
    });
    const parcel = await desk.parcel();
    await desk.fixture.step('staff', parcel);
    await desk.deliver();
    expect(shop.heard.map(({ type }) => type).sort()).toEqual(['label.accepted', 'label.created']);
    expect((await desk.of(partner)).map(({ type }) => type)).toEqual(['label.created']);
  });

  test('N-06 a step that is taken back is told with the number of what no longer counts', async () => {
    await desk.webhook(shop.url);
    const parcel = await desk.parcel();
    await desk.fixture.step('staff', parcel);
    const supervisor = await desk.fixture.as('supervisor');
    const { version } = await desk.fixture.state(parcel);
    await supervisor.call('tracking.rollback', {
      params: { id: parcel.id },
      body: { reason: 'wrong parcel', version: Number(version), entry_id: await desk.fixture.lastEntry(parcel) },
    });
    await desk.deliver();
    const last = JSON.parse(shop.heard.at(-1)?.text ?? '{}');
    expect([last.type, last.data.sequence, last.data.undoes]).toEqual(['label.taken_back', 3, 2]);
  });
});

describe('whose program is told', () => {
  test('S-30 N-06 a suspended merchant’s program hears nothing until they are served again, and then what it missed', async () => {
    const merchant = await desk.fixture.merchant();
    const webhook = await desk.webhook(shop.url, { customer_id: merchant, events: ['label.created'] });
    await desk.parcel({ merchant });
    const set = (status: string) =>
      desk.fixture.ask('update customer set status = $2 where id = $1', [merchant, status]);
    await set('suspend');
    await desk.deliver();
    const admin = await desk.fixture.as('admin');
    const { data } = await admin.call('webhooks.detail', { params: webhook });
    expect([shop.heard.length, data.status, data.stop]).toEqual([0, 'enabled', 'owner_closed']);
    await set('active');
    await desk.deliver();
    expect(shop.heard.map(({ type }) => type)).toEqual(['label.created']);
  });

  test('S-30 N-06 a webhook stands still with its maker’s account, and goes on for whoever rolls its secret, with what it missed', async () => {
    const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
    const set = (status: string) =>
      desk.fixture.ask("update staff set status = $1 where user_name = 'admin'", [status]);
    const owner = await desk.fixture.as('owner');
    const stop = async () => (await owner.call('webhooks.detail', { params: webhook })).data.stop;
    await set('suspend');
    await desk.parcel();
    await desk.deliver();
    expect([shop.heard.length, await stop()]).toEqual([0, 'maker_left']);
    await owner.call('webhooks.roll', { params: webhook });
    expect(await stop()).toBeNull();
    await desk.deliver();
    await set('active');
    expect(shop.heard.map(({ type }) => type)).toEqual(['label.created']);
  });

  test('A-06 N-06 a webhook is made for the owners for whom a key is, and for no other', async () => {
    const manager = await desk.fixture.as('manager');
    const [suspended, foreign] = [await desk.fixture.merchant(), desk.fixture.branches['MDY'] as number];
    await desk.fixture.ask("update customer set status = 'suspend' where id = $1", [suspended]);
    const of = { owner_kind: 'partner', customer_id: null, owner_name: 'x', branch_id: null };
    for (const [owner, code] of [
      [{ owner_kind: 'merchant', customer_id: suspended, owner_name: null }, 'customer_not_active'],
      [{ owner_kind: 'merchant', owner_name: null }, 'validation_failed'],
      [{ owner_name: null, branch_id: desk.fixture.branches['YGN'] }, 'validation_failed'],
      [{ owner_kind: 'agent', owner_name: null, branch_id: desk.fixture.branches['YGN'] }, 'api_key_no_agent'],
      [{ branch_id: foreign }, 'branch_not_covered'],
    ] as const) {
      const wish = { ...of, ...owner };
      const hook = { ...wish, name: 'x', url: shop.url, events: [] } as never;
      const key = {
        ...wish,
        branch_id: wish.branch_id ?? desk.fixture.branches['YGN'],
        name: 'x',
        scopes: ['labels.read'],
        per_minute: null,
        expires_on: null,
      } as never;
      const made = await manager.try('webhooks.create', { body: hook });
      const keyMade = await manager.try('api_keys.create', { body: key });
      expect([made.body.code, keyMade.body.code]).toEqual([code, code]);
    }
  });
});

describe('what becomes of a delivery by what the program does', () => {
  test.each<[string, ReceiverBehaviour, string]>([
    ['takes it', { status: 200, body: 'thanks' }, 'delivered'],
    ['answers 500', { status: 500, body: 'oops' }, 'waiting'],
    ['answers 404', { status: 404 }, 'waiting'],
    ['breaks the line off', 'breaks', 'waiting'],
    ['never stops talking', 'babbles', 'delivered'],
    ['sends us into our own network', { status: 302, location: 'http://169.254.169.254/latest/meta-data' }, 'waiting'],
  ])('N-06 it %s', async (_, behaviour, state) => {
    const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
    shop.behaves = [behaviour];
    await desk.parcel();
    await desk.deliver();
    expect((await desk.of(webhook)).map(({ status, tries }) => [status, tries])).toEqual([[state, 1]]);
    // A line that was kept open and breaks is opened again once within the same try.
    expect(new Set(shop.heard.map(({ id }) => id)).size).toBe(1);
  });

  test('N-06 one that fails is tried ten times over about 75 hours under the same id, then the dead webhook is switched off and its branch told', async () => {
    const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
    shop.behaves = [{ status: 503 }];
    await desk.parcel();
    await desk.deliver();
    const pauses: number[] = [];
    for (let n = 0; n < 9; n++) {
      const [delivery] = await desk.of(webhook);
      const ms = (delivery?.due_at.getTime() ?? 0) - desk.clock().getTime();
      pauses.push(ms / 1000);
      desk.clock.advance({ minutes: ms / 60_000 - 0.001 });
      await desk.deliver();
      expect(shop.heard).toHaveLength(n + 1);
      desk.clock.advance({ minutes: 0.001 });
      await desk.deliver();
    }
    desk.fixture.people.clear();
    expect(pauses).toEqual([...retrySeconds]);
    expect(pauses.reduce((sum, one) => sum + one) / 3600).toBeCloseTo(75.6, 1);
    expect(shop.heard).toHaveLength(10);
    expect(new Set(shop.heard.map(({ id }) => id)).size).toBe(1);
    expect((await desk.of(webhook)).map(({ status, tries }) => [status, tries])).toEqual([['failed', 10]]);
    const manager = await desk.fixture.as('manager');
    const { data } = await manager.call('webhooks.detail', { params: webhook });
    expect([data.status, data.off_reason]).toEqual(['disabled', 'tries_ended']);
    const bell = await manager.call('announcements.noti', {});
    expect([bell.total > 0, bell.data[0]?.title.includes('Shop')]).toEqual([true, true]);
  });

  test('N-06 one that says 410 is switched off at once; once it is on again it hears what is sent again', async () => {
    const webhook = await desk.webhook(shop.url);
    shop.behaves = [{ status: 410 }, { status: 200 }];
    const parcel = await desk.parcel();
    await desk.deliver();
    const admin = await desk.fixture.as('admin');
    const { data } = await admin.call('webhooks.detail', { params: webhook });
    expect([data.status, data.off_reason]).toEqual(['disabled', 'gone']);
    const [delivery] = await desk.of(webhook);
    expect((await admin.try('webhook_deliveries.resend', { params: { id: delivery?.id } })).body.code).toBe(
      'webhook_off',
    );
    await desk.fixture.step('staff', parcel);
    await admin.call('webhooks.enable', { params: webhook });
    await admin.call('webhook_deliveries.resend', { params: { id: delivery?.id as number } });
    await desk.deliver();
    expect(shop.heard.map(({ id, type }) => [id, type])).toEqual([
      [`evt_${delivery?.event_id}`, 'label.created'],
      [`evt_${delivery?.event_id}`, 'label.created'],
    ]);
    const shown = (await admin.call('webhook_deliveries.detail', { params: { id: delivery?.id as number } })).data;
    expect([shown.status, shown.history.map(({ status }) => status), shown.body]).toEqual([
      'delivered',
      [200, 410],
      shop.heard[0]?.text,
    ]);
  });

  test('N-06 a whole time is sent again, the failed ones or all', async () => {
    const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
    shop.behaves = [{ status: 200 }];
    await desk.parcels(3);
    await desk.deliver();
    await desk.fixture.ask(
      "update webhook_delivery set status = 'failed' where id = (select max(id) from webhook_delivery)",
    );
    const admin = await desk.fixture.as('admin');
    const [from, to] = [-1, 1].map((hours) => new Date(desk.clock().getTime() + hours * 3_600_000).toISOString()) as [
      string,
      string,
    ];
    const again = (what: 'failed' | 'all') =>
      admin.call('webhooks.resend', { params: webhook, body: { from, to, what } });
    expect((await again('failed')).data.resent).toBe(1);
    await desk.deliver();
    expect(shop.heard).toHaveLength(4);
    expect((await again('all')).data.resent).toBe(3);
    await desk.deliver();
    expect([shop.heard.length, new Set(shop.heard.map(({ id }) => id)).size]).toEqual([7, 3]);
  });
});

describe('order', () => {
  test('N-06 a later step of a parcel waits while an earlier one is in its first tries, other parcels do not, and after the third try it goes ahead', async () => {
    const webhook = await desk.webhook(shop.url);
    const [late, other] = (await desk.parcels(2)) as [{ id: number; code: string }, { id: number; code: string }];
    let failures = 1;
    shop.choose = ({ code }) => ({ status: code === late.code && failures-- > 0 ? 500 : 200 });
    await desk.deliver();
    await desk.fixture.scan('staff', late);
    await desk.fixture.scan('staff', other);
    await desk.deliver();
    const seen = () => shop.heard.map(({ code, sequence }) => `${code === late.code ? 'late' : 'other'} ${sequence}`);
    expect(seen().toSorted()).toEqual(['late 1', 'other 1', 'other 2']);
    desk.clock.advance({ minutes: 0.1 });
    await desk.deliver();
    expect(seen().slice(3)).toEqual(['late 1', 'late 2']);
    expect((await desk.of(webhook)).every(({ status }) => status === 'delivered')).toBe(true);

    shop.heard.length = 0;
    const [stuck] = (await desk.parcels(1)) as [{ id: number; code: string }];
    shop.choose = ({ sequence, code }) => ({ status: code === stuck.code && sequence === 1 ? 500 : 200 });
    await desk.deliver();
    await desk.fixture.step('staff', stuck);
    for (let n = 0; n < 2; n++) {
      desk.clock.advance({ minutes: 6 });
      await desk.deliver();
    }
    expect(shop.heard.map(({ sequence }) => sequence)).toEqual([1, 1, 1, 2]);
  });
});

describe('the secret', () => {
  test('N-06 while a secret is rolled both sign, afterwards the new one alone, and the log says who looked', async () => {
    const { id, secret } = await desk.webhook(shop.url, { events: ['label.created'] });
    const admin = await desk.fixture.as('admin');
    const rolled = (await admin.call('webhooks.roll', { params: { id } })).data.secret;
    await desk.parcel();
    await desk.deliver();
    const [heard] = shop.heard as [(typeof shop.heard)[0]];
    expect([
      heard.signatures.length,
      isGenuine(heard, secret, desk.clock()),
      isGenuine(heard, rolled, desk.clock()),
    ]).toEqual([2, true, true]);
    desk.fixture.nextDay();
    desk.clock.advance({ minutes: 1 });
    await desk.parcel();
    await desk.deliver();
    const later = shop.heard[1] as (typeof shop.heard)[0];
    expect([
      later.signatures.length,
      isGenuine(later, secret, desk.clock()),
      isGenuine(later, rolled, desk.clock()),
    ]).toEqual([1, false, true]);
    const founder = await desk.fixture.as('superadmin');
    const { data } = await founder.call('audit.list', { query: { room: 'webhooks', per_page: '3' } });
    expect(data.map(({ action }) => action)).toEqual(['roll_secret', 'show_secret', 'create']);
    expect(JSON.stringify(await founder.call('webhooks.detail', { params: { id } }))).not.toContain(rolled.slice(6));
  });
});

test('N-06 a test event goes out at once and stands in the log with its answer', async () => {
  const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
  shop.behaves = [{ status: 200, body: 'hello' }];
  const manager = await desk.fixture.as('manager');
  const { data } = await manager.call('webhooks.test', { params: webhook });
  await desk.deliver();
  const shown = (await manager.call('webhook_deliveries.detail', { params: { id: data.id } })).data;
  expect([shown.status, shown.type, shown.history[0]?.answer]).toEqual(['delivered', 'endpoint.test', 'hello']);
  expect(shop.heard.flatMap(misfitOf)).toEqual([]);
});

test('N-06 A-06 a key with the scopes sees what was sent to its own owner’s webhooks and sends it again; secrets and other webhooks stay closed to it', async () => {
  const own = await desk.webhook(shop.url, { events: ['label.created'] });
  const other = await desk.webhook(shop.url, { name: 'Other', customer_id: await desk.fixture.merchant() });
  const maker = await desk.fixture.as('manager');
  const { client } = await makeTestKey(desk.fixture.app, maker, ['webhooks.read', 'webhooks.send'], {
    owner_kind: 'merchant',
    customer_id: desk.merchant,
    owner_name: null,
  });
  await desk.parcel();
  await desk.deliver();
  expect((await client.call('webhooks.list', { query: {} })).data.map(({ id }) => id)).toEqual([own.id]);
  const { data } = await client.call('webhook_deliveries.list', { query: {} });
  expect(data.map(({ type, status }) => [type, status])).toEqual([['label.created', 'delivered']]);
  await client.call('webhook_deliveries.resend', { params: { id: data[0]?.id as number } });
  await desk.deliver();
  expect(shop.heard.map(({ id }) => id)).toEqual([data[0]?.event_id, data[0]?.event_id]);
  expect((await client.try('webhooks.test', { params: other })).status).toBe(404);
  expect((await client.try('webhooks.secret', { params: own })).body.code).toBe('api_key_scope_missing');
  const { client: partner } = await makeTestKey(desk.fixture.app, maker, ['webhooks.read']);
  expect((await partner.call('webhook_deliveries.list', { query: {} })).total).toBe(0);
});

test('N-06 addresses inside our network, without https, with a user in them or unknown are refused when they are saved', async () => {
  const admin = await desk.fixture.as('admin');
  const tried = async (url: string) =>
    (
      await admin.try('webhooks.create', {
        body: {
          owner_kind: 'merchant',
          customer_id: desk.merchant,
          branch_id: null,
          owner_name: null,
          name: 'Trap',
          events: [],
          url,
        },
      })
    ).body.code;
  expect(
    await Promise.all(
      [
        'https://10.0.0.1/hook',
        'https://169.254.169.254/latest',
        'https://[::ffff:10.0.0.1]/hook',
        'https://localhost/hook',
        'http://8.8.8.8/hook',
        'https://aung:secret@8.8.8.8/hook',
        'not an address',
        'https://nobody.invalid/hook',
      ].map(tried),
    ),
  ).toEqual([
    'webhook_private',
    'webhook_private',
    'webhook_private',
    'webhook_private',
    'webhook_url',
    'webhook_url',
    'webhook_url',
    'webhook_unknown_host',
  ]);
});
