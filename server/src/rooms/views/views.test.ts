import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let testApp: TestApp;
let owner: TestClient;
let manager: TestClient;
let mandalay: TestClient;
let assistant: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  [owner, manager, mandalay] = [
    await testApp.as('owner'),
    await testApp.as('manager'),
    await testApp.as('mdy.manager'),
  ];
  const founder = await testApp.as('superadmin');
  const { data: me } = await owner.call('sessions.activeAccount', {});
  await founder.call('staff.create', {
    body: {
      user_name: 'assistant',
      name: 'လက်ထောက်',
      email: null,
      phone: [],
      gender: null,
      business_name: null,
      role: 'assistant-manager',
      user_type: 'fcs',
      branch_id: me.branch?.id,
      jointed_branches: [],
      all_branches: false,
      branch_collection_id: null,
      locale: 'mm',
      password: 'waybill-demo',
      confirm_password: 'waybill-demo',
    },
  });
  assistant = await testApp.as('assistant');
});
afterAll(() => testApp.close());

const state = {
  search: 'aung',
  sort: '-branch',
  per_page: 100,
  filters: { role: 'manager', tab: 'active' },
  columns: ['name', 'branch'],
};
const keep = (who: TestClient, change: object = {}) =>
  who.try('views.save', { body: { list: 'staff', name: 'My people', visibility: 'private', state, ...change } });
const names = async (who: TestClient, list = 'staff') =>
  (await who.call('views.list', { query: { list } })).data.map((view) => view.name);

test('P-09 a private view comes back as it was kept, to its owner alone', async () => {
  const { status, body } = await keep(owner, { name: 'Mine' });
  expect([status, body.data]).toEqual([
    201,
    { id: expect.any(Number), list: 'staff', name: 'Mine', visibility: 'private', own: true, state },
  ]);
  expect(await names(owner)).toContain('Mine');
  expect([...(await names(manager)), ...(await names(mandalay))]).not.toContain('Mine');
});

test('P-09 a view of the same name replaces the one before, whatever its letter case', async () => {
  const first = await keep(owner, { name: 'Again' });
  const second = await keep(owner, { name: 'AGAIN', state: { ...state, search: 'khin' } });
  expect(second.body.data.id).toBe(first.body.data.id);
  expect(
    (await owner.call('views.list', { query: { list: 'staff' } })).data.filter(
      (view) => view.name.toLowerCase() === 'again',
    ),
  ).toMatchObject([{ name: 'AGAIN', state: { search: 'khin' } }]);
  await keep(manager, { name: 'Again' });
  expect(
    (await names(owner)).filter((name) => name.toLowerCase() === 'again'),
    'the name is taken for its owner only',
  ).toHaveLength(1);
});

test('P-09 A-06 a view shared with the branch is seen in the branch, one shared with all by everybody who sees the list', async () => {
  await keep(owner, { name: 'Of Yangon', visibility: 'branch' });
  await keep(owner, { name: 'Of all', visibility: 'all' });
  expect(await names(manager)).toEqual(expect.arrayContaining(['Of Yangon', 'Of all']));
  const elsewhere = await names(mandalay);
  expect([elsewhere.includes('Of Yangon'), elsewhere.includes('Of all')]).toEqual([false, true]);
  expect(
    (await mandalay.call('views.list', { query: { list: 'staff' } })).data.find((view) => view.name === 'Of all'),
  ).toMatchObject({ own: false });
});

test('P-09 own views stand before those of others', async () => {
  await keep(manager, { name: 'Zz last letter' });
  const { data } = await manager.call('views.list', { query: { list: 'staff' } });
  const owned = data.map((view) => view.own);
  expect(owned).toEqual([...owned].sort((a, b) => Number(b) - Number(a)));
  expect(owned).toContain(false);
});

test('P-09 sharing needs its permission, keeping for oneself does not', async () => {
  expect((await keep(assistant, { name: 'Private' })).status).toBe(201);
  for (const visibility of ['branch', 'all']) {
    const { status, body } = await keep(assistant, { name: 'Shared', visibility });
    expect([status, body.code]).toEqual([403, 'missing_permission']);
  }
});

test('A-06 the views of a list are for those who may see the list, and a list that is none is refused', async () => {
  const clerk = await testApp.as('staff');
  expect((await clerk.try('views.list', { query: { list: 'staff' } })).body.code).toBe('missing_permission');
  expect((await keep(clerk)).body.code).toBe('missing_permission');
  const { status, body } = await keep(owner, { list: 'nothing' });
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', ['list']]);
});

test('P-09 what the list does not have is not kept with a view', async () => {
  const { body } = await keep(owner, {
    name: 'Odd',
    state: {
      ...state,
      filters: { role: 'md', salary: '1' },
      columns: ['name', 'password_hash'],
      widths: { name: 300, password_hash: 90 },
    },
  });
  expect(body.data.state).toMatchObject({ filters: { role: 'md' }, columns: ['name'], widths: { name: 300 } });
  expect(Object.keys(body.data.state.widths ?? {})).toEqual(['name']);
});

test("P-09 only one's own view is deleted", async () => {
  const { body } = await keep(owner, { name: 'To go', visibility: 'all' });
  const id = body.data.id;
  expect((await manager.try('views.remove', { params: { id } })).status).toBe(404);
  expect(await names(manager)).toContain('To go');
  expect((await owner.try('views.remove', { params: { id } })).status).toBe(200);
  expect(await names(owner)).not.toContain('To go');
});

test('P-09 two windows that keep the same name at once leave one view', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => keep(owner, { name: 'Race', state: { ...state, search: String(n) } })),
  );
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
  expect((await names(owner)).filter((name) => name === 'Race')).toHaveLength(1);
});
