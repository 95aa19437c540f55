import { afterAll, expect, test } from 'vitest';
import { roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { isDeveloper } from './sessions.queries.ts';

const apps: TestApp[] = [];
const started = async (env: Record<string, string>) => {
  const app = await startTestApp({ env });
  apps.push(app);
  return app;
};
afterAll(async () => {
  for (const app of apps) await app.close();
});

/** Returns what the account of a person reports about developer access, in one role after the other. */
async function inEveryRole(app: TestApp, userName: string) {
  const person = await app.as(userName);
  const seen: [string, boolean, string | null][] = [];
  for (const role of roleSlugs) {
    await app.database.pool.query('update staff set role_slug = $2 where user_name = $1', [userName, role]);
    const { data } = await person.call('sessions.activeAccount', {});
    seen.push([data.role.slug, data.developer, data.laravel_version]);
  }
  return seen;
}

test('L-03 A-07 where others reach the server its framework and version are known to the named developer alone, in whatever role', async () => {
  const app = await started({ HOST: '0.0.0.0', DEVELOPER_ACCOUNTS: 'staff' });
  const framework = expect.stringMatching(/^Fastify \d+\.\d+\.\d+$/);
  expect(await inEveryRole(app, 'staff')).toEqual(roleSlugs.map((role) => [role, true, framework]));
  expect(await inEveryRole(app, 'cs')).toEqual(roleSlugs.map((role) => [role, false, null]));
  const signedIn = await app.guest().try('sessions.login', { body: { user_name: 'manager', password: demoPassword } });
  expect([signedIn.body.user.developer, signedIn.body.user.laravel_version]).toEqual([false, null]);
});

test('L-03 on a developer’s own machine everybody is one, in whatever role', async () => {
  const seen = await inEveryRole(await started({ HOST: '127.0.0.1' }), 'cs');
  expect(seen.filter(([, developer, version]) => !developer || version === null)).toEqual([]);
});

test.each([
  ['127.0.0.1', false, [], true],
  ['localhost', false, [], true],
  ['::1', false, [], true],
  ['0.0.0.0', false, [], false],
  ['::', false, [], false],
  ['192.168.1.5', false, [], false],
  ['127.0.0.1', true, [], false],
  ['localhost', true, [], false],
  ['localhost', true, ['other'], false],
  ['127.0.0.1', true, ['thiha'], true],
  ['0.0.0.0', true, ['other', 'thiha'], true],
])('A-07 listening on %s, in production %s, developers %j', (host, production, developerAccounts, expected) => {
  expect(isDeveloper({ host, production, developerAccounts }, 'thiha')).toBe(expected);
});
