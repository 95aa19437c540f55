import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleSlugs, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { demoPassword } from '../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { expectations, type Expectation } from './expectations.ts';

let testApp: TestApp;
const people = new Map<RoleSlug, TestClient>();

/** One user of every role, all of branch YGN. */
beforeAll(async () => {
  testApp = await startTestApp();
  const founder = await testApp.as('superadmin');
  const { data: me } = await founder.call('sessions.activeAccount', {});
  for (const role of roleSlugs) {
    const user_name = `of.${role}`;
    await founder.call('staff.create', {
      body: {
        user_name,
        name: role,
        email: null,
        phone: [],
        gender: null,
        business_name: null,
        role,
        user_type: 'fcs',
        branch_id: me.branch?.id,
        jointed_branches: [],
        all_branches: false,
        branch_collection_id: null,
        locale: 'mm',
        password: demoPassword,
        confirm_password: demoPassword,
      },
    });
    people.set(role, await testApp.as(user_name));
  }
}, 60_000);
afterAll(() => testApp.close());

/** Left out and tested separately: signing out ends the session, and an event stream never ends. */
const apart: readonly string[] = ['sessions.logout', 'sessions.events'];
const nobody = 999_999_999;
/** Makes a call with a record that does not exist and an empty body. */
function knock(client: TestClient, id: EndpointId) {
  const { path } = registry.find((row) => row.id === id) ?? { path: '' };
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, nobody]));
  return client.try(id, { params, body: {} } as never);
}
const opened = ({ status, body }: { status: number; body: { code?: string } }) =>
  status !== 401 && body.code !== 'missing_permission';

describe('A-06 Q-06 every call with every role', () => {
  test.each(registry.map((row) => row.id as EndpointId).filter((id) => !apart.includes(id)))(
    'A-06 Q-06 %s',
    async (id) => {
      const expected: Expectation = expectations[id];
      const answers = await Promise.all(roleSlugs.map((role) => knock(people.get(role) as TestClient, id)));
      expect(roleSlugs.filter((_, at) => opened(answers[at] ?? { status: 401, body: {} }))).toEqual(
        typeof expected === 'string' ? roleSlugs : roleSlugs.filter((role) => expected.includes(role)),
      );
    },
  );

  test('A-06 nobody signed in reaches only what is for guests', async () => {
    const reached: string[] = [];
    for (const { id } of registry) if (opened(await knock(testApp.guest(), id as EndpointId))) reached.push(id);
    expect(reached).toEqual(registry.map((row) => row.id).filter((id) => expectations[id as EndpointId] === 'guest'));
  });

  test('S-30 somebody who is suspended reaches nothing, not even their own account', async () => {
    const [gone, founder] = [await testApp.as('of.courier'), await testApp.as('superadmin')];
    const { data: me } = await gone.call('sessions.activeAccount', {});
    await founder.call('staff.suspend', { params: { id: me.id }, body: { reason: 'left' } });
    for (const { id } of registry.filter((row) => row.access !== 'guest'))
      expect([id, (await knock(gone, id as EndpointId)).status]).toEqual([id, 401]);
  });

  test('X-01 who may not is told so before anything is looked up or checked', async () => {
    const courier = people.get('postman') as TestClient;
    const { status, body } = await courier.try('staff.edit', { params: { id: 1 }, body: { nonsense: true } });
    expect([status, body.code, body.message]).toEqual([
      403,
      'missing_permission',
      'You do not have the permission for this.',
    ]);
  });
});
