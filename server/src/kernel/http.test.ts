import { brotliDecompressSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { registry } from '@waybill/contract/registry.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/app.ts';

let testApp: TestApp;
let founder: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.as('superadmin');
});
afterAll(() => testApp.close());

const json = { 'content-type': 'application/json' };

describe('X-03 one shape for every error', () => {
  const bad: [string, Parameters<TestClient['send']>[0], number, string][] = [
    ['malformed JSON', { method: 'POST', url: '/api/staff', headers: json, payload: '{"name":' }, 400, 'malformed'],
    [
      'an empty body that says it is JSON',
      { method: 'POST', url: '/api/staff', headers: json, payload: '' },
      400,
      'malformed',
    ],
    [
      'a body that is no object',
      { method: 'POST', url: '/api/staff', headers: json, payload: '[1,2]' },
      422,
      'validation_failed',
    ],
    [
      'a text for a body where nothing is required',
      { method: 'POST', url: '/api/location/1/assign', headers: json, payload: '"x"' },
      422,
      'validation_failed',
    ],
    [
      'a body of null',
      { method: 'POST', url: '/api/location/1/assign', headers: json, payload: 'null' },
      422,
      'validation_failed',
    ],
    [
      'a body nested a thousand deep',
      { method: 'POST', url: '/api/staff', headers: json, payload: `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}` },
      400,
      'malformed',
    ],
    [
      'a prototype in the body',
      { method: 'POST', url: '/api/staff', headers: json, payload: '{"__proto__":{"admin":true}}' },
      400,
      'malformed',
    ],
    [
      'ten megabytes',
      { method: 'POST', url: '/api/staff', headers: json, payload: JSON.stringify({ name: 'x'.repeat(10_000_000) }) },
      413,
      'too_large',
    ],
    [
      'a content type nobody asked for',
      { method: 'POST', url: '/api/staff', headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
      400,
      'malformed',
    ],
    ['a path that is none', { method: 'GET', url: '/api/nothing' }, 404, 'not_found'],
    ['a record that is no number', { method: 'GET', url: '/api/staff/abc' }, 404, 'not_found'],
    ['a record beyond all numbers', { method: 'GET', url: '/api/staff/99999999999999999999' }, 404, 'not_found'],
    ['NUL in the path', { method: 'GET', url: '/api/staff/%00' }, 404, 'not_found'],
    [
      'NUL in the name of a record',
      {
        method: 'PUT',
        url: '/api/role/%00',
        headers: json,
        payload: '{"name_en":"a","name_mm":"a","name_zh":"a","permissions":[],"version":1}',
      },
      404,
      'not_found',
    ],
    ['a prototype in the query', { method: 'GET', url: '/api/staff?__proto__=1' }, 400, 'malformed'],
    ['NUL in the query', { method: 'GET', url: '/api/staff?search=%00' }, 422, 'validation_failed'],
    ['a broken escape in the path', { method: 'GET', url: '/api/staff/%E0%A4%A' }, 400, 'malformed'],
    [
      'a message of a conversation beyond all numbers',
      { method: 'GET', url: '/api/chat/1/picture/8943217706194467' },
      404,
      'not_found',
    ],
    ['an id that is longer than any', { method: 'GET', url: `/api/staff/${'x'.repeat(600)}` }, 404, 'not_found'],
    ['a method that the path does not have', { method: 'PUT', url: '/api/login' }, 405, 'method_not_allowed'],
  ];
  test.each(bad)('X-03 %s', async (_, request, status, code) => {
    const response = await founder.send(request);
    const body = response.json();
    expect([response.statusCode, body.code]).toEqual([status, code]);
    expect(Object.keys(body).sort()).toEqual(expect.arrayContaining(['code', 'errors', 'message', 'request_id']));
    expect(response.headers['x-request-id']).toBe(body.request_id);
    expect(response.body).not.toMatch(/select .* from|insert into|node_modules|\.ts:|stack/i);
  });

  test('X-01 405 says which methods there are', async () => {
    expect((await founder.send({ method: 'DELETE', url: '/api/staff/1' })).headers.allow).toBe('GET, PUT');
  });

  test('X-03 a failure of our own is 500 with a request id and nothing of its inside', async () => {
    await testApp.database.pool.query('alter table saved_view rename to saved_view_gone');
    const response = await founder.send({ method: 'GET', url: '/api/saved_view?list=staff' });
    await testApp.database.pool.query('alter table saved_view_gone rename to saved_view');
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: 'Something Went Wrong!', code: 'internal', errors: {}, request_id: expect.any(String) },
    ]);
  });
});

