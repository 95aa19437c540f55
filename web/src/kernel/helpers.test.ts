import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@waybill/contract/kernel/user.ts';
import { ApiError } from './api-error.ts';
import { del, get, post, postForm, put } from './client.ts';
import { sessionIdle } from './session-idle.ts';
import { sessionStore } from './session-store.ts';
import { openLine } from './testing-line.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.set({ session: null, farewell: null });
});

const helpers = [
  ['GET', () => get('/api/any/path', { page: 2, tab: ['a', 'b'], search: '' }), '/api/any/path?page=2&tab=a&tab=b'],
  ['POST', () => post('/api/any/path', { name: 'စု', amount: 0 }), '/api/any/path'],
  ['POST', () => postForm('/api/any/path', { name: 'စု' }), '/api/any/path'],
  ['PUT', () => put('/api/any/path', { name: 'စု', amount: 0 }), '/api/any/path'],
  ['DELETE', () => del('/api/any/path'), '/api/any/path'],
] as const;

test.each(helpers)('C-03 a generic %s goes to any path and gives its answer', async (method, send, address) => {
  const line = openLine(() => Response.json({ data: [1, 2] }));
  expect(await send()).toEqual({ data: [1, 2] });
  expect(line.sent()).toEqual([`${method} ${address}`]);
});

test('C-03 a body goes as JSON, a form with files as multipart, a request without one as neither', async () => {
  const line = openLine(() => new Response(null, { status: 204 }));
  for (const [, send] of helpers) expect(await send()).toBeNull();
  const [read, json, form, change, removal] = line.requests;
  expect([read, json, form, change, removal].map((request) => request?.headers.get('content-type') ?? null)).toEqual([
    null,
    'application/json',
    expect.stringMatching(/^multipart\/form-data; boundary=/),
    'application/json',
    null,
  ]);
  expect([await json?.json(), await change?.json()]).toEqual([
    { name: 'စု', amount: 0 },
    { name: 'စု', amount: 0 },
  ]);
  const photos = [new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg')];
  await postForm('/api/company', { name: 'စု', photos, ids: [3, 4], none: null });
  const sent = (await line.requests.at(-1)?.formData()) ?? new FormData();
  expect([...sent.keys()]).toEqual(['name', 'photos[]', 'photos[]', 'ids[]', 'ids[]']);
  expect([sent.get('name'), await (sent.getAll('photos[]')[1] as File).text(), sent.getAll('ids[]')]).toEqual([
    'စု',
    '2',
    ['3', '4'],
  ]);
});

test('C-02 C-03 every helper sends the installation’s token, the language and the token of the session; a write has a key of its own', async () => {
  const line = openLine(() => Response.json({}));
  const user = { id: 7, hashid: 'h-7' } as User;
  sessionStore.set({ session: { token: 'secret', user, idleFor: 3_600_000, shared: false }, farewell: null });
  sessionIdle.start(3_600_000);
  for (const [, send] of helpers) await send();
  sessionIdle.start(null);
  const heads = line.requests.map(({ headers }) =>
    ['accept', 'x-client-token', 'x-locale', 'authorization'].map((name) => headers.get(name)),
  );
  expect(heads).toEqual(helpers.map(() => ['application/json', 'this-installation', 'mm', 'Bearer secret']));
  const keys = line.requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeNull();
  expect(new Set(keys.slice(1)).size).toBe(4);
  expect(keys.slice(1).every((key) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true);
});

test.each(helpers)('C-03 a generic %s that is refused throws what the server said', async (_, send) => {
  openLine(() =>
    Response.json({ code: 'not_found', message: 'There is no such record.', errors: {} }, { status: 404 }),
  );
  const refusal = await send().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 404, code: 'not_found', message: 'There is no such record.' });
});
