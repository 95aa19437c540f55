import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinHalves } from '@waybill/domain/rooms/staff/one-time-password.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let founder: TestClient;
const reset = { password: 'first-half', confirm_password: 'first-half' };
beforeAll(async () => {
  app = await startTestApp({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms' } });
  founder = await app.as('superadmin');
  await app.database.pool.query("update message_setting set gateway = 'http'");
});
afterAll(() => app.close());

const sent = async () => {
  const { rows } = await app.database.pool.query(
    "select phone, text from message where purpose = 'staff_code' order by id",
  );
  return rows as { phone: string; text: string }[];
};

test('F-06 the second half of a reset code goes to the phone of its owner and is shown to nobody; a phone that another person just changed gets none', async () => {
  const body = {
    user_name: 'with.phone',
    name: 'ကိုဖုန်း',
    role: 'staff',
    user_type: 'fcs',
    branch_id: (await (await app.as('manager')).call('sessions.activeAccount', {})).data.branch?.id,
    locale: 'en',
    phone: ['09791234567'],
    password: demoPassword,
    confirm_password: demoPassword,
  };
  const { data } = await founder.call('staff.create', { body });
  const params = { id: data.id };
  // The creator of an account chose its phone.
  expect((await founder.call('staff.resetPassword', { params, body: reset })).by_message).toBe(false);
  app.clock.advance({ days: 31 });
  founder = await app.as('superadmin');
  expect((await founder.call('staff.resetPassword', { params, body: reset })).by_message).toBe(true);
  const [message] = await sent();
  const secondHalf = /code: (\S+)\. /.exec(message?.text ?? '')?.[1] ?? '';
  const { data: shown } = await founder.call('messages.list', {});
  expect(JSON.stringify(shown)).not.toContain(secondHalf);
  const witness = await app.as('md');
  expect((await witness.call('staff.confirmPerson', { params })).second_half).toBeNull();
  const theirs = app.guest();
  expect((await theirs.signIn('with.phone', joinHalves('first-half', secondHalf))).user.must_change_password).toBe(
    true,
  );
  const answer = await founder.call('staff.resetPassword', { params, body: { ...reset, on_paper: true } });
  expect([answer.by_message, (await sent()).length]).toEqual([false, 1]);
});