describe("T-01 the answer speaks the reader's language", () => {
  test.each([
    ['mm', 'အကောင့် သို့မဟုတ် စကားဝှက် မမှန်ကန်ပါ'],
    ['en', 'Invalid credentials'],
    ['zh', '账号或密码错误'],
    ['fr', 'အကောင့် သို့မဟုတ် စကားဝှက် မမှန်ကန်ပါ'],
  ])('T-01 X-06 %s', async (locale, expected) => {
    const response = await testApp.guest().send({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-locale': locale },
      payload: { user_name: 'x', password: 'y' },
    });
    expect(response.json().message).toBe(expected);
  });
  test('X-02 a field problem says the field and its bound in Myanmar', async () => {
    const { body } = await founder.try('staff.create', { body: { user_name: 'a' }, headers: { 'x-locale': 'mm' } });
    expect(body.errors?.user_name).toEqual([
      {
        code: 'between_length',
        message: 'အသုံးပြုသူအမည် သည် စာလုံး 2 လုံးမှ 60 လုံးအတွင်း ဖြစ်ရပါမည်။',
        language: 'mm',
        values: { min: 2, max: 60 },
      },
    ]);
  });
  test("X-02 a problem whose words do not name the field comes with the field in the reader's language", async () => {
    const { body } = await founder.try('staff.create', {
      body: { name: 'x'.repeat(500) },
      headers: { 'x-locale': 'zh' },
    });
    expect(body.errors?.name).toEqual([
      { code: 'max_length', message: '最多 100 个字符。', language: 'zh', field: '姓名', values: { max: 100 } },
    ]);
  });
});

describe('C-02 the client token', () => {
  test('C-02 another one than the page was given is refused, so that an old page is told to reload', async () => {
    const { status, body } = await founder.try('sessions.activeAccount', {
      headers: { 'x-client-token': 'yesterday' },
    });
    expect([status, body.code]).toEqual([403, 'client_unknown']);
  });
  test('C-02 the right one is accepted', async () => {
    expect(
      (await founder.try('sessions.activeAccount', { headers: { 'x-client-token': 'waybill-development' } })).status,
    ).toBe(200);
  });
});

describe('C-02 the hashid', () => {
  const preferences = { locale: 'mm', theme: 'system', density: 'normal', single_keys: true, myanmar_digits: false };
  test("C-02 one's own is taken in any body, by JSON and by form", async () => {
    const { data } = await founder.call('sessions.activeAccount', {});
    expect((await founder.try('sessions.preferences', { body: { ...preferences, hashid: data.hashid } })).status).toBe(
      200,
    );
    const form =
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nShwe\r\n' +
      `--x\r\nContent-Disposition: form-data; name="hashid"\r\n\r\n${data.hashid}\r\n--x--\r\n`;
    expect(
      (
        await founder.send({
          method: 'POST',
          url: '/api/company',
          headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(form.length) },
          payload: form,
        })
      ).statusCode,
    ).toBe(201);
  });
  test.each(['AAAAAAAAAAAAAAAA', '', null, 7, ['x']])(
    "C-02 another one (%j) is refused, so that nothing is done in another person's name",
    async (hashid) => {
      const { status, body } = await founder.try('sessions.preferences', { body: { ...preferences, hashid } });
      expect([status, body.errors?.hashid?.[0]?.code]).toEqual([422, 'other_account']);
    },
  );
});

test('every answer carries the headers that keep a page to itself, and that of a call nothing that only a page could use', async () => {
  const headersOf = async (url: string) => (await testApp.guest().send({ method: 'GET', url })).headers;
  for (const url of ['/api/app_config', '/api/nothing', '/healthz', '/login']) {
    const headers = await headersOf(url);
    const policy = url.startsWith('/api/')
      ? "default-src 'none';frame-ancestors 'none'"
      : expect.stringContaining("default-src 'none';script-src 'self'");
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(Object.hasOwn(headers, 'permissions-policy')).toBe(!url.startsWith('/api/'));
  }
  expect((await headersOf('/api/app_config'))['cache-control']).toBe('no-store');
});

test('health, readiness and metrics answer without a session', async () => {
  const get = async (url: string) => (await testApp.guest().send({ method: 'GET', url })).statusCode;
  expect([await get('/healthz'), await get('/readyz'), await get('/metrics')]).toEqual([200, 200, 200]);
});

