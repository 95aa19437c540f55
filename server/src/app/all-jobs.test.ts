import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';

let testApp: TestApp;
let owner: TestClient;
beforeAll(async () => {
  testApp = await startTestApp({ jobs: true });
  owner = await testApp.as('owner');
});
afterAll(() => testApp.close());

test('N-22 what is asked for is made by the running server by itself', async () => {
  const { data } = await owner.call('exports.start', {
    body: { list: 'staff', format: 'csv', columns: ['user_name'], filters: { role: 'owner' } },
  });
  const status = async () =>
    (await owner.call('exports.list', { query: {} })).data.find((row) => row.id === data.id)?.status;
  await expect.poll(status, { timeout: 15_000 }).toBe('ready');
  expect((await owner.send({ method: 'GET', url: `/api/export/${data.id}/file` })).body).toBe(
    '\uFEFFUser name\r\nowner\r\n',
  );
});

test('P-09 a bulk job is done by the running server by itself', async () => {
  const { data: people } = await owner.call('staff.list', { query: { role: 'staff', status: 'active' } });
  const { data } = await owner.call('bulk.start', {
    body: { action: 'staff.suspend', ids: people.map((row) => row.id), input: { reason: 'x' } },
  });
  await expect
    .poll(async () => (await owner.call('bulk.detail', { params: { id: data.id } })).data.status, { timeout: 15_000 })
    .toBe('done');
  expect((await owner.call('staff.list', { query: { role: 'staff', status: 'active' } })).total).toBe(0);
});
