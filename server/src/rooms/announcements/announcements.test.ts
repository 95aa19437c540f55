import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let testApp: TestApp;
let founder: TestClient;
let manager: TestClient;
let clerk: TestClient;
let mandalayClerk: TestClient;
let yangon: number;
let mandalay: number;
beforeAll(async () => {
  testApp = await startTestApp();
  [founder, manager, clerk, mandalayClerk] = [
    await testApp.as('superadmin'),
    await testApp.as('manager'),
    await testApp.as('staff'),
    await testApp.as('mdy.staff'),
  ];
  yangon = (await clerk.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
  mandalay = (await mandalayClerk.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
  for (const reader of [founder, manager, clerk, mandalayClerk]) await reader.call('announcements.readAll', {});
});
afterAll(() => testApp.close());

const text = (change: object = {}) => ({
  title: 'အသိပေးချက်',
  body: 'စာသား',
  for_roles: [],
  for_branches: [],
  ...change,
});
const write = async (author: TestClient, change: object = {}) =>
  (await author.call('announcements.create', { body: text(change) })).data;
/** Publishes later than all earlier announcements, as with a running clock. */
const publish = async (author: TestClient, change: object = {}) => {
  testApp.clock.advance({ minutes: 1 });
  const { id } = await write(author, change);
  return (await author.call('announcements.publish', { params: { id } })).data;
};
const sees = async (reader: TestClient, id: number) =>
  (await reader.try('announcements.detail', { params: { id } })).status === 200;
const titles = async (reader: TestClient, query: object = {}) =>
  (await reader.call('announcements.list', { query: { per_page: '200', ...query } })).data.map((row) => row.title);
const bell = (reader: TestClient) => reader.call('announcements.noti', {});

describe('N-29 who sees an announcement', () => {
  test('N-29 nobody but its author sees a draft', async () => {
    const { id } = await write(manager, { title: 'မူကြမ်း တစ်' });
    expect([await sees(manager, id), await sees(founder, id), await sees(clerk, id)]).toEqual([true, false, false]);
    expect(await titles(manager, { status: 'draft' })).toContain('မူကြမ်း တစ်');
    expect([...(await titles(founder)), ...(await titles(clerk))]).not.toContain('မူကြမ်း တစ်');
  });

  test.each<[string, object, boolean, boolean, boolean]>([
    ['everybody', {}, true, true, true],
    ['one role', { for_roles: ['staff'] }, true, true, false],
    ['another role', { for_roles: ['accountant', 'courier'] }, false, false, false],
  ])('N-29 by the whole operator for %s', async (_, audience, clerkSees, mandalaySees, supervisorSees) => {
    const { id } = await publish(founder, audience);
    expect([
      await sees(clerk, id),
      await sees(mandalayClerk, id),
      await sees(await testApp.as('supervisor'), id),
    ]).toEqual([clerkSees, mandalaySees, supervisorSees]);
  });

  test('N-29 A-06 for a branch is seen there and by those who work there at the moment', async () => {
    const { id } = await publish(founder, { for_branches: [mandalay] });
    expect([await sees(mandalayClerk, id), await sees(clerk, id)]).toEqual([true, false]);
    const missing = await clerk.try('announcements.detail', { params: { id: 999_999 } });
    const foreign = await clerk.try('announcements.detail', { params: { id } });
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
  });

  test('N-29 S-31 somebody with two branches sees what is for the one they work in', async () => {
    const bago = (await founder.call('branches.all', {})).data.find((branch) => branch.code === 'BGO');
    const { id } = await publish(founder, { for_branches: [bago?.id] });
    const person = await testApp.as('manager');
    expect(await sees(person, id)).toBe(false);
    const { data: me } = await person.call('sessions.activeAccount', {});
    await person.call('sessions.switchBranch', { params: { userId: me.id }, query: { branch_id: String(bago?.id) } });
    expect(await sees(person, id)).toBe(true);
  });

  test('N-29 newest first, and what is withdrawn is gone for its readers', async () => {
    const [first, second] = [await publish(founder, { title: 'ပထမ' }), await publish(founder, { title: 'ဒုတိယ' })];
    expect((await titles(clerk)).slice(0, 2)).toEqual(['ဒုတိယ', 'ပထမ']);
    await founder.call('announcements.withdraw', { params: { id: second.id } });
    expect([await sees(clerk, first.id), await sees(clerk, second.id), await sees(founder, second.id)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await titles(clerk))[0]).toBe('ပထမ');
  });

  test('T-04 is found by its text, typed in any way', async () => {
    await publish(founder, { title: 'ရန်ကုန်မှ ကားထွက်ချိန်', body: 'No. ၁၂ gate' });
    expect(await titles(clerk, { search: '၇န်ကုန်မှ' })).toEqual(['ရန်ကုန်မှ ကားထွက်ချိန်']);
    expect(await titles(clerk, { search: 'no12' })).toEqual(['ရန်ကုန်မှ ကားထွက်ချိန်']);
  });
});

describe('the bell', () => {
  test('holds the latest five with id, title, created date and read mark, and counts all that are unread', async () => {
    await clerk.call('announcements.readAll', {});
    expect((await bell(clerk)).total).toBe(0);
    const made = [];
    for (const n of [1, 2, 3, 4, 5, 6]) made.push(await publish(founder, { title: `ခေါင်းစဉ် ${n}` }));
    const { data, total } = await bell(clerk);
    expect(total).toBe(6);
    expect(data.map((row) => row.title)).toEqual([6, 5, 4, 3, 2].map((n) => `ခေါင်းစဉ် ${n}`));
    expect(data[0]).toEqual({ id: made[5]?.id, title: 'ခေါင်းစဉ် 6', created_at: made[5]?.created_at, read: false });
    expect((await bell(founder)).data[0]?.read, 'who sends it has read it').toBe(true);
  });

  test('opening one marks it as read, twice does no harm, and the list can show only what is new', async () => {
    const { id } = await publish(founder, { title: 'ဖတ်ရန်' });
    const before = (await bell(clerk)).total;
    for (const _ of [1, 2]) expect((await clerk.call('announcements.read', { params: { id } })).message).toBe('ok');
    expect((await bell(clerk)).total).toBe(before - 1);
    expect((await bell(mandalayClerk)).data[0]).toMatchObject({ title: 'ဖတ်ရန်', read: false });
    expect(await titles(clerk, { read: 'yes' })).toContain('ဖတ်ရန်');
    expect(await titles(clerk, { read: 'no' })).not.toContain('ဖတ်ရန်');
    await clerk.call('announcements.readAll', {});
    expect([(await bell(clerk)).total, await titles(clerk, { read: 'no' })]).toEqual([0, []]);
  });

  test('what is published a second time is new again, because its text may be another', async () => {
    const { id } = await publish(founder);
    await clerk.call('announcements.read', { params: { id } });
    await founder.call('announcements.withdraw', { params: { id } });
    await founder.call('announcements.redraft', { params: { id } });
    testApp.clock.advance({ minutes: 1 });
    await founder.call('announcements.publish', { params: { id } });
    expect((await bell(clerk)).data[0]).toMatchObject({ id, read: false });
  });

  test('nobody marks as read what they may not see', async () => {
    const { id } = await publish(founder, { for_branches: [mandalay] });
    expect((await clerk.try('announcements.read', { params: { id } })).status).toBe(404);
    expect(
      (
        await testApp.database.pool.query(
          'select 1 from announcement_read r join staff s on s.id = r.staff_id where r.announcement_id = $1 and s.user_name = $2',
          [id, 'staff'],
        )
      ).rowCount,
    ).toBe(0);
  });

  test('every open bell is told of its number, without a word of what it is and whom it is for', async () => {
    const { id } = await publish(founder, { for_branches: [mandalay] });
    const { rows } = await testApp.database.pool.query(
      "select branch_id, staff_id, payload from event where topic = 'announcement' order by id desc limit 1",
    );
    expect(rows).toEqual([{ branch_id: null, staff_id: null, payload: { id } }]);
    await mandalayClerk.call('announcements.read', { params: { id } });
    const { rows: own } = await testApp.database.pool.query(
      "select s.user_name from event e join staff s on s.id = e.staff_id where e.topic = 'announcement' order by e.id desc limit 1",
    );
    expect(own).toEqual([{ user_name: 'mdy.staff' }]);
  });
});

describe('N-29 who writes', () => {
  test('N-29 a reader writes nothing', async () => {
    expect((await clerk.try('announcements.create', { body: text() })).body.code).toBe('missing_permission');
    const { id } = await publish(founder);
    expect((await clerk.try('announcements.withdraw', { params: { id } })).body.code).toBe('missing_permission');
    expect((await clerk.call('announcements.detail', { params: { id } })).data).toMatchObject({
      actions: [],
      may_edit: false,
      may_delete: false,
    });
  });

  test('N-29 an author of one branch who names none speaks to their branch, and cannot speak to another', async () => {
    const { for_branches, audience } = await write(manager);
    expect([for_branches, audience.map((name) => name.name_en)]).toEqual([[yangon], ['49th Street Office, Yangon']]);
    const { status, body } = await manager.try('announcements.create', {
      body: text({ for_branches: [yangon, mandalay] }),
    });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'branch_not_covered', ['for_branches']]);
  });

  test('N-29 only somebody who covers all speaks to everybody, and a branch that is none is refused', async () => {
    const draft = await write(founder);
    expect([draft.for_branches, draft.audience.map((name) => name.name_en)]).toEqual([[], ['Everybody']]);
    expect((await founder.try('announcements.create', { body: text({ for_branches: [888_888] }) })).body.code).toBe(
      'branch_not_covered',
    );
  });

  test("N-29 what was published is not changed under its readers' eyes: it is withdrawn and drafted anew", async () => {
    const { id, version } = await publish(manager);
    const edit = (at: number) =>
      manager.try('announcements.edit', { params: { id }, body: { ...text({ title: 'ပြင်ပြီး' }), version: at } });
    expect((await edit(version)).body.code).toBe('state_not_allowed');
    expect((await manager.try('announcements.remove', { params: { id } })).body.code).toBe('state_not_allowed');
    await manager.call('announcements.withdraw', { params: { id } });
    const { data: draft } = await manager.call('announcements.redraft', { params: { id } });
    expect(draft).toMatchObject({ status: 'draft', may_edit: true, actions: [{ command: 'publish', blocked: null }] });
    expect((await edit(draft.version)).body.data).toMatchObject({ title: 'ပြင်ပြီး', version: draft.version + 1 });
  });

  test('S-08 the second of two who save the same draft is shown both versions and loses nothing', async () => {
    const { id, version } = await write(manager);
    await manager.call('announcements.edit', { params: { id }, body: { ...text({ title: 'ပထမ ပြင်ဆင်ချက်' }), version } });
    const { status, body } = await manager.try('announcements.edit', {
      params: { id },
      body: { ...text({ title: 'ဒုတိယ ပြင်ဆင်ချက်' }), version },
    });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.values).toMatchObject({
      version: version + 1,
      current: { title: 'ပထမ ပြင်ဆင်ချက်', for_branches: [yangon] },
    });
  });

  test('N-29 somebody of the same branch withdraws what an absent author published, not what another branch published', async () => {
    const [own, foreign] = [await publish(manager), await publish(await testApp.as('mdy.manager'))];
    const owner = await testApp.as('owner');
    expect((await owner.call('announcements.withdraw', { params: { id: own.id } })).data).toMatchObject({
      status: 'withdrawn',
      actions: [{ command: 'redraft', blocked: 'announcement_not_author' }],
    });
    expect((await owner.try('announcements.withdraw', { params: { id: foreign.id } })).status).toBe(404);
  });

  test('A-08 writing, publishing, withdrawing and deleting are in the audit log, reading is not', async () => {
    const { id } = await publish(manager, { title: 'စာရင်း' });
    await clerk.call('announcements.read', { params: { id } });
    for (const command of ['withdraw', 'redraft', 'remove'] as const)
      await manager.call(`announcements.${command}`, { params: { id } });
    const { rows } = await testApp.database.pool.query(
      "select action, record_name from audit where room = 'announcements' and record_id = $1 order by id",
      [String(id)],
    );
    expect(rows.map((row) => row.action)).toEqual(['create', 'publish', 'withdraw', 'redraft', 'remove']);
    expect(rows.every((row) => row.record_name === 'စာရင်း')).toBe(true);
    expect(await sees(manager, id)).toBe(false);
  });

  test('N-29 an author who has lost the branch does not publish to it any more', async () => {
    const { data: person } = await founder.call('staff.create', {
      body: {
        user_name: 'moved.manager',
        name: 'ပြောင်းသွားသူ',
        email: null,
        phone: [],
        gender: null,
        business_name: null,
        role: 'manager',
        user_type: 'fcs',
        branch_id: yangon,
        jointed_branches: [mandalay],
        all_branches: false,
        branch_collection_id: null,
        locale: 'mm',
        password: demoPassword,
        confirm_password: demoPassword,
      },
    });
    const author = await testApp.as('moved.manager');
    const { id } = await write(author);
    await author.call('sessions.switchBranch', {
      params: { userId: person.id },
      query: { branch_id: String(mandalay) },
    });
    expect((await author.try('announcements.publish', { params: { id } })).body.code).toBe('branch_not_covered');
    expect((await author.call('announcements.detail', { params: { id } })).data.actions).toEqual([
      { command: 'publish', blocked: 'branch_not_covered' },
    ]);
  });
});
