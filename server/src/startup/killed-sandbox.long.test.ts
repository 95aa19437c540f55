import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxLinesJob } from '../app/sandbox/lines-of-sandbox.ts';
import { sandboxUrl } from '../app/sandbox/sandbox-url.ts';
import { demoPassword } from '../demo/demo-company.ts';
import { createPool } from '../kernel/db/pool.ts';
import { silentLog } from '../kernel/log.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { removeSandboxCommand } from '../ops/remove-sandbox-command.ts';
import { openLabelFixture } from '../rooms/labels/testing/label-fixture.ts';
import { askServer, ended, startBuiltServer, type ServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A server in a separate process uses the database of this app, whose own server never opens the sandbox. */
let testApp: TestApp;
let owner: object;
beforeAll(async () => {
  testApp = await startTestApp({ env: { WEBHOOK_HOSTS: '127.0.0.1' } });
  const fixture = await openLabelFixture(testApp);
  owner = { owner_kind: 'merchant', customer_id: await fixture.merchant(), owner_name: null, branch_id: null };
});
afterAll(async () => {
  await testApp.close();
});

async function count(text: string, values: readonly unknown[] = []): Promise<number> {
  return (await testApp.database.pool.query(`select count(*)::int as n ${text}`, [...values])).rows[0].n;
}
const ofUs = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Starts a server; staff create and rename records in its sandbox. */
async function desk() {
  const server = await startBuiltServer(testApp.database.url, { WEBHOOK_HOSTS: '127.0.0.1' });
  const sign = { user_name: 'manager', password: demoPassword };
  const { token } = (await askServer(server.url, 'POST', '/api/login', { body: sign })).body;
  const wish = (name: string) => ({ name, url: 'http://127.0.0.1:1/till', events: [] });
  const make = async (name: string) => {
    const body = { ...owner, ...wish(name) };
    const made = await askServer(server.url, 'POST', '/api/webhook?world=test', { token, body });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    return made.body.data as { readonly id: number; readonly version: number };
  };
  const rename = ({ id, version }: { readonly id: number; readonly version: number }, name: string) =>
    askServer(server.url, 'PUT', `/api/webhook/${id}?world=test`, { token, body: { ...wish(name), version } });
  return { server, make, rename };
}

/** Kills the server when the change is committed in the sandbox and its line is not yet in the operator's log. */
async function killBetween({ child }: ServerProcess, change: () => Promise<unknown>): Promise<void> {
  const holder = await testApp.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table audit in exclusive mode');
  const lost = change().catch(() => 'no answer');
  await expect.poll(() => count(`${ofUs} and wait_event_type = 'Lock'`), { timeout: 30_000 }).toBe(1);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  expect(await lost).toBe('no answer');
  // Ends the session that waits for the log, so that nothing can commit it.
  await holder.query(`select pg_terminate_backend(pid) ${ofUs} and wait_event_type = 'Lock'`);
  await holder.query('rollback');
  holder.release();
}

async function linesOf(id: number): Promise<unknown[]> {
  const reader = await testApp.as('owner');
  const { data } = await reader.call('audit.ofRecord', { query: { room: 'webhooks', id: `test-${id}` } });
  return data
    .map(({ staff, action, after }) => [staff, action, (after as { name?: string } | null)?.name])
    .toReversed();
}

/** Runs the job of the other servers, this many milliseconds from now. */
const carryOver = (ms: number) => {
  const { services, db } = testApp.app.waybill;
  return sandboxLinesJob({ services: { ...services, clock: () => new Date(Date.now() + ms) }, db }).work({});
};

test('A-08 N-06 a server that is killed between the two commits loses no line of what staff did in the sandbox, and none is written twice', async () => {
  const { server, make, rename } = await desk();
  const hook = await make('Till');
  const { rows } = await testApp.database.pool.query(`select name from staff where user_name = 'manager'`);
  const who = rows[0].name;
  await killBetween(server, () => rename(hook, 'Second till'));
  const sandbox = createPool(sandboxUrl(testApp.database.url), { max: 1 });
  const { rows: renamed } = await sandbox.query('select name from webhook_endpoint where id = $1', [hook.id]);
  await sandbox.end();
  expect([renamed, await linesOf(hook.id)]).toEqual([[{ name: 'Second till' }], [[who, 'create', 'Till']]]);
  // A request may still be in progress.
  await carryOver(0);
  expect((await linesOf(hook.id)).length).toBe(1);
  await carryOver(61_000);
  await carryOver(61_000);
  expect(await linesOf(hook.id)).toEqual([
    [who, 'create', 'Till'],
    [who, 'edit', 'Second till'],
  ]);
  expect(await count('from sandbox_intent')).toBe(0);
});

test('A-08 O-06 a sandbox is removed with its lines carried over, and the next one gives no number again that is in the log', async () => {
  const first = await desk();
  const hook = await first.make('Shop');
  await killBetween(first.server, () => first.rename(hook, 'Old shop'));
  const settings = { ...testApp.app.waybill.services.settings, databaseUrl: testApp.database.url };
  await removeSandboxCommand.run({ settings, log: silentLog, say: () => {} }, { values: {}, rest: [] });
  const before = await linesOf(hook.id);
  expect(before.length).toBe(2);

  const second = await desk();
  const next = await second.make('New shop');
  expect(next.id).toBeGreaterThan(hook.id);
  // A refused change leaves neither a line nor a note.
  expect((await second.rename({ ...next, version: 99 }, 'x')).status).toBe(409);
  expect([await linesOf(hook.id), (await linesOf(next.id)).length]).toEqual([before, 1]);
  expect(await count('from sandbox_intent')).toBe(0);
  await ended(second.server.child);
});
