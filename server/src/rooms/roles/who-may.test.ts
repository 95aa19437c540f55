import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions, type Permission } from '@waybill/domain/kernel/permissions.ts';
import { superRoles } from '@waybill/domain/kernel/roles.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  clerk = await app.as('staff');
});
afterAll(() => app.close());

const whoMay = async (reader: TestClient, permission: Permission) =>
  (await reader.call('roles.whoMay', { query: { permission } })).data;
const nameOf = async (userName: string) =>
  (await app.database.pool.query('select name from staff where user_name = $1', [userName])).rows[0].name as string;
const namedBy = async (reader: TestClient) => {
  const answers = await Promise.all(permissions.map((permission) => whoMay(reader, permission)));
  return new Set(answers.flatMap(({ people }) => people.map(({ name }) => name)));
};

describe('G-02 who could do what somebody may not', () => {
  test('G-02 people of the own branch are named with their role, the nearest in rank first, and never whoever asks', async () => {
    const { people } = await whoMay(clerk, 'label.rollback');
    expect(people[0]).toMatchObject({ name: await nameOf('supervisor'), role: { slug: 'supervisor' } });
    expect(people.length).toBeLessThanOrEqual(3);
    const { people: others } = await whoMay(await app.as('supervisor'), 'label.rollback');
    expect(others.map(({ name }) => name)).not.toContain(await nameOf('supervisor'));
    expect(others.map(({ role }) => role.slug)).toContain('manager');
  });

  test('G-02 who works for the branch from elsewhere is said as a role, without a name', async () => {
    const mandalay = await app.as('mdy.staff');
    const { people, roles } = await whoMay(mandalay, 'cod.approve');
    expect(people.map(({ role }) => role.slug)).not.toContain('finance-manager');
    expect(roles.length).toBeGreaterThan(0);
    expect(JSON.stringify(roles)).not.toContain(await nameOf('accountant'));
  });

  test('G-02 super roles are named only where nobody else could do it', async () => {
    const { people, roles } = await whoMay(clerk, 'label.rollback');
    for (const { slug } of [...people.map(({ role }) => role), ...roles]) expect(superRoles).not.toContain(slug);
    await app.database.pool.query("delete from role_permission where permission = 'operations.view'");
    const alone = await whoMay(clerk, 'operations.view');
    const slugs = [...alone.people.map(({ role }) => role.slug), ...alone.roles.map(({ slug }) => slug)];
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) expect(superRoles).toContain(slug);
  });

  test('G-02 nobody is named who may not sign in any more', async () => {
    await app.database.pool.query("update staff set status = 'suspend' where user_name = 'supervisor'");
    expect((await whoMay(clerk, 'label.rollback')).people.map(({ name }) => name)).not.toContain(
      await nameOf('supervisor'),
    );
    await app.database.pool.query("update staff set status = 'active' where user_name = 'supervisor'");
  });
});

describe('G-02 A-06 A-07 what a dishonest reader learns', () => {
  test('A-06 asking for every permission names nobody of another branch', async () => {
    const mandalay = await app.as('mdy.staff');
    const named = await namedBy(mandalay);
    const { rows } = await app.database.pool.query<{ name: string }>(
      "select st.name from staff st left join branch b on b.id = st.branch_id where b.code is distinct from 'MDY'",
    );
    const home = await app.database.pool.query<{ name: string }>(
      "select st.name from staff st join branch b on b.id = st.branch_id where b.code = 'MDY'",
    );
    const own = new Set(home.rows.map(({ name }) => name));
    expect(named.size).toBeGreaterThan(0);
    expect(rows.filter(({ name }) => named.has(name) && !own.has(name))).toEqual([]);
  });

  test('A-07 the mail post learns no name, and the provider nothing at all', async () => {
    const post = await app.as('post.desk');
    expect([...(await namedBy(post))]).toEqual([]);
    expect((await whoMay(post, 'label.decide')).roles.length).toBeGreaterThan(0);
    const provider = await app.as('za.desk');
    expect(await whoMay(provider, 'support_ticket.answer')).toEqual({ people: [], roles: [] });
  });

  test('G-02 a right that does not exist is refused, and nobody asks without a session', async () => {
    expect((await clerk.try('roles.whoMay', { query: { permission: "x' or true" } })).status).toBe(422);
    expect((await app.guest().try('roles.whoMay', { query: { permission: 'label.view' } })).status).toBe(401);
  });
});
