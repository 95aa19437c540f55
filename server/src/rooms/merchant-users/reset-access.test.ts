import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs, tokenIn } from './testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
beforeAll(async () => {
  app = await startTestApp({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms' } });
  fixture = await openLabelFixture(app);
  ({ manager } = fixture);
  await app.database.pool.query("update message_setting set gateway = 'http'");
});
afterAll(() => app.close());

const askFor = (phone: string) => app.guest().try('merchant_users.askCode', { body: { phone } });
const messages = async (): Promise<{ phone: string; text: string }[]> =>
  (await app.database.pool.query("select phone, text from message where purpose = 'portal_code' order by id")).rows;
const lastCode = async () => /\d{6}/.exec((await messages()).at(-1)?.text ?? '')?.[0] ?? '';
const choose = (phone: string, code: string, password = 'new-password') =>
  app.guest().try('merchant_users.resetByCode', { body: { phone, code, password } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('U-01 a person who forgot their password gets a code by message, chooses a new one, and every session of theirs ends', async () => {
  const phone = '09792220001';
  const owner = await joinAs(app, manager, await fixture.merchant(), 'merchant-owner', { phone });
  expect((await askFor(phone)).body).toMatchObject({ data: { by_message: true } });
  const code = await lastCode();
  const { data: list } = await manager.call('messages.list', {});
  expect(JSON.stringify(list)).not.toContain(code);
  const answers = await Promise.all([choose(phone, code), choose(phone, code, 'other-password')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await owner.try('sessions.activeAccount', {})).status).toBe(401);
  const password = answers[0].status === 200 ? 'new-password' : 'other-password';
  expect((await app.guest().signIn(phone, password)).user.user_type).toBe('merchant');
  expect((await app.guest().try('sessions.login', { body: { user_name: phone, password: demoPassword } })).status).toBe(
    401,
  );
});

test('U-01 the answer is the same for a phone of nobody, of one of the staff and of a removed person, and none gets a code', async () => {
  const id = await fixture.merchant();
  const owner = await joinAs(app, manager, id);
  await joinAs(app, owner, id, 'merchant-clerk', { phone: '09792220002' });
  const { data } = await owner.call('merchant_users.list', { params: { id } });
  const clerk = data.people.find(({ role }) => role === 'merchant-clerk');
  await owner.call('merchant_users.remove', { params: { id, user_id: clerk?.id } });
  await app.database.pool.query(
    "insert into staff_login (key, kind, staff_id) select 'p:9791119998', 'phone', id from staff where user_name = 'manager'",
  );
  const before = (await messages()).length;
  for (const phone of ['09792220003', '09791119998', '09792220002']) {
    const { status, body } = await askFor(phone);
    expect([status, body]).toEqual([200, { data: { by_message: true } }]);
    const wrong = await choose(phone, '123456');
    expect([wrong.status, wrong.body.code]).toEqual([409, 'reset_code_wrong']);
  }
  expect((await messages()).length).toBe(before);
});

test('U-01 of 50 guesses none opens the account: five tries end a code, and the phone has to wait', async () => {
  const phone = '09792220004';
  await joinAs(app, manager, await fixture.merchant(), 'merchant-owner', { phone });
  await askFor(phone);
  const code = await lastCode();
  const answers: string[] = [];
  for (let guess = 0; guess < 50; guess++) answers.push((await choose(phone, otherThan(code))).body.code ?? 'open');
  expect(new Set(answers)).toEqual(new Set(['reset_code_wrong', 'too_many_attempts']));
  app.clock.advance({ minutes: 9 });
  expect((await choose(phone, code)).status).not.toBe(200);
});

test('U-01 a code is refused after ten minutes, and a newer one replaces it', async () => {
  const phone = '09792220005';
  await joinAs(app, manager, await fixture.merchant(), 'merchant-owner', { phone });
  await askFor(phone);
  const former = await lastCode();
  await askFor(phone);
  const code = await lastCode();
  if (former !== code) expect((await choose(phone, former)).body.code).toBe('reset_code_wrong');
  app.clock.advance({ minutes: 11 });
  expect((await choose(phone, code)).body.code).toBe('reset_code_wrong');
});

test('U-01 without a provider the page is told to send people to their branch, whose link sets a new password once', async () => {
  manager = await app.as('manager');
  const phone = '09792220006';
  const id = await fixture.merchant();
  const owner = await joinAs(app, manager, id, 'merchant-owner', { phone });
  await app.database.pool.query("update message_setting set gateway = 'outbox'");
  expect((await askFor(phone)).body.data.by_message).toBe(false);
  const { data } = await manager.call('merchant_users.list', { params: { id } });
  const params = { id, user_id: data.people[0]?.id };
  expect((await owner.try('merchant_users.resetLink', { params })).status).toBe(403);
  const { data: former } = await manager.call('merchant_users.resetLink', { params });
  const { data: link } = await manager.call('merchant_users.resetLink', { params });
  const waits = await app.guest().try('merchant_users.invitation', { body: { token: tokenIn(link.path) } });
  expect([link.waits, waits.body.code]).toEqual([true, 'invitation_waits']);
  const { data: team } = await manager.call('merchant_users.list', { params: { id } });
  const approval = { params: { id, invitation_id: team.invitations[0]?.id ?? 0 } };
  expect((await manager.try('merchant_users.approve', approval)).body.code).toBe('second_person_needed');
  await (await app.as('superadmin')).call('merchant_users.approve', approval);
  const { data: look } = await app.guest().call('merchant_users.invitation', { body: { token: tokenIn(link.path) } });
  expect(look.person).toBe(data.people[0]?.name);
  const use = (path: string) =>
    app.guest().try('merchant_users.resetByLink', { body: { token: tokenIn(path), password: 'by-the-link' } });
  const joining = { token: tokenIn(link.path), name: 'x', phone: '09792220009', password: demoPassword };
  expect((await app.guest().try('merchant_users.join', { body: joining })).body.code).toBe('invitation_ended');
  expect([(await use(former.path)).status, (await use(link.path)).status, (await use(link.path)).status]).toEqual([
    404, 200, 404,
  ]);
  expect((await owner.try('sessions.activeAccount', {})).status).toBe(401);
  await app.guest().signIn(phone, 'by-the-link');
});

test('U-01 a branch makes no link for somebody who also belongs to a merchant of another branch', async () => {
  const phone = '09792220007';
  const here = await fixture.merchant();
  const there = await fixture.merchant({ branch_id: fixture.yangon });
  await joinAs(app, manager, here, 'merchant-owner', { phone, password: 'first-word' });
  await joinAs(app, manager, there, 'merchant-owner', { phone, password: 'first-word' });
  await app.database.pool.query('update customer set branch_id = $1 where id = $2', [fixture.mandalay, there]);
  const { data } = await manager.call('merchant_users.list', { params: { id: here } });
  const answer = await manager.try('merchant_users.resetLink', { params: { id: here, user_id: data.people[0]?.id } });
  expect([answer.status, answer.body.code]).toEqual([409, 'person_elsewhere']);
});
