import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs, tokenIn } from './testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  ({ manager } = fixture);
});
afterAll(() => app.close());

const joining = (path: string, more: object = {}) => ({
  body: { token: tokenIn(path), name: 'ဒေါ်လှ', phone: '09791110001', password: demoPassword, ...more },
});
const inviteTo = async (id: number, role = 'merchant-owner') =>
  (await manager.call('merchant_users.invite', { params: { id }, body: { role } })).data.path;

test('U-01 an invitation opens once: the person signs in by phone afterwards, and the link is used up', async () => {
  const id = await fixture.merchant();
  const path = await inviteTo(id);
  const guest = app.guest();
  const look = { body: { token: tokenIn(path) } };
  expect((await guest.call('merchant_users.invitation', look)).data.role).toBe('merchant-owner');
  const joined = await guest.call('merchant_users.join', joining(path));
  expect(joined.user).toMatchObject({
    user_type: 'merchant',
    merchant: { id, may_order: true },
    branch: { id: fixture.yangon },
  });
  for (const again of [
    await app.guest().try('merchant_users.join', joining(path, { phone: '09791110002' })),
    await app.guest().try('merchant_users.invitation', look),
  ])
    expect([again.status, again.body.code]).toEqual([404, 'invitation_ended']);
  const { user } = await app.guest().signIn('09791110001', demoPassword);
  expect(user.merchant?.id).toBe(id);
});

test('U-01 the phone of one of the staff is refused, and that of another merchant’s person needs their password', async () => {
  const [first, second] = [await fixture.merchant(), await fixture.merchant()];
  await app.database.pool.query(
    "insert into staff_login (key, kind, staff_id) select 'p:9791119999', 'phone', id from staff where user_name = 'manager'",
  );
  const path = await inviteTo(second);
  const ofStaff = await app.guest().try('merchant_users.join', joining(path, { phone: '09791119999' }));
  expect(ofStaff.body.code).toBe('phone_of_account');
  await joinAs(app, manager, first, 'merchant-owner', { phone: '09791118888', password: 'first-word' });
  const wrong = await app.guest().try('merchant_users.join', joining(path, { phone: '09791118888' }));
  expect(wrong.body.code).toBe('invalid_credentials');
  const both = await app
    .guest()
    .call('merchant_users.join', joining(path, { phone: '09791118888', password: 'first-word' }));
  expect(new Set(both.user.merchants.map(({ id }) => id))).toEqual(new Set([first, second]));
  const person = app.guest();
  await person.signIn('09791118888', 'first-word');
  const { data } = await person.call('merchant_users.work', { params: { id: first } });
  expect([data.merchant?.id, (await person.call('sessions.activeAccount', {})).data.merchant?.id]).toEqual([
    first,
    first,
  ]);
  expect((await person.try('merchant_users.work', { params: { id: await fixture.merchant() } })).status).toBe(404);
});

test('U-01 an owner invites a clerk and removes them, and not the last owner; a clerk does neither', async () => {
  const id = await fixture.merchant();
  const owner = await joinAs(app, manager, id);
  const clerk = await joinAs(app, owner, id, 'merchant-clerk');
  expect((await clerk.try('merchant_users.list', { params: { id } })).status).toBe(403);
  const { data } = await owner.call('merchant_users.list', { params: { id } });
  const of = (role: string) => data.people.find((person) => person.role === role)?.id;
  const last = await owner.try('merchant_users.remove', { params: { id, user_id: of('merchant-owner') } });
  expect(last.body.code).toBe('last_owner');
  await owner.call('merchant_users.remove', { params: { id, user_id: of('merchant-clerk') } });
  expect((await clerk.try('sessions.activeAccount', {})).status).toBe(401);
  const other = await fixture.merchant();
  for (const foreign of [other, 999_999_999])
    expect((await owner.try('merchant_users.list', { params: { id: foreign } })).status).toBe(404);
});

test('U-01 U-08 a merchant who is suspended sees and makes nothing new; one whose portal is off is signed out and told why', async () => {
  const id = await fixture.merchant();
  const phone = '09252220001';
  const owner = await joinAs(app, manager, id, 'merchant-owner', { phone });
  const { data: label } = await owner.call('labels.create', { body: fixture.walkin({ merchant_id: id }) });
  await manager.call('customers.suspend', { params: { id }, body: { reason: 'x' } });
  expect((await owner.try('labels.create', { body: fixture.walkin({ merchant_id: id }) })).status).toBe(403);
  expect((await owner.call('labels.detail', { params: { id: label.id } })).data.id).toBe(label.id);
  await manager.call('merchant_users.setAccess', { params: { id }, body: { portal_access: 'off' } });
  expect((await owner.try('sessions.activeAccount', {})).status).toBe(401);
  const body = { user_name: phone, password: demoPassword };
  expect((await app.guest().try('sessions.login', { body })).body.code).toBe('portal_closed');
  await manager.call('merchant_users.setAccess', { params: { id }, body: { portal_access: 'see' } });
  expect((await app.guest().call('sessions.login', { body })).user.merchant).toMatchObject({ id, may_order: false });
});

test('U-08 the branch ends all sessions of a merchant at once', async () => {
  const id = await fixture.merchant();
  const owner = await joinAs(app, manager, id);
  await manager.call('merchant_users.endSessions', { params: { id } });
  expect((await owner.try('sessions.activeAccount', {})).status).toBe(401);
});

test('U-01 Q-06 of two people who use one link at the same moment, one joins', async () => {
  const path = await inviteTo(await fixture.merchant());
  const answers = await Promise.all(
    ['09791117771', '09791117772', '09791117771'].map((phone) =>
      app.guest().try('merchant_users.join', joining(path, { phone })),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
});

test('U-01 a link is refused after 72 hours, when it was withdrawn, and when it was invented', async () => {
  const id = await fixture.merchant();
  const late = await inviteTo(id);
  app.clock.advance({ hours: 73 });
  manager = await app.as('manager');
  const withdrawn = await inviteTo(id);
  const { data } = await manager.call('merchant_users.list', { params: { id } });
  await manager.call('merchant_users.withdraw', { params: { id, invitation_id: data.invitations[0]?.id } });
  for (const path of [late, withdrawn, '/join/invented'])
    expect((await app.guest().try('merchant_users.join', joining(path, { phone: '09791110003' }))).body.code).toBe(
      'invitation_ended',
    );
});
