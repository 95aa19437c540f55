import { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '../../kernel/db/tables.ts';
import { dialectOf } from '../../kernel/hot/dialect.ts';
import { claimMessages, smsLane } from './sending.store.ts';
import { readMessageSettings } from './messages.store.ts';
import { MessageDesk } from './testing/message-desk.ts';
import { SmallGateway, type GatewayBehaviour } from './testing/small-gateway.ts';

const token = 'report-secret-1';
let gateway: SmallGateway;
let desk: MessageDesk;
beforeAll(async () => {
  gateway = await SmallGateway.open();
  desk = await MessageDesk.open({
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_HEADER: 'Authorization: Bearer of-the-provider',
    SMS_REPORT_TOKEN: token,
  });
});
afterAll(async () => {
  await desk.close();
  await gateway.close();
});
beforeEach(async () => {
  await desk.fixture.ask("update message set status = 'withheld' where status in ('queued', 'sending')");
  await desk.set({
    gateway: 'http',
    pace: 10,
    knows_repeats: false,
    sent_when: null,
    timeout_seconds: 1,
    segment_cost: 15,
    quiet_from: 0,
    quiet_to: 0,
  });
  gateway.received.length = 0;
  gateway.behaves = [{ status: 200, body: 'ok' }];
  gateway.meanwhile = () => undefined;
});

/** Accepted parcels: each has one message waiting. */
async function waiting(count: number) {
  const parcels = await desk.parcels(count);
  await desk.fixture.scanMany(
    'staff',
    parcels.map(({ code }) => ({ code })),
  );
  return parcels;
}
async function one() {
  const [parcel] = await waiting(1);
  return parcel as NonNullable<typeof parcel>;
}
const only = async (parcel: { id: number; code: string }) => (await desk.of(parcel))[0]!;

test('O-09 a message goes to the provider once, with number, text, its own id and what the provider knows us by, and costs its segments', async () => {
  const parcel = await one();
  await desk.send();
  await desk.send();
  const message = await only(parcel);
  expect(gateway.received).toEqual([
    { to: message.phone, text: message.text, id: `wb-${message.id}-0`, authorization: 'Bearer of-the-provider' },
  ]);
  expect([message.status, message.cost]).toEqual(['sent', message.segments * 15]);
});

describe('O-09 what becomes of a message by the answer of the provider', () => {
  test.each<[string, GatewayBehaviour, { knows: boolean; sent_when?: string }, string]>([
    ['it refuses', { status: 400, body: 'bad number' }, { knows: true }, 'refused'],
    [
      'it lies: fine, with an error in it',
      { status: 200, body: '{"error":1}' },
      { knows: true, sent_when: '"ok"' },
      'refused',
    ],
    ['it sends us elsewhere', { status: 302 }, { knows: true }, 'refused'],
    ['it is busy', { status: 503 }, { knows: false }, 'queued'],
    ['it hangs, and does not know repeats', 'hangs', { knows: false }, 'unknown'],
    ['it hangs, and knows repeats', 'hangs', { knows: true }, 'queued'],
    ['it breaks off, and does not know repeats', 'breaks', { knows: false }, 'unknown'],
    ['it never stops talking', 'babbles', { knows: false }, 'sent'],
    ['it answers twice', 'twice', { knows: true }, 'sent'],
  ])('O-09 %s', async (_, behaviour, { knows, sent_when = null }, way) => {
    await desk.set({ knows_repeats: knows, sent_when });
    gateway.behaves = [behaviour];
    const parcel = await one();
    await desk.send();
    expect(await desk.ways(parcel)).toEqual({ accepted: way });
    expect(gateway.received).toHaveLength(1);
  });

  test('O-09 one that is away is tried again with growing pauses under the same id, until it is there', async () => {
    gateway.behaves = [{ status: 503 }, { status: 429 }, { status: 200 }];
    const parcel = await one();
    await desk.send();
    const due = [(await only(parcel)).due_at.getTime() - desk.fixture.app.clock().getTime()];
    await desk.send();
    expect(gateway.received).toHaveLength(1);
    desk.fixture.app.clock.advance({ minutes: 1 });
    await desk.send();
    due.push((await only(parcel)).due_at.getTime() - desk.fixture.app.clock().getTime());
    desk.fixture.app.clock.advance({ minutes: 5 });
    await desk.send();
    expect(due.map((ms) => Math.round(ms / 60_000))).toEqual([1, 5]);
    expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(1);
    const { status, tries, id } = await only(parcel);
    expect([status, tries]).toEqual(['sent', 3]);
    const { data } = await (await desk.fixture.as('staff')).call('messages.detail', { params: { id } });
    expect(data.history.map(({ outcome }) => outcome)).toEqual(['sent', 'not_taken', 'not_taken']);
  });

  test('O-09 a failed one is sent again by a person, as another one to the provider', async () => {
    gateway.behaves = [{ status: 400 }, { status: 200 }];
    const parcel = await one();
    await desk.send();
    const { id } = await only(parcel);
    const clerk = await desk.fixture.as('staff');
    const { data } = await clerk.call('messages.resend', { params: { id } });
    expect(data).toMatchObject({ status: 'queued', reason: null });
    expect((await clerk.try('messages.resend', { params: { id } })).body.code).toBe('state_not_allowed');
    await desk.send();
    expect(gateway.received.map((received) => received.id)).toEqual([`wb-${id}-0`, `wb-${id}-1`]);
    expect((await only(parcel)).status).toBe('sent');
  });
});

test('O-09 no connection to the database is held while the provider takes its time', async () => {
  const { pool } = desk.fixture.app.database;
  let [arrived, over] = [0, false];
  gateway.meanwhile = () => void (arrived += 1);
  gateway.behaves = ['hangs'];
  await waiting(5);
  const sending = desk.send().finally(() => (over = true));
  // Earlier requests may still be on the way when the calls arrive.
  await expect
    .poll(() => [arrived, pool.totalCount - pool.idleCount, over], { timeout: 10_000, interval: 5 })
    .toEqual([5, 0, false]);
  await sending;
});

test('O-09 two servers share the pace and never send the same message', async () => {
  await desk.set({ pace: 3 });
  const parcels = await waiting(10);
  const { services, db } = desk.tools;
  const other = new Kysely<Tables>({ dialect: dialectOf(desk.fixture.app.database.pool) });
  const begun = desk.fixture.app.clock().getTime();
  await Promise.all([desk.send({ services, db } as never), desk.send({ services, db: other } as never)]);
  expect(gateway.received).toHaveLength(10);
  expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(10);
  // Three a second: the tenth goes in the fourth second.
  expect(desk.fixture.app.clock().getTime() - begun).toBeGreaterThanOrEqual(3000);
  for (const parcel of parcels) expect((await only(parcel)).status).toBe('sent');
});

test.each([
  [false, 'unknown', 0],
  [true, 'sent', 1],
])(
  'O-09 a message whose process died while sending it is settled (the provider knows repeats: %s)',
  async (knows, way, received) => {
    await desk.set({ knows_repeats: knows });
    const parcel = await one();
    const { db, services } = desk.tools;
    gateway.behaves = [{ status: 503 }, { status: 200 }];
    await desk.send();
    gateway.received.length = 0;
    desk.fixture.app.clock.advance({ minutes: 2 });
    // It is taken, and then nobody is there any more.
    const settings = await readMessageSettings(db);
    expect(await claimMessages(db, smsLane(settings), settings, services.clock())).toHaveLength(1);
    await desk.send();
    expect((await only(parcel)).status).toBe('sending');
    desk.fixture.app.clock.advance({ minutes: 4 });
    await desk.send();
    desk.fixture.app.clock.advance({ minutes: 10 });
    await desk.send();
    expect([await desk.ways(parcel), gateway.received.length]).toEqual([{ accepted: way }, received]);
  },
);

describe('O-09 the provider reports what reached a phone', () => {
  const report = (body: object, secret = token) =>
    desk.fixture.app.guest().try('messages.report', { params: { token: secret }, body });

  test('O-09 once or twice, early or late: a message that is on the phone stays there', async () => {
    const parcel = await one();
    await desk.send();
    const { id } = await only(parcel);
    const key = `wb-${id}-0`;
    expect((await report({ id: key, status: 'delivered' }, 'another-secret')).status).toBe(404);
    expect((await only(parcel)).status).toBe('sent');
    for (const status of ['delivered', 'delivered', 'failed'])
      expect((await report({ id: key, status })).status).toBe(200);
    expect((await only(parcel)).status).toBe('delivered');
    expect((await report({ id: 'wb-1', status: 'delivered' })).status).toBe(200);
  });

  test('O-09 one that comes before the answer counts, and one of a message that never left does not', async () => {
    const parcel = await one();
    gateway.meanwhile = async () => void (await report({ id: String(gateway.received[0]?.id), status: 'delivered' }));
    await desk.send();
    expect((await only(parcel)).status).toBe('delivered');
    const silent = await one();
    await report({ id: `wb-${(await only(silent)).id}-0`, status: 'delivered' });
    expect((await only(silent)).status).toBe('queued');
  });
});
