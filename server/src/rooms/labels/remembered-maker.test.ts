import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { cachedViewer } from '../../kernel/hot/cached-viewers.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
let client: TestClient;
let code: string;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[];
const make = (who: TestClient, change: object = {}, key?: string) =>
  who.try('labels.create', {
    body: fixture.walkin(change),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const find = (who: TestClient, q: string) => who.try('labels.find', { query: { q } });
const labels = async () => (await ask<{ n: number }>('select count(*)::int as n from label'))[0]?.n;
/** Returns a client whose last request was a moment ago, so that the next one uses the cached session. */
const known = async (userName: string) => {
  const who = await app.as(userName);
  await who.call('sessions.activeAccount', {});
  expect(cachedViewer(app.app.waybill.db, who.token, app.clock())).toMatchObject({ userName });
  return who;
};

beforeEach(async () => {
  client = await known('staff');
  code = (await client.call('labels.create', { body: fixture.walkin() })).data.tracking_code;
});

test('F-01 A-06 who is remembered makes and finds labels as anybody does', async () => {
  expect([(await make(client)).status, (await find(client, code)).body.data?.map((one) => one.tracking_code)]).toEqual([
    201,
    [code],
  ]);
  expect((await make(client, { destination_township: fixture.places.far })).body.code).toBe('place_without_branch');
  expect([
    (await find(client, 'EX 000 000 000 XM')).body.data,
    (await find(client, 'ဒေါ်ခင်မာလာ')).body.data?.length,
  ]).toEqual([[], 2]);
});

const changes: Record<string, { change: () => Promise<unknown>; status: number; undo?: () => Promise<unknown> }> = {
  'their session ended': { change: () => client.call('sessions.logout', {}), status: 401 },
  'their session was taken away': {
    change: () =>
      ask(
        "update session set revoked_at = $1, revoked_because = 'by_admin' where staff_id = (select id from staff where user_name = 'staff')",
        [app.clock()],
      ),
    status: 401,
  },
  'their account was suspended': {
    change: () => ask("update staff set status = 'suspend' where user_name = 'staff'"),
    status: 401,
    undo: () => ask("update staff set status = 'active' where user_name = 'staff'"),
  },
  'they must choose a password first': {
    change: () => ask("update staff set must_change_password = true where user_name = 'staff'"),
    status: 403,
    undo: () => ask("update staff set must_change_password = false where user_name = 'staff'"),
  },
};

test.each(Object.entries(changes))(
  'S-30 A-06 nothing is made or told in the name of who was remembered after %s',
  async (_, { change, status, undo }) => {
    const before = await labels();
    try {
      await change();
      expect([
        (await make(client)).status,
        (await find(client, code)).status,
        (await find(client, 'ခင်')).status,
        await labels(),
      ]).toEqual([status, status, status, before]);
    } finally {
      await undo?.();
    }
  },
);

test('S-30 A-06 of two who make labels in one round only the one whose session holds does, and the key of the other is free', async () => {
  const stays = await known('staff');
  await client.call('sessions.logout', {});
  const before = (await labels()) ?? 0;
  const answers = await Promise.all([
    make(client, {}, 'key-of-one'),
    make(stays),
    make(client),
    make(stays, {}, 'key-of-another'),
  ]);
  expect([answers.map(({ status }) => status), await labels()]).toEqual([[401, 201, 401, 201], before + 2]);
  expect((await make(stays, {}, 'key-of-one')).status).toBe(201);
  expect((await make(stays, {}, 'key-of-another')).body).toEqual(answers[3]?.body);
  expect(await labels()).toBe(before + 3);
});

test('S-30 A-06 of two who look a code up together only the one whose session holds is told', async () => {
  const stays = await known('staff');
  await client.call('sessions.logout', {});
  const answers = await Promise.all([find(client, code), find(stays, code), find(client, code)]);
  expect(answers.map(({ status }) => status)).toEqual([401, 200, 401]);
});

test('A-06 who looks a code up with others is told of what their own branch has to do with', async () => {
  const other = await known('mdy.staff');
  const { tracking_code: own } = (await make(client, { destination_township: fixture.places.hlaing })).body.data ?? {
    tracking_code: '',
  };
  const found = await Promise.all([find(client, own), find(other, own), find(client, code), find(other, code)]);
  expect(found.map(({ body }) => body.data?.map((one) => one.tracking_code))).toEqual([[own], [], [code], [code]]);
});

test('E-09 F-01 a label goes by what the lists say now, not when its maker was read', async () => {
  await ask('update place set branch_id = $1 where id = $2', [fixture.yangon, fixture.places.chanaye]);
  try {
    expect((await make(client)).body.data?.deliver_branch_id).toBe(fixture.yangon);
  } finally {
    await ask('update place set branch_id = $1 where id = $2', [fixture.mandalay, fixture.places.chanaye]);
  }
  expect((await make(client)).body.data?.deliver_branch_id).toBe(fixture.mandalay);
});
