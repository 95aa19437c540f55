import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { inMatrixOrder } from '@waybill/domain/rooms/roles/decide-role.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import { roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let md: TestClient;
let supervisor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [md, supervisor] = [await app.as('md'), await app.as('supervisor')];
});
afterAll(() => app.close());

const rightsOf = async (slug: string) => {
  const found = (await md.call('roles.matrix', {})).data.roles.find((role) => role.slug === slug);
  if (!found) throw new Error(`no role ${slug}`);
  return found;
};
const edit = async (slug: string, change: object = {}) => {
  const { name_en, name_mm, name_zh, permissions: held, version } = await rightsOf(slug);
  return md.try('roles.edit', {
    params: { slug },
    body: { name_en, name_mm, name_zh, permissions: held, version, ...change },
  });
};

test('A-01 E-09 everybody is told every role in three languages, the highest rank first', async () => {
  const { data } = await (await app.as('postman')).call('roles.all', {});
  expect(data.map((role) => role.slug).sort()).toEqual([...roleSlugs].sort());
  expect(data.map((role) => role.level)).toEqual([...data.map((role) => role.level)].sort((a, b) => a - b));
  expect(data.find((role) => role.slug === 'owner')).toEqual({
    slug: 'owner',
    level: 40,
    name_en: 'Owner',
    name_mm: 'ပိုင်ရှင်',
    name_zh: '所有者',
    assignable: false,
  });
});

test.each([
  ['manager', ['manager', 'supervisor', 'postman'], ['owner', 'admin']],
  ['admin', ['admin', 'finance-manager', 'owner'], ['md', 'super-admin']],
])('%s may give the roles %j and not %j', async (person, may, mayNot) => {
  const { data } = await (await app.as(person)).call('roles.all', {});
  const assignable = data.filter((role) => role.assignable).map((role) => role.slug);
  expect(assignable).toEqual(expect.arrayContaining(may));
  for (const slug of mayNot) expect(assignable).not.toContain(slug);
});

test.each(['roles.list', 'roles.matrix'] as const)('A-02 %s is for super admin and md, not for admin', async (call) => {
  expect((await md.try(call)).status).toBe(200);
  expect((await (await app.as('superadmin')).try(call)).status).toBe(200);
  expect((await (await app.as('admin')).try(call)).status).toBe(403);
});

test('A-02 the list counts people and permissions', async () => {
  const { data } = await md.call('roles.list', {});
  expect(data.find((role) => role.slug === 'md')).toMatchObject({ super: true, staff_count: 1 });
  expect(data.find((role) => role.slug === 'courier')).toMatchObject({
    super: false,
    permission_count: roleDefaults.courier.permissions.length,
  });
});

test('A-02 the matrix holds every permission, and for each role what it would have by default', async () => {
  const { data } = await md.call('roles.matrix', {});
  expect(data.permissions).toEqual([...permissions]);
  for (const role of data.roles) expect([role.slug, role.permissions]).toEqual([role.slug, role.defaults]);
});

test('A-02 A-08 N-32 a right that is given counts at once, without a new sign-in, and is in the audit log', async () => {
  const held = roleDefaults.supervisor.permissions;
  expect((await supervisor.try('staff.list')).status).toBe(403);
  const { status, body } = await edit('supervisor', { permissions: ['staff.view', ...held] });
  expect([status, body.data.permissions]).toEqual([200, inMatrixOrder([...held, 'staff.view'])]);
  expect((await supervisor.try('staff.list')).status).toBe(200);
  expect((await supervisor.call('sessions.activeAccount', {})).data.role.permissions).toEqual([...held, 'staff.view']);
  const [line] = (await md.call('audit.ofRecord', { query: { room: 'roles', id: 'supervisor' } })).data;
  expect(line).toMatchObject({
    action: 'edit',
    staff: 'ဒေါ်ခင်မာလာ',
    before: { permissions: inMatrixOrder(held) },
    after: { permissions: inMatrixOrder([...held, 'staff.view']) },
  });
  await edit('supervisor', { permissions: [...held] });
  expect((await supervisor.try('staff.list')).status).toBe(403);
});

test('A-02 the names of a role change everywhere', async () => {
  expect((await edit('courier', { name_en: 'Rider', name_mm: 'ပို့ဆောင်သူ', name_zh: '骑手' })).status).toBe(200);
  expect((await supervisor.call('roles.all', {})).data.find((role) => role.slug === 'courier')).toMatchObject({
    name_en: 'Rider',
    name_mm: 'ပို့ဆောင်သူ',
    name_zh: '骑手',
  });
});

test('A-02 the permissions of a super role stay, its names may change', async () => {
  const taken = await edit('admin', { permissions: [] });
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['permissions']]);
  expect((await edit('admin', { name_en: 'Administrator' })).status).toBe(200);
});

test('A-02 nobody can take the matrix away from super admin and md: it is theirs by slug', async () => {
  for (const slug of ['super-admin', 'md']) expect((await edit(slug, { permissions: [] })).status).toBe(422);
  expect((await md.try('roles.matrix')).status).toBe(200);
});

test('S-08 of two editors of one role the second is told', async () => {
  const { version } = await rightsOf('staff');
  expect((await edit('staff', { name_en: 'Clerk' })).status).toBe(200);
  const { status, body } = await edit('staff', { name_en: 'Officer', version });
  expect([status, body.code, body.values?.by]).toEqual([409, 'changed_meanwhile', 'ဒေါ်ခင်မာလာ']);
  expect(body.values?.current).toMatchObject({ name_en: 'Clerk' });
});

test.each([
  [{ permissions: ['staff.fly'] }, 'permissions'],
  [{ permissions: 'all' }, 'permissions'],
  [{ name_zh: '' }, 'name_zh'],
  [{ level: 1 }, 'level'],
  [{ version: 'x' }, 'version'],
])('X-03 V-16 %j is refused naming %s', async (change, field) => {
  const { status, body } = await edit('staff', change);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test('X-03 a role that does not exist is not found', async () => {
  const { name_en, name_mm, name_zh, permissions: held, version } = await rightsOf('staff');
  expect(
    (
      await md.try('roles.edit', {
        params: { slug: 'root' },
        body: { name_en, name_mm, name_zh, permissions: held, version },
      })
    ).status,
  ).toBe(404);
});

test('A-02 what was edited stays when the server starts again', async () => {
  await edit('postman', { permissions: [] });
  const again = await buildApp({
    pool: app.database.pool,
    settings: app.app.waybill.services.settings,
    worksOnJobs: false,
  });
  await again.close();
  expect((await rightsOf('postman')).permissions).toEqual([]);
  expect((await rightsOf('courier')).name_en).toBe('Rider');
});
