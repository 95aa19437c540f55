import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let [founder, owner, mandalay]: TestClient[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [founder, owner, mandalay] = await Promise.all([app.as('superadmin'), app.as('owner'), app.as('mdy.manager')]);
});
afterAll(() => app.close());

const has = async (client: TestClient | undefined, room: string, id: string, on = true) =>
  (await client?.call('editing.announce', { body: { room, id, on } }))?.data.map((one) => one.name) ?? [];
const notified = async () =>
  (
    await app.database.pool.query<{ whom: string; who: string; on: boolean }>(`
  select st.user_name as whom, e.payload->>'name' as who, (e.payload->>'on')::boolean as on
  from event e
  join staff st on st.id = e.staff_id
  where e.topic = 'editing' and not e.payload ? 'covers'
  order by e.id`)
  ).rows;

test('E-05 V-16 who opens a record that somebody has open is told of them, and they of who opens it; nobody else is', async () => {
  expect(await has(founder, 'staff', '5')).toEqual([]);
  expect(await has(owner, 'staff', '5')).toEqual(['ဦးသန့်ဇင်']);
  expect(await has(founder, 'staff', '5')).toEqual(['ဦးအောင်မြင့်']);
  expect(await has(owner, 'staff', '6')).toEqual([]);
  expect((await notified()).map(({ whom, who, on }) => [whom, who, on])).toEqual([
    ['superadmin', 'ဦးအောင်မြင့်', true],
    ['owner', 'ဦးသန့်ဇင်', true],
  ]);
  expect(await has(owner, 'staff', '5', false)).toEqual(['ဦးသန့်ဇင်']);
  expect((await notified()).at(-1)).toEqual({ whom: 'superadmin', who: 'ဦးအောင်မြင့်', on: false });
  expect(await has(founder, 'staff', '5')).toEqual([]);
});

test('A-06 of a record of a branch nobody of another branch is named', async () => {
  await has(owner, 'staff', '7');
  expect(await has(mandalay, 'staff', '7')).toEqual([]);
  expect(await has(founder, 'staff', '7')).toEqual(expect.arrayContaining(['ဦးအောင်မြင့်', 'ဦးတင်လှိုင်']));
});

test('A-06 A-04 who may not change records of a kind has none open', async () => {
  const { status, body } = await (
    await app.as('staff')
  ).try('editing.announce', { body: { room: 'staff', id: '5', on: true } });
  expect([status, body.code]).toEqual([403, 'missing_permission']);
  expect((await owner?.try('editing.announce', { body: { room: 'planets', id: '5', on: true } }))?.status).toBe(422);
});

test('E-05 what is not said again is forgotten', async () => {
  await has(founder, 'customers', '9');
  await app.database.pool.query("update event set at = at - interval '80 seconds' where topic = 'editing'");
  expect(await has(owner, 'customers', '9')).toEqual([]);
});

test('I-02 T-04 what was typed in Zawgyi is kept beside what is stored; brought back, it is never converted again', async () => {
  const typed = 'ေဒၚႏွင္းအိ';
  const stored = 'ဒေါ်နှင်းအိ';
  const read = async (typed_text: string) => (await owner?.call('editing.reading', { body: { typed_text } }))?.data;
  expect(await read(typed)).toEqual({ typed_text: typed, stored, typed: null });
  expect(await read(stored)).toMatchObject({ stored: null, typed: null });
  const state = { search: '', sort: '', per_page: 100, filters: {}, columns: ['name'] };
  const call = async () =>
    (await owner?.call('views.save', { body: { list: 'staff', name: typed, visibility: 'private', state } }))?.data
      .name;
  expect(await call()).toBe(stored);
  expect(await read(stored)).toMatchObject({ stored: null, typed });
  await owner?.call('editing.keepTyped', { body: { typed_text: typed } });
  expect([await read(typed), await read(stored)]).toMatchObject([
    { stored: null, typed: null },
    { stored: null, typed: null },
  ]);
  expect(await call()).toBe(typed);
});
