import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs, tokenIn } from './testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  ({ manager } = fixture);
});
afterAll(() => app.close());

const shop = async () => {
  const id = await fixture.merchant();
  return { id, params: { id }, owner: await joinAs(app, manager, id) };
};
const inviteOwner = async (by: TestClient, id: number) =>
  (await by.call('merchant_users.invite', { params: { id }, body: { role: 'merchant-owner' } })).data;
const join = (path: string, change: object = {}) =>
  app.guest().try('merchant_users.join', {
    body: {
      token: tokenIn(path),
      name: 'Insider',
      phone: `0927${String(++people).padStart(7, '0')}`,
      password: demoPassword,
      ...change,
    },
  });
const waiting = async (client: TestClient, id: number) =>
  (await client.call('merchant_users.list', { params: { id } })).data.invitations.filter(({ waits }) => waits);

test('U-01 one of the branch makes nobody an owner beside the owner: the owner is told, and agrees or takes the link away', async () => {
  const { id, params, owner } = await shop();
  const made = await inviteOwner(manager, id);
  expect([made.waits, (await join(made.path)).body.code]).toEqual([true, 'invitation_waits']);
  const [bell] = (await owner.call('announcements.noti', {})).data;
  expect(bell?.title).toContain('Your branch made a link for an owner of your shop');
  const [seen] = await waiting(owner, id);
  expect(seen).toMatchObject({ role: 'merchant-owner', made_by: '', may_approve: true });
  const approval = { params: { ...params, invitation_id: seen?.id ?? 0 } };
  expect((await manager.try('merchant_users.approve', approval)).body.code).toBe('second_person_needed');
  const clerk = await joinAs(app, owner, id, 'merchant-clerk');
  expect((await clerk.try('merchant_users.approve', approval)).status).toBe(403);
  await owner.call('merchant_users.approve', approval);
  expect((await owner.try('merchant_users.approve', approval)).status).toBe(404);
  expect((await join(made.path)).status).toBe(200);
  const again = await inviteOwner(manager, id);
  const [other] = await waiting(owner, id);
  await owner.call('merchant_users.withdraw', { params: { ...params, invitation_id: other?.id ?? 0 } });
  expect((await join(again.path)).body.code).toBe('invitation_ended');
  const { rows } = await app.database.pool.query<{ action: string }>(
    `select action from audit where room = 'merchant_users' and record_id = $1 and action like '%inv%' order by id`,
    [String(id)],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'invite',
    'invite',
    'invite',
    'approve_invitation',
    'invite',
    'withdraw_invitation',
  ]);
});

test('U-01 another person of the branch may agree too, and removing the owner first opens no way around', async () => {
  const { id, params } = await shop();
  const { data: team } = await manager.call('merchant_users.list', { params });
  await manager.call('merchant_users.remove', { params: { ...params, user_id: team.people[0]?.id ?? 0 } });
  const made = await inviteOwner(manager, id);
  expect((await join(made.path)).body.code).toBe('invitation_waits');
  const founder = await app.as('superadmin');
  const [link] = await waiting(founder, id);
  await founder.call('merchant_users.approve', { params: { ...params, invitation_id: link?.id ?? 0 } });
  expect((await join(made.path)).status).toBe(200);
});

test('U-01 an owner invites another without waiting, and the owner of a shop that is not served or only sees invites nobody', async () => {
  const { id, params, owner } = await shop();
  expect((await inviteOwner(owner, id)).waits).toBe(false);
  const answers: unknown[] = [];
  const invite = async () => {
    const body = { role: 'merchant-clerk' } as const;
    answers.push((await owner.try('merchant_users.invite', { params, body })).body.code ?? 'invited');
    answers.push((await owner.call('merchant_users.list', { params })).data.may_invite);
  };
  await manager.call('merchant_users.setAccess', { params, body: { portal_access: 'see', key_scopes: [] } });
  await invite();
  await manager.call('merchant_users.setAccess', { params, body: { portal_access: 'order', key_scopes: [] } });
  await invite();
  await manager.call('customers.suspend', { params, body: { reason: 'test' } });
  await invite();
  expect(answers).toEqual(['portal_sees_only', false, 'invited', true, 'portal_sees_only', false]);
});

test('O-14 U-01 neither an invitation nor a new password opens a session of somebody with a second factor; a link of two people takes it away', async () => {
  const { id, owner } = await shop();
  const phone = '09279990001';
  const clerk = await joinAs(app, owner, id, 'merchant-clerk', { phone });
  const { data: offered } = await clerk.call('sessions.startSecondFactor', {
    body: { current_password: demoPassword },
  });
  expect(offered.secret).toMatch(/^[A-Z2-7]{16,}$/);
  await app.database.pool.query(
    `update second_factor set confirmed_at = now() where staff_id = (select max(staff_id) from merchant_user where customer_id = $1)`,
    [id],
  );
  const second = await fixture.merchant();
  const { data: invitation } = await manager.call('merchant_users.invite', {
    params: { id: second },
    body: { role: 'merchant-clerk' },
  });
  expect((await join(invitation.path, { phone })).body.code).toBe('second_factor_at_login');
  const login = { body: { user_name: phone, password: demoPassword } };
  expect((await app.guest().try('sessions.login', login)).body.code).toBe('second_factor_needed');
  const { data: team } = await manager.call('merchant_users.list', { params: { id: second } });
  const target = { params: { id: second, user_id: team.people[0]?.id ?? 0 } };
  const { data: link } = await manager.call('merchant_users.resetLink', target);
  const reset = () =>
    app.guest().try('merchant_users.resetByLink', { body: { token: tokenIn(link.path), password: 'new-password' } });
  expect([link.waits, (await reset()).body.code]).toEqual([true, 'invitation_waits']);
  const founder = await app.as('superadmin');
  const [waits] = await waiting(founder, second);
  await founder.call('merchant_users.approve', { params: { id: second, invitation_id: waits?.id ?? 0 } });
  expect((await reset()).status).toBe(200);
});
