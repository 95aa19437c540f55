import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { demoPassword } from '../demo/demo-company.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import {
  askServer,
  ended,
  startBuiltServer,
  type ProcessCallParts,
  type ServerProcess,
} from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Two app servers on one database, each a separate process, as behind a load balancer. */
let database: TestDatabase;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await cloneDatabase({ templateUrl: inject('demoUrl') });
  servers.push(...(await Promise.all([startServer(), startServer()])));
});
afterAll(async () => {
  await Promise.all(servers.map(({ child }) => ended(child)));
  await database.drop();
});

const startServer = () => startBuiltServer(database.url);
const ask = (server: number, method: string, path: string, parts?: ProcessCallParts) =>
  askServer(servers[server]?.url ?? '', method, path, parts);

async function signedIn(server: number, userName: string): Promise<string> {
  const { body } = await ask(server, 'POST', '/api/login', { body: { user_name: userName, password: demoPassword } });
  return body.token;
}

const draft = (title: string) => ({ title, body: 'For both servers', for_roles: [], for_branches: [] });

test('O-07 a session is good on both servers, and ends on both at once', async () => {
  const token = await signedIn(0, 'owner');
  const me = (server: number) => ask(server, 'GET', '/api/announcement', { token });
  expect([(await me(0)).status, (await me(1)).status]).toEqual([200, 200]);
  expect((await ask(1, 'POST', '/api/logout', { token })).status).toBe(200);
  expect([(await me(0)).status, (await me(1)).status]).toEqual([401, 401]);
});

test('O-07 what was written by one server is read by the other in the next request, and said to the screens of both', async () => {
  const token = await signedIn(0, 'owner');
  const stop = new AbortController();
  const heard = Promise.all(
    servers.map(async ({ url }) => {
      const { body } = await fetch(`${url}/api/events`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ''; ;) {
        const piece = await reader?.read();
        text += piece?.value ?? '';
        if (text.includes('announcement')) return true;
        if (piece?.done) return false;
      }
    }),
  );
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const made = await ask(from, 'POST', '/api/announcement', { token, body: draft(`by ${from}`) });
    expect(made.status).toBe(201);
    const { id } = made.body.data as { id: number };
    expect((await ask(to, 'GET', `/api/announcement/${id}`, { token })).body.data['title']).toBe(`by ${from}`);
    expect((await ask(from, 'POST', `/api/announcement/${id}/publish`, { token })).status).toBe(200);
  }
  expect(await heard).toEqual([true, true]);
  stop.abort();
});

test('O-07 N-30 a message that is written at one server is told live to a person at the other, without its text, and read there', async () => {
  const [author, reader] = [await signedIn(0, 'staff'), await signedIn(1, 'manager')];
  const { data: people } = (await ask(0, 'GET', '/api/chat/user-lists', { token: author })).body as unknown as {
    data: { chat_id: number | null }[];
  };
  const chat = people.find(({ chat_id }) => chat_id !== null)?.chat_id;
  const stop = new AbortController();
  const stream = await fetch(`${servers[1]?.url}/api/events`, {
    headers: { authorization: `Bearer ${reader}` },
    signal: stop.signal,
  });
  const body = { text: 'from the other server', picture: null, sent_id: randomUUID() };
  const sent = await ask(0, 'POST', `/api/chat/${chat}/message`, { token: author, body });
  expect(sent.status).toBe(201);
  const pieces = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes(`"chat_id":${chat}`)) heard += (await pieces?.read())?.value ?? '';
  expect([heard.includes('event: chat'), heard.includes(body.text)]).toEqual([true, false]);
  const after = Number(sent.body.data['seq']) - 1;
  const read = await ask(1, 'GET', `/api/chat/${chat}/message?after=${after}`, { token: reader });
  expect((read.body.data as unknown as { text: string }[]).map(({ text }) => text)).toEqual([body.text]);
  stop.abort();
});

test('O-07 a server that is killed under load loses nothing that was acknowledged, and what is sent again by the other happens once', async () => {
  const token = await signedIn(1, 'owner');
  const wishes = Array.from({ length: 120 }, (_, at) => ({ title: `under load ${at}`, key: randomUUID() }));
  const send = (server: number, { title, key }: (typeof wishes)[number]) =>
    ask(server, 'POST', '/api/announcement', { token, key, body: draft(title) });
  let acknowledged = 0;
  let lost = 0;
  const waiting = wishes.entries();
  const hand = async () => {
    for (const [at, wish] of waiting) {
      const first = await send(at % 2, wish).catch(() => null);
      if (first?.status === 201) acknowledged += 1;
      else lost += 1;
      if (acknowledged === 40) servers[0]?.child.kill('SIGKILL');
      // A client without an answer sends the same again, to the server that is left.
      if (first?.status !== 201) expect((await send(1, wish)).status).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: 6 }, hand));
  expect([acknowledged > 40, lost > 0]).toEqual([true, true]);
  const { rows } = await database.pool.query<{ title: string; n: number }>(
    `select title, count(*)::int as n from announcement where title like 'under load %' group by title`,
  );
  expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
  expect(rows.length).toBe(wishes.length);
});

test('O-07 background work that both servers may take is done once, and goes on when one is gone', async () => {
  servers[0] = await startServer();
  const token = await signedIn(0, 'owner');
  const ids: number[] = [];
  const start = async (server: number) => {
    const body = { list: 'staff', format: 'csv', columns: ['name'] };
    ids.push((await ask(server, 'POST', '/api/export', { token, body })).body.data['id'] as number);
  };
  for (const server of [0, 1, 0, 1, 0, 1]) await start(server);
  servers[0].child.kill('SIGKILL');
  for (const server of [1, 1]) await start(server);
  const states = async () =>
    (
      await database.pool.query<{ status: string; pieces: number }>(
        `select e.status, (select count(*)::int from export_chunk c where c.export_id = e.id and c.position = 0) as pieces from export e where e.id = any($1)`,
        [ids],
      )
    ).rows;
  // The job that takes over the work of a dead server runs every minute; the test does not wait for it, nor for the database to notice the end of
  // that server.
  const taken = async () => {
    await database.pool.query("select graphile_worker.add_job('resume', job_key => 'resume')");
    return new Set((await states()).map(({ status }) => status));
  };
  await expect.poll(taken, { timeout: 60_000, interval: 500 }).toEqual(new Set(['ready']));
  expect((await states()).map(({ pieces }) => pieces)).toEqual(ids.map(() => 1));
});
