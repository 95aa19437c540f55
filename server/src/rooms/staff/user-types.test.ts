import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('A-07 people are of the five types of the source, each comes back as it was given, and no sixth is taken', async () => {
  const manager = await testApp.as('superadmin');
  const branch_id = (await manager.call('branches.all', {})).data[0]?.id;
  const ask = (user_type: string) =>
    manager.try('staff.create', {
      body: {
        user_name: `type.${user_type}`,
        name: 'မောင်မောင်',
        role: 'staff',
        user_type,
        branch_id,
        locale: 'mm',
        password: 'secret-1',
        confirm_password: 'secret-1',
      } as never,
    });
  const types = ['mpost', 'agent', 'fcs', 'mail_collector', 'za'];
  const answers = [];
  for (const type of types) answers.push(await ask(type));
  expect(
    answers.map(({ status, body }) => [status, (body as { data?: { user_type: string } }).data?.user_type]),
  ).toEqual(types.map((type) => [201, type]));
  expect((await ask('courier')).status).toBe(422);
});
