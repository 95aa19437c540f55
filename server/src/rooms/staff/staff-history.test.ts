import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let manager: TestClient;
const ids = new Map<string, number>();
beforeAll(async () => {
  app = await startTestApp();
  manager = await app.as('manager');
  const { rows } = await app.database.pool.query<{ id: number; user_name: string }>('select id, user_name from staff');
  for (const { id, user_name } of rows) ids.set(user_name, Number(id));
});
afterAll(() => app.close());

const history = (person: TestClient, userName: string) =>
  person.try('staff.history', { params: { id: ids.get(userName) } });

test('A-08 N-07 a manager without the audit log sees what was done to the people whom they may edit', async () => {
  const params = { id: ids.get('cs') };
  await manager.call('staff.suspend', { params, body: { reason: 'left the counter' } });
  await manager.call('staff.reactivate', { params, body: { reason: 'back again' } });
  expect((await manager.try('audit.ofRecord', { query: { room: 'staff', id: String(params.id) } })).status).toBe(403);
  const { data } = (await history(manager, 'cs')).body;
  expect(data.map(({ action, room, record_id }) => [action, room, record_id])).toEqual([
    ['reactivate', 'staff', String(params.id)],
    ['suspend', 'staff', String(params.id)],
    ['create', 'staff', String(params.id)],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/password/i);
});

test('A-08 A-06 of people above them, of another branch or nobody there is no history, and none for who edits nobody', async () => {
  const readers = ['owner', 'mdy.staff', 'superadmin', 'nobody'];
  const answers = await Promise.all(readers.map(async (name) => (await history(manager, name)).status));
  expect(answers).toEqual([404, 404, 404, 404]);
  expect((await history(await app.as('supervisor'), 'staff')).status).toBe(403);
});
