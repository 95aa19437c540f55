import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeyStateAt, apiKeyStates, type ApiKeyTimes } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { keyOwnerKinds } from '@waybill/domain/rooms/api-keys/key-owners.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { makePrograms } from './demo-programs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('N-06 the demo operator has keys of every kind of owner that are in use, being replaced, expired and revoked, with what they called', async () => {
  const made = async () =>
    (await testApp.database.pool.query<{ n: number }>('select count(*)::int as n from api_key')).rows[0]?.n;
  await makePrograms(testApp.app);
  const count = await made();
  await makePrograms(testApp.app);
  expect([count, await made()]).toEqual([7, 7]);
  const office = await testApp.as('superadmin');
  const { rows } = await testApp.database.pool.query<ApiKeyTimes & { owner_kind: string }>('select * from api_key');
  expect(new Set(rows.map(({ owner_kind }) => owner_kind))).toEqual(new Set(keyOwnerKinds));
  const states = rows.map((row) => apiKeyStateAt({ ...row, stop: null }, testApp.clock()));
  // Nothing of the demo stands still: its owners, branches and makers are all there.
  expect([...new Set(states)].toSorted()).toEqual(apiKeyStates.filter((state) => state !== 'stopped').toSorted());
  const calls = async () => (await office.call('api_calls.list', { query: {} })).data.map(({ answer }) => answer);
  await expect.poll(async () => new Set(await calls()), { timeout: 10_000 }).toEqual(new Set([200, 401, 403, 422]));
});
