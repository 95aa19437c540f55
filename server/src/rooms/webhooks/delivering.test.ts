import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../kernel/testing/bundle-program.ts';
import { SmallReceiver } from '../../kernel/testing/small-receiver.ts';
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
});

test('N-06 two servers at once make each delivery once', async () => {
  const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
  await desk.parcels(60);
  await Promise.all([desk.deliver(), desk.deliver(), desk.deliver()]);
  expect([shop.heard.length, new Set(shop.heard.map(({ id }) => id)).size]).toEqual([60, 60]);
  expect((await desk.of(webhook)).every(({ status, tries }) => status === 'delivered' && tries === 1)).toBe(true);
});

test('N-06 one that hangs delays nobody else, and no connection to the database is held while it is waited for', async () => {
  const dead = await SmallReceiver.open();
  dead.behaves = ['hangs'];
  const slow = await desk.webhook(dead.url, { name: 'Dead', events: ['label.created'] });
  const quick = await desk.webhook(shop.url, { events: ['label.created'] });
  await desk.parcels(200);
  const ended = new AbortController();
  const under = desk.deliver({ ended: ended.signal });
  await expect
    .poll(async () => (await desk.of(quick)).filter(({ status }) => status === 'delivered').length, { timeout: 8000 })
    .toBe(200);
  const { totalCount, idleCount } = desk.tools.services.pool;
  expect(dead.heard.length).toBeGreaterThan(0);
  expect(totalCount - idleCount).toBeLessThan(3);
  ended.abort();
  await dead.close();
  await under;
  expect((await desk.of(slow)).every(({ status }) => status === 'waiting')).toBe(true);
});

describe('a process that dies', () => {
  const program = `
import { randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import { dialectOf } from './src/kernel/hot/dialect.ts';
import { createPool } from './src/kernel/db/pool.ts';
import { readSettings } from './src/kernel/settings.ts';
import { deliverWebhooks, webhookOutside } from './src/rooms/webhooks/deliver-webhooks.ts';
const [url, at] = process.argv.slice(2);
const pool = createPool(url, { max: 5, applicationName: 'webhook-child' });
const settings = readSettings({ WEBHOOK_HOSTS: '127.0.0.1' });
await deliverWebhooks({ services: { pool, settings, clock: () => new Date(at), randomBytes }, db: new Kysely({ dialect: dialectOf(pool) }) }, { outside: webhookOutside(settings), random: () => 0.5 });
`;

  test('N-06 S-08 what a server was sending when it was killed is sent again by another under the same id, a minute later, and nothing else is', async () => {
    const child = await bundleProgram('webhook-child', { text: program });
    try {
      const webhook = await desk.webhook(shop.url, { events: ['label.created'] });
      await desk.parcels(2);
      let n = 0;
      // The first is taken; of the second nobody hears an answer.
      shop.choose = () => (n++ === 0 ? { status: 204 } : 'hangs');
      const running = spawn(process.execPath, [child.file, desk.fixture.app.database.url, desk.clock().toISOString()], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const gone = new Promise((resolve) => running.once('exit', resolve));
      await expect
        .poll(
          async () =>
            (await desk.of(webhook))
              .map(({ status }) => status)
              .toSorted()
              .join(),
          { timeout: 20_000 },
        )
        .toBe('delivered,sending');
      await expect.poll(() => shop.heard.length, { timeout: 10_000 }).toBe(2);
      running.kill('SIGKILL');
      await gone;
      shop.choose = () => null;
      await desk.deliver();
      expect(shop.heard).toHaveLength(2);
      desk.clock.advance({ minutes: 1.1 });
      await desk.deliver();
      desk.clock.advance({ minutes: 0.1 });
      await desk.deliver();
      expect(shop.heard).toHaveLength(3);
      const lost = (await desk.of(webhook)).find(({ tries }) => tries === 2);
      expect([lost?.status, shop.heard.filter(({ id }) => id === `evt_${lost?.event_id}`).length]).toEqual([
        'delivered',
        2,
      ]);
    } finally {
      child.remove();
    }
  }, 60_000);
});