test('too many requests from one session are told when to come back', async () => {
  const small = await startTestApp({ env: { REQUESTS_PER_MINUTE: '5' } });
  const person = await small.as('staff');
  const answers = [];
  for (let n = 0; n < 7; n++) answers.push(await person.send({ method: 'GET', url: '/api/active_account' }));
  const last = answers.at(-1);
  expect([answers[0]?.statusCode, last?.statusCode, last?.json().code]).toEqual([200, 429, 'too_many_requests']);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  await small.close();
});

test('X-03 whoever sends a body that is too large hears why: the line stays open until all of it was sent', async () => {
  const listening = await startTestApp();
  await listening.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((listening.app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => (heard += String(part)));
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n{',
  );
  await vi.waitFor(() => expect(heard).toContain('too_large'));
  socket.write('x'.repeat(9_999_999));
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(heard).toContain('"ok"'));
  socket.destroy();
  await listening.close();
});

test('X-03 a request that was on its way when the server was told to stop is answered like any other', async () => {
  const leaving = await startTestApp();
  await leaving.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((leaving.app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  let reads = 0;
  socket.on('data', (part) => (heard += String(part)));
  leaving.app.server.on('request', () => (reads += 1));
  const holder = await leaving.database.pool.connect();
  await holder.query('begin; lock table login_throttle in access exclusive mode');
  const body = JSON.stringify({ user_name: 'nobody', password: 'nothing' });
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await vi.waitFor(() => expect(reads).toBe(1));
  const closed = leaving.app.close();
  await vi.waitFor(() => expect(leaving.app.server.listening).toBe(false));
  socket.write('GET /api/app_config HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(reads).toBe(2));
  await holder.query('rollback');
  holder.release();
  await closed;
  await vi.waitFor(() =>
    expect(
      heard
        .split('HTTP/1.1')
        .slice(1)
        .map((answer) => answer.slice(1, 4)),
    ).toEqual(['401', '200']),
  );
  await leaving.close();
});

describe('C-05 the OpenAPI document', () => {
  test('C-05 describes every call, and nothing else', async () => {
    const document = (await testApp.guest().send({ method: 'GET', url: '/api/openapi.json' })).json();
    const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(document.openapi).toBe('3.1.0');
    expect(described.sort()).toEqual(registry.map((row) => `${row.method} ${row.path}`).sort());
  });

  test('C-05 is sent compressed, and not again to a caller who has it', async () => {
    const url = '/api/openapi.json?for=keys';
    const ask = (headers: Record<string, string>) => testApp.guest().send({ method: 'GET', url, headers });
    const [plain, packed] = [await ask({}), await ask({ 'accept-encoding': 'gzip;q=0, br' })];
    expect([packed.headers['content-encoding'], brotliDecompressSync(packed.rawPayload)]).toEqual([
      'br',
      plain.rawPayload,
    ]);
    const again = await ask({ 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.payload, packed.headers['etag']]).toEqual([304, '', plain.headers['etag']]);
  });

  longTest('C-05 every list and detail answers what the document says', async () => {
    const document = (await testApp.guest().send({ method: 'GET', url: '/api/openapi.json' })).json();
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'openapi');
    let looked = 0;
    for (const { id, method, path, query } of registry.filter(
      (row) => row.method === 'GET' && row.output && !row.path.includes('switch_branch'),
    )) {
      const url = path
        .replace(/\{\w+\}/g, '1')
        .concat(id === 'views.list' ? '?list=staff' : id === 'audit.ofRecord' ? '?room=staff&id=1' : '');
      const response = await founder.send({ method: 'GET', url });
      const status = String(response.statusCode);
      const schema = document.paths[path][method.toLowerCase()].responses[status]?.content['application/json'].schema;
      expect(
        schema,
        `${id} answers ${status}, which the document does not know ${query ? response.body : ''}`,
      ).toBeDefined();
      const valid = ajv.validate(
        { ...schema, components: document.components, $id: `${id}-${status}` },
        response.json(),
      );
      expect([id, valid ? null : ajv.errorsText()]).toEqual([id, null]);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(10);
  });

  test('C-05 an error answer is the shape that the document gives', async () => {
    const document = (await testApp.guest().send({ method: 'GET', url: '/api/openapi.json' })).json();
    const ajv = new Ajv2020({ strict: false });
    const { body } = await founder.try('staff.create', { body: {} });
    ajv.addSchema({ ...document, $id: 'openapi' });
    const check = ajv.getSchema('openapi#/components/schemas/ApiError');
    expect([check?.(body), ajv.errorsText(check?.errors)]).toEqual([true, 'No errors']);
  });
});
