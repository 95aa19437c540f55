import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { PushService } from '@waybill/server/rooms/push-devices/testing/push-service.ts';
import { pushWords } from '@waybill/web/rooms/sessions/push.words.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { askLogOut, eventually, openProduct, signIn } from '../support/journey.ts';

const product = openProduct({ worksOffline: true, env: { PUSH_HOSTS: '127.0.0.1' } });
let service: PushService;
beforeAll(async () => {
  service = await PushService.open();
});
afterAll(() => service.close());

type Subscription = ReturnType<PushService['browser']>['subscription'];

/**
 * Subscribes at our push service instead of the maker's, which this machine does not reach, and grants the permission that a browser without windows always
 * denies.
 */
async function subscribeAt(page: Page, { endpoint, ...keys }: Subscription): Promise<void> {
  await page.addInitScript(
    ({ address, secrets }) => {
      let made: object | null = null;
      const one = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: secrets }),
        unsubscribe: async () => {
          made = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => made,
        subscribe: async () => (made = one),
      });
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => (permission = 'granted') as NotificationPermission;
    },
    { address: endpoint, secrets: keys },
  );
}

/** Delivers a push to the service worker of this origin, as the browser does when one arrives. */
async function deliver(devtools: CDPSession, registrationId: string, data: string): Promise<void> {
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: product.server.url, registrationId, data });
}

test('O-06 a device is turned on, rings for a message while no page is open, opens its page, and is silent after signing out', async () => {
  const visit = await product.visit({ locale: 'en' });
  const { page, context, t } = visit;
  await subscribeAt(page, service.browser('counter').subscription);
  await product.speaks('manager', visit);
  await signIn(visit, 'manager');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/account');
  const section = page.getByRole('region', { name: t(pushWords.title) });
  await section.getByText(t(pushWords.none)).waitFor();
  await section.getByRole('button', { name: t(pushWords.turnOn) }).click();
  await section.getByRole('button', { name: t(pushWords.turnOff) }).waitFor();
  expect(await section.getByRole('checkbox').count()).toBeGreaterThan(2);
  const chat = section.getByRole('checkbox', { name: t(newsKinds.chat.name) });
  expect(await chat.isChecked()).toBe(true);
  for (const kind of ['tickets', 'announcements'] as const)
    await section.getByRole('checkbox', { name: t(newsKinds[kind].name) }).uncheck();
  const manager = await product.as('manager');
  await eventually(async () => (await manager.call('push_devices.list')).muted).toEqual(['announcements', 'tickets']);

  // The worker shows nothing while a page is visible, and notices are only noted, because a browser without windows refuses them.
  const [worker] = context.serviceWorkers();
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await worker?.evaluate(() => {
    const self = globalThis as unknown as { shown: unknown[]; opened: string[]; registration: object; clients: object };
    self.shown = [];
    self.opened = [];
    Object.assign(self.registration, {
      showNotification: async (title: string, { tag, data }: { tag: string; data: object }) =>
        void self.shown.push({ title, tag, ...data }),
    });
    Object.assign(self.clients, { openWindow: async (url: string) => void self.opened.push(url) });
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;

  const staff = await product.as('staff');
  const { data: me } = await manager.call('sessions.activeAccount');
  const { data } = await staff.call('chats.with', { body: { staff_id: me.id } });
  const write = () =>
    staff.call('chats.send', { params: { id: data.id }, body: { text: 'စာ', picture: null, sent_id: randomUUID() } });
  await write();
  await eventually(async () => service.received.length).toBe(1);
  const text = JSON.stringify(service.received[0]?.text);
  await deliver(devtools, registrationId, text);
  expect(await shown()).toEqual([]);
  await page.goto('about:blank');
  await deliver(devtools, registrationId, text);
  await eventually(shown).toEqual([{ title: 'Unread messages', tag: 'chat', path: '/chat?open=people' }]);
  await worker?.evaluate(() => {
    const click = (path: string) => {
      const event = new Event('notificationclick');
      Object.assign(event, { notification: { close: () => undefined, data: { path } }, waitUntil: () => undefined });
      dispatchEvent(event);
    };
    for (const path of ['/chat?open=people', 'https://elsewhere.example/', '//elsewhere.example']) click(path);
  });
  await eventually(async () => worker?.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)).toEqual([
    `${product.server.url}/chat?open=people`,
    `${product.server.url}/`,
    `${product.server.url}/`,
  ]);

  await page.goto('/account');
  await page.getByRole('navigation', { name: t(shellWords.menu), exact: true }).waitFor();
  await askLogOut(visit);
  await page.waitForURL(({ pathname }) => pathname === '/login');
  const other = service.browser('founder');
  const founder = await product.as('superadmin');
  await founder.call('push_devices.add', { body: other.subscription });
  await write();
  const { data: own } = await founder.call('sessions.activeAccount');
  const { data: to } = await staff.call('chats.with', { body: { staff_id: own.id } });
  const sent_id = randomUUID();
  await staff.call('chats.send', { params: { id: to.id }, body: { text: 'စာ', picture: null, sent_id } });
  // The founder is told later than the manager would have been.
  await eventually(async () => service.received.map(({ browser }) => browser)).toEqual(['counter', 'founder']);
});
