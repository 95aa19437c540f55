import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let founder: TestClient;
let shop: number;
let owner: TestClient;
let clerk: TestClient;
let neighbour: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  founder = await app.as('superadmin');
  shop = await fixture.merchant();
  owner = await joinAs(app, fixture.manager, shop);
  clerk = await joinAs(app, fixture.manager, shop, 'merchant-clerk');
  neighbour = await joinAs(app, fixture.manager, await fixture.merchant());
});
afterAll(() => app.close());

const publish = async (by: TestClient, change: object) => {
  const body = { title: 'News', body: 'Text', for_roles: [], for_branches: [], for_merchants: true, for_customers: [] };
  const { data } = await by.call('announcements.create', { body: { ...body, ...change } });
  await by.call('announcements.publish', { params: { id: data.id } });
  return data.id;
};
const sees = async (reader: TestClient, id: number) =>
  (await reader.try('announcements.detail', { params: { id } })).status === 200;
const whoSees = async (id: number) =>
  Promise.all([owner, clerk, neighbour, fixture.clerk].map((reader) => sees(reader, id)));

test.each<[string, () => object, boolean[]]>([
  ['all merchants', () => ({}), [true, true, true, false]],
  ['merchants of a branch', () => ({ for_branches: [fixture.yangon] }), [true, true, true, false]],
  ['merchants of another branch', () => ({ for_branches: [fixture.mandalay] }), [false, false, false, false]],
  ['one merchant', () => ({ for_customers: [shop] }), [true, true, false, false]],
  ['staff', () => ({ for_merchants: false }), [false, false, false, true]],
])('U-06 an announcement for %s is seen by those alone', async (_, change, seen) => {
  expect(await whoSees(await publish(founder, change()))).toEqual(seen);
});

test('U-06 a branch writes to its own merchants, and names none of another branch', async () => {
  expect(await whoSees(await publish(fixture.manager, {}))).toEqual([true, true, true, false]);
  const far = await (
    await app.as('mdy.manager')
  ).try('announcements.create', {
    body: { title: 'x', body: 'x', for_roles: [], for_branches: [], for_merchants: true, for_customers: [shop] },
  });
  expect([far.status, far.body.code]).toEqual([422, 'validation_failed']);
});

test('U-06 U-02 a merchant’s bell counts what is unread, and says neither who wrote it nor to whom else', async () => {
  await owner.call('announcements.readAll', {});
  const id = await publish(founder, { for_customers: [shop], title: 'Holiday' });
  const bell = await owner.call('announcements.noti', {});
  expect([bell.total, bell.data[0]]).toMatchObject([1, { id, title: 'Holiday', read: false }]);
  const { data } = await owner.call('announcements.detail', { params: { id } });
  expect(data).toMatchObject({ audience: [], customer_names: [], for_customers: [], created_by: '', may_edit: false });
  await owner.call('announcements.read', { params: { id } });
  expect((await owner.call('announcements.noti', {})).total).toBe(0);
  expect((await clerk.call('announcements.noti', {})).total).toBeGreaterThan(0);
  expect((await founder.call('announcements.detail', { params: { id } })).data.customer_names).toHaveLength(1);
});
