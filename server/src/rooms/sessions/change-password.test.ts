import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const wish = (current_password: string, password = 'longer-one') => ({
  body: { current_password, password, confirm_password: password },
});

test('S-30 fifty wrong old passwords at the same moment: five are looked at, the others are told to wait, and everybody else is served meanwhile', async () => {
  const [person, other] = [await testApp.as('mdy.staff'), await testApp.as('owner')];
  const changes = Promise.all(
    Array.from({ length: 50 }, () => person.try('sessions.changePassword', wish('not-the-old-one'))),
  );
  const meanwhile = await Promise.all(Array.from({ length: 5 }, () => other.try('sessions.activeAccount')));
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const statuses = (await changes).map(({ status }) => status);
  expect([422, 429, 500].map((status) => statuses.filter((one) => one === status).length)).toEqual([5, 45, 0]);
});

test('S-30 X-01 a change that is sent again, because its answer was lost, is answered as before and not as a wrong old password', async () => {
  const person = await testApp.as('npt.manager');
  const headers = { 'idempotency-key': 'once' };
  const first = await person.try('sessions.changePassword', { ...wish(demoPassword), headers });
  const again = await person.try('sessions.changePassword', { ...wish(demoPassword), headers });
  const other = await person.try('sessions.changePassword', { ...wish('longer-one', 'another-one'), headers });
  expect([first.status, again.status, other.body.code]).toEqual([200, 200, 'idempotency_mismatch']);
});

test('S-30 of two changes of one password at the same moment one counts', async () => {
  const person = await testApp.as('mlm.manager');
  const answers = await Promise.all(
    ['first-new', 'other-new'].map((password) => person.try('sessions.changePassword', wish(demoPassword, password))),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});
