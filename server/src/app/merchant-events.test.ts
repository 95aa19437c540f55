import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenTo, type EventStream } from '../kernel/testing/event-stream.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../rooms/labels/testing/label-fixture.ts';
import { joinAs } from '../rooms/merchant-users/testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let shop: number;
let neighbour: number;
/** The owners of two shops of one branch. */
let owner: TestClient;
let other: TestClient;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  [shop, neighbour] = [await fixture.merchant(), await fixture.merchant()];
  [owner, other] = [await joinAs(app, fixture.manager, shop), await joinAs(app, fixture.manager, neighbour)];
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const announce = async (change: object) => {
  const founder = await app.as('superadmin');
  const { data } = await founder.call('announcements.create', {
    body: {
      title: 'News',
      body: 'Text',
      for_roles: [],
      for_branches: [],
      for_merchants: true,
      for_customers: [],
      ...change,
    },
  });
  await founder.call('announcements.publish', { params: { id: data.id } });
  return data.id;
};
const topicsOf = (stream: EventStream) =>
  [...stream.output().matchAll(/event: (\S+)/g)].map(([, topic]) => topic ?? '').toSorted();

test('U-06 U-02 a merchant’s open page hears of its own parcels, tickets and announcements, of nothing of others, and never of which record', async () => {
  const streams = [await listenTo(port, owner), await listenTo(port, other)] as const;
  const [mine, theirs] = streams;
  await owner.call('labels.create', { body: fixture.walkin() });
  await mine.heard('event: labels');
  const clerk = await joinAs(app, fixture.manager, shop, 'merchant-clerk');
  await mine.heard('event: merchant_user');
  const ticket = {
    type: 'shipping',
    priority: 'normal',
    desk: 'branch',
    subject: 'Where',
    text: 'Where is it?',
    files: [],
    tracking_code: null,
    to_branch_id: fixture.yangon,
  } as const;
  await clerk.call('support_tickets.create', { body: ticket } as never);
  await mine.heard('event: support_ticket');
  await fixture.clerk.call('labels.create', { body: fixture.walkin() });
  await announce({ for_customers: [neighbour] });
  await theirs.heard('event: announcement');
  await announce({});
  await mine.heard('event: announcement');
  expect(theirs.output()).not.toMatch(/labels|support_ticket|merchant_user/);
  expect(topicsOf(mine).filter((topic) => topic === 'announcement')).toHaveLength(1);
  expect(mine.output()).not.toMatch(/data: \{"/);
  for (const stream of streams) stream.close();
});

test('U-06 a page that was away reads everything again, and one whose portal is switched off is closed', async () => {
  const again = await listenTo(port, other, { 'last-event-id': '1' });
  await again.heard('event: missed');
  await app.app.waybill.live?.beat();
  await again.heard('still here');
  await fixture.manager.call('merchant_users.setAccess', {
    params: { id: neighbour },
    body: { portal_access: 'off', key_scopes: [] },
  });
  await app.app.waybill.live?.beat();
  await again.ended;
  expect(again.output()).toContain('event: missed');
});
